// SPDX-License-Identifier: Apache-2.0
// The numbers that make one strong bot differ from another (docs/bots.md).
#pragma once

#include <cstdint>

namespace troef::search {

struct Tuning {
  // Actions of play-outs for a decision: of the play of the cards, and of all before it.
  std::uint64_t nodes_playing = 8'000;
  std::uint64_t nodes_before = 20'000;
  // At most so many actions are compared; the rest is left out by what thumb thinks of it.
  int most_candidates = 8;
  // Of more ways than this to lay cards away so many are compared, with nodes of their own: the
  // best may be far from the first to thumb.
  int most_laid = 8;
  std::uint64_t nodes_laying = 20'000;
  // Bids are tried as far up as wins most, though fewer of them are made (thumb/weights.h).
  bool dares = false;
  // Contracts that thumb thinks too little of must bring so many times what they pay more than
  // others do, as they are defended better at the table than in play-outs; 0: they are not tried.
  double hope = 0;
  // Of so many layouts one is kept, each with a chance as its likelihood; 1: uniform.
  int layouts = 1;
  // How likely it is that a seat did what thumb would not: in the auction, and in playing.
  double odd_bid = 0.1;
  double odd_play = 0.35;
  // Replies to a card are learnt so boldly (search/tree), where one side plays against another; 0:
  // thumb plays them.
  double boldness = 0;
  // With so many cards in each hand what a card is worth in a deal is not tried but solved; 0:
  // never. Only the very last where sides change from contract to contract.
  int solve_from = 0;
  // With so many cards in each hand what the solver says counts for this share, where each seat has
  // a score of its own (of contracts for tricks, with the declarer and in lose games).
  int hear_solver_from = 0;
  double share_of_solver = 0;
  // And where two sides play the match, with one card more than are solved; with no partners from
  // the first. Either way so many nodes more are spent.
  double share_in_pairs = 0;
  std::uint64_t nodes_hearing = 0;
  // What thumb would do is given up only for what is better by so many standard errors.
  double caution_playing = 0.6;
  double caution_before = 1.0;
  // What a card is thought to bring less than thumb's choice, at most `most_doubt`, counts as if so
  // many deals had shown it, before the end: where a network has learnt the game (learnt/opinion),
  // or two sides play the match for card points.
  double most_doubt = 25;
  int doubting_worlds = 0;
  // What is behind by so many standard errors is left out, and what is decided ends the search; 0:
  // never, so that all nodes are used.
  double beyond_doubt = 0;
  // The worlds in which every candidate is tried before any is left out.
  int least_worlds = 6;
  // With so many cards in hand those that this leaves in doubt are weighed again, in at most so
  // many deals in which the others think, too, and with nodes of its own (search/again); 0: never.
  int again_from = 0;
  int deals_again = 24;
  std::uint64_t nodes_again = 400'000;
};

}  // namespace troef::search
