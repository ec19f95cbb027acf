// SPDX-License-Identifier: Apache-2.0
// What comes of each option as `club` tries it, and why: what each action is expected to bring,
// what it takes the others to hold, and where the cards would have to lie for another choice to be
// better. It is made from a view and nothing else.
#pragma once

#include <optional>
#include <vector>

#include "bots/bot.h"
#include "bots/signals/convention.h"
#include "deal/unit.h"

namespace troef {

struct Hint {
  // Whose contract is played: of the seat itself, of its mate, of an opponent; everybody's own; or
  // all pass.
  enum class Player : std::uint8_t { self, mate, other, each, nobody };

  // Shares are of the imagined deals, from 0 to 1.
  struct Play {
    Player player = Player::self;
    double share = 0;
    // Of those deals: how often the contract is made; of `each`, by the seat.
    std::optional<double> made;
    std::optional<double> thanked;  // exactly what was bid, where that now and then happens
    bool operator==(const Play&) const = default;
  };

  // What partners read a card as, by the convention of the table (SG-..), and whether it is so.
  struct Saying {
    std::string_view id;
    Says says = Says::takes;
    bool so = true;
    bool operator==(const Saying&) const = default;
  };

  struct Option {
    Action action;
    std::optional<Action> then;  // the trumps that are named after it
    double gain = 0;   // what orders them: the side's score less its opponents', with card points
    double score = 0;  // expected on the sheet from now on, for the seat's side
    std::optional<double> others;  // the mean of the others', where it does not follow
    double best = 0;               // that nothing brings more
    std::vector<Play> plays;       // the usual first
    std::optional<double> trick;   // that `side` wins the trick
    std::optional<double> wins;    // that the side wins the deal, where tricks alone decide it
    std::optional<Saying> saying;  // to partners
    bool operator==(const Option&) const = default;
  };
  // Best first; but what a bot would do goes before what is no better as far as can be told.
  std::vector<Option> options;
  std::size_t level = 1;  // so many of them are as good as each other
  bool always = false;    // these are the best cards in every imagined deal
  bool known = false;     // all cards are: what is told comes of the best play by all

  Unit unit = Unit::points;
  bool difference = false;  // scores are what one of two sides has more than the other
  Amount paid = 0;          // to the seat before, beside the scores
  Seats side;               // who is known to play with the seat, and it

  // A hidden card that a seat probably holds, by what it did or did not do; `sure` where nothing
  // else is possible.
  struct Guess {
    Seat seat;
    Card card;
    double chance = 0;
    bool sure = false;
    std::optional<Action> because;  // what its seat did that tells most of it
    bool operator==(const Guess&) const = default;
  };
  std::vector<Guess> guesses;  // the surest first

  // What a partner last said of a suit, with the card that said it.
  struct Sign {
    Seat seat;
    Card card;
    std::string_view id;
    Says says = Says::takes;
    bool operator==(const Sign&) const = default;
  };
  std::vector<Sign> heard;

  // A seat that can hold none of a suit of which cards are missing.
  struct Void {
    Seat seat;
    Suit suit = Suit::clubs;
    bool operator==(const Void&) const = default;
  };
  std::vector<Void> voids;

  // Where this card lies there, or does not (so likely), the second option scores so much more than
  // the first.
  struct Turning {
    Seat seat;
    Card card;
    bool there = true;
    double chance = 0, score = 0;
    bool operator==(const Turning&) const = default;
  };
  std::optional<Turning> turning;

  int worlds = 0;  // deals that were imagined
  bool operator==(const Hint&) const = default;
};

// At the seat's turn. As `name` nothing is looked at: a hint comes from the same search for all.
Hint hint(const View& view, const BotSettings& settings);

}  // namespace troef
