// SPDX-License-Identifier: Apache-2.0
// Pandoer from the pack to the lead (PD-00 to PD-23).
#include "games/pandoer/auction.h"
#include "pandoer_deals.h"

namespace troef::test {
namespace {

using namespace pandoer_deals;

TEST(Pandoer, PD_00_four_seats_33_cards_and_cents_times_the_scale) {
  const Game& game = *find_game(all_games(), "pandoer");
  const Rules rules = default_rules(game);
  EXPECT_EQ(game.seats(rules), 4);
  EXPECT_EQ(game.pack(rules).size(), 33);
  EXPECT_EQ((game.pack(rules) & Cards::of(Rank::six)), Cards(card("6H")));
  EXPECT_EQ(contract_names.size(), 13U);
  EXPECT_EQ(Counted("solo", {0, 0, 0, 0, 0, 0, 0, 0}, {}, {"pay_scale=4"}).score(),
            (Amounts{180, -60, -60, -60}));
  EXPECT_EQ(Counted("pandoer", {2, 0, 0, 0, 0, 0, 0, 0}, Seat(2), {"pay_scale=4"}).score(),
            (Amounts{28, -28, 28, -28}));
  const Result result = Counted("solo", {0, 0, 0, 0, 0, 0, 0, 0}).result();
  EXPECT_EQ(result.score, result.cents);
  Rules scaled = rules;
  EXPECT_EQ(scaled.set("pay_scale", "100"), "");
  EXPECT_NE(scaled.set("pay_scale", "101"), "");
  EXPECT_NE(scaled.set("pay_scale", "0"), "");
}

TEST(Pandoer, PD_01_trumps_go_from_the_jack_by_the_nine_with_a_low_ten) {
  const Order& order = low_ten.of(Suit::hearts);
  const std::string_view high_to_low = "J9AKQT876";
  const int points[] = {20, 14, 11, 3, 2, 10, 0, 0, 0};
  for (std::size_t i = 0; i < high_to_low.size(); ++i) {
    const Card trump(rank_of(high_to_low[i]), Suit::hearts);
    EXPECT_EQ(order.above(trump).size(), static_cast<int>(i));
    EXPECT_EQ(order.points(trump), points[i]);
  }
}

TEST(Pandoer, PD_02_all_points_with_the_last_trick_are_146_and_the_ten_may_be_high) {
  const Order& order = low_ten.of(Suit::spades);
  EXPECT_EQ(order.points(full_pack) + last_trick_points, all_points);
  EXPECT_EQ(all_points - vierde_boer_may_lose, 120);
  EXPECT_EQ(order.points(card("JC")), 1);
  EXPECT_TRUE(order.above(card("TC")).has(card("JC")));
  const Order& high = high_ten.of(Suit::spades);
  EXPECT_EQ(high.points(full_pack) + last_trick_points, all_points);
  EXPECT_TRUE(high.above(card("KC")).has(card("TC")));
  EXPECT_TRUE(high.above(card("KS")).has(card("TS")));
  EXPECT_TRUE(high.above(card("TS")).has(card("AS")));
  EXPECT_EQ(&orders_of(with(mixed).deal().start().rules), &low_ten);
  EXPECT_EQ(&orders_of(with(mixed, {"ten=high"}).deal().start().rules), &high_ten);
}

TEST(Pandoer, PD_10_four_each_then_the_turn_up_then_four_each) {
  Played played("pandoer");
  played.play(
      "* deal 7C 8C 9C TC 7D 8D 9D TD 7H 8H 9H TH 7S 8S 9S TS QS "
      "JC QC KC AC JD QD KD AD JH QH KH AH JS 6H KS AS");
  EXPECT_EQ(to_string(hand(played, 0)), "7C 8C 9C TC JC QC KC AC");
  EXPECT_EQ(to_string(hand(played, 3)), "6H 7S 8S 9S TS JS KS AS");
  EXPECT_EQ(played.deal().board().where.turn_up(), card("QS"));
  EXPECT_TRUE(known(played, 2).has(card("QS")));
}

TEST(Pandoer, PD_11_the_six_of_hearts_is_paid_to_the_dealer_and_the_queen_of_spades_by_the_dealer) {
  const Texts all_pass{"0 pass", "1 pass", "2 pass", "3 pass"};
  EXPECT_EQ(with(one_suit_each, {"rommel_limit=0"}).then(all_pass).result("score"),
            "[-10,-10,-10,30]");
  Played at_once = with(one_suit_each);
  EXPECT_EQ(facts(at_once).paid[Seat(3)], 30);
  const Dealt queen{{"7C 8C 9C TC JC QC KC AC", "7D 8D 9D TD JD QD KD AD",
                     "7H 8H 9H TH JH QH KH AH", "7S 8S 9S TS JS 6H KS AS"},
                    "QS"};
  EXPECT_EQ(with(queen, {"rommel_limit=0"}).then(all_pass).result("score"), "[10,10,10,-30]");
  EXPECT_EQ(with(queen, {"rommel_limit=0", "turnup_pay=no"}).then(all_pass).result("score"),
            "[0,0,0,0]");
}

TEST(Pandoer, PD_12_the_deal_moves_left_also_when_nothing_was_played) {
  Played played = with(one_suit_each, {"rommel_limit=0"});
  played.then({"0 pass", "1 pass", "2 pass", "3 pass"});
  const Start& start = played.deal().start();
  EXPECT_EQ(start.game->next_dealer(start, played.deal().result()), Seat(0));
}

TEST(Pandoer, PD_20_bids_go_up_the_list_from_eldest_and_a_pass_is_final) {
  Played played = with(one_suit_each);
  EXPECT_EQ(played.refused("1 bid solo"), "TR-01");
  EXPECT_EQ(played.legal(), (Texts{"bid polk-zonder", "bid solo", "bid praatje", "bid polke",
                                   "bid piek", "bid solo-zonder", "bid omver", "bid vogeltje",
                                   "bid pandoer", "bid piek-zonder", "pass"}));
  played.then({"0 bid polke", "1 pass"});
  EXPECT_EQ(played.refused("2 bid piek"), "PD-20");
  EXPECT_EQ(played.refused("2 bid 120"), "TR-03");
  played.then({"2 bid praatje", "3 pass", "0 bid solo"});
  EXPECT_EQ(played.deal().turn().seat, Seat(2));  // who passed is not asked again
  EXPECT_EQ(played.refused("1 bid polk-zonder"), "PD-20");
  EXPECT_EQ(played.refused("1 pass"), "TR-01");
  played.play("2 pass");
  EXPECT_EQ(facts(played).declarer, Seat(0));
}

TEST(Pandoer, PD_20_nobody_raises_an_own_bid_and_the_last_to_speak_may_still_bid) {
  Played played = with(one_suit_each);
  played.then({"0 pass", "1 pass", "2 pass", "3 bid omver"});
  EXPECT_EQ(facts(played).declarer, Seat(3));
  Played equal = with(one_suit_each);
  equal.then({"0 bid omver", "1 bid omver", "2 pass", "3 pass"});
  EXPECT_EQ(equal.deal().turn().seat, Seat(1));  // the holder is passed over
  EXPECT_EQ(equal.refused("0 bid solo"), "PD-20");
}

TEST(Pandoer, PD_21_in_a_win_game_the_higher_roem_holds_and_both_sums_are_said) {
  Played played = with(one_suit_each);
  played.then({"0 bid polke", "1 bid polke"});
  EXPECT_EQ(facts(played).holder, Seat(0));  // 120 each: the earlier bid
  EXPECT_EQ(facts(played).compared[Seat(1)], 120);
  played.play("2 bid polke");
  EXPECT_EQ(facts(played).holder, Seat(2));  // with the turn-up nine in a row
  EXPECT_EQ(facts(played).compared[Seat(0)], 120);
  EXPECT_EQ(facts(played).compared[Seat(2)], 150);
  EXPECT_EQ(played.deal().events().back().said, 150);
  played.play("3 pass");
  EXPECT_EQ(played.refused("0 bid polke"), "PD-21");
  EXPECT_TRUE(played.is_legal("bid praatje"));
  played.play("0 pass");
  EXPECT_EQ(played.refused("1 bid polke"), "PD-21");
}

TEST(Pandoer, PD_21_in_a_lose_game_the_lower_roem_holds) {
  for (const std::string game : {"praatje", "piek", "omver", "vogeltje", "piek-zonder"}) {
    Played played = with(one_suit_each);
    played.then({"0 pass", "1 pass", "2 bid " + game, "3 bid " + game});
    EXPECT_EQ(facts(played).holder, Seat(3)) << game;
    EXPECT_EQ(played.refused("2 bid " + game), "PD-21");
  }
  Played other = with(one_suit_each);
  other.then({"0 bid piek", "1 pass", "2 bid piek"});
  EXPECT_EQ(facts(other).holder, Seat(0));
}

TEST(Pandoer, PD_21_roem_is_of_the_eight_cards_and_the_turn_up_and_cards_are_shared) {
  Played jacks = with({{"JC JD JH TC QC 7D 8H 9S", "7C 8C 9C KC 9D TD KD AD",
                        "7H 9H TH QH KH AH 6H 8D", "7S 8S TS QS KS AS AC QD"},
                       "JS"});
  EXPECT_EQ(roem_with_turn_up(jacks.deal().board(), Seat(0)), 200 + 20);
  EXPECT_EQ(roem_with_turn_up(jacks.deal().board(), Seat(1)), 20);
  EXPECT_EQ(roem_with_turn_up(jacks.deal().board(), Seat(2)), 20);
  EXPECT_EQ(roem_with_turn_up(jacks.deal().board(), Seat(3)), 100);  // ten to ace of spades
}

TEST(Pandoer, PD_21_a_table_may_have_no_equal_bids) {
  Played played = with(one_suit_each, {"equal_bids=no"});
  played.play("0 bid polke");
  EXPECT_EQ(played.refused("1 bid polke"), "PD-20");
}

TEST(Pandoer, PD_22_the_declarer_takes_the_turn_up_and_lays_one_card_away) {
  Played played = with(one_suit_each);
  played.then({"0 bid solo", "1 pass", "2 pass", "3 pass"});
  EXPECT_EQ(hand(played, 0).size(), 9);
  EXPECT_TRUE(known(played, 1).has(card("6H")));
  EXPECT_EQ(played.legal().size(), 9U);
  EXPECT_EQ(played.refused("0 discard 7C 8C"), "PD-22");
  EXPECT_EQ(played.refused("0 discard 7D"), "TR-02");
  played.play("0 discard 7C");
  EXPECT_EQ(hand(played, 0).size(), 8);
  EXPECT_FALSE(known(played, 1).has(card("6H")));  // it may be the card that was laid away
  EXPECT_FALSE(known(played, 1).has(card("7C")));
  EXPECT_TRUE(known(played, 0).has(card("7C")));
}

TEST(Pandoer, PD_23_the_declarer_names_trumps_where_there_are_any_and_leads) {
  Played solo = playing(one_suit_each, "solo");
  EXPECT_EQ(solo.legal(), (Texts{"trump C", "trump D", "trump H", "trump S"}));
  EXPECT_EQ(solo.refused("0 play AC"), "PD-23");
  solo.play("0 trump C");
  EXPECT_EQ(solo.deal().turn().seat, Seat(0));
  Played plain = playing(one_suit_each, "solo-zonder");
  EXPECT_EQ(plain.refused("0 trump C"), "TR-03");
  Played third = with(one_suit_each);
  third.then({"0 pass", "1 pass", "2 bid solo-zonder", "3 pass", "2 discard 6H"});
  EXPECT_EQ(third.deal().turn().seat, Seat(2));
}

}  // namespace
}  // namespace troef::test
