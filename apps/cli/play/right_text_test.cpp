// SPDX-License-Identifier: Apache-2.0
#include "cli/play/right_text.h"

#include "cli/terminal.h"
#include "cli/test_run.h"
#include "deal/offered.h"
#include "support.h"

namespace troef::cli::table {
namespace {

std::string right(test::Played& played, int seat, bool any_card = false,
                  const Action& refused = word(Verb::pass)) {
  Look look;
  look.language = Language::en;
  const std::string text =
      right_text(look, offered(played.deal().view(Seat(seat))), any_card, refused);
  return text.substr(0, text.size() - 1);
}

TEST(Right, KJ_21_are_the_cards_that_follow_suit) {
  test::Played played("klaverjassen", {"trump_by=verplicht"});
  played.hands({"7C 8C 9C TC JC QC KC AS", "AC 8D 9D TD JD QD KD 7S"});
  played.then({"0 trump C", "0 play AS"});
  EXPECT_EQ(right(played, 1), "Right would be: 7S");
  EXPECT_EQ(right(played, 1, true), "Right would be: AC TD KD QD JD 9D 8D 7S");
}

TEST(Right, KJ_33_is_roem_too_from_the_end_of_a_trick_to_the_next_card_unless_it_was_refused) {
  test::Played played("klaverjassen", {"roem_call=called", "trump_by=verplicht"});
  played.hands({"7C 8C 9C TC JC QC KC AS", "AC 8D 9D TD JD QD KD 7S", "7H 8H 9H TH JH QH KH AH",
                "AD 7D 8S 9S TS JS QS KS"});
  played.then({"0 trump C", "0 play AS", "1 play 7S", "2 play 7H", "3 play 8S"});
  EXPECT_EQ(right(played, 0), "Right would be: JC 9C TC KC QC 8C 7C, roem");
  EXPECT_EQ(right(played, 2), "Right would be: Enter, roem");
  EXPECT_EQ(right(played, 2, false, word(Verb::call_roem)), "Right would be: Enter");
}

TEST(Right, KJ_33_is_no_roem_any_more_once_the_deal_is_over) {
  Quick random(test::seed());
  test::Played played("klaverjassen", {"roem_call=called"});
  played.hands({});
  test::play_out(played.deal(), random);
  EXPECT_EQ(right(played, 0), "Right would be: Enter");
}

TEST(Right, HJ_10_are_the_bids_from_the_lowest_to_the_highest) {
  test::Played played("hoogjassen");
  played.hands({}).then({"0 bid 120"});
  EXPECT_EQ(right(played, 1), "Right would be: a bid from 130 to 600, pass");
}

TEST(Right, HJ_21_are_so_many_cards_of_those_that_may_be_laid_away) {
  test::Played played("hoogjassen");
  played.hands({}).then({"0 bid 120", "1 pass", "2 pass", "3 pass", "0 take"});
  EXPECT_TRUE(right(played, 0).starts_with("Right would be: 3 cards of ")) << right(played, 0);
}

TEST(Right, PD_20_are_as_many_contracts_as_two_lines_hold) {
  test::Played played("pandoer");
  played.hands({});
  EXPECT_TRUE(right(played, 0).ends_with(", ?")) << right(played, 0);
}

TEST(Right, fits_two_lines_of_40_columns_at_every_turn_of_every_preset) {
  Quick random(test::seed());
  for (const test::Table& table : test::all_presets()) {
    SCOPED_TRACE(table.name);
    Deal deal(test::start_of(*table.game, table.rules, random));
    test::play_out(deal, random, [&](const Deal& now, const Entry&) {
      if (now.turn().awaited != Awaited::seat) return;
      for (const Language language : {Language::nl, Language::en}) {
        const Look look{
            .language = language, .letters = Letters::dutch, .drawn = true, .columns = 40};
        const std::string text =
            right_text(look, now.view(now.turn().seat), false, word(Verb::pass));
        EXPECT_LE(lines_of(filled(text, 2, 40)).size(), 2U) << text;
      }
    });
  }
}

}  // namespace
}  // namespace troef::cli::table
