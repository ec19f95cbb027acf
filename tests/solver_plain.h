// SPDX-License-Identifier: Apache-2.0
// Plain minimax over copies of a deal, through the engine: what the solver is held against. It
// knows sides and goals from the definition alone and shares nothing with the search.
#pragma once

#include "games/solving.h"
#include "support.h"

namespace troef::test {

inline constexpr solver::Sought goals[] = {
    solver::Sought::score, solver::Sought::points, solver::Sought::tricks, solver::Sought::roem,
    solver::Sought::made,  solver::Sought::all,    solver::Sought::exactly};

// What is sought is what a side scores more than the other, not its own entry.
bool scores_are_compared(const Deal& deal);

class Plain {
 public:
  Plain(const Deal& from, const solver::Question& question);

  // The value with best play by both sides.
  Amount value(const Deal& deal);
  // After this action of the seat to move.
  Amount value(const Deal& deal, const Action& action);
  // Of a deal that is over.
  Amount judge(const Deal& deal) const;

 private:
  bool maximises(const Deal& deal, Seat seat) const;
  Amount closed(const Deal& deal);
  Amount judge_score(const Result& result, Seat seat, Seat opponent) const;

  solver::Question question_;
  Seat asked_;
};

// A deal played at random to a decision in the play of the cards with about so many cards left in
// each hand; nullopt where it does not come to that.
std::optional<Deal> random_ending(const Game& game, const Rules& rules, int cards, Quick& random);

}  // namespace troef::test
