// SPDX-License-Identifier: Apache-2.0
// What comes of each option as `club` tries it, and why: what each action is expected to bring,
// what it takes the others to hold, and where the cards would have to lie for another choice to be
// better. It is made from a view and nothing else.
#pragma once

#include <optional>
#include <vector>

#include "bots/bot.h"

namespace troef {

struct Hint {
  struct Option {
    Action action;
    double gain = 0;  // expected: the score of the seat's side less the mean of its opponents'
    // Shares of the imagined deals, from 0 to 1. `ours`: that the seat's side is the declarer's;
    // `made`: that the contract is made, whoever plays it; `trick`: that the side wins the trick.
    double best = 0;  // that nothing brings more
    std::optional<double> ours, made, trick;
    bool operator==(const Option&) const = default;
  };
  std::vector<Option> options;  // best first

  // A hidden card that a seat probably holds, by what it did or did not do.
  struct Guess {
    Seat seat;
    Card card;
    double chance = 0;
    bool operator==(const Guess&) const = default;
  };
  std::vector<Guess> guesses;  // the surest first

  // A seat that can hold none of a suit of which cards are missing.
  struct Void {
    Seat seat;
    Suit suit = Suit::clubs;
    bool operator==(const Void&) const = default;
  };
  std::vector<Void> voids;

  // Where this card lies there (so likely) the second option brings more than the first, by so
  // much.
  struct Turning {
    Seat seat;
    Card card;
    double chance = 0, gain = 0;
    bool operator==(const Turning&) const = default;
  };
  std::optional<Turning> turning;

  int worlds = 0;  // deals that were imagined
  bool operator==(const Hint&) const = default;
};

// At the seat's turn. As `name` nothing is looked at: a hint comes from the same search for all.
Hint hint(const View& view, const BotSettings& settings);

}  // namespace troef
