// SPDX-License-Identifier: Apache-2.0
// What deals of Vijvenveertig are worth (VV-40 to VV-44).
#include "vijvenveertig_deals.h"

namespace troef::test {
namespace {

using namespace vijvenveertig_deals;

// Nobody holds the ace of trumps; seat 0, who leads, can take four tricks, five, or three.
const Settings four_tricks = {"KS QS KD KH 2H", "2S 3S 2D 3H QH"};
const Settings five_tricks = {"KS QS KD KH QH", "2S 3S 2D 3H 2H"};
const Settings three_tricks = {"KS QS KD 2H 3H", "2S 3S 2D KH QH"};
const Settings first_three = {"0 play KS", "1 play 2S", "0 play QS",
                              "1 play 3S", "0 play KD", "1 play 2D"};

Played& take_four(Played& played) {
  return played.hands(four_tricks, "9C")
      .then(first_three)
      .then({"0 play KH", "1 play 3H", "0 play 2H", "1 play QH"});
}

Played& take_five(Played& played) {
  return played.hands(five_tricks, "9C")
      .then(first_three)
      .then({"0 play KH", "1 play 3H", "0 play QH", "1 play 2H"});
}

Played& take_three(Played& played) {
  return played.hands(three_tricks, "9C")
      .then(first_three)
      .then({"0 play 2H", "1 play KH", "1 play QH", "0 play 3H"});
}

std::string score(Played& played) { return played.result("score"); }

TEST(Vijvenveertig, VV_40_three_or_four_tricks_score_5_and_all_five_10) {
  Played three = two(), four = two(), five = two();
  EXPECT_EQ(score(take_three(three)), "[5,0]");
  EXPECT_EQ(score(take_four(four)), "[5,0]");
  EXPECT_EQ(four.result("points"), "[4,1]");
  EXPECT_EQ(score(take_five(five)), "[10,0]");
}

TEST(Vijvenveertig, VV_40_net_takes_the_smaller_sides_tricks_off) {
  const Settings net = {"scoring=net"};
  Played three = two(net), four = two(net), five = two(net);
  EXPECT_EQ(score(take_three(three)), "[5,0]");
  EXPECT_EQ(score(take_four(four)), "[15,0]");
  EXPECT_EQ(score(take_five(five)), "[25,0]");
}

TEST(Vijvenveertig, VV_40_per_trick_every_trick_is_5) {
  Played three = two({"scoring=per_trick"});
  EXPECT_EQ(score(take_three(three)), "[15,10]");
}

TEST(Vijvenveertig, VV_40_every_seat_of_a_side_gets_its_score) {
  Played played("vijvenveertig");
  played.hands({"5S 2C 3C 4C 6C", "2S 7C 8C 9C TC", "JS KD QD JD TD", "2H 3D 4D 6D 7D"}, "8S");
  played.then({"0 play 5S", "1 play 2S", "2 play JS", "3 play 2H", "0 play 2C", "1 play 7C"});
  played.then({"2 play KD", "3 play 3D", "0 play 3C", "1 play 8C", "2 play QD", "3 play 4D"});
  played.then({"0 play 4C", "1 play 9C", "2 play JD", "3 play 6D", "0 play 6C", "1 play TC"});
  played.then({"2 play TD", "3 play 7D"});
  EXPECT_EQ(played.result("sides"), "[[0,2],[1,3]]");
  EXPECT_EQ(score(played), "[10,0,10,0]");
}

TEST(Vijvenveertig, VV_40_an_empty_pool_takes_a_chip_of_everyone_and_three_tricks_win_it) {
  Played played = two({"scoring=pool"});
  played.hands(four_tricks, "9C").then({"0 play 2H", "1 play QH", "1 play 2S", "0 play KS"});
  played.then({"0 play QS", "1 play 3S", "0 play KD"});
  EXPECT_FALSE(played.deal().over());
  played.play("1 play 2D");
  EXPECT_EQ(played.result("tricks"), "[1,0,0,0]");
  EXPECT_EQ(score(played), "[1,-1]");
  EXPECT_EQ(played.result("pot"), "0");
}

TEST(Vijvenveertig, VV_40_the_dealer_adds_a_chip_to_what_was_left) {
  Played played = two({"scoring=pool"});
  played.pot(4).hands(four_tricks, "9C").then(first_three).play("0 stop");
  EXPECT_EQ(played.result("tricks"), "[0,0,0]");
  EXPECT_EQ(score(played), "[5,-1]");
  EXPECT_EQ(played.result("pot"), "-4");
}

TEST(Vijvenveertig, VV_40_who_took_the_first_three_may_stop_or_play_on) {
  Played played = two({"scoring=pool"});
  played.hands(five_tricks, "9C");
  EXPECT_EQ(played.refused("0 stop"), "VV-40");
  played.then(first_three);
  EXPECT_EQ(played.legal(), (Settings{"stop", "play QH", "play KH"}));
  played.play("0 play KH");
  EXPECT_EQ(played.refused("1 stop"), "VV-40");
  played.play("1 play 3H");
  EXPECT_EQ(played.refused("0 stop"), "VV-40");
  Played sides = two();
  sides.hands(five_tricks, "9C").then(first_three);
  EXPECT_EQ(sides.refused("0 stop"), "TR-03");
}

TEST(Vijvenveertig, VV_40_a_jinx_that_is_made_brings_a_chip_more_from_each_other) {
  Played played = two({"scoring=pool"});
  EXPECT_EQ(score(take_five(played.pot(4))), "[6,-2]");
  EXPECT_EQ(played.result("pot"), "-4");
}

TEST(Vijvenveertig, VV_40_with_three_players_a_jinx_brings_a_chip_of_both_others) {
  Played played("vijvenveertig", {"seats=3"}, "pot");
  played.pot(4).hands({"KS QS KD KH QH", "2S 3S 2D 3H 2H", "4S 5S 3D 4H 5H"}, "9C");
  played.then({"0 play KS", "1 play 2S", "2 play 4S", "0 play QS", "1 play 3S", "2 play 5S"});
  played.then({"0 play KD", "1 play 2D", "2 play 3D", "0 play KH", "1 play 3H", "2 play 4H"});
  played.then({"0 play QH", "1 play 2H", "2 play 5H"});
  EXPECT_EQ(score(played), "[7,-1,-2]");  // the dealer's chip, too, and four that lay there
  EXPECT_EQ(played.result("pot"), "-4");
}

TEST(Vijvenveertig, VV_40_who_took_the_first_and_the_third_may_not_stop) {
  Played played = two({"scoring=pool"});
  played.hands({"KS 2H KD QD JD", "2S KH 2D 3D 4D"}, "9C");
  played.then({"0 play KS", "1 play 2S", "0 play 2H", "1 play KH", "1 play 2D", "0 play KD"});
  EXPECT_EQ(played.refused("0 stop"), "VV-40");
  EXPECT_FALSE(played.is_legal("stop"));
}

TEST(Vijvenveertig, VV_40_a_jinx_ends_with_the_first_trick_lost_and_leaves_the_pool) {
  Played played = two({"scoring=pool"});
  played.pot(4).hands(four_tricks, "9C").then(first_three).then({"0 play 2H", "1 play QH"});
  EXPECT_EQ(played.result("tricks"), "[0,0,0,1]");
  EXPECT_EQ(score(played), "[0,-1]");
  EXPECT_EQ(played.result("pot"), "1");
}

TEST(Vijvenveertig, VV_40_a_pool_that_nobody_wins_is_left_for_the_next_deal) {
  Played played("vijvenveertig", {"seats=3"}, "pot");
  played.hands({"KS KH 2D 2H 3H", "KD QD 2S 4H 6H", "8H 3D 4D 3S 7H"}, "9C");
  played.then({"0 play KS", "1 play 2S", "2 play 3S", "0 play KH", "1 play 4H", "2 play 7H"});
  played.then({"0 play 2D", "1 play KD", "2 play 3D", "1 play QD", "2 play 4D", "0 play 2H"});
  played.then({"1 play 6H", "2 play 8H", "0 play 3H"});
  EXPECT_EQ(played.result("points"), "[2,2,1]");
  EXPECT_EQ(score(played), "[-1,-1,-1]");
  EXPECT_EQ(played.result("pot"), "3");
}

TEST(Vijvenveertig, VV_41_the_target_is_45_but_sixteen_deals_for_the_pool) {
  const auto value = [](std::string_view id, Common option) {
    return rules_with({}, id).common(option);
  };
  EXPECT_EQ(value("maten", Common::match_target), 45);
  EXPECT_EQ(value("maten", Common::match_deals), 0);
  EXPECT_EQ(value("ieder", Common::match_target), 45);
  EXPECT_EQ(rules_with({"scoring=net"}).common(Common::match_target), 45);
  EXPECT_EQ(value("pot", Common::match_target), 0);
  EXPECT_EQ(value("pot", Common::match_deals), 16);
  EXPECT_EQ(rules_with({"scoring=pool", "match_target=20"}).common(Common::match_target), 20);
}

TEST(Vijvenveertig, VV_41_per_trick_the_target_ends_a_deal_in_the_middle) {
  Played played = two({"scoring=per_trick"});
  played.scores({35, 40}).hands(four_tricks, "9C").then({"0 play KS", "1 play 2S"});
  EXPECT_FALSE(played.deal().over());
  played.then({"0 play QS", "1 play 3S"});
  EXPECT_EQ(played.result("tricks"), "[0,0]");
  EXPECT_EQ(score(played), "[10,0]");
}

TEST(Vijvenveertig, VV_41_without_a_target_every_trick_is_played) {
  Played played = two({"scoring=per_trick", "match_target=0"});
  EXPECT_EQ(score(take_four(played.scores({35, 40}))), "[20,5]");
}

TEST(Vijvenveertig, VV_41_in_sides_a_deal_is_played_out) {
  Played played = two();
  EXPECT_EQ(score(take_four(played.scores({40, 40}))), "[5,0]");
}

TEST(Vijvenveertig, VV_42_the_highest_trump_held_after_robbing_brings_5) {
  const Settings bonus = {"best_trump_bonus=yes"};
  Played robbed = two(bonus);
  robbed.hands({"KS KD QD JD TD", "AS 2D 3D 4D 6D"}, "5S").then({"0 play KD", "1 rob 6D"});
  robbed.then({"1 play 2D", "0 play QD", "1 play 3D", "0 play JD", "1 play 4D"});
  robbed.then({"0 play TD", "1 play AS", "1 play 5S", "0 play KS"});
  EXPECT_EQ(score(robbed), "[5,5]");
  Played nobody = two(bonus);
  EXPECT_EQ(score(take_four(nobody)), "[5,0]");
}

TEST(Vijvenveertig, VV_42_the_best_trump_counts_for_the_whole_side) {
  Played played("vijvenveertig", {"best_trump_bonus=yes"});
  played.hands({"KS KD QD JD TD", "TS 2D 3D 4D 6D", "2C 3C 4C 5C 6C", "7C 8C 9C TC JC"}, "8S");
  played.then({"0 play KS", "1 play TS", "2 play 2C", "3 play 7C", "0 play KD", "1 play 2D"});
  played.then({"2 play 3C", "3 play 8C", "0 play QD", "1 play 3D", "2 play 4C", "3 play 9C"});
  played.then({"0 play JD", "1 play 4D", "2 play 5C", "3 play TC", "0 play TD", "1 play 6D"});
  played.then({"2 play 6C", "3 play JC"});
  EXPECT_EQ(score(played), "[15,0,15,0]");
}

std::optional<BestTrump> told_best(Played& played) {
  return played.deal().view(std::nullopt).facts.best_trump;
}

TEST(Vijvenveertig, VV_42_the_best_trump_is_told_once_the_deal_is_over) {
  const Settings hands = {"KS QS KD JD TD", "TS 2D 3D 4D 6D"};
  const Settings tricks = {"0 play KS", "1 play TS", "0 play QS", "1 play 2D", "0 play KD",
                           "1 play 3D", "0 play JD", "1 play 4D", "0 play TD", "1 play 6D"};
  const BestTrump king{Seat(0), Card(Rank::king, Suit::spades), 5};
  Played played = two({"best_trump_bonus=yes"}),
         claims = two({"best_trump_bonus=yes", "revoke=penalised"});
  for (const std::string& entry : tricks) {
    if (entry == tricks.front()) played.hands(hands, "8S");
    EXPECT_EQ(told_best(played), std::nullopt);
    played.play(entry);
  }
  EXPECT_EQ(told_best(played), king);
  claims.hands(hands, "8S").then(tricks);
  EXPECT_EQ(told_best(claims), std::nullopt);
  claims.play("* close");
  EXPECT_EQ(told_best(claims), king);
}

TEST(Vijvenveertig, VV_42_no_best_trump_is_told_where_it_brings_nothing) {
  Played without = two(), revoked = two({"best_trump_bonus=yes", "revoke=penalised"});
  take_four(without);
  EXPECT_EQ(told_best(without), std::nullopt);
  revoked.hands(four_tricks, "9D").then({"0 play KS", "1 play QH", "0 claim-revoke 1"});
  EXPECT_TRUE(revoked.deal().over());
  EXPECT_EQ(told_best(revoked), std::nullopt);
}

TEST(Vijvenveertig, VV_42_nor_where_the_table_has_no_bonus_or_plays_for_the_pool) {
  for (const Settings& settings : {Settings{}, Settings{"scoring=pool", "best_trump_bonus=yes"}}) {
    Played played = two(settings);
    played.hands(five_tricks, "8S").then(first_three);
    played.then({"0 play KH", "1 play 3H", "0 play QH", "1 play 2H"});
    EXPECT_TRUE(played.deal().over());
    EXPECT_EQ(told_best(played), std::nullopt);
  }
}

TEST(Vijvenveertig, VV_42_a_silent_ace_is_the_lowest) {
  const Settings hands = {"AS KD QD JD TD", "TS 2D 3D 4D 6D"};
  const Settings rest = {"0 play KD", "1 play 2D", "0 play QD", "1 play 3D", "0 play JD",
                         "1 play 4D", "0 play TD", "1 play 6D", "0 play AS", "1 play TS"};
  Played silent = two({"best_trump_bonus=yes"}), said = two({"best_trump_bonus=yes"});
  silent.hands(hands, "8S").then(rest);
  EXPECT_EQ(score(silent), "[5,5]");
  said.hands(hands, "8S").play("0 turn-down").then(rest);
  EXPECT_EQ(score(said), "[15,0]");
}

TEST(Vijvenveertig, VV_42_the_ace_that_the_dealer_takes_later_counts) {
  Played played = two({"best_trump_bonus=yes"});
  played.hands({"KS KD QD JD TD", "6D 2D 3D 4D 7H"}, "AS").then({"1 rob 7H", "0 play KD"});
  played.then({"1 play 2D", "0 play QD", "1 play 3D", "0 play JD", "1 play 4D"});
  played.then({"0 play TD", "1 play 6D", "0 play KS", "1 play AS"});
  EXPECT_EQ(score(played), "[5,5]");
}

TEST(Vijvenveertig, VV_42_no_bonus_for_the_pool_or_in_a_deal_that_was_not_played_out) {
  const Settings hands = {"KS QS KD KH QH", "2S 3S 2D 3H 2H"};
  Played pool = two({"scoring=pool", "best_trump_bonus=yes"});
  pool.hands(hands, "8S").then(first_three).play("0 stop");
  EXPECT_EQ(score(pool), "[1,-1]");
  Played cut_short = two({"scoring=per_trick", "best_trump_bonus=yes"});
  cut_short.scores({40, 0}).hands(hands, "8S").then({"0 play KS", "1 play 2S"});
  EXPECT_EQ(score(cut_short), "[5,0]");
}

TEST(Vijvenveertig, VV_43_a_chip_is_5_points_unless_the_table_says_otherwise) {
  const Rules rules = rules_with({});
  EXPECT_EQ(rules.text(*rules.find("chip")), "5");
  const Rules none = rules_with({"chip=0"});
  EXPECT_EQ(none.text(*none.find("chip")), "0");
}

TEST(Vijvenveertig, VV_43_a_pool_is_counted_in_chips_themselves) {
  const Game& game = *find_game(all_games(), "vijvenveertig");
  EXPECT_EQ(game.unit(rules_with({}, "pot")), Unit::chips);
  EXPECT_EQ(game.points_a_chip(rules_with({}, "pot")), 0);
  EXPECT_EQ(game.unit(rules_with({}, "ieder")), Unit::points);
  EXPECT_EQ(game.points_a_chip(rules_with({}, "ieder")), 5);
}

// Seat 1 does not follow to the first trick.
Played& revoke(Played& played) {
  return played.hands(four_tricks, "9C").then({"0 play KS", "1 play QH"});
}

TEST(Vijvenveertig, VV_44_a_claimed_revoke_scores_as_all_tricks_for_the_other_side) {
  Played sides = two({"revoke=penalised"});
  revoke(sides).play("0 claim-revoke 1");
  EXPECT_EQ(sides.result("outcome"), "\"revoked\"");
  EXPECT_EQ(sides.result("points"), "[1,0]");
  EXPECT_EQ(score(sides), "[10,0]");
  Played net = two({"revoke=penalised", "scoring=net"});
  EXPECT_EQ(score(revoke(net).play("0 claim-revoke 1")), "[25,0]");
}

TEST(Vijvenveertig, VV_44_each_for_self_the_others_keep_what_they_have) {
  Played played = two({"revoke=penalised", "scoring=per_trick"});
  revoke(played).then({"0 play 2H", "1 play 3H", "1 play 2S", "0 play QS"});
  EXPECT_EQ(score(played.play("0 claim-revoke 1")), "[10,0]");
}

TEST(Vijvenveertig, VV_44_the_pool_stays) {
  Played played = two({"revoke=penalised", "scoring=pool"});
  revoke(played.pot(4)).then({"0 play QS", "1 play 2S", "0 play KD", "1 play 2D", "0 stop"});
  EXPECT_FALSE(played.deal().over());
  EXPECT_EQ(score(played.play("0 claim-revoke 1")), "[0,-1]");
  EXPECT_EQ(played.result("pot"), "1");
}

TEST(Vijvenveertig, VV_44_a_revoke_that_nobody_claims_costs_nothing) {
  Played played = two({"revoke=penalised"});
  revoke(played).then({"0 play QS", "1 play 2S", "0 play KD", "1 play 2D"});
  played.then({"0 play KH", "1 play 3H", "0 play 2H", "1 play 3S"});
  EXPECT_FALSE(played.deal().over());
  EXPECT_EQ(score(played.play("* close")), "[10,0]");
}

TEST(Vijvenveertig, VV_44_only_the_other_side_can_claim) {
  const Settings hands = {"KS 2C 3C 4C 6C", "9D 7C 8C 9C TC", "KH 2H 3H 4H 6H", "QS 2S 7H 8H 9H"};
  Played sides("vijvenveertig", {"revoke=penalised"});
  sides.hands(hands, "8D").then({"0 play KS", "1 play 9D", "2 play KH", "3 play 7H"});
  EXPECT_EQ(sides.refused("1 claim-revoke 3"), "TR-03");
  EXPECT_EQ(sides.refused("2 claim-revoke 3"), "");
  Played self("vijvenveertig", {"revoke=penalised"}, "ieder");
  self.hands(hands, "8D").then({"0 play KS", "1 play 9D", "2 play KH", "3 play 7H"});
  EXPECT_EQ(self.refused("1 claim-revoke 3"), "");
}

}  // namespace
}  // namespace troef::test
