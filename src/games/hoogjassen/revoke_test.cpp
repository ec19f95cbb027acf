// SPDX-License-Identifier: Apache-2.0
// Claimed revokes at Hoogjassen (HJ-51).
#include "hoogjassen_deals.h"

namespace troef::test {
namespace {

using namespace hoogjassen_deals;

// Seat 1 holds diamonds, plays the queen of clubs to the king of diamonds.
Played revoked(const Settings& settings = {}) {
  Settings all = settings;
  all.emplace_back("revoke=penalised");
  Played played = playing(mixed, mixed_widow, all);
  played.then({"0 play KD", "1 play QC", "2 play 9D", "3 play 7D"});
  return played;
}

Cards weak(Played& played, int seat) { return played.deal().board().facts.weak[Seat(seat)]; }

TEST(Hoogjassen, HJ_51_a_defenders_cards_of_the_revoked_suit_win_no_trick_that_another_could) {
  Played played = revoked();
  EXPECT_EQ(played.refused("2 claim-revoke 1"), "TR-03");  // a defender, like seat 1
  played.play("0 claim-revoke 1");
  EXPECT_EQ(weak(played, 1), Cards::of(Suit::diamonds));
  played.then({"0 play 7S", "1 play KS", "2 play AS", "3 play JS"});  // other suits are as ever
  played.then({"2 play QD", "3 play TD", "0 play 8S", "1 play AD"});
  EXPECT_EQ(winner(played, 2), Seat(2));
  played.then({"2 play 9C", "3 play 8C", "0 play QH", "1 play 9H"});
  EXPECT_EQ(winner(played, 3), Seat(1));
  played.then({"1 play QS", "2 play TH", "3 play JD", "0 play JH"});
  played.then({"0 play KH", "1 play AH", "2 play 8H", "3 play 7H"});
  played.then({"1 play 8D", "2 play KC", "3 play TC", "0 play AC"});
  EXPECT_EQ(winner(played, 6), Seat(1));  // no other card of the trick could
  played.play("* close");
  EXPECT_NE(played.result("outcome"), "\"revoked\"");
}

TEST(Hoogjassen, HJ_51_without_a_claim_nothing_changes) {
  Played played = revoked();
  played.then({"0 play 7S", "1 play KS", "2 play AS", "3 play JS"});
  played.then({"2 play QD", "3 play TD", "0 play 8S", "1 play AD"});
  EXPECT_EQ(winner(played, 2), Seat(1));
}

TEST(Hoogjassen, HJ_51_a_card_in_the_trick_that_lies_there_suffers_too) {
  Played played = revoked();
  played.then({"0 play 7S", "1 play KS", "2 play AS", "3 play 7H"});
  played.then({"3 play TD", "0 play 8S", "1 play AD", "0 claim-revoke 1"});
  EXPECT_EQ(played.deal().view(Seat(0)).facts.winning(*played.deal().board().order, 4), Seat(3));
  played.play("2 play QD");
  EXPECT_EQ(winner(played, 2), Seat(2));
}

TEST(Hoogjassen, HJ_51_after_an_underruff_it_is_the_trumps) {
  Played played = playing(mixed, mixed_widow, {"revoke=penalised", "underruff=last_resort"});
  played.then({"0 play KD", "1 play AH", "2 play TH", "3 play 7D", "0 claim-revoke 2"});
  EXPECT_EQ(weak(played, 2), Cards::of(Suit::hearts));
  EXPECT_EQ(played.deal().board().facts.claim->rule, "HJ-33");
}

// What is led, what seat 1 plays to it, and the rule that forbids it.
TEST(Hoogjassen, HJ_51_a_right_claim_names_the_rule_that_forbade_the_card) {
  const auto claimed = [](const std::string& lead, const std::string& card) {
    Played played = playing(mixed, mixed_widow, {"revoke=penalised", "underruff=last_resort"});
    played.then({"0 play " + lead, "1 play " + card, "2 play 9D", "3 play 7D", "0 claim-revoke 1"});
    return *played.deal().board().facts.claim;
  };
  EXPECT_EQ(claimed("KD", "QC").rule, "HJ-32");
  EXPECT_EQ(claimed("KH", "QC").rule, "HJ-31");
  EXPECT_EQ(claimed("KD", "AD").rule, "");  // it was none
  EXPECT_FALSE(claimed("KD", "AD").right);
}

TEST(Hoogjassen, HJ_51_what_one_defender_lost_stays_lost_when_another_is_found_out) {
  Played played = playing(mixed, mixed_widow, {"revoke=penalised"});
  played.then({"0 play KD", "1 play QC", "2 play AS", "3 play 7D"});
  played.then({"0 claim-revoke 1", "0 claim-revoke 2"});
  EXPECT_EQ(weak(played, 1), Cards::of(Suit::diamonds));
  EXPECT_EQ(weak(played, 2), Cards::of(Suit::diamonds));
}

TEST(Hoogjassen, HJ_51_who_is_found_out_in_a_second_suit_has_lost_both) {
  Played played = revoked();
  played.then({"0 claim-revoke 1", "0 play KH", "1 play QS", "2 play 8H", "3 play 7H"});
  played.play("0 claim-revoke 1");
  EXPECT_EQ(weak(played, 1), Cards::of(Suit::diamonds) | Cards::of(Suit::hearts));
}

// Seats 1 and 2 were found out in diamonds; seat 3 has them too, and revokes unseen.
TEST(Hoogjassen, HJ_51_of_weak_cards_alone_the_highest_wins) {
  Played played = playing(mixed, mixed_widow, {"revoke=penalised"});
  played.then({"0 play KD", "1 play QC", "2 play AS", "3 play 7D"});
  played.then({"0 claim-revoke 1", "0 claim-revoke 2"});
  played.then({"0 play 7S", "1 play KS", "2 play 9C", "3 play JS"});
  played.then({"1 play 8D", "2 play QD", "3 play TC", "0 play AC"});
  EXPECT_EQ(winner(played, 2), Seat(2));
}

TEST(Hoogjassen, HJ_51_a_wrong_claim_costs_nothing_but_the_right_to_claim) {
  Played played = revoked();
  played.play("0 claim-revoke 3");
  EXPECT_FALSE(played.deal().over());
  EXPECT_TRUE(weak(played, 3).empty());
  EXPECT_EQ(played.refused("0 claim-revoke 1"), "TR-03");
}

// Seat 0 holds the king of diamonds and plays the ace of clubs to the queen.
Played declarer_revoked_at(const std::vector<std::string>& before, const Settings& settings = {}) {
  Settings all = settings;
  all.emplace_back("revoke=penalised");
  Played played("hoogjassen", all);
  played.dealer(2)
      .pot(400)
      .hands(mixed, mixed_widow)
      .then({"3 pass", "0 bid 160", "1 pass", "2 pass"});
  played.then(before).then({"0 trump H", "0 roem JH-KH"});
  played.then({"0 play 7S", "1 play KS", "2 play AS", "3 play JS"});
  played.then({"2 play QD", "3 play TD", "0 play AC", "1 play 8D"});
  return played;
}

TEST(Hoogjassen, HJ_51_a_declarer_who_revoked_loses_the_bid_and_pays_the_pot) {
  Played played = declarer_revoked_at({"0 take", "0 discard JC 9S TS"});
  played.play("3 claim-revoke 0");
  EXPECT_EQ(played.result("outcome"), "\"revoked\"");
  EXPECT_EQ(played.result("points"), "[0,146]");
  EXPECT_EQ(played.result("roem"), "[0,0]");  // HJ-42
  EXPECT_EQ(played.result("score"), "[-480,160,160,160]");
  EXPECT_EQ(played.result("cents"), "[-340,80,80,80]");
  EXPECT_EQ(played.result("pot"), "100");
  const Deal& deal = played.deal();
  EXPECT_EQ(deal.game().next_dealer(deal.start(), deal.result()), Seat(0));  // HJ-50
}

TEST(Hoogjassen, HJ_51_undrawn_a_declarer_who_revoked_pays_double) {
  Played played = declarer_revoked_at({"0 leave"});
  played.play("1 claim-revoke 0");
  EXPECT_EQ(played.result("score"), "[-960,320,320,320]");
  EXPECT_EQ(played.result("cents"), "[-680,160,160,160]");
  EXPECT_EQ(played.result("pot"), "200");
}

}  // namespace
}  // namespace troef::test
