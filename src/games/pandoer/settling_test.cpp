// SPDX-License-Identifier: Apache-2.0
// What a deal of Pandoer pays, revokes and matches (PD-60 to PD-62).
#include "pandoer_deals.h"

namespace troef::test {
namespace {

using namespace pandoer_deals;

TEST(Pandoer, PD_60_alone_against_all_or_two_against_two) {
  EXPECT_EQ(Counted("solo", {0, 0, 0, 0, 0, 0, 0, 0}).score(), (Amounts{45, -15, -15, -15}));
  EXPECT_EQ(Counted("pandoer", {2, 0, 0, 0, 0, 0, 0, 0}, Seat(2)).score(), (Amounts{7, -7, 7, -7}));
  EXPECT_EQ(Counted("pandoer", {2, 0, 0, 0, 0, 0, 0, 1}, Seat(2)).score(), (Amounts{-7, 7, -7, 7}));
  EXPECT_EQ(Counted("pandoer", {0, 0, 0, 0, 0, 0, 0, 0}).score(), (Amounts{21, -7, -7, -7}));
}

const Texts penalised{"revoke=penalised", "turnup_pay=no"};

TEST(Pandoer, PD_61_the_side_that_revoked_has_lost) {
  Played opponent = playing(mixed, "polke", "H", penalised);
  tricks(opponent, {"7C", "8C", "9S", "TS"});  // seat 2 has clubs and hearts
  EXPECT_FALSE(opponent.deal().over());
  EXPECT_EQ(opponent.refused("3 claim-revoke 2"), "TR-03");  // of its own side
  opponent.play("0 claim-revoke 2");
  EXPECT_EQ(opponent.result("outcome"), "\"revoked\"");
  EXPECT_EQ(opponent.result("score"), "[36,-12,-12,-12]");
  EXPECT_EQ(opponent.result("points"), "[0,1]");
  Played declarer = playing(mixed, "polke", "H", penalised);
  tricks(declarer, {"7C", "8C", "JC", "TS", "QC", "TD", "AD", "9C"});
  declarer.play("1 claim-revoke 0");
  EXPECT_EQ(declarer.result("score"), "[-36,12,12,12]");
}

TEST(Pandoer, PD_61_a_wrong_claim_bars_its_claimer) {
  Played played = playing(mixed, "polke", "H", penalised);
  tricks(played, {"7C", "8C", "JC", "TS"});
  played.play("0 claim-revoke 2");
  EXPECT_FALSE(played.deal().over());
  EXPECT_EQ(played.refused("0 claim-revoke 1"), "TR-03");
}

TEST(Pandoer, PD_61_while_no_mate_is_found_it_counts_as_alone) {
  Played played = playing(three_jacks, "pandoer", "C", penalised);
  tricks(played, {"JC", "AD", "7H", "7D"});  // seat 1 has clubs
  played.play("0 claim-revoke 1");
  EXPECT_EQ(played.result("sides"), "[[0],[1,2,3]]");
  EXPECT_EQ(played.result("score"), "[21,-7,-7,-7]");
}

TEST(Pandoer, PD_61_who_claims_against_the_hidden_mate_has_lost_by_it) {
  const Dealt spade_too{{"AC AD AH KC KD KH QC QD", "AS KS QS JS TS 9S 8S 7C",
                         "QH JH TH 9H 8H 7H JC JD", "TC 9C 8C 7S TD 9D 8D 7D"},
                        "6H"};
  Played played = playing(spade_too, "stoet", "", penalised);
  tricks(played, {"AC", "KS", "JC", "8C"});
  EXPECT_EQ(played.refused("2 claim-revoke 1"), "TR-03");  // the declarer alone is a side
  played.play("0 claim-revoke 1");
  EXPECT_EQ(played.result("sides"), "[[0,1],[2,3]]");
  EXPECT_EQ(played.result("score"), "[-15,-15,15,15]");
}

TEST(Pandoer, PD_61_a_vierde_boer_pays_12_and_in_piek_zonder_the_revoker_pays_all) {
  Played boer = with(three_jacks, penalised);
  boer.then({"0 bid vierde-boer", "1 pass", "2 pass", "3 pass", "0 buy JS 6H", "0 discard TC",
             "0 trump C"});
  tricks(boer, {"JC", "AD", "7H", "7D"});
  boer.play("0 claim-revoke 1");
  EXPECT_EQ(boer.result("score"), "[34,-12,-10,-12]");  // 36, and 2 for the jack
  Played piek = with(mixed, penalised);
  piek.then({"0 bid piek-zonder", "1 pass", "2 pass", "3 pass", "0 hand-on 6H", "1 hand-on 6H",
             "2 hand-on 6H", "3 discard 6H"});
  tricks(piek, {"7C", "8C", "9S", "TS"});
  piek.play("3 claim-revoke 2");
  EXPECT_EQ(piek.result("score"), "[7,7,-21,7]");
  EXPECT_EQ(piek.result("outcome"), "\"revoked\"");
}

TEST(Pandoer, PD_61_after_the_last_trick_the_deal_waits_to_be_closed) {
  Played played = playing(mixed, "solo-zonder", "", penalised);
  tricks(played, {"7C", "TC", "JC", "TS"});
  EXPECT_EQ(played.deal().turn().awaited, Awaited::close);
  played.play("* close");
  EXPECT_EQ(played.result("score"), "[-30,10,10,10]");
}

TEST(Pandoer, PD_62_a_match_is_sixteen_deals) {
  EXPECT_EQ(default_rules(*find_game(all_games(), "pandoer")).common(Common::match_deals), 16);
}

}  // namespace
}  // namespace troef::test
