// SPDX-License-Identifier: Apache-2.0
// What a hint tells is so: scores, turnings, cards that others hold.
#include <algorithm>
#include <cmath>

#include "bots/hint/guesses.h"
#include "bots/hint/hint.h"
#include "bots/hint/trial.h"
#include "hint_nodes.h"
#include "solver/solver.h"
#include "support.h"
#include "thumbs.h"

namespace troef::test {
namespace {

constexpr BotSettings thorough{.name = "", .seed = 1, .nodes = 60'000};

// At the seat to move, thumb playing for all, by the first preset whose name begins so; true ends
// the deals.
template <class Look>
void look_on(std::string_view preset, std::uint64_t seed, Look look) {
  SCOPED_TRACE(seed);
  Quick random(seed);
  const std::vector<Table> tables = all_presets();
  const Table& table = *std::find_if(tables.begin(), tables.end(), [&](const Table& each) {
    return each.name.starts_with(preset);
  });
  for (int i = 0; i < 160; ++i) {
    Deal deal(start_of(*table.game, table.rules, random));
    const bool over = thumb_plays_on(
        deal, random, [&](const View& view) { return view.legal.size() > 1 && look(deal, view); });
    if (!over) return;
  }
}

// By how much the second option scores more, in the half of the deals that bears the turning out.
double scores_more(const View& view, const Hint& told) {
  const hints::Trial trial = hints::try_all(view, thorough);
  const auto place = [&](std::size_t option) {
    const search::Way way{told.options[option].action, told.options[option].then};
    return static_cast<std::size_t>(std::find(trial.options.begin(), trial.options.end(), way) -
                                    trial.options.begin());
  };
  const std::size_t first = place(0), second = place(1);
  const auto score = [&](std::size_t option) {
    double sum = 0, weight = 0;
    for (std::size_t i = 1; i < trial.worlds.size(); i += 2) {
      const hints::World& world = trial.worlds[i];
      if (world.hands[told.turning->seat].has(told.turning->card) != told.turning->there) continue;
      const hints::Ending& ending = world.endings[option];
      sum += ending.weight * (told.difference ? ending.own - ending.others : ending.own);
      weight += ending.weight;
    }
    return sum / weight;
  };
  return score(second) - score(first);
}

class Turnings : public testing::TestWithParam<std::pair<const char*, double>> {};
INSTANTIATE_TEST_SUITE_P(All, Turnings,
                         testing::Values(std::pair("klaverjassen", 2.0),
                                         std::pair("vijvenveertig/twee", 0.25),
                                         std::pair("vijvenveertig/pot", 0.25)));

TEST_P(Turnings, are_named_only_where_the_second_choice_clearly_scores_more_and_say_how_much) {
  const auto [preset, least] = GetParam();
  bool named = false;
  look_on(preset, 24, [&, least = least](const Deal&, const View& view) {
    if (view.hand().size() < 3) return false;
    const Hint told = hint(view, thorough);
    if (!told.turning) return false;
    EXPECT_GE(told.turning->score, least);
    EXPECT_NEAR(told.turning->score, scores_more(view, told), 1e-9);
    EXPECT_GT(told.turning->chance, 0);
    EXPECT_LE(told.turning->chance, 0.5);
    EXPECT_FALSE(view.hand().has(told.turning->card));
    return named = true;
  });
  EXPECT_TRUE(named);
}

TEST(Hint, names_a_card_with_one_seat_only_and_as_sure_only_where_it_is) {
  int guessed = 0, sure = 0;
  look_on("heugen", 7, [&](const Deal& deal, const View& view) {
    if (view.hand().size() > 5) return false;
    Cards named;
    for (const Hint::Guess& guess : hint(view, few_nodes).guesses) {
      EXPECT_FALSE(named.has(guess.card));
      named.add(guess.card);
      EXPECT_GE(guess.chance, 0.55);
      EXPECT_TRUE(!guess.sure || deal.board().where.hand(guess.seat).has(guess.card));
      ++guessed;
      sure += guess.sure;
    }
    return guessed > 30 && sure > 0;
  });
  EXPECT_GT(guessed, 0);
  EXPECT_GT(sure, 0);
}

TEST(Hint, names_every_card_that_a_seat_surely_has_and_at_most_three_others) {
  int most_sure = 0, most_others = 0;
  look_on("heugen", 12, [&](const Deal&, const View& view) {
    if (view.hand().size() > 5) return false;
    const hints::Trial trial = hints::try_all(view, few_nodes);
    const hints::Held held = hints::held_in(view, trial, 1);
    const Cards hidden = hints::hidden_from(view, trial);
    BySeat<Cards> sure;
    int others = 0;
    for (const Hint::Guess& guess : hints::guesses(view, trial, held, hidden)) {
      guess.sure ? sure[guess.seat].add(guess.card) : void(++others);
    }
    int all = 0;
    for (const Seat seat : Seats::all(view.seats)) {
      const Cards certain = (hidden & held.every[seat]) - view.hands[seat].known;
      const int unknown = view.hands[seat].count - view.hands[seat].known.size();
      if (seat == *view.seat || unknown == hidden.size()) continue;
      EXPECT_EQ(sure[seat], certain);
      all += certain.size();
    }
    most_sure = std::max(most_sure, all);
    most_others = std::max(most_others, others);
    return most_sure > 3 && most_others == 3;
  });
  EXPECT_GT(most_sure, 3);
  EXPECT_EQ(most_others, 3);
}

TEST(Hint, HG_44_counts_a_kapot_as_made_only_where_it_reaches_the_bid) {
  Played played("heugen");
  Quick random(1);
  played.deal() = Deal(start_of(played.deal().game(), played.deal().start().rules, random));
  play_chance(played.deal(), random);
  const View view = played.deal().view(played.deal().turn().seat);
  Result result;
  result.outcome = Outcome::kapot;
  result.declarer = Seat(0);
  result.sides = Sides(Seat(0), Seats::all(3) - Seat(0));
  const hints::Endings endings(view);
  EXPECT_TRUE(endings.of(word(Verb::pass), result).made);
  result.below_bid = true;
  EXPECT_FALSE(endings.of(word(Verb::pass), result).made);
  result.outcome = Outcome::thanked;
  EXPECT_TRUE(endings.of(word(Verb::pass), result).thanked);
  EXPECT_FALSE(endings.of(word(Verb::pass), result).made);
}

TEST(Hint, HG_41_HJ_43_tells_apart_how_often_exactly_the_bid_is_reached) {
  for (const std::string_view game : {"heugen", "hoogjassen"}) {
    SCOPED_TRACE(game);
    int thanked = 0;
    look_on(game, 5, [&](const Deal&, const View& view) {
      if (view.hand().size() > 4 || !offers(view.legal, Verb::play)) return false;
      for (const Hint::Option& option : hint(view, few_nodes).options) {
        for (const Hint::Play& play : option.plays) {
          if (!play.thanked) continue;
          EXPECT_GE(*play.thanked, 0.02);
          EXPECT_LE(*play.made + *play.thanked, 1 + 1e-9);
          ++thanked;
        }
      }
      return thanked > 10;
    });
    EXPECT_GT(thanked, 0);
  }
}

// All cards known, best play by all; false: the solver knows no such problem.
bool play_best(Deal& deal) {
  solver::Solver solver;
  while (!deal.over()) {
    const View view = deal.view(deal.turn().seat);
    Action action = view.legal.front();
    if (view.legal.size() > 1) {
      Holdings held;
      for (const Seat seat : Seats::all(view.seats))
        held.hands[seat] = deal.board().where.hand(seat);
      const auto problem = view.game->problem(view, held, {solver::Sought::score, 0});
      if (!problem) return false;
      const double sign = problem->maximisers.has(*view.seat) ? 1 : -1;
      const auto moves = solver.moves(*problem);
      const auto best = std::max_element(moves.begin(), moves.end(), [&](auto& a, auto& b) {
        return sign * static_cast<double>(a.value.low) < sign * static_cast<double>(b.value.low);
      });
      action = with_card(Verb::play, best->move.card);
    }
    deal.play({view.turn.seat, action, {}});
  }
  return true;
}

// What every option scores in every imagined deal, if that is the same.
std::optional<hints::Ending> certain_ending(const View& view) {
  const hints::Trial trial = hints::try_all(view, few_nodes);
  const hints::Ending& end = trial.worlds.front().endings.front();
  for (const hints::World& world : trial.worlds) {
    for (const hints::Ending& each : world.endings) {
      if (std::abs(each.own - end.own) + std::abs(each.others - end.others) > 0.1) return {};
    }
  }
  return end;
}

TEST(Hint, scores_what_the_sheet_will_say_where_that_is_certain) {
  for (const std::string_view game : {"klaverjassen", "heugen", "hoogjassen", "pandoer"}) {
    SCOPED_TRACE(game);
    int certain = 0;
    look_on(game, 11, [&](const Deal& deal, const View& view) {
      if (view.hand().size() > 3 || !offers(view.legal, Verb::play)) return false;
      Deal played = deal;
      if (!certain_ending(view) || !play_best(played)) return false;
      const Result result = played.result();
      const Seats match = hints::match_side(view), others = Seats::all(view.seats) - match;
      const Hint told = hint(view, few_nodes);
      double score = 0;
      for (const Seat seat : match) score += static_cast<double>(result.score[seat]) / match.size();
      for (const Seat seat : told.difference ? others : Seats()) {
        score -= static_cast<double>(result.score[seat]) / others.size();
      }
      for (const Hint::Option& option : told.options) EXPECT_NEAR(option.score, score, 1e-9);
      return ++certain > 3;
    });
    EXPECT_GT(certain, 0);
  }
}

TEST(Hint, calls_level_what_a_card_that_nothing_beats_hardly_beats_itself) {
  bool found = false;
  look_on("vijvenveertig/maten", 7, [&](const Deal&, const View& view) {
    const Hint told = hint(view, few_nodes);
    const Hint::Option &first = told.options[0], &second = told.options[1];
    if (first.best < 1 || second.best == 1 || first.gain - second.gain > 0.05) return false;
    EXPECT_GE(told.level, 2U);
    EXPECT_FALSE(told.always);
    return found = true;
  });
  EXPECT_TRUE(found);
}

TEST(Hint, tells_declarer_and_mate_apart_and_counts_piek_zonder) {
  bool mate = false, each = false;
  look_on("pandoer", 3, [&](const Deal&, const View& view) {
    if (!offers(view.legal, Verb::pass)) return false;
    for (const Hint::Option& option : hint(view, few_nodes).options) {
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
