// SPDX-License-Identifier: Apache-2.0
// House rules by name: what an option takes, and what is said where it does not.
#include "deal/rules.h"

#include "support.h"

namespace troef::test {
namespace {

Rules rules_of(std::string_view game) { return default_rules(*find_game(all_games(), game)); }

void expect_values(Rules rules, std::string_view option,
                   std::initializer_list<std::string_view> taken,
                   std::initializer_list<std::string_view> refused) {
  for (const auto value : taken) {
    EXPECT_EQ(rules.set(option, value), "");
    EXPECT_EQ(rules.text(*rules.find(option)), value);
  }
  const Rules before = rules;
  for (const auto value : refused) {
    EXPECT_NE(rules.set(option, value), "") << value;
    EXPECT_EQ(rules, before) << value;
  }
}

TEST(Options, take_whole_numbers_of_their_range_and_words_of_their_list) {
  expect_values(rules_of("vijvenveertig"), "seats", {"2", "3", "6"},
                {"1", "7", "", "-2", "2.0", "2 ", "2:", "two", "00000002"});
  expect_values(rules_of("vijvenveertig"), "match_target", {"0", "1000000"},
                {"1000001", "4294967296"});
  expect_values(rules_of("vijvenveertig"), "chip", {"0", "5"}, {"", "5 ", "5:", "x5", "5x"});
  expect_values(rules_of("klaverjassen"), "low_fours", {"0", "100"}, {"50", "101"});
  expect_values(rules_of("pandoer"), "ten", {"high", "low"}, {"", "High", "lo", "lower"});
}

TEST(Options, say_what_they_take_with_the_nearest_first) {
  Rules rules = rules_of("vijvenveertig");
  EXPECT_EQ(rules.set("scoring", "pol"),
            "option \"scoring\" does not take \"pol\"; it takes pool, net, sides or per_trick");
  EXPECT_EQ(rules.set("seats", "7"),
            "option \"seats\" does not take \"7\"; it takes a number from 2 to 6");
  EXPECT_EQ(rules_of("klaverjassen").set("low_fours", "50"),
            "option \"low_fours\" does not take \"50\"; it takes 0 or 100");
  EXPECT_TRUE(
      rules.set("dealed", "").starts_with("unknown option \"dealed\"; there is dealt, seats, "));
  const std::string name = std::string(40, 'x');
  EXPECT_TRUE(rules.set(name, "").starts_with("unknown option \"" + name + "\"; "));
  EXPECT_TRUE(rules.set(name + "x", "").starts_with("unknown option \"" + name + "…\"; "));
}

// One letter is missing; two are others.
TEST(Options, are_as_near_as_the_letters_that_must_change) {
  constexpr std::string_view words[] = {"pax", "pool"};
  EXPECT_EQ(nearest_first("pol", words), "pool or pax");
  EXPECT_EQ(nearest_first("paxo", words), "pax or pool");
}

TEST(Options, that_were_not_set_follow_those_that_decide_them) {
  Rules rules = rules_of("vijvenveertig");
  const auto target = [&] { return rules.common(Common::match_target); };
  EXPECT_EQ(target(), 45);
  rules.set("scoring", "pool");
  EXPECT_EQ(target(), 0);
  rules.set("match_target", "45");
  rules.set("scoring", "pool");
  EXPECT_EQ(target(), 45);
}

TEST(Options, that_follow_another_are_below_it_and_have_a_default_for_each_of_its_words) {
  for (const Game* game : all_games()) {
    const Options table = game->options();
    for (std::size_t i = 0; i < table.size(); ++i) {
      if (!table[i].follows) continue;
      const auto& [option, defaults] = *table[i].follows;
      ASSERT_LT(option, i) << table[i].name;
      EXPECT_EQ(defaults.size(), table[option].words.size()) << table[i].name;
    }
  }
}

TEST(Options, have_no_preset_that_is_not_there) {
  EXPECT_FALSE(preset_rules(*find_game(all_games(), "vijvenveertig"), "Maten"));
}

}  // namespace
}  // namespace troef::test
