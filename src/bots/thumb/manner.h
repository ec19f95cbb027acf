// SPDX-License-Identifier: Apache-2.0
// How thumb weighs cards: what `playing` and `keeping` add up. The numbers are in weights.h.
#pragma once

#include <string_view>

namespace troef::thumb {

struct Manner {
  std::string_view letters;
  int seats;
  bool alone;  // only where each plays for self

  // What a trick is worth besides its points; where no points are counted; where two cards of it
  // touch, and might become roem, each; of roem that later cards may bring to one that is led; less
  // for every player to come; more as the last one; and as the first against a lone declarer, near
  // the end, by which not all are lost.
  double trick, bare_trick, touching, coming, later, last_trick, first_trick;
  // A card that is played is not kept for later: its points, and the trick that it takes then; of
  // both so much for who leads, and for who follows.
  double points_kept, tricks_kept, keeping_leading, keeping_following;
  // To the points of a card that is not the highest, once the trick is the side's; and more where
  // it does not follow suit, and whether those of the highest count then, too. Ruffing where a mate
  // is ahead. A trump that need not be played, and beats the one that was led.
  double fed, fed_away, ruffing_mate, held_back;
  bool feeds_top;
  // A card of a side suit put before the others on a foe's trick though one card of theirs beats
  // it: with a higher one in hand, which waits for that card; and with none.
  double before_own_top, before_one;

  // Throwing a card away: so much of what it guards; the highest of its suit, the likelier it
  // takes; the only one, to ruff later; for each of the suit in hand, at the others, and higher
  // than it at the others. Less against the declarer, of a suit whose highest is in hand.
  double guarding, throwing_top, throwing_lone, throwing_own, throwing_out, throwing_under;
  double throwing_topped;

  // Leading trumps: when the foes have none, and then the only one beside losers; without a
  // declarer the highest and another; against the declarer, with as many of the highest as the foes
  // hold; as the declarer the highest, and more for each that the foes hold; another, from more of
  // them than a foe has, for each of theirs, or from fewer; the only one, of the declarer or
  // without; for a declarer who is the mate.
  double trump_none_left, last_with_losers, top_trump_undeclared, trump_undeclared;
  double trump_defending, draws_the_last;
  double top_trump, top_trump_draws, long_trump_draws, short_trump, last_trump, trump_for_mate;
  // Leading a side suit: not its highest, with an ace or a ten in hand; with its highest in hand;
  // the only one, to ruff later; an ace or a ten that is not the highest. Not the top of a run.
  double away_from_high, away_from_top, single, high_to_others, lower_of_run;
  // Its highest against the declarer, and for every trick that is over; another card when the foes
  // have no trumps. A suit that a mate led first, or a foe. For each of the suit in hand and at the
  // others; for each in hand that is higher and, where it is not the highest, at the others.
  double top_defending, top_later, loser_undrawn, suit_of_mate, suit_of_foe;
  double leading_own, leading_out, leading_low, leading_under;

  // How likely a card takes a trick later: that a foe follows to the highest, by how many it has
  // left; the least of the highest; for every higher trump; where as many lower ones draw them;
  // below higher ones with as many guards, and with fewer; of that so much where nobody holds a
  // lower one. Whether one of a suit that nobody else holds counts by the chance to come in, and
  // one of the last two by the chance that its suit is led.
  double follows, top_least, trump_under, trump_drawn, guarded, bare, none_below;
  bool must_come_in, must_be_led;
  // How likely the points of one that does not are thrown on a trick of the side: without mates, of
  // a trump, of another; more where a mate has the highest.
  double thrown_alone, thrown_trump, thrown, under_mate;
};

}  // namespace troef::thumb
