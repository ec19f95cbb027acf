// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/bidding.h"

#include "games/games.h"
#include "thumbs.h"

namespace troef::test {
namespace {

// Seat 1 has bid 150 and sees the widow.
std::string with_the_widow_seen(const std::string& hand, const std::string& widow,
                                const std::vector<std::string>& settings = {}) {
  const Game& game = *find_game(all_games(), "heugen");
  Cards others = game.pack(default_rules(game));
  const std::string there = hand + " " + widow;
  for (std::size_t i = 0; i < there.size(); i += 3) others.remove(*parse_card(there.substr(i, 2)));
  std::vector<std::string> hands = {"", hand, ""};
  for (int i = 0; const Card card : others) hands[i++ < 9 ? 0 : 2] += to_string(card) + " ";
  Played played("heugen", settings);
  played.dealer(0).hands(hands, widow);
  played.then({"1 bid 150", "2 pass", "0 pass", "1 turn"});
  return chosen(played);
}

const std::string strong = "AC KC QC KD QD JD 9D KH TS";

TEST(Bidding, HG_20_takes_a_widow_that_brings_more_than_leaving_it) {
  EXPECT_EQ(with_the_widow_seen(strong, "TD AD KS"), "take");
  EXPECT_EQ(with_the_widow_seen(strong, "8S 7H 8H"), "leave");
}

// HG-21, HG-43
TEST(Bidding, HG_20_leaves_a_widow_less_readily_where_that_costs_more) {
  EXPECT_EQ(with_the_widow_seen(strong, "TH 8S 8H"), "leave");
  EXPECT_EQ(with_the_widow_seen(strong, "TH 8S 8H", {"widow_counts=defenders"}), "take");
  EXPECT_EQ(with_the_widow_seen(strong, "TH 8S 8H", {"widow_counts=nobody"}), "take");
  EXPECT_EQ(with_the_widow_seen(strong, "TH 8S 8H", {"wet_unexchanged=double"}), "take");
}

// What who has this hand says of the die, after so many passes.
std::string of_diamonds(const std::string& hand, int passes, const std::string& all_pass) {
  Played played("klaverjassen", {"all_pass=" + all_pass}, "amsterdams-klassiek");
  std::vector<std::string> hands(4);
  hands[static_cast<std::size_t>(passes)] = hand;
  played.dealer(3).number(1).hands(hands).then({"* die D"});
  for (int i = 0; i < passes; ++i) played.then({std::to_string(i) + " pass"});
  return chosen(played);
}

TEST(Bidding, KJ_12_eldest_passes_on_a_fair_suit_where_it_may_choose_one_later) {
  const std::string fair = "KD JD 8D QH 9H JS 9S 7S";
  EXPECT_EQ(of_diamonds(fair, 0, "rethrow"), "accept");
  EXPECT_EQ(of_diamonds(fair, 0, "eldest_chooses"), "pass");
  EXPECT_EQ(of_diamonds(fair, 1, "eldest_chooses"), "accept");
}

// All others may pass, too, or play on this suit against it.
TEST(Bidding, KJ_12_eldest_need_not_take_even_a_strong_suit_that_it_may_choose_later) {
  const std::string trumps = "JD 9D AD KD AH TH AS 8C";
  EXPECT_EQ(of_diamonds(trumps, 0, "rethrow"), "accept");
  EXPECT_EQ(of_diamonds(trumps, 0, "eldest_chooses"), "pass");
}

TEST(Bidding, KJ_12_foes_of_eldest_gladly_leave_it_to_play_on_whatever_falls) {
  const std::string fair = "KD JD 8D QH 9H JS 9S 7S";
  for (const int passes : {0, 2}) {
    EXPECT_EQ(of_diamonds(fair, passes, "eldest_throws"), "accept") << passes;
  }
  for (const int passes : {1, 3}) {
    EXPECT_EQ(of_diamonds(fair, passes, "eldest_throws"), "pass") << passes;
  }
}

// What eldest bids on this hand, or who sits next to an eldest that has bid.
std::string in_pandoer(const std::string& hand, const std::string& turn_up,
                       const std::vector<std::string>& settings, const std::string& bid = "") {
  Played played("pandoer", settings);
  std::vector<std::string> hands(2);
  hands[bid.empty() ? 0 : 1] = hand;
  played.dealer(3).number(1).hands(hands, turn_up);
  if (!bid.empty()) played.then({"0 " + bid});
  return chosen(played);
}

TEST(Bidding, PD_47_leaves_no_piek_zonder_to_others_on_a_hand_that_may_take_no_trick) {
  const std::string weak = "QC 8C JD 7D TH 9H JS TS";
  EXPECT_EQ(in_pandoer(weak, "TC", {"piek_zonder=at_least_one"}, "bid piek-zonder"), "bid pandoer");
  EXPECT_EQ(in_pandoer(weak, "TC", {}, "bid piek-zonder"), "pass");
}

// Each without a trick pays this hand.
TEST(Bidding, PD_47_leaves_piek_zonder_to_others_on_aces_where_more_tricks_do_no_harm) {
  const std::string aces = "AC AD KD KH 6H AS KS TS";
  EXPECT_EQ(in_pandoer(aces, "7H", {"piek_zonder=at_least_one"}, "bid piek-zonder"), "pass");
  EXPECT_NE(in_pandoer(aces, "7H", {}, "bid piek-zonder"), "pass");
}

// Polk zonder asks for a trick less than solo zonder, and pays more.
TEST(Bidding, PD_40_bids_polk_zonder_instead_of_solo_zonder_where_more_tricks_do_no_harm) {
  const std::string sure = "AC KC TC AD AH AS KS TS";
  EXPECT_EQ(in_pandoer(sure, "8H", {"counts=at_least"}), "bid polk-zonder");
  const std::string two_suits = "AD KD JD AH KH QH QS JS";
  EXPECT_EQ(in_pandoer(two_suits, "8C", {"counts=at_least"}), "bid polk-zonder");
}

TEST(Bidding, PD_43_bids_stoet_more_readily_where_more_tricks_do_no_harm) {
  const std::string aces = "AC KC QC KD AH JH AS 7S";
  EXPECT_EQ(in_pandoer(aces, "9C", {"counts=at_least"}), "bid stoet");
  EXPECT_EQ(in_pandoer(aces, "9C", {}), "pass");
}

}  // namespace
}  // namespace troef::test
