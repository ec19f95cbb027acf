// SPDX-License-Identifier: Apache-2.0
#include "cli/play/sheet.h"

#include <gtest/gtest.h>

#include "cli/play/outcome.h"
#include "cli/test_run.h"
#include "games/games.h"

namespace troef::cli::table {
namespace {

TEST(Sheet, KJ_34_roem_is_noted_with_signs_for_20_50_and_100) {
  EXPECT_EQ(roem_marks(20), "I");
  EXPECT_EQ(roem_marks(50), "V");
  EXPECT_EQ(roem_marks(100), "X");
  EXPECT_EQ(roem_marks(0), "");
  EXPECT_EQ(roem_marks(40), "II");
  EXPECT_EQ(roem_marks(70), "VI");
  EXPECT_EQ(roem_marks(200), "XX");
}

TEST(Sheet, KJ_34_any_sum_of_roem_can_be_noted) {
  for (int roem = 20; roem <= 1000; roem += 10) {
    if (roem == 30) continue;
    int sum = 0;
    for (const char sign : roem_marks(roem)) sum += sign == 'I' ? 20 : sign == 'V' ? 50 : 100;
    EXPECT_EQ(sum, roem);
  }
}

// The sheet of one deal of Klaverjassen, in which seat 0 made trumps.
std::string columns_of(const Result& result) {
  const Game& game = *find_game(all_games(), "klaverjassen");
  SheetData sheet;
  sheet.game = &game;
  sheet.rules = default_rules(game);
  sheet.lines.push_back({0, Seat(3), 0, result});
  return sheet_text(Look{}, sheet);
}

TEST(Sheet, KJ_41_who_gets_all_has_the_points_of_both_sides_and_the_roem_as_signs) {
  Result result;
  result.outcome = Outcome::wet;
  result.sides = Sides(Seats::even(4), Seats::odd(4));
  result.points = {30, 40};
  for (const Seat seat : result.sides[1]) result.score[seat] = 30 + 40 + 20;
  EXPECT_NE(columns_of(result).find("NAT             70 I"), std::string::npos)
      << columns_of(result);
  result.outcome = Outcome::revoked;
  result.points = {0, 162};
  for (const Seat seat : result.sides[1]) result.score[seat] = 162 + 100;
  EXPECT_NE(columns_of(result).find("REVOKE          162 X"), std::string::npos)
      << columns_of(result);
}

TEST(Sheet, KJ_34_tells_what_the_signs_are_where_there_are_any) {
  Result result;
  result.outcome = Outcome::made;
  result.sides = Sides(Seats::even(4), Seats::odd(4));
  result.points = {100, 62};
  for (const Seat seat : Seats::all(4)) result.score[seat] = seat.index() % 2 == 0 ? 100 : 62;
  EXPECT_FALSE(has(columns_of(result), "roem")) << columns_of(result);
  for (const Seat seat : result.sides[1]) result.score[seat] += 50;
  EXPECT_TRUE(columns_of(result).ends_with("\n  roem: I is 20, V is 50, X is 100\n"))
      << columns_of(result);
}

// The sheet of one deal, in which seat 0 did not make its bid of 100.
std::string wet_sheet(std::string_view id, Outcome outcome = Outcome::wet) {
  const Game& game = *find_game(all_games(), id);
  SheetRow line{0, Seat(0), 100, {}};
  line.result.outcome = outcome;
  line.result.below_bid = outcome == Outcome::kapot;
  line.result.declarer = Seat(0);
  SheetData sheet;
  sheet.game = &game;
  sheet.rules = default_rules(game);
  sheet.lines.push_back(line);
  Look look;
  look.language = Language::nl;
  return sheet_text(look, sheet);
}

TEST(Sheet, VV_40_what_the_chips_lie_in_is_a_pool_and_money_lies_in_a_pot) {
  const auto told = [](std::string_view id, Language language) {
    SheetData sheet;
    sheet.game = find_game(all_games(), id);
    sheet.rules = default_rules(*sheet.game);
    sheet.lines.push_back({0, Seat(0), 0, {}});
    sheet.pot = 9;
    sheet.pot_shares.resize(static_cast<std::size_t>(sheet.seats));
    Look look;
    look.language = language;
    return sheet_text(look, sheet) + match_outcome(look, sheet).back();
  };
  const std::string pool = told("vijvenveertig", Language::en);
  EXPECT_TRUE(has(pool, "  pool 9\n") && has(pool, "The pool is shared: ")) << pool;
  const std::string pot = told("hoogjassen", Language::en);
  EXPECT_TRUE(has(pot, "  pot 9\n") && has(pot, "The pot is shared: ")) << pot;
  EXPECT_TRUE(has(told("vijvenveertig", Language::nl), "De pot wordt gedeeld: "));
}

TEST(Sheet, HJ_43_who_does_not_make_the_bid_is_erin) {
  EXPECT_NE(wet_sheet("hoogjassen").find("erin"), std::string::npos);
}

TEST(Sheet, HG_41_who_does_not_make_the_bid_is_nat) {
  const std::string text = wet_sheet("heugen");
  EXPECT_NE(text.find("nat"), std::string::npos) << text;
  EXPECT_EQ(text.find("erin"), std::string::npos) << text;
}

TEST(Sheet, HG_44_a_kapot_that_is_less_than_the_bid_is_nat_too) {
  EXPECT_NE(wet_sheet("heugen", Outcome::kapot).find("kapot, nat"), std::string::npos);
  EXPECT_NE(wet_sheet("hoogjassen", Outcome::kapot).find("kapot, erin"), std::string::npos);
}

}  // namespace
}  // namespace troef::cli::table
