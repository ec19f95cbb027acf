// SPDX-License-Identifier: Apache-2.0
#include "cli/unrightful.h"

#include "support.h"

namespace troef::cli {
namespace {

std::string_view offended(test::Played& played, const char* action) {
  return unrightful(played.deal(), *parse_action(action, {}).value);
}

TEST(Unrightful, names_what_a_card_offends_that_is_accepted) {
  test::Played played("klaverjassen", {"revoke=penalised"});
  played.hands({"7C 8C 9C TC 7D 8D 9D TD", "JC QC KC AC JD QD KD AD", "7H 8H 9H TH 7S 8S 9S TS",
                "JH QH KH AH JS QS KS AS"});
  played.then({"0 trump C", "0 play 7D"});
  EXPECT_EQ(offended(played, "play JD"), "");
  EXPECT_EQ(offended(played, "play JC"), "KJ-21");
  EXPECT_EQ(offended(played, "play 7H"), "");
}

TEST(Unrightful, names_a_rule_against_every_card_that_is_not_rightful) {
  Quick random(test::seed());
  for (const test::Table& table : test::all_option_values()) {
    Rules rules = table.rules;
    rules.set("revoke", "penalised");
    Deal played(test::start_of(*table.game, rules, random));
    test::play_out(played, random, [&](const Deal& deal, const Entry&) {
      for (const Action& action : deal.unlawful()) {
        EXPECT_FALSE(unrightful(deal, action).empty()) << table.name << " " << to_string(action);
      }
    });
  }
}

TEST(Unrightful, VV_22_a_first_card_played_in_silence_leaves_the_ace_of_hearts_no_choice) {
  test::Played played("vijvenveertig", {"seats=2", "revoke=penalised"});
  played.hands({"2H KD 3D 4D 6D", "AH 9C TC 8S 7D"}, "8H").play("0 play 2H");
  EXPECT_EQ(played.refused("1 play 7D"), "");
  EXPECT_EQ(offended(played, "play 7D"), "VV-22");
  EXPECT_EQ(offended(played, "play AH"), "");
}

}  // namespace
}  // namespace troef::cli
