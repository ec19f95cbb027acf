// SPDX-License-Identifier: Apache-2.0
// Hints where every hand lies open (PD-41): no chances, but what is.
#include "bots/hint/hint.h"
#include "bots/thumb/thumb.h"
#include "deal/holdings.h"
#include "open_deals.h"
#include "solver/solver.h"

namespace troef::test {
namespace {

constexpr BotSettings settings_of(std::uint64_t seed) { return {.name = "", .seed = seed}; }

// What the declarer scores at last, every card as the solver has it.
double solved(Deal deal, const View& view, Card card, solver::Solver& solver) {
  deal.play(view.seat, with_card(Verb::play, card));
  const Seat declarer = *view.facts.declarer;
  if (deal.over()) return static_cast<double>(deal.result().score[declarer]);
  const View next = deal.view(deal.turn().seat);
  Holdings held;
  for (const Seat seat : Seats::all(view.seats)) held.hands[seat] = deal.board().where.hand(seat);
  const auto problem = next.game->problem(next, held, {solver::Sought::score, 0});
  return static_cast<double>(solver.value(*problem).low);
}

void is_solved(const Deal& deal, const View& view, solver::Solver& solver) {
  const Hint told = hint(view, settings_of(1));
  EXPECT_TRUE(told.known);
  EXPECT_TRUE(told.guesses.empty() && told.voids.empty() && !told.turning);
  for (const Hint::Option& option : told.options) {
    const double declarers = solved(deal, view, option.action.card, solver);
    const double own = view.facts.declarer == view.seat ? declarers : -declarers / 3;
    EXPECT_NEAR(option.score, own, 1e-9) << to_string(option.action);
    ASSERT_EQ(option.plays.size(), 1U);
    EXPECT_EQ(option.plays.front().made, declarers > 0 ? 1.0 : 0.0);
    EXPECT_FALSE(option.trick.has_value());
  }
}

TEST(OpenHints, PD_41_tell_what_every_card_is_worth_as_the_solver_has_it) {
  solver::Solver solver;
  for (const auto begun : {open_praatje, open_piek}) {
    Played played = begun();
    ThumbBot thumb(1);
    int told = 0;
    for (Deal& deal = played.deal(); !deal.over();) {
      const View view = deal.view(deal.turn().seat);
      if (view.legal.size() > 1) {
        is_solved(deal, view, solver);
        ++told;
      }
      deal.play(view.seat, thumb.choose(view));
    }
    EXPECT_GT(told, 2);
  }
}

TEST(OpenHints, PD_41_are_the_same_whatever_is_imagined) {
  for (const auto begun : {open_praatje, open_piek}) {
    Played played = begun();
    const View view = played.deal().view(Seat(1));
    EXPECT_EQ(hint(view, settings_of(1)), hint(view, settings_of(2)));
  }
}

TEST(OpenHints, PD_41_are_chances_still_at_the_first_lead) {
  Played played = piek_before_the_lead();
  const Hint told = hint(played.deal().view(Seat(0)), settings_of(1));
  EXPECT_FALSE(told.known);
  EXPECT_GE(told.worlds, 40);
}

}  // namespace
}  // namespace troef::test
