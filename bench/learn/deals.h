// SPDX-License-Identifier: Apache-2.0
// Deals that a network plays against itself to find out what each card brings.
#pragma once

#include <functional>
#include <vector>

#include "bots/learnt/network.h"
#include "bots/thumb/thumb.h"
#include "deal/deal.h"
#include "deal/imagined.h"

namespace troef::learn {

// The cards that could be played, and the gain of the side when each was (search/gain), in points.
struct Choice {
  std::vector<learnt::Marks> cards;
  std::vector<double> gains;
};

class Deals {
 public:
  Deals(const Game& game, std::vector<Rules> house_rules, std::uint64_t seed);

  // Plays one deal, bid by `thumb`, in which most cards are the best by the network, and plays it
  // to its end with each card at a few choices.
  void play(const learnt::Network& network, const std::function<void(const Choice&)>& note);

 private:
  Start next_start();
  bool bid(Deal& deal);
  Card chosen(const View& view, std::span<const Action> plays, const learnt::Network& network,
              double noise);
  void step(Imagined& deal, const learnt::Network& network, double noise);
  Choice tried(Imagined& deal, const learnt::Network& network);

  const Game& game_;
  std::vector<Rules> house_rules_;
  Quick luck_;
  ThumbBot thumb_;
};

}  // namespace troef::learn
