// SPDX-License-Identifier: Apache-2.0
// Hoogjassen from the pack to trumps (HJ-00 to HJ-21).
#include "hoogjassen_deals.h"
#include "ladder.h"

namespace troef::test {
namespace {

using namespace hoogjassen_deals;

TEST(Hoogjassen, HJ_00_four_seats_get_seven_cards_and_the_widow_three) {
  Played played("hoogjassen");
  played.play(
      "* deal 7D 8D 9D TD JD QD KD AD 7H 8H 9H TH JH QH KH AH "
      "7S 8S 9S TS JS QS KS AS 8C 9C TC JC QC KC AC");
  const Where& where = played.deal().board().where;
  EXPECT_EQ(to_string(where.widow()), "7D 8D 9D");
  EXPECT_EQ(to_string(where.hand(Seat(0))), "TD JD QD AH 7S 8S 9S");  // W3 3 4
  EXPECT_EQ(to_string(where.hand(Seat(3))), "JC QC KC AC JH QH KH");
}

TEST(Hoogjassen, HJ_00_three_seats_get_nine_cards_and_the_widow_four) {
  Played played("hoogjassen", {}, "drie");
  EXPECT_EQ(played.deal().start().seats, 3);
  played.play(
      "* deal 7D 8D 9D TD JD QD KD AD 7H 8H 9H TH JH QH KH AH "
      "7S 8S 9S TS JS QS KS AS 8C 9C TC JC QC KC AC");
  const Where& where = played.deal().board().where;
  EXPECT_EQ(to_string(where.widow()), "7D 8D TH JH");  // W2 3 W2 3 3
  EXPECT_EQ(to_string(where.hand(Seat(0))), "8C 9D TD JD QH KH AH KS AS");
  EXPECT_EQ(played.refused("0 bid 160"), "HJ-10");
  played.then({"0 bid 170", "1 pass", "2 pass", "0 take"});
  EXPECT_EQ(played.legal().size(), 715U);  // four of thirteen
}

TEST(Hoogjassen, HJ_00_the_seven_of_clubs_is_not_in_the_pack) {
  EXPECT_EQ(full_pack.size(), 31);
  EXPECT_FALSE(full_pack.has(Card(Rank::seven, Suit::clubs)));
  for (const Rank rank : {Rank::two, Rank::six}) {
    EXPECT_TRUE((full_pack & Cards::of(rank)).empty());
  }
  EXPECT_EQ(Played("hoogjassen").deal().turn().pack, full_pack);
}

TEST(Hoogjassen, HJ_01_trumps_go_jack_nine_ace_and_the_ten_is_low) {
  expect_ladder(orders.of(Suit::hearts), Suit::hearts, "J9AKQT87", {20, 14, 11, 3, 2, 10, 0, 0});
}

TEST(Hoogjassen, HJ_02_in_other_suits_the_ten_is_below_the_jack_but_worth_ten) {
  expect_ladder(orders.of(Suit::hearts), Suit::spades, "AKQJT987", {11, 3, 2, 1, 10, 0, 0, 0});
}

TEST(Hoogjassen, HJ_10_bids_are_tens_from_120_to_600_each_higher) {
  Played played = dealt(mixed, mixed_widow, {"single_bid=no"});
  const auto opening = played.legal();
  EXPECT_EQ(opening.size(), 50U);  // 120, 130 … 600 and pass
  EXPECT_EQ(opening.front(), "bid 120");
  EXPECT_EQ(opening[48], "bid 600");
  EXPECT_EQ(played.refused("0 bid 110"), "HJ-10");
  EXPECT_EQ(played.refused("0 bid 125"), "HJ-10");
  EXPECT_EQ(played.refused("0 bid 610"), "HJ-10");
  EXPECT_EQ(played.refused("1 bid 120"), "TR-01");  // eldest begins
  played.then({"0 bid 200"});                       // higher than the lowest
  EXPECT_EQ(played.refused("1 bid 200"), "HJ-10");
  EXPECT_EQ(played.refused("1 bid 190"), "HJ-10");
  played.then({"1 bid 210", "2 bid 300"});  // clockwise, with a jump
  EXPECT_EQ(played.legal().front(), "bid 310");
}

TEST(Hoogjassen, HJ_11_a_pass_is_final_and_who_has_bid_may_bid_again) {
  Played played = dealt(mixed, mixed_widow);
  played.then({"0 bid 120", "1 pass", "2 bid 130", "3 pass"});
  EXPECT_TRUE(played.is_legal("bid 140"));
  played.then({"0 bid 140"});
  EXPECT_EQ(played.deal().turn().seat, Seat(2));  // not seat 1
  EXPECT_EQ(played.refused("1 bid 150"), "HJ-11");
  EXPECT_EQ(played.refused("1 pass"), "TR-01");
  EXPECT_EQ(played.refused("0 bid 150"), "TR-01");  // who has bid will have a turn
  played.then({"2 pass"});
  EXPECT_EQ(played.deal().board().facts.declarer, Seat(0));
  EXPECT_EQ(played.deal().board().facts.bid, 140);
}

TEST(Hoogjassen, HJ_11_the_last_seat_may_still_bid_and_is_then_alone) {
  Played played = dealt(mixed, mixed_widow);
  played.then({"0 pass", "1 pass", "2 pass"});
  EXPECT_TRUE(played.is_legal("bid 120"));
  EXPECT_TRUE(played.is_legal("pass"));
  played.then({"3 bid 120"});
  EXPECT_EQ(played.deal().board().facts.declarer, Seat(3));
  EXPECT_EQ(played.legal(), (std::vector<std::string>{"take", "leave"}));
}

TEST(Hoogjassen, HJ_12_who_bids_once_does_not_bid_again) {
  Played played = dealt(mixed, mixed_widow);
  played.then({"0 bid 120 final", "1 bid 130", "2 pass", "3 pass"});
  EXPECT_EQ(played.legal(), std::vector<std::string>{"pass"});
  EXPECT_EQ(played.refused("0 bid 140"), "HJ-12");
  EXPECT_EQ(played.refused("0 bid 140 final"), "HJ-12");
  EXPECT_EQ(played.refused("1 bid 140"), "TR-01");
  played.then({"0 pass"});
  EXPECT_EQ(played.deal().board().facts.declarer, Seat(1));
}

TEST(Hoogjassen, HJ_12_who_bids_once_does_not_bid_again_out_of_turn) {
  Played played = dealt(mixed, mixed_widow);
  played.then({"0 bid 120 final"});
  EXPECT_EQ(played.refused("0 bid 140"), "HJ-12");
  EXPECT_EQ(played.refused("0 pass"), "TR-01");
  EXPECT_EQ(played.refused("2 bid 140"), "TR-01");
}

TEST(Hoogjassen, HJ_12_who_bid_once_can_win_the_auction) {
  Played played = dealt(mixed, mixed_widow);
  played.then({"0 bid 120 final", "1 pass", "2 pass", "3 pass", "0 take"});
  EXPECT_EQ(played.deal().board().facts.declarer, Seat(0));
}

TEST(Hoogjassen, HJ_12_a_table_may_have_no_such_bid) {
  Played played = dealt(mixed, mixed_widow, {"single_bid=no"});
  EXPECT_EQ(played.refused("0 bid 120 final"), "HJ-12");
  EXPECT_FALSE(played.is_legal("bid 120 final"));
  EXPECT_TRUE(dealt(mixed, mixed_widow, {"single_bid=yes"}).is_legal("bid 120 final"));
}

TEST(Hoogjassen, HJ_13_when_everyone_passes_there_is_no_score_and_the_seat_to_the_right_deals) {
  for (const auto& [setting, dealer] : std::vector<std::pair<std::string, int>>{
           {"redeal_by=right", 0}, {"redeal_by=left", 2}, {"redeal_by=same", 1}}) {
    Played played("hoogjassen", {setting});
    played.dealer(1).pot(100).hands(mixed, mixed_widow);
    played.then({"2 pass", "3 pass", "0 pass", "1 pass"});
    EXPECT_EQ(played.result("outcome"), "\"passed\"");
    EXPECT_EQ(played.result("sides"), "[[0],[1],[2],[3]]");
    EXPECT_EQ(played.result("score"), "[0,0,0,0]");
    EXPECT_EQ(played.result("cents"), "[0,0,0,0]");
    const Deal& deal = played.deal();
    EXPECT_EQ(deal.game().next_dealer(deal.start(), deal.result()), Seat(dealer)) << setting;
  }
}

TEST(Hoogjassen, HJ_13_at_three_seats_the_seat_to_the_right_deals_too) {
  Played played("hoogjassen", {"redeal_by=right"}, "drie");
  played.dealer(1).hands({"7H 8H 9H TH JH QH KH AH AC"}).then({"2 pass", "0 pass", "1 pass"});
  const Deal& deal = played.deal();
  EXPECT_EQ(deal.game().next_dealer(deal.start(), deal.result()), Seat(0));
}

TEST(Hoogjassen, HJ_14_a_bid_is_written_in_full_with_final_after_it) {
  Played played = dealt(mixed, mixed_widow);
  const auto legal = played.legal();
  EXPECT_EQ(legal[0], "bid 120");
  EXPECT_EQ(legal[1], "bid 120 final");
  played.then({"0 bid 250 final"});
  EXPECT_EQ(played.deal().board().facts.bid, 250);  // which everyone sees
  EXPECT_EQ(played.deal().view(std::nullopt).facts.bid, 250);
  EXPECT_EQ(find_game(all_games(), "hoogjassen")->sheet(), Sheet::blok);
}

TEST(Hoogjassen, HJ_20_the_declarer_takes_the_widow_unseen_and_discards_three_of_ten) {
  Played played = dealt(mixed, mixed_widow);
  played.then({"0 bid 120", "1 pass", "2 pass", "3 pass"});
  EXPECT_EQ(played.legal(), (std::vector<std::string>{"take", "leave"}));
  EXPECT_EQ(played.deal().view(Seat(0)).widow, (Heap{{}, 3}));
  played.play("0 take");
  const Card from_widow(Rank::jack, Suit::clubs);
  EXPECT_TRUE(played.deal().view(Seat(0)).hand().has(from_widow));
  EXPECT_FALSE(played.deal().view(Seat(1)).hands[Seat(0)].known.has(from_widow));
  EXPECT_EQ(played.legal().size(), 120U);  // any three of ten
  EXPECT_EQ(played.refused("0 discard JC 9S"), "HJ-20");
  EXPECT_EQ(played.refused("0 discard JC KD 9S TS"), "HJ-20");
  EXPECT_EQ(played.refused("0 discard JC AD 9S"), "TR-02");
  EXPECT_EQ(played.refused("0 trump H"), "HJ-21");
  played.play("0 discard JC KD 7S");  // of the hand and of the widow
  const View other = played.deal().view(Seat(2));
  EXPECT_EQ(other.laid[Seat(0)], (Heap{{}, 3}));
  EXPECT_TRUE(other.events.back().hidden);
  EXPECT_EQ(other.events.back().cards, 3);
  EXPECT_EQ(to_string(played.deal().view(Seat(0)).laid[Seat(0)].known), "JC KD 7S");
  EXPECT_EQ(known_by(played, from_widow, &Where::laid, Seat(0)), Seats(Seat(0)));
}

TEST(Hoogjassen, HJ_20_the_widow_is_taken_or_left_before_anything_else) {
  Played played = dealt(mixed, mixed_widow);
  played.then({"0 bid 120", "1 pass", "2 pass", "3 pass"});
  EXPECT_EQ(played.refused("0 discard KD 7S 8S"), "HJ-20");
  for (const std::string entry : {"0 trump H", "0 roem JH-KH", "0 play AC"}) {
    EXPECT_EQ(played.refused(entry), "HJ-21") << entry;
  }
}

TEST(Hoogjassen, HJ_20_nobody_sees_a_widow_that_stays_until_the_deal_is_over) {
  Played played = dealt(mixed, mixed_widow);
  played.then({"0 bid 120", "1 pass", "2 pass", "3 pass", "0 leave"});
  for (const Seat seat : Seats::all(4)) {
    EXPECT_EQ(played.deal().view(seat).widow, (Heap{{}, 3}));
  }
  EXPECT_EQ(played.refused("0 discard 7D 8D 9D"), "HJ-20");
  Quick random(1);
  play_out(played.deal(), random);
  EXPECT_EQ(to_string(played.deal().view(Seat(2)).widow.known), mixed_widow);
}

TEST(Hoogjassen, HJ_21_then_trumps_then_roem_then_the_lead) {
  Played played = dealt(mixed, mixed_widow);
  played.then({"0 bid 120", "1 pass", "2 pass", "3 pass", "0 leave"});
  EXPECT_EQ(played.legal(), (std::vector<std::string>{"trump C", "trump D", "trump H", "trump S"}));
  EXPECT_EQ(played.refused("0 roem none"), "HJ-21");
  EXPECT_EQ(played.refused("0 play AC"), "HJ-21");
  played.play("0 trump H");
  EXPECT_EQ(played.legal(), (std::vector<std::string>{"roem JH-KH", "roem none"}));
  EXPECT_EQ(played.refused("0 play AC"), "HJ-21");
  played.play("0 roem none");
  EXPECT_EQ(played.refused("0 trump S"), "TR-03");
  EXPECT_TRUE(played.is_legal("play AC"));
}

}  // namespace
}  // namespace troef::test
