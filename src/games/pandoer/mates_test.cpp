// SPDX-License-Identifier: Apache-2.0
// Stoet and halve stoet, and their mates (PD-43, PD-44, PD-46).
#include "games/pandoer/goal.h"
#include "pandoer_deals.h"

namespace troef::test {
namespace {

using namespace pandoer_deals;

TEST(Pandoer, PD_43_stoet_takes_exactly_three_aces_with_the_turn_up) {
  EXPECT_TRUE(with(three_aces).is_legal("bid stoet"));
  EXPECT_EQ(with(two_and_two).refused("0 bid stoet"), "PD-43");
  const Dealt fourth_up{{"AC AD AH KC KD KH QC QD", "6H KS QS JS TS 9S 8S 7S",
                         "QH JH TH 9H 8H 7H JC JD", "TC 9C 8C 7C TD 9D 8D 7D"},
                        "AS"};
  EXPECT_EQ(with(fourth_up).refused("0 bid stoet"), "PD-43");
  EXPECT_TRUE(with(fourth_up).is_legal("bid polk-zonder"));
}

TEST(Pandoer, PD_43_the_mate_of_stoet_is_unknown_until_the_fourth_ace_is_played) {
  Played played = playing(three_aces, "stoet");
  tricks(played, {"AC", "7S", "JC", "7C"});
  EXPECT_EQ(facts(played).mate, std::nullopt);
  EXPECT_EQ(played.deal().view(Seat(2)).sides, Sides(Seat(0), Seats::all(4) - Seat(0)));
  tricks(played, {"AD", "AS"});
  EXPECT_EQ(facts(played).mate, Seat(1));
  EXPECT_EQ(played.deal().view(Seat(2)).sides, Sides(Seats::all(2), Seats::all(4) - Seats::all(2)));
}

TEST(Pandoer, PD_43_the_mate_of_stoet_must_take_a_trick) {
  EXPECT_EQ(Counted("stoet", {1, 0, 0, 0, 0, 0, 0, 2}, Seat(1)).result().outcome, Outcome::made);
  EXPECT_EQ(Counted("stoet", {0, 0, 0, 0, 0, 0, 0, 2}, Seat(1)).result().outcome, Outcome::wet);
  EXPECT_EQ(Counted("stoet", {1, 0, 0, 0, 0, 0, 0, 0}, Seat(1)).result().outcome, Outcome::wet);
  // Seven tricks, and at this table more would do.
  EXPECT_EQ(
      Counted("stoet", {0, 0, 0, 0, 0, 0, 0, 2}, Seat(1), {"counts=at_least"}).result().outcome,
      Outcome::wet);
}

TEST(Pandoer, PD_44_die_zit_names_the_mate_of_halve_stoet_at_once) {
  Played played = with(two_and_two);
  played.play("0 bid halve-stoet");
  EXPECT_EQ(facts(played).mate, Seat(2));
  EXPECT_EQ(facts(played).holder, Seat(0));
  EXPECT_EQ(played.deal().turn().seat, Seat(1));
}

TEST(Pandoer, PD_44_the_mate_of_halve_stoet_must_take_a_trick) {
  const auto outcome = [](const std::vector<int>& winners) {
    return Counted("halve-stoet", winners, Seat(2)).result().outcome;
  };
  EXPECT_EQ(outcome({2, 0, 0, 0, 0, 0, 1, 3}), Outcome::made);
  EXPECT_EQ(outcome({0, 0, 0, 0, 0, 0, 1, 3}), Outcome::wet);
}

TEST(Pandoer, PD_44_a_higher_bid_makes_the_mate_void) {
  Played played = with(two_and_two);
  played.then({"0 bid halve-stoet", "1 pass", "2 bid solo"});
  EXPECT_EQ(facts(played).mate, std::nullopt);
}

TEST(Pandoer, PD_44_without_a_mate_the_bidder_goes_on_at_the_same_turn) {
  Played played = with(two_one_one);
  played.play("0 bid halve-stoet");
  EXPECT_EQ(facts(played).holder, std::nullopt);
  EXPECT_EQ(played.deal().turn().seat, Seat(0));
  EXPECT_EQ(played.refused("0 bid halve-stoet"), "PD-44");
  played.then({"0 bid pandoer", "1 pass", "2 bid omver", "3 pass"});
  EXPECT_EQ(played.refused("0 bid halve-stoet"), "PD-44");
}

TEST(Pandoer, PD_44_halve_stoet_takes_exactly_two_aces_and_is_not_for_the_dealer) {
  EXPECT_EQ(with(three_aces).refused("0 bid halve-stoet"), "PD-44");
  Played dealer("pandoer");
  dealer.dealer(0);
  dealer.hands(two_and_two.hands, two_and_two.turn_up);
  dealer.then({"1 pass", "2 pass", "3 pass"});
  EXPECT_EQ(dealer.refused("0 bid halve-stoet"), "PD-44");
}

TEST(Pandoer, PD_44_after_rommelpotten_halve_stoet_may_be_bid_again) {
  Played played = with(two_one_one);
  played.then({"0 bid halve-stoet", "0 pass", "1 pass", "2 pass", "3 pass"});
  played.then({"* deal 6H 7S 8S 9H 9S TS JS QS AS", "0 return 6H 7S 8S", "1 return 9H 9S TS",
               "2 return JS QS AS", "* deal 6H 7S 8S 9H 9S TS JS QS AS"});
  EXPECT_TRUE(played.is_legal("bid halve-stoet"));
}

TEST(Pandoer, PD_44_an_equal_halve_stoet_first_finds_its_mate_then_compares_roem) {
  Played played = with(two_and_two);
  played.then({"0 bid halve-stoet", "1 pass", "2 bid halve-stoet"});
  EXPECT_EQ(facts(played).compared[Seat(0)], 20);   // six, seven and eight of hearts
  EXPECT_EQ(facts(played).compared[Seat(2)], 100);  // four kings
  EXPECT_EQ(facts(played).holder, Seat(2));
  EXPECT_EQ(facts(played).mate, Seat(0));
}

// Of each event, in its order: who was said to be the mate; "-": nobody.
std::string mates_said(const View& view) {
  std::string said;
  for (const Seen& seen : view.events) {
    if (seen.actor) said += seen.mate ? std::to_string(seen.mate->index()) : "-";
  }
  return said;
}

TEST(Pandoer, PD_44_who_was_said_to_be_the_mate_stays_known_when_the_bid_is_overbid) {
  Played played = with(two_and_two);
  played.then({"0 bid halve-stoet", "1 pass", "2 bid halve-stoet", "3 bid solo"});
  EXPECT_FALSE(facts(played).mate);
  for (const Seat seat : Seats::all(4)) EXPECT_EQ(mates_said(played.deal().view(seat)), "2-0-");
  Played parted = with(two_one_one);
  parted.then({"0 bid halve-stoet", "0 pass"});
  EXPECT_EQ(mates_said(parted.deal().view(Seat(2))), "--");
}

TEST(Pandoer, PD_46_in_halve_stoet_a_card_may_go_to_the_mate_who_lays_one_away) {
  Played played = with(two_and_two);
  played.then({"0 bid halve-stoet", "1 pass", "2 pass", "3 pass"});
  EXPECT_EQ(played.legal().size(), 18U);
  EXPECT_TRUE(played.is_legal("discard AC"));
  EXPECT_EQ(played.refused("0 give AS"), "TR-02");
  played.play("0 give 6H");
  EXPECT_TRUE(known(played, 2).has(card("6H")));
  EXPECT_TRUE(known(played, 0).has(card("6H")));
  EXPECT_FALSE(known(played, 1).has(card("6H")));
  EXPECT_EQ(seen_last_by(played), Seats(Seat(0)) | Seats(Seat(2)));
  EXPECT_EQ(played.deal().turn().seat, Seat(2));
  EXPECT_EQ(played.refused("2 discard AH AS"), "PD-46");
  EXPECT_TRUE(played.is_legal("discard 6H"));
  played.play("2 discard KS");
  EXPECT_FALSE(known(played, 0).has(card("6H")));  // it may have been laid away
  EXPECT_EQ(played.deal().turn().seat, Seat(0));
  EXPECT_TRUE(played.is_legal("play AC"));
}

TEST(Pandoer, PD_46_the_mate_lays_away_before_the_lead) {
  Played played = with(two_and_two);
  played.then({"0 bid halve-stoet", "1 pass", "2 pass", "3 pass", "0 give 6H"});
  EXPECT_EQ(played.refused("2 play AH"), "PD-46");
}

TEST(Pandoer, PD_46_only_halve_stoet_knows_giving) {
  Played played = with(one_suit_each);
  played.then({"0 bid solo", "1 pass", "2 pass", "3 pass"});
  EXPECT_EQ(played.refused("0 give 6H"), "TR-03");
}

}  // namespace
}  // namespace troef::test
