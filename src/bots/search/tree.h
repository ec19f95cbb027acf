// SPDX-License-Identifier: Apache-2.0
// What replies to a card turned out to be good, over all the deals imagined so far: cards as
// everybody sees them fall, whatever the hands that they fall from (information set search:
// Cowling, Powley, Whitehouse 2012). In each place thumb's choice is the first guess, and others
// are tried the more the more deals come by (PUCT: Rosin 2011). Behind it thumb plays on.
#pragma once

#include <vector>

#include "bots/bot.h"
#include "bots/search/gain.h"
#include "bots/search/playout.h"

namespace troef::search {

class Tree {
 public:
  // `candidates`: each has a tree of its own. `boldness`: how much what thumb would not do is
  // tried.
  Tree(const View& view, std::size_t candidates, double boldness, const Convention* signals);

  // The deal goes on behind a candidate that was just played; how it ends.
  Result run(Imagined& deal, std::size_t candidate, std::uint64_t luck, Meter& meter);

 private:
  struct Reply {
    Card card;
    int place = -1;  // what comes after it; none yet
    int tries = 0;
    double sum = 0;  // gained by who plays it
  };
  struct Place {
    int tries = 0;
    double sum = 0;
    std::vector<Reply> replies;
  };
  struct Step {
    std::size_t place, reply;
    Seat seat;
  };

  std::size_t reply_of(Imagined& deal, std::size_t place, Bot& thumb);
  std::size_t find(Place& place, Card card) const;
  std::size_t choose(Place& place, Cards cards, Card expected) const;
  void learn(const Result& result);
  double spread() const;

  PlayOut playout_;
  double boldness_;
  const Convention* signals_;
  std::vector<Gain> gains_;  // by seat
  std::vector<Place> places_;
  std::vector<Step> path_;
  double count_ = 0, sum_ = 0, squares_ = 0;  // of what the first of a path gained
};

}  // namespace troef::search
