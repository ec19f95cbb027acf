// SPDX-License-Identifier: Apache-2.0
#include "cli/solve/meaning.h"

#include <fmt/format.h>

#include "cli/solve/choices.h"
#include "cli/solve/position.h"
#include "games/solving.h"

namespace troef::cli {
namespace {

using solver::Sought;

Deal in_play(Deal deal) {
  while (!why_not_solved(deal).empty() && declarer_chooses(deal)) {
    deal.play(deal.turn().seat, deal.legal().front());
  }
  return deal;
}

// Of the whole deal, if it is played to its last card. A card may still come to who is to move.
int tricks_of(const Deal& play) {
  const auto problem = pose(play, {Sought::tricks, 0}).problem;
  if (!problem) return 0;
  const Seat seat = problem->to_move();
  const bool waits = problem->late && problem->late_to == seat;
  return problem->tally.tricks + problem->hands[seat].size() + (waits ? 1 : 0);
}

bool too_many(const Deal& play, const solver::Question& question) {
  return question.sought == Sought::exactly && question.tricks > tricks_of(play);
}

}  // namespace

bool has_meaning(const Deal& deal, const solver::Question& question) {
  const Deal play = in_play(deal);
  return !too_many(play, question) && pose(play, question).problem;
}

std::string why_no_meaning(const Deal& deal, const solver::Question& question) {
  const Deal play = in_play(deal);
  switch (question.sought) {
    case Sought::roem:
      return "no roem is won in tricks";
    case Sought::made:
      return "nothing was bid that could be made";
    case Sought::exactly:
      if (too_many(play, question)) return fmt::format("it has {} tricks", tricks_of(play));
      return deal.game().contracts().empty() ? "each trick counts for one player alone"
                                             : "the game ends it once that is settled";
    default:
      return "nothing is left to be played for";
  }
}

std::vector<std::string> goals_of(const Deal& deal) {
  std::vector<std::string> goals;
  for (const Asked& each : plain_goals()) {
    if (has_meaning(deal, each.question)) goals.push_back(each.name);
  }
  if (has_meaning(deal, {Sought::exactly, 0})) {
    goals.push_back(fmt::format("exactly:N, N from 0 to {}", tricks_of(in_play(deal))));
  }
  return goals;
}

}  // namespace troef::cli
