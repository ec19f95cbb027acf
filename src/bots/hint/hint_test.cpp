// SPDX-License-Identifier: Apache-2.0
#include "bots/hint/hint.h"

#include <algorithm>
#include <cmath>

#include "bots/hint/trial.h"
#include "solver/solver.h"
#include "worlds.h"

namespace troef::test {
namespace {

constexpr BotSettings settings{.name = "", .seed = 1, .nodes = 4'000};

class Hints : public testing::TestWithParam<Table> {};
INSTANTIATE_TEST_SUITE_P(All, Hints, testing::ValuesIn(all_presets()), test_name);

bool is_share(const std::optional<double>& share) { return !share || (*share >= 0 && *share <= 1); }

void is_sound(const View& view, const Hint& hint) {
  ASSERT_FALSE(hint.options.empty());
  EXPECT_GE(hint.worlds, 1);
  double before = hint.options.front().gain;
  for (const Hint::Option& option : hint.options) {
    EXPECT_NE(std::find(view.legal.begin(), view.legal.end(), option.action), view.legal.end());
    EXPECT_LE(option.gain, before);
    EXPECT_TRUE(is_share(option.best) && is_share(option.trick) && is_share(option.wins));
    double played = 0;
    for (const Hint::Play& play : option.plays) {
      EXPECT_TRUE(is_share(play.share) && is_share(play.made));
      played += play.share;
    }
    EXPECT_LT(played, 1 + 1e-9);
    before = option.gain;
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
    const Hint here = hint(view, settings);
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
    EXPECT_EQ(hint(other->view(seat), settings), here);
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
    const hints::Trial trial = hints::try_all(view, settings);
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

// At the seat to move, thumb playing for all; true ends the deals.
template <class Look>
void look_on(std::string_view game_id, std::uint64_t seed, Look look) {
  SCOPED_TRACE(seed);
  Quick random(seed);
  const Game& game = *find_game(all_games(), game_id);
  const auto bot = make_bot("thumb", 3);
  for (int i = 0; i < 40; ++i) {
    Deal deal(start_of(game, default_rules(game), random));
    while (!deal.over()) {
      const Turn turn = deal.turn();
      if (turn.awaited != Awaited::seat) {
        play_chance(deal, random);
        continue;
      }
      const View view = deal.view(turn.seat);
      if (view.legal.size() > 1 && look(deal, view)) return;
      deal.play({turn.seat, bot->choose(view), {}});
    }
  }
}

TEST(Hint, names_a_place_of_a_card_only_where_the_second_choice_would_be_clearly_better) {
  bool named = false;
  look_on("klaverjassen", 5, [&](const Deal&, const View& view) {
    if (view.hand().size() < 6) return false;
    const auto turning = hint(view, {.name = "", .seed = 1, .nodes = 60'000}).turning;
    if (!turning) return false;
    EXPECT_GE(turning->score, 2);
    EXPECT_GT(turning->chance, 0);
    EXPECT_LE(turning->chance, 0.5);
    EXPECT_FALSE(view.hand().has(turning->card));
    return named = true;
  });
  EXPECT_TRUE(named);
}

TEST(Hint, names_a_card_with_one_seat_only_and_as_sure_only_where_it_is) {
  int guessed = 0, sure = 0;
  look_on("heugen", 7, [&](const Deal& deal, const View& view) {
    if (view.hand().size() > 5) return false;
    Cards named;
    for (const Hint::Guess& guess : hint(view, settings).guesses) {
      EXPECT_FALSE(named.has(guess.card));
      named.add(guess.card);
      EXPECT_GE(guess.chance, 0.55);
      EXPECT_TRUE(!guess.sure || deal.board().where.hand(guess.seat).has(guess.card));
      ++guessed;
      sure += guess.sure;
    }
    return guessed > 100 && sure > 0;
  });
  EXPECT_GT(guessed, 0);
  EXPECT_GT(sure, 0);
}

TEST(Hint, scores_what_the_sheet_will_say_where_that_is_certain) {
  for (const std::string_view game : {"klaverjassen", "heugen", "hoogjassen", "pandoer"}) {
    SCOPED_TRACE(game);
    int certain = 0;
    look_on(game, 11, [&](const Deal&, const View& view) {
      if (view.hand().size() > 3 || !offers(view.legal, Verb::play)) return false;
      const hints::Trial trial = hints::try_all(view, settings);
      const hints::Ending& end = trial.worlds.front().endings.front();
      for (const hints::World& world : trial.worlds) {
        for (const hints::Ending& each : world.endings) {
          if (std::abs(each.own - end.own) + std::abs(each.others - end.others) > 0.1) return false;
        }
      }
      const Hint told = hint(view, settings);
      const double score = told.difference ? end.own - end.others : end.own;
      EXPECT_EQ(score, std::round(score));
      for (const Hint::Option& option : told.options) EXPECT_EQ(option.score, score);
      return ++certain > 10;
    });
    EXPECT_GT(certain, 0);
  }
}

TEST(Hint, tells_declarer_and_mate_apart_and_counts_piek_zonder) {
  bool mate = false, each = false;
  look_on("pandoer", 3, [&](const Deal&, const View& view) {
    if (!offers(view.legal, Verb::pass)) return false;
    for (const Hint::Option& option : hint(view, settings).options) {
      for (const Hint::Play& play : option.plays) {
        mate = mate || play.player == Hint::Player::mate;
        each = each || (play.player == Hint::Player::each && play.made);
      }
    }
    return mate && each;
  });
  EXPECT_TRUE(mate);
  EXPECT_TRUE(each);
}

}  // namespace
}  // namespace troef::test
