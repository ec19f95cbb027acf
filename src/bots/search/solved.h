// SPDX-License-Identifier: Apache-2.0
// What the solver says of cards in an imagined deal, and for how much it counts beside playing on.
#pragma once

#include <optional>
#include <span>

#include "bots/search/exact.h"
#include "bots/search/tuning.h"

namespace troef::search {

// Whether two sides play the whole match, and each scores what it wins. Not where two play for card
// points: who declares is paid or pays then, as at tables of more, and so the solver counts.
bool in_pairs(const View& view);
// Whether what each is worth in a deal is solved, and hardly tried.
bool are_solved(const View& view, std::span<const Action> actions, const Tuning& tuning);
// Whether it is solved beside being tried.
bool is_solver_heard(const View& view, std::span<const Action> actions, const Tuning& tuning);

// Whether every hand lies open (PD-41): one deal is left.
bool nothing_hidden(const View& view);

class Solved {
 public:
  Solved(const View& view, std::span<const Action> actions, const Tuning& tuning);

  // Looks at a deal before any of the actions is played in it.
  void look(Imagined& deal, std::span<const Action> actions, Meter& meter);
  // What an action is worth in that deal, by its place, of which playing on gained so much (Gain).
  double worth(std::size_t place, double gained) const;

 private:
  double playing_ = 1;  // the share of what playing on gained
  // Of Gain: one of a difference, one of an entry, and one of what was solved last.
  double of_difference_ = 1, of_entry_ = 1, units_ = 1;
  bool may_give_up_ = false, nothing_hidden_ = false;
  int found_ = 0, missed_ = 0;  // deals that were solved, and that took too long
  std::optional<Exact> exact_;
  std::span<const double> values_;
};

}  // namespace troef::search
