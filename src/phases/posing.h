// SPDX-License-Identifier: Apache-2.0
// What the problems of all games have in common: a point in the play of the cards, for the solver.
#pragma once

#include "deal/holdings.h"
#include "deal/view.h"
#include "phases/taken.h"
#include "solver/problem.h"

namespace troef {

// Seats, hands, trick, order and law, and who won the tricks so far. Nobody maximises yet.
solver::Problem pose(const View& view, const Holdings& held);

// Somebody is to play a card, and every seat has as many as the tricks to come ask for.
bool cards_are_played(const View& view, const Holdings& held, int tricks);

// The declarer has said what roem there is, or none.
bool roem_was_said(const View& view);

// The cards that each seat has played.
BySeat<Cards> played_by(const View& view);

// The goals that games share: every trick one, exactly so many of them, and of a question whichever
// it is, or all; false where it is about something else than tricks. `tricks`: of the whole deal.
void seek_tricks(solver::Problem& problem, const Facts& facts);
void seek_exactly(solver::Problem& problem, int tricks);
bool seek_in_tricks(solver::Problem& problem, const Facts& facts, const solver::Question& question,
                    int tricks);

// Steps of a function of the gains that never goes down.
template <class Function>
solver::Steps steps_of(int most, Function value) {
  solver::Steps steps;
  for (int gains = 0; gains <= most; ++gains) {
    const int now = value(gains);
    if (gains == 0 || now != value(gains - 1)) steps.add(gains, now);
  }
  return steps;
}

}  // namespace troef
