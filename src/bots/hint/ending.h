// SPDX-License-Identifier: Apache-2.0
// How a deal ended behind an option, as far as a hint tells it.
#pragma once

#include "bots/hint/hint.h"
#include "bots/search/gain.h"

namespace troef::hints {

struct Ending {
  double gain = 0;    // with what the solver says
  double played = 0;  // as it was played out
  double weight = 1;  // of this deal among all in what is told of the option
  // On the sheet, but for what was paid before: the side's score, and the mean of the others'.
  double own = 0, others = 0;
  bool adds_up = true;  // what one scores the others pay
  std::optional<Hint::Player> player;
  bool made = false, thanked = false;
  std::optional<bool> trick, wins;

  // As it is told; `difference`: what one of two sides has more than the other.
  double score(bool difference) const { return difference ? own - others : own; }
};

// Who is known to play with the seat, and it; the whole match, or in the play of the cards.
Seats match_side(const View& view);
Seats known_side(const View& view);

class Endings {
 public:
  explicit Endings(const View& view);
  Ending of(const Action& action, const Result& result) const;

 private:
  double mean(const Result& result, Seats seats) const;
  bool makes(const Result& result, Hint::Player player) const;

  const View& view_;
  search::Gain gain_;
  Seats match_, known_, all_;
  bool more_than_one_, tricks_win_;
};

}  // namespace troef::hints
