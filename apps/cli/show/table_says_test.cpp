// SPDX-License-Identifier: Apache-2.0
// What `show` tells of what the table itself says in a deal.
#include <gtest/gtest.h>

#include <regex>

#include "cli/show/deal_text.h"
#include "cli/test_run.h"
#include "hoogjassen_deals.h"
#include "pandoer_deals.h"
#include "worlds.h"

namespace troef::cli {
namespace {

using test::Played;
namespace hands = test::pandoer_deals;

std::string told(Played& played, Language language = Language::en) {
  Record record;
  record.start = played.deal().start();
  record.entries = test::entries_of(played.deal());
  const Speech speech(language, false, record.start.seats, {});
  return course_text(record, {played.deal(), {}}, speech);
}

Played revoked() {
  using namespace test::hoogjassen_deals;
  Played played = playing(mixed, mixed_widow, {"revoke=penalised"});
  played.then({"0 play KD", "1 play QC", "2 play 9D", "3 play 7D"});
  return played;
}

TEST(ShowTable, HJ_51_tells_which_revoke_was_claimed_and_which_cards_win_no_more) {
  Played played = revoked();
  played.play("0 claim-revoke 1");
  EXPECT_TRUE(
      has(told(played),
          "  0  claims a revoke of 1: right, ♣Q in trick 1 (HJ-32); ♦ of 1 wins from now on "
          "only where no other card can\n"))
      << told(played);
  EXPECT_TRUE(has(told(played, Language::nl),
                  "  0  wijst verzaken aan van 1: terecht, ♣V in slag 1 (HJ-32); ♦ van 1 wint "
                  "voortaan alleen waar geen andere kaart dat kan\n"))
      << told(played, Language::nl);
}

TEST(ShowTable, HJ_51_tells_that_a_claim_was_wrong) {
  Played played = revoked();
  played.play("0 claim-revoke 3");
  EXPECT_TRUE(
      has(told(played), "  0  claims a revoke of 3: wrong, and may not claim again in this deal\n"))
      << told(played);
  EXPECT_TRUE(has(told(played, Language::nl),
                  "  0  wijst verzaken aan van 3: onterecht, en mag dat dit spel niet meer doen\n"))
      << told(played, Language::nl);
}

TEST(ShowTable, PD_21_tells_both_sums_of_equal_bids_and_who_holds_the_bid) {
  Played played = hands::with(hands::one_suit_each);
  played.then({"0 bid polke", "1 bid polke", "2 bid polke"});
  const std::string text = told(played);
  EXPECT_TRUE(has(text, "  0  bids polke\n")) << text;
  EXPECT_TRUE(has(text, "  1  bids polke: roem 0 120, 1 120; 0 holds the bid\n")) << text;
  EXPECT_TRUE(has(text, "  2  bids polke: roem 0 120, 2 150; 2 holds the bid\n")) << text;
  EXPECT_TRUE(has(told(played, Language::nl), "biedt polke: roem 0 120, 2 150; 2 houdt het bod\n"));
}

TEST(ShowTable, PD_44_tells_that_die_zit_or_that_nobody_has_the_two_aces) {
  Played found = hands::with(hands::two_and_two), none = hands::with(hands::two_one_one);
  found.play("0 bid halve-stoet");
  none.play("0 bid halve-stoet");
  EXPECT_TRUE(has(told(found), "  0  bids halve stoet: die zit, 2 is the mate\n"));
  EXPECT_TRUE(has(told(found, Language::nl), "  0  biedt halve stoet: die zit, 2 is de maat\n"));
  EXPECT_TRUE(has(told(none), "  0  bids halve stoet: nobody holds the other two aces\n"));
  EXPECT_TRUE(
      has(told(none, Language::nl), "  0  biedt halve stoet: niemand heeft de twee andere azen\n"));
}

TEST(ShowTable, PD_44_tells_the_mate_also_of_an_equal_bid) {
  Played played = hands::with(hands::two_and_two);
  played.then({"0 bid halve-stoet", "1 pass", "2 bid halve-stoet"});
  const std::string text = told(played);
  EXPECT_TRUE(has(text, "  2  bids halve stoet: die zit, 0 is the mate: roem 0 ")) << text;
}

TEST(ShowTable, PD_43_tells_the_mate_with_the_trick_that_shows_it) {
  Played played = hands::playing(hands::three_aces, "stoet");
  hands::tricks(played, {"KD", "AS", "JD", "7D"});
  EXPECT_TRUE(has(told(played), "; 1 is the mate\n")) << told(played);
}

TEST(ShowTable, PD_11_and_PD_50_tells_what_is_paid_before_the_tricks) {
  Played played = hands::with(hands::one_suit_each);
  played.then({"0 pass", "1 pass", "2 pass", "3 pass"});
  const std::string text = told(played);
  EXPECT_TRUE(has(text, "Course\n  paid for the turn-up: -10 -10 -10 +30\n")) << text;
  EXPECT_TRUE(has(text, "  3  passes\n  paid for rommelpotten: -2 -2 -2 +6\n")) << text;
  const std::string dutch = told(played, Language::nl);
  EXPECT_TRUE(has(dutch, "Verloop\n  betaald voor de gedraaide kaart: -10 -10 -10 +30\n")) << dutch;
  EXPECT_TRUE(has(dutch, "  3  past\n  betaald om te rommelpotten: -2 -2 -2 +6\n")) << dutch;
}

TEST(ShowTable, PD_45_tells_what_is_paid_for_a_jack) {
  Played played = hands::with(hands::three_jacks);
  played.then({"0 bid vierde-boer", "1 pass", "2 pass", "3 pass", "0 buy JS TC"});
  EXPECT_TRUE(has(told(played), " from 2\n  paid: -2 +0 +2 +0\n")) << told(played);
}

TEST(ShowTable, HG_11_tells_no_points_of_tricks_where_all_have_passed) {
  Played played("heugen");
  played.dealer(2).hands({}).then({"0 pass", "1 pass", "2 pass"});
  Quick random(1);
  test::play_out(played.deal(), random);
  const std::string text = told(played);
  EXPECT_TRUE(std::regex_search(text, std::regex("\n   9  [^\n]*→ \\d\n"))) << text;
  EXPECT_FALSE(std::regex_search(text, std::regex("→ \\d  \\d"))) << text;
}

Played silent() {
  Played played("vijvenveertig", {"seats=2", "best_trump_bonus=yes"});
  played.hands({"AS KD QD JD TD", "TS 2D 3D 4D 6D"}, "8S");
  played.then({"0 play KD", "1 play 2D", "0 play QD", "1 play 3D", "0 play JD", "1 play 4D",
               "0 play TD", "1 play 6D", "0 play AS", "1 play TS"});
  return played;
}

TEST(ShowTable, VV_22_tells_with_the_trick_whose_ace_was_silent) {
  Played played = silent();
  EXPECT_TRUE(has(told(played), "→ 1; 0 kept silent about the ace of trumps, now the lowest\n"))
      << told(played);
  EXPECT_TRUE(
      has(told(played, Language::nl), "→ 1; 0 zweeg over de troefaas, nu de laagste troef\n"));
}

TEST(ShowTable, VV_42_tells_the_best_trump_with_the_result) {
  Played played = silent();
  const auto result = [&](Language language) {
    return result_text(played.deal(), Speech(language, false, 2, {}));
  };
  EXPECT_TRUE(has(result(Language::en), "\n  best trump: ♠10, 1, +5\n"));
  EXPECT_TRUE(has(result(Language::nl), "\n  beste troef: ♠10, 1, +5\n"));
}

// A random deal that was lost by who declared it.
Deal lost_deal(std::string_view game) {
  Played played(game);
  Quick random(1);
  do {
    played.deal() = Deal(test::start_of(played.deal().game(), played.deal().start().rules, random));
    test::play_out(played.deal(), random);
  } while (played.deal().result().outcome != Outcome::wet);
  return played.deal();
}

TEST(ShowTable, HJ_43_HG_41_KJ_41_PD_60_tells_a_lost_contract_in_the_word_of_its_game) {
  const auto result = [](std::string_view game, Language language) {
    return result_text(lost_deal(game), Speech(language, false, 4, {}));
  };
  const auto word = [&](std::string_view game, const char* dutch, const char* english) {
    const std::string nl = result(game, Language::nl), en = result(game, Language::en);
    EXPECT_TRUE(has(nl, std::string("  ") + dutch + ", ")) << nl;
    EXPECT_TRUE(has(en, std::string("  ") + english + ", ")) << en;
  };
  word("hoogjassen", "erin", "wet");
  word("pandoer", "verloren", "lost");
  word("heugen", "nat", "wet");
  word("klaverjassen", "nat", "wet");
}

}  // namespace
}  // namespace troef::cli
