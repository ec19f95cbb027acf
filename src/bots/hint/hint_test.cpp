// SPDX-License-Identifier: Apache-2.0
#include "bots/hint/hint.h"

#include <algorithm>

#include "bots/hint/trial.h"
#include "hint_nodes.h"
#include "solver/solver.h"
#include "worlds.h"

namespace troef::test {
namespace {

class Hints : public testing::TestWithParam<Table> {};
INSTANTIATE_TEST_SUITE_P(All, Hints, testing::ValuesIn(all_presets()), test_name);

bool is_share(const std::optional<double>& share) { return !share || (*share >= 0 && *share <= 1); }

void is_sound(const View& view, const Hint& hint) {
  ASSERT_FALSE(hint.options.empty());
  EXPECT_GE(hint.worlds, 1);
  EXPECT_GE(hint.level, 1U);
  for (std::size_t i = 1; i < hint.options.size(); ++i) {
    EXPECT_TRUE((i == 1 && hint.level > 1) || hint.options[i].gain <= hint.options[i - 1].gain);
  }
  for (const Hint::Option& option : hint.options) {
    EXPECT_NE(std::find(view.legal.begin(), view.legal.end(), option.action), view.legal.end());
    EXPECT_TRUE(is_share(option.best) && is_share(option.trick) && is_share(option.wins));
    double played = 0;
    for (const Hint::Play& play : option.plays) {
      EXPECT_TRUE(is_share(play.share) && is_share(play.made));
      played += play.share;
    }
    EXPECT_LT(played, 1 + 1e-9);
  }
  for (const Hint::Guess& guess : hint.guesses) {
    EXPECT_NE(guess.seat, *view.seat);
    EXPECT_FALSE((view.hand() | view.played).has(guess.card));
    EXPECT_TRUE(is_share(guess.chance));
  }
  for (const Hint::Void& none : hint.voids) EXPECT_NE(none.seat, *view.seat);
}

TEST_P(Hints, are_about_legal_actions_best_first_and_the_same_in_worlds_that_look_the_same) {
  SCOPED_TRACE(seed());
  Quick random(seed());
  int compared = 0;
  for (int i = 0; i < 60 && compared < 4; ++i) {
    Deal deal(start_of(*GetParam().game, GetParam().rules, random));
    const int stop = 1 + random.roughly_below(35);
    for (int step = 0; step < stop && !deal.over(); ++step) {
      deal.play(random_entry(deal, random));
    }
    if (deal.turn().awaited != Awaited::seat) continue;
    const Seat seat = deal.turn().seat;
    const View view = deal.view(seat);
    const Cards unknown = unknown_to(deal, seat);
    if (view.legal.size() < 2 || unknown.size() < 2) continue;
    const Hint here = hint(view, few_nodes);
    is_sound(view, here);
    if (offers(view.legal, Verb::bid) || offers(view.legal, Verb::contract)) {
      EXPECT_GT(here.options.size(), 1U);
    }
    for (const Hint::Void& none : here.voids) {
      EXPECT_TRUE((deal.board().where.hand(none.seat) & Cards::of(none.suit)).empty());
    }
    const auto other =
        other_world(deal, unknown.nth(random.roughly_below(unknown.size())), unknown.first());
    if (!other) continue;
    ++compared;
    EXPECT_EQ(hint(other->view(seat), few_nodes), here);
  }
  EXPECT_GT(compared, 0);
}

// Seat 1 threw a club on the ace of hearts that seat 0, who made trumps, led.
View hearts_led() {
  Played played("klaverjassen");
  played
      .hands({"7C 8C 9C 7D JS 9S KH AH", "TC JC QC KC AC TD JD QD", "KD 7H TH 8D 9D AD 7S 8S",
              "8H 9H JH QH TS QS KS AS"})
      .then({"0 trump S", "0 play AH", "1 play TC"});
  return played.deal().view(Seat(2));
}

TEST(Hint, tells_who_has_none_of_a_suit) {
  const Hint told = hint(hearts_led(), {.name = "", .seed = 1});
  const auto none = [&](int seat, Suit suit) {
    return std::any_of(told.voids.begin(), told.voids.end(), [&](const Hint::Void& one) {
      return one.seat == Seat(seat) && one.suit == suit;
    });
  };
  EXPECT_TRUE(none(1, Suit::hearts));
  EXPECT_TRUE(none(1, Suit::spades));
  EXPECT_FALSE(none(3, Suit::hearts));
}

// Of four cards in hand: as the solver has it, but for card points, which break ties.
TEST(Hint, solves_the_last_cards) {
  SCOPED_TRACE(seed());
  Quick random(seed());
  const Game& game = *find_game(all_games(), "klaverjassen");
  const Rules rules = default_rules(game);
  solver::Solver solver;
  int compared = 0;
  for (int i = 0; i < 20; ++i) {
    Deal deal(start_of(game, rules, random));
    while (!deal.over() && deal.board().facts.tricks < 4) deal.play(random_entry(deal, random));
    if (deal.over()) continue;
    const View view = deal.view(deal.turn().seat);
    const hints::Trial trial = hints::try_all(view, few_nodes);
    for (const hints::World& world : trial.worlds) {
      Holdings held;
      held.hands = world.hands;
      const auto problem = game.problem(view, held, {solver::Sought::score, 0});
      ASSERT_TRUE(problem);
      const bool ours = problem->maximisers.has(*view.seat);
      for (const auto& [move, value] : solver.moves(*problem)) {
        const auto option = std::find(trial.options.begin(), trial.options.end(),
                                      search::Way{with_card(Verb::play, move.card), {}});
        if (option == trial.options.end()) continue;
        const auto place = static_cast<std::size_t>(option - trial.options.begin());
        const auto solved = static_cast<double>(value.low);
        EXPECT_NEAR(world.endings[place].gain, ours ? solved : -solved, 1.7);
        ++compared;
      }
    }
  }
  EXPECT_GT(compared, 100);
}

TEST(Hint, gives_no_points_to_the_ace_of_the_others) {
  Played played("klaverjassen");
  played
      .hands({"7C 8C 9C 7D JS 9S KH 7H", "TC JC QC KC AC TD JD AH", "KD QD TH 8D 9D AD 8H 8S",
              "7S 9H JH QH TS QS KS AS"})
      .then({"0 trump S", "0 play 7H", "1 play AH"});
  const Hint told = hint(played.deal().view(Seat(2)), {.name = "", .seed = 1});
  ASSERT_EQ(told.options.size(), 2U);
  EXPECT_EQ(to_string(told.options[0].action), "play 8H");
  EXPECT_GT(told.options[0].gain, told.options[1].gain + 1);
  ASSERT_TRUE(told.options[0].trick.has_value());
  EXPECT_LT(*told.options[0].trick, 0.1);
  EXPECT_GT(told.worlds, 100);
}

}  // namespace
}  // namespace troef::test
