// SPDX-License-Identifier: Apache-2.0
// The law of the tricks of Pandoer (PD-30 to PD-35).
#include "pandoer_deals.h"

namespace troef::test {
namespace {

using namespace pandoer_deals;

TEST(Pandoer, PD_30_any_trump_follows_and_the_jack_may_be_kept_back) {
  Played played = playing(mixed, "solo", "H");
  played.play("0 play 9H");
  EXPECT_EQ(played.legal(), (Texts{"play TH", "play JH"}));
  EXPECT_EQ(played.refused("1 play AS"), "PD-30");
  Played lone = playing(lone_jack, "solo", "H");
  lone.play("0 play 9H");
  EXPECT_EQ(lone.legal().size(), 8U);
}

TEST(Pandoer, PD_31_one_follows_or_ruffs_and_who_is_void_plays_any_card) {
  Played played = playing(mixed, "solo", "H");
  played.play("0 play 7C");
  EXPECT_EQ(played.legal(), (Texts{"play 8C", "play 9C", "play TC", "play TH", "play JH"}));
  EXPECT_EQ(played.refused("1 play AS"), "PD-31");
  tricks(played, {"8C", "QC"});
  EXPECT_EQ(played.legal().size(), 8U);
}

TEST(Pandoer, PD_32_no_lower_trump_on_a_ruffed_trick) {
  Played played = playing(mixed, "solo", "H");
  tricks(played, {"7C", "TH"});
  EXPECT_EQ(played.legal(), (Texts{"play JC", "play QC"}));
  EXPECT_EQ(played.refused("2 play 8H"), "PD-32");
  Played praatje = playing(mixed, "praatje", "H");
  tricks(praatje, {"7C", "TH"});
  EXPECT_EQ(praatje.refused("2 play 8H"), "PD-32");
}

// Seat 2 holds all trumps but one, with which seat 1 has ruffed.
Played ruffed_before_trumps(const std::string& ruff, const std::string& trumps) {
  const Dealt dealt{{"7C 8C 9C TC JC QC KC AC", ruff + " 7D 8D 9D TD JD QD KD", trumps,
                     "7S 8S 9S TS JS QS KS AS"},
                    "AD"};
  Played played = with(dealt);
  played.then({"0 bid solo", "1 pass", "2 pass", "3 pass", "0 discard AD", "0 trump H"});
  tricks(played, {"AC", ruff});
  return played;
}

TEST(Pandoer, PD_32_unless_nothing_else_is_legal) {
  EXPECT_EQ(ruffed_before_trumps("JH", "6H 7H 8H 9H TH QH KH AH").legal().size(), 8U);
}

// As it may be kept back, it is as if it were not held.
TEST(Pandoer, PD_32_the_jack_of_trumps_forbids_no_lower_one) {
  EXPECT_EQ(ruffed_before_trumps("9H", "6H 7H 8H TH JH QH KH AH").legal().size(), 8U);
}

TEST(Pandoer, PD_32_some_tables_underruff_freely_in_lose_games) {
  Played praatje = playing(mixed, "praatje", "H", {"underruff=free_in_lose_games"});
  tricks(praatje, {"7C", "TH"});
  EXPECT_EQ(praatje.legal(), (Texts{"play JC", "play QC", "play 7H", "play 8H"}));
  Played solo = playing(mixed, "solo", "H", {"underruff=free_in_lose_games"});
  tricks(solo, {"7C", "TH"});
  EXPECT_EQ(solo.refused("2 play 8H"), "PD-32");
}

TEST(Pandoer, PD_33_without_trumps_suit_is_followed) {
  Played played = playing(mixed, "solo-zonder");
  played.play("0 play 7C");
  EXPECT_EQ(played.legal(), (Texts{"play 8C", "play 9C", "play TC"}));
  EXPECT_EQ(played.refused("1 play JH"), "PD-33");
  tricks(played, {"8C", "JC"});
  EXPECT_EQ(played.legal().size(), 8U);
}

TEST(Pandoer, PD_34_who_follows_or_ruffs_plays_the_highest_until_there_is_a_mate) {
  Played played = playing(mixed, "pandoer", "H");
  EXPECT_EQ(played.legal().size(), 8U);
  played.play("0 play 7C");
  EXPECT_EQ(played.legal(), (Texts{"play TC", "play JH"}));
  EXPECT_EQ(played.refused("1 play 9C"), "PD-34");
  EXPECT_EQ(played.refused("1 play TH"), "PD-34");
  EXPECT_EQ(played.refused("1 play AS"), "PD-31");
  played.play("1 play TC");
  EXPECT_EQ(played.legal(), (Texts{"play QC", "play 8H"}));
  played.play("2 play QC");
  EXPECT_EQ(played.legal(), Texts{"play AH"});  // void: a trump would win
  EXPECT_EQ(played.refused("3 play KH"), "PD-34");
  EXPECT_EQ(played.refused("3 play JD"), "PD-34");
  played.play("3 play AH");
  EXPECT_EQ(facts(played).mate, Seat(3));
  tricks(played, {"JD", "AD"});
  EXPECT_EQ(played.legal(), (Texts{"play QD", "play KD", "play TH", "play JH"}));
}

TEST(Pandoer, PD_34_holds_in_a_vierde_boer_too) {
  Played played = with(three_jacks);
  played.then({"0 bid vierde-boer", "1 pass", "2 pass", "3 pass", "0 buy JS 6H", "0 discard TC",
               "0 trump C", "0 play JC"});
  EXPECT_EQ(played.legal(), Texts{"play 8C"});
  EXPECT_EQ(played.refused("1 play 7C"), "PD-34");
}

TEST(Pandoer, PD_34_the_jack_of_trumps_is_not_kept_back) {
  Played played = playing(lone_jack, "pandoer", "H");
  played.play("0 play 9H");
  EXPECT_EQ(played.legal(), Texts{"play JH"});
  EXPECT_EQ(played.refused("1 play 8C"), "PD-34");
}

TEST(Pandoer, PD_34_what_PD_32_forbids_stays_forbidden) {
  Played played = playing(mixed, "pandoer", "H");
  tricks(played, {"7C", "JH"});
  EXPECT_EQ(played.legal(), Texts{"play QC"});
  EXPECT_EQ(played.refused("2 play 8H"), "PD-32");
  played.play("2 play QC");
  // Seat 3 is void, and no trump of its would win.
  EXPECT_EQ(played.legal(), (Texts{"play TD", "play JD", "play TS", "play JS", "play KS"}));
}

TEST(Pandoer, PD_34_the_duty_ends_with_the_third_trick) {
  Played played = playing(three_jacks, "pandoer", "C");
  tricks(played, {"JC", "8C", "7H", "7D", "9C", "7C", "8H", "7S", "AC"});
  EXPECT_EQ(played.legal().size(), 6U);  // void, and no trump to win with
  tricks(played, {"8D", "9H", "8S", "JD"});
  EXPECT_EQ(facts(played).mate, std::nullopt);
  EXPECT_EQ(played.legal(), (Texts{"play 9D", "play TD", "play QD", "play KD", "play AD"}));
}

TEST(Pandoer, PD_34_the_duty_may_be_for_followers_only_or_off) {
  Played suit_only = playing(mixed, "pandoer", "H", {"mate_duty=suit_only"});
  suit_only.play("0 play 7C");
  EXPECT_EQ(suit_only.legal(), (Texts{"play TC", "play TH", "play JH"}));
  tricks(suit_only, {"TC", "QC"});
  EXPECT_EQ(suit_only.legal().size(), 8U);
  Played trumps_led = playing(mixed, "pandoer", "H", {"mate_duty=suit_only"});
  trumps_led.play("0 play 9H");
  EXPECT_EQ(trumps_led.legal(), Texts{"play JH"});
  Played off = playing(mixed, "pandoer", "H", {"mate_duty=off"});
  off.play("0 play 7C");
  EXPECT_EQ(off.legal().size(), 5U);
}

TEST(Pandoer, PD_35_nobody_can_lead_before_a_card_is_laid_away) {
  Played played = with(one_suit_each);
  played.then({"0 bid solo-zonder", "1 pass", "2 pass", "3 pass"});
  EXPECT_EQ(played.refused("0 play AC"), "PD-35");
  played.play("0 discard 6H");
  EXPECT_EQ(played.refused("0 play AC"), "");
}

TEST(Pandoer, PD_35_nor_before_the_jack_is_bought_or_the_mate_given_a_card) {
  Played buys = with(three_jacks);
  buys.then({"0 bid vierde-boer", "1 pass", "2 pass", "3 pass"});
  EXPECT_EQ(buys.refused("0 play JC"), "PD-35");
  EXPECT_EQ(buys.refused("0 trump C"), "PD-23");
  Played gives = with(two_and_two);
  gives.then({"0 bid halve-stoet", "1 pass", "2 pass", "3 pass"});
  EXPECT_EQ(gives.refused("0 play AC"), "PD-35");
}

}  // namespace
}  // namespace troef::test
