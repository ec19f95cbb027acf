// SPDX-License-Identifier: Apache-2.0
// What the terminal tells of an action.
#include "cli/play/story.h"

#include <algorithm>

#include "pandoer_deals.h"

namespace troef::cli::table {
namespace {

using test::Played;

// The lines about one entry, as seat 0 reads them.
std::vector<std::string> told(Played& played, const std::string& entry, Language language) {
  const View before = played.deal().view(Seat(0));
  played.play(entry);
  return story({language}, before, played.deal().view(Seat(0)));
}

bool has_line(const std::vector<std::string>& lines, const std::string& line) {
  return std::find(lines.begin(), lines.end(), line) != lines.end();
}

TEST(Story, PD_21_tells_both_sums_also_when_the_same_two_compare_them_again) {
  Played played = test::pandoer_deals::with(test::pandoer_deals::one_suit_each);
  played.then({"0 bid piek", "1 pass", "2 bid piek", "3 pass", "2 bid polke"});
  EXPECT_TRUE(has_line(told(played, "0 bid polke", Language::en),
                       "Roem at the equal bid: you 120, Bram 150. The bid stays with Bram"));
}

TEST(Story, PD_22_tells_what_came_into_the_own_hand) {
  const auto taken = [](Language language) {
    Played played = test::pandoer_deals::with(test::pandoer_deals::mixed);
    played.then({"0 bid piek", "1 pass", "2 pass"});
    return told(played, "3 pass", language);
  };
  EXPECT_TRUE(has_line(taken(Language::en), "Into your hand: 6H"));
  EXPECT_TRUE(has_line(taken(Language::nl), "In je hand: 6H"));
}

TEST(Story, PD_45_tells_what_is_paid_before_the_tricks) {
  const auto bought = [](Language language) {
    Played played = test::pandoer_deals::with(test::pandoer_deals::three_jacks);
    played.then({"0 bid vierde-boer", "1 pass", "2 pass", "3 pass"});
    return told(played, "0 buy JS TC", language);
  };
  EXPECT_EQ(bought(Language::en).size(), 2U);
  EXPECT_EQ(bought(Language::en).back(), "Paid: you -2, Bram +2");
  EXPECT_EQ(bought(Language::nl).back(), "Betaald: jij -2, Bram +2");
}

TEST(Story, VV_20_does_not_tell_again_which_card_one_robbed) {
  Played played("vijvenveertig", {"seats=2"});
  played.dealer(1).hands({"AS KD 3D 4D 6D", "TS 9C TC 8H 7D"}, "8S");
  EXPECT_EQ(told(played, "0 rob 3D", Language::en).size(), 1U);
}

TEST(Story, VV_22_tells_whose_ace_was_silent_once_it_falls) {
  const auto silent = [](Language language, int seat) {
    Played played("vijvenveertig", {"seats=2"});
    played.dealer(1 - seat);
    const std::string holds = "AS KD 3D 4D 6D", other = "TS 9C TC 8H 7D";
    seat == 0 ? played.hands({holds, other}, "8S") : played.hands({other, holds}, "8S");
    const std::string who = std::to_string(seat), whom = std::to_string(1 - seat);
    EXPECT_EQ(told(played, who + " play KD", language).size(), 1U);
    played.play(whom + " play 7D");
    return told(played, who + " play AS", language).back();
  };
  EXPECT_EQ(silent(Language::en, 0), "You kept silent about the ace of trumps, now the lowest");
  EXPECT_EQ(silent(Language::nl, 1), "Anna zweeg over de troefaas, nu de laagste troef");
}

}  // namespace
}  // namespace troef::cli::table
