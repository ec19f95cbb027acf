// SPDX-License-Identifier: Apache-2.0
#include "games/vijvenveertig/game.h"
#include "vijvenveertig_deals.h"

namespace troef::test {
namespace {

using namespace vijvenveertig_deals;

Rules preset(std::string_view id) { return rules_with({}, id); }

Card card(std::string_view name) { return *parse_card(name); }

// These cards, which rank among themselves, from high to low.
std::string ladder(const Order& order, Cards cards) {
  std::string text;
  for (; cards; cards -= order.highest(cards)) text += " " + to_string(order.highest(cards));
  return text;
}

std::string trumps_with(Suit suit) {
  const Order& order = vijvenveertig::game().order(preset("maten"), suit);
  return ladder(order, order.trumps());
}

std::string plain(Suit suit) {
  const Order& order = vijvenveertig::game().order(
      preset("maten"), suit == Suit::clubs ? Suit::spades : Suit::clubs);
  return ladder(order, Cards::of(suit) - order.trumps());
}

bool ranks_above(const View& view, std::string_view higher, std::string_view lower) {
  return view.order->above(card(lower)).has(card(higher));
}

TEST(Vijvenveertig, VV_00_each_preset_sets_seats_and_sides) {
  const Game& game = vijvenveertig::game();
  const auto seats = [&](std::string_view id) { return game.seats(preset(id)); };
  const auto sides = [&](std::string_view id) { return game.match_sides(preset(id)); };
  EXPECT_EQ(game.presets().front().id, "maten");
  EXPECT_EQ(seats("maten"), 4);
  EXPECT_EQ(sides("maten"), Sides(Seats::even(4), Seats::odd(4)));
  EXPECT_EQ(seats("twee"), 2);
  EXPECT_EQ(sides("twee"), Sides(Seats::even(2), Seats::odd(2)));
  EXPECT_EQ(seats("zes"), 6);
  EXPECT_EQ(sides("zes"), Sides(Seats::even(6), Seats::odd(6)));
  EXPECT_EQ(sides("ieder"), Sides::each(4));
  EXPECT_EQ(sides("pot"), Sides::each(4));
}

TEST(Vijvenveertig, VV_00_sides_need_an_even_number_of_seats) {
  const Game& game = vijvenveertig::game();
  for (const std::string seats : {"seats=3", "seats=5"}) {
    EXPECT_TRUE(game.refuse(rules_with({seats, "scoring=sides"})));
    EXPECT_TRUE(game.refuse(rules_with({seats, "scoring=net"})));
    EXPECT_FALSE(game.refuse(rules_with({seats, "scoring=per_trick"})));
    EXPECT_FALSE(game.refuse(rules_with({seats, "scoring=pool"})));
  }
  EXPECT_FALSE(game.refuse(rules_with({"seats=6"})));
}

TEST(Vijvenveertig, VV_01_trumps_are_low_in_black_and_high_in_red) {
  EXPECT_EQ(trumps_with(Suit::spades), " 5S JS AH AS KS QS 2S 3S 4S 6S 7S 8S 9S TS");
  EXPECT_EQ(trumps_with(Suit::clubs), " 5C JC AH AC KC QC 2C 3C 4C 6C 7C 8C 9C TC");
  EXPECT_EQ(trumps_with(Suit::diamonds), " 5D JD AH AD KD QD TD 9D 8D 7D 6D 4D 3D 2D");
  EXPECT_EQ(trumps_with(Suit::hearts), " 5H JH AH KH QH TH 9H 8H 7H 6H 4H 3H 2H");
}

TEST(Vijvenveertig, VV_02_other_suits_are_low_in_black_and_high_in_red) {
  EXPECT_EQ(plain(Suit::spades), " KS QS JS AS 2S 3S 4S 5S 6S 7S 8S 9S TS");
  EXPECT_EQ(plain(Suit::clubs), " KC QC JC AC 2C 3C 4C 5C 6C 7C 8C 9C TC");
  EXPECT_EQ(plain(Suit::diamonds), " KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D AD");
  EXPECT_EQ(plain(Suit::hearts), " KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H");
}

TEST(Vijvenveertig, VV_03_the_ace_of_hearts_is_a_trump_and_never_a_heart) {
  Played played = two();
  played.hands({"KH 2D 3D 4D 6D", "AH 9C TC 8D 7D"}, "8S").play("0 play KH");
  EXPECT_EQ(played.legal().size(), 5U);  // void in hearts
  played.play("1 play AH");
  EXPECT_EQ(played.deal().board().facts.trick.leader(), Seat(1));
}

TEST(Vijvenveertig, VV_03_the_ace_of_hearts_led_asks_for_trumps_or_for_hearts) {
  const Settings hands = {"AH 2D 3D 4D 6D", "9H 2S TC 8D 7D"};
  Played trump = two();
  trump.hands(hands, "8S").play("0 play AH");
  EXPECT_EQ(trump.legal(), Settings{"play 2S"});
  Played heart = two({"heart_ace_led=heart"});
  heart.hands(hands, "8S").play("0 play AH");
  EXPECT_EQ(heart.legal(), (Settings{"play 9H", "play 2S"}));
  EXPECT_EQ(heart.refused("1 play TC"), "VV-31");
  heart.play("1 play 9H");
  EXPECT_EQ(heart.deal().board().facts.trick.leader(), Seat(0));
}

TEST(Vijvenveertig, VV_10_five_cards_in_two_rounds_and_the_next_is_turned) {
  const std::string pack = to_string(Entry{chance, word(Verb::deal), Pack(Cards::all())});
  Played three = two();
  three.play(pack);
  EXPECT_EQ(to_string(three.deal().board().where.hand(Seat(0))), "2C 3C 4C 8C 9C");
  EXPECT_EQ(three.deal().view(std::nullopt).turn_up, card("QC"));
  EXPECT_EQ(three.deal().board().facts.trumps, Suit::clubs);
  Played two_first = two({"dealt=2-3"});
  two_first.play(pack);
  EXPECT_EQ(to_string(two_first.deal().board().where.hand(Seat(0))), "2C 3C 6C 7C 8C");
}

TEST(Vijvenveertig, VV_10_the_deal_moves_left) {
  Played played = two();
  const Deal& deal = played.deal();
  EXPECT_EQ(deal.start().dealer, Seat(1));
  EXPECT_EQ(deal.game().next_dealer(deal.start(), Result{}), Seat(0));
}

TEST(Vijvenveertig, VV_20_who_holds_the_ace_of_trumps_may_take_the_turn_up) {
  Played played = two();
  played.hands({"KD 2D 3D 4D 6D", "AS 9C TC 8H 7D"}, "8S");
  EXPECT_EQ(played.refused("0 rob KD"), "VV-20");
  played.play("0 play KD");
  EXPECT_EQ(played.legal(), (Settings{"rob 9C", "rob TC", "rob 7D", "rob 8H", "rob AS", "turn-down",
                                      "play 7D", "play AS"}));
  EXPECT_EQ(played.refused("1 rob 8S"), "TR-02");
  played.play("1 rob 9C");
  EXPECT_EQ(to_string(played.deal().board().where.hand(Seat(1))), "TC 7D 8H 8S AS");
  EXPECT_EQ(played.legal(), (Settings{"play 7D", "play 8S", "play AS"}));
  EXPECT_EQ(played.refused("1 rob TC"), "VV-20");
}

TEST(Vijvenveertig, VV_20_who_has_robbed_need_not_decline) {
  Played played = two();
  played.hands({"AS KD 3D 4D 6D", "TS 9C TC 8H 7D"}, "8S").play("0 rob 3D");
  EXPECT_EQ(played.refused("0 turn-down"), "VV-20");
  EXPECT_EQ(played.refused("0 rob 4D"), "VV-20");
}

TEST(Vijvenveertig, VV_20_only_the_robber_knows_what_was_laid_away) {
  Played played = two();
  played.hands({"KD 2D 3D 4D 6D", "AS 9C TC 8H 7D"}, "8S").then({"0 play KD", "1 rob AS"});
  const View other = played.deal().view(Seat(0));
  EXPECT_EQ(other.laid[Seat(1)], (Heap{{}, 1}));
  EXPECT_EQ(other.hands[Seat(1)], (Heap{card("8S"), 5}));
  EXPECT_TRUE(other.events.back().hidden);
  EXPECT_EQ(played.deal().view(Seat(1)).laid[Seat(1)].known, Cards(card("AS")));
}

TEST(Vijvenveertig, VV_20_the_ace_may_be_taken_up_for_itself_and_does_not_turn_low) {
  Played played = two();
  played.hands({"AS 2D 3D 4D 6D", "KS 9C TC 8H 7D"}, "8S").then({"0 rob 2D", "0 play AS"});
  played.play("1 play KS");
  EXPECT_EQ(played.deal().board().facts.trick.leader(), Seat(0));
}

TEST(Vijvenveertig, VV_21_having_it_turned_down_tells_who_holds_the_ace) {
  Played played = two();
  played.hands({"KD 2D 3D 4D 6D", "AS 9C TC 8H 7D"}, "8S");
  EXPECT_EQ(played.refused("0 turn-down"), "VV-21");
  played.then({"0 play KD", "1 turn-down"});
  const View other = played.deal().view(Seat(0));
  EXPECT_EQ(other.turn_up, std::nullopt);
  EXPECT_EQ(other.facts.turned_up, card("8S"));
  EXPECT_EQ(other.hands[Seat(1)].known, Cards(card("AS")));
  EXPECT_TRUE(played.deal().board().where.stock().has(card("8S")));
  EXPECT_EQ(played.refused("1 rob 9C"), "VV-21");
  EXPECT_EQ(played.refused("1 turn-down"), "VV-21");
  EXPECT_EQ(played.legal(), (Settings{"play 7D", "play AS"}));
}

TEST(Vijvenveertig, VV_22_a_silent_ace_is_the_lowest_trump) {
  Played played = two();
  played.hands({"AS KD 3D 4D 6D", "TS 9C TC 8H 7D"}, "8S").then({"0 play KD", "1 play 7D"});
  EXPECT_EQ(played.refused("0 rob AS"), "VV-20");
  EXPECT_EQ(played.refused("0 turn-down"), "VV-21");
  played.then({"0 play AS", "1 play TS"});
  EXPECT_EQ(played.deal().board().facts.trick.leader(), Seat(1));
}

TEST(Vijvenveertig, VV_22_a_silent_ace_of_hearts_is_low_and_must_follow_from_the_first_card_on) {
  const Settings hands = {"2H KD 3D 4D 6D", "AH 9C TC 8S 7D"};
  Played silent = two();
  silent.hands(hands, "8H").play("0 play 2H");
  EXPECT_EQ(silent.legal(),
            (Settings{"rob 9C", "rob TC", "rob 7D", "rob AH", "rob 8S", "turn-down", "play AH"}));
  EXPECT_EQ(silent.refused("1 play 7D"), "VV-22");
  silent.play("1 play AH");
  EXPECT_EQ(silent.deal().board().facts.trick.leader(), Seat(0));
  Played said = two();
  said.hands(hands, "8H").then({"0 play 2H", "1 turn-down"});
  EXPECT_EQ(said.legal().size(), 5U);
}

TEST(Vijvenveertig, VV_22_what_forbids_to_hold_a_silent_ace_of_hearts_back_is_the_silence) {
  const Settings hands = {"2H 3H KD 4D 6D", "AH 9D TC 8S 7D"};
  const Settings first = {"0 play KD", "1 play 7D", "0 play 2H"};
  Played silent = two();
  silent.hands(hands, "8H").then(first);
  EXPECT_EQ(silent.refused("1 play TC"), "VV-22");
  Played said = two();
  said.hands(hands, "8H").then({first[0], "1 turn-down", first[1], first[2]});
  EXPECT_TRUE(said.is_legal("play TC"));
  Played claimed = two({"revoke=penalised"});
  claimed.hands(hands, "8H").then(first).then({"1 play TC", "0 claim-revoke 1"});
  EXPECT_EQ(claimed.deal().board().facts.claim->rule, "VV-22");
  Played five = two();  // which the ace must be played to, silent or not
  five.hands({"5H 3H KD 4D 6D", "AH 9D TC 8S 7D"}, "8H").then({first[0], first[1], "0 play 5H"});
  EXPECT_EQ(five.refused("1 play TC"), "VV-32");
}

TEST(Vijvenveertig, VV_22_who_leads_a_silent_ace_leads_a_lower_trump_than_any) {
  Played played = two();
  played.hands({"AS KD 3D 4D 6D", "JS 9C TC 8H 7D"}, "8S").play("0 play AS");
  EXPECT_TRUE(played.is_legal("play 9C"));
  EXPECT_TRUE(played.is_legal("play JS"));
}

TEST(Vijvenveertig, VV_22_only_the_seat_that_keeps_silent_knows_until_the_ace_is_played) {
  Played played = two();
  played.hands({"AS KD 3D 4D 6D", "TS 9C TC 8H 7D"}, "8S");
  EXPECT_TRUE(ranks_above(played.deal().view(Seat(0)), "AS", "TS"));
  played.then({"0 play KD", "1 play 7D"});
  EXPECT_TRUE(ranks_above(played.deal().view(Seat(0)), "TS", "AS"));
  EXPECT_TRUE(ranks_above(played.deal().view(Seat(1)), "AS", "TS"));
  EXPECT_TRUE(ranks_above(played.deal().view(std::nullopt), "AS", "TS"));
  EXPECT_EQ(played.deal().view(Seat(1)).turn_up, card("8S"));
  played.play("0 play AS");
  EXPECT_TRUE(ranks_above(played.deal().view(Seat(1)), "TS", "AS"));
  EXPECT_TRUE(ranks_above(played.deal().view(std::nullopt), "TS", "AS"));
}

TEST(Vijvenveertig, VV_22_everybody_is_told_whose_ace_was_silent_once_it_is_played) {
  const auto told_to = [](Played& played, std::optional<Seat> seat) {
    return played.deal().view(seat).facts.silent_ace;
  };
  for (const bool silent : {true, false}) {
    Played played = two();
    played.hands({"AS KD 3D 4D 6D", "TS 9C TC 8H 7D"}, "8S");
    if (!silent) played.play("0 turn-down");
    played.then({"0 play KD", "1 play 7D"});
    for (const auto seat :
         {std::optional<Seat>(), std::optional(Seat(0)), std::optional(Seat(1))}) {
      EXPECT_EQ(told_to(played, seat), std::nullopt);
    }
    played.play("0 play AS");
    for (const auto seat :
         {std::optional<Seat>(), std::optional(Seat(0)), std::optional(Seat(1))}) {
      EXPECT_EQ(told_to(played, seat), silent ? std::optional(Seat(0)) : std::nullopt);
    }
  }
}

TEST(Vijvenveertig, VV_22_after_the_deal_everybody_knows_though_the_ace_was_not_played) {
  Played played = two({"scoring=per_trick"});
  played.scores({40, 0}).hands({"AS KD 3D 4D 6D", "TS 9C TC 8H 7D"}, "8S");
  played.then({"0 play KD", "1 play 7D"});
  EXPECT_TRUE(played.deal().over());
  EXPECT_TRUE(ranks_above(played.deal().view(Seat(1)), "TS", "AS"));
  EXPECT_TRUE(ranks_above(played.deal().view(std::nullopt), "TS", "AS"));
}

TEST(Vijvenveertig, VV_22_others_still_see_the_ace_of_hearts_as_free) {
  Played played = two();
  played.hands({"AH KD 3D 4D 6D", "TH 9C TC 8S 7D"}, "8H").then({"0 play KD", "1 play 7D"});
  EXPECT_FALSE(played.deal().view(Seat(0)).law.hold_back.has(card("AH")));
  EXPECT_TRUE(played.deal().view(Seat(1)).law.hold_back.has(card("AH")));
}

TEST(Vijvenveertig, VV_22_a_table_may_ask_for_the_choice_before_the_first_card) {
  for (const std::string revoke : {"revoke=prevented", "revoke=penalised"}) {
    Played played = two({"silent_ace=asked", revoke});
    played.hands({"AS KD 3D 4D 6D", "TS 9C TC 8H 7D"}, "8S");
    EXPECT_EQ(played.legal(),
              (Settings{"rob 3D", "rob 4D", "rob 6D", "rob KD", "rob AS", "turn-down"}));
    EXPECT_EQ(played.refused("0 play KD"), "VV-22");
    EXPECT_EQ(played.refused("0 pass"), "TR-03");
    EXPECT_TRUE(played.deal().unlawful().empty());
    EXPECT_EQ(played.then({"0 turn-down"}).refused("0 play KD"), "");
  }
}

TEST(Vijvenveertig, VV_23_the_dealer_takes_a_turned_ace_after_the_first_trick) {
  Played played = two();
  played.hands({"KD 2D 3D 4D 6D", "QS 9C TC 8H 7D"}, "AS");
  EXPECT_EQ(played.legal(), (Settings{"rob 9C", "rob TC", "rob 7D", "rob 8H", "rob QS", "keep"}));
  EXPECT_EQ(played.refused("0 play KD"), "TR-01");
  EXPECT_EQ(played.refused("1 play QS"), "VV-23");
  EXPECT_EQ(played.refused("1 turn-down"), "VV-23");
  played.play("1 rob 9C").play("0 play KD");
  EXPECT_EQ(to_string(played.deal().board().where.hand(Seat(1))), "TC 7D 8H QS");
  EXPECT_EQ(played.deal().view(Seat(0)).turn_up, card("AS"));
  EXPECT_EQ(played.deal().view(Seat(0)).laid[Seat(1)], (Heap{{}, 1}));
  EXPECT_EQ(played.legal(), (Settings{"play 7D", "play QS"}));
  played.play("1 play 7D");
  EXPECT_EQ(to_string(played.deal().board().where.hand(Seat(1))), "TC 8H QS AS");
  EXPECT_EQ(played.deal().view(Seat(0)).hands[Seat(1)], (Heap{card("AS"), 4}));
}

TEST(Vijvenveertig, VV_23_the_dealer_may_keep_the_hand_and_nobody_else_may_rob) {
  Played played = two();
  played.hands({"AH 2D 3D 4D 6D", "QS 9C TC 8H 7D"}, "AS").play("1 keep");
  EXPECT_EQ(played.legal().size(), 5U);
  EXPECT_EQ(played.refused("0 rob 2D"), "VV-23");
  EXPECT_EQ(played.refused("0 turn-down"), "VV-23");
  EXPECT_EQ(played.refused("0 keep"), "VV-23");
  played.then({"0 play 2D", "1 play 7D"});
  EXPECT_EQ(to_string(played.deal().board().where.hand(Seat(1))), "9C TC 8H QS");
}

TEST(Vijvenveertig, VV_30_eldest_leads_any_card_and_the_winner_of_a_trick_the_next) {
  Played played = two();
  played.hands({"KS QS KD KH 2H", "2S 3S 2D 3H QH"}, "9C");
  EXPECT_EQ(played.legal(), (Settings{"play KD", "play 2H", "play KH", "play QS", "play KS"}));
  EXPECT_EQ(played.refused("1 play QH"), "TR-01");
  EXPECT_EQ(played.refused("0 play QH"), "TR-02");
  played.then({"0 play 2H", "1 play QH"});
  EXPECT_EQ(played.deal().turn().seat, Seat(1));
}

TEST(Vijvenveertig, VV_31_follow_or_play_a_trump_and_anything_when_void) {
  Played played = two();
  played.hands({"KD KC 3D 4H 6H", "7D 2S TC 8H 9H"}, "8S").play("0 play KD");
  EXPECT_EQ(played.legal(), (Settings{"play 7D", "play 2S"}));
  EXPECT_EQ(played.refused("1 play TC"), "VV-31");
  played.then({"1 play 7D", "0 play KC", "1 play TC", "0 play 3D"});
  EXPECT_EQ(played.legal(), (Settings{"play 8H", "play 9H", "play 2S"}));
}

TEST(Vijvenveertig, VV_32_the_jack_of_trumps_must_follow_the_five) {
  Played played = two();
  played.hands({"5S KD 3D 4H 6H", "JS 2D TC 8H 9H"}, "8S").play("0 play 5S");
  EXPECT_EQ(played.legal(), Settings{"play JS"});
  EXPECT_EQ(played.refused("1 play 2D"), "VV-32");
}

TEST(Vijvenveertig, VV_32_the_jack_may_be_kept_from_the_king_but_not_the_queen) {
  Played jack = two();
  jack.hands({"KS KD 3D 4H 6H", "JS 2D TC 8H 9H"}, "8S").play("0 play KS");
  EXPECT_EQ(jack.legal().size(), 5U);
  Played queen = two();
  queen.hands({"KS KD 3D 4H 6H", "QS 2D TC 8H 9H"}, "8S").play("0 play KS");
  EXPECT_EQ(queen.legal(), Settings{"play QS"});
  Played both = two();
  both.hands({"KS KD 3D 4H 6H", "QS JS TC 8H 9H"}, "8S").play("0 play KS");
  EXPECT_EQ(both.legal(), (Settings{"play JS", "play QS"}));
}

TEST(Vijvenveertig, VV_32_the_ace_of_hearts_and_the_five_may_be_kept_too) {
  Played played = two();
  played.hands({"KS KD 3D 4H 6H", "5S AH TC 8H 9H"}, "8S").play("0 play KS");
  EXPECT_EQ(played.legal().size(), 5U);
  Played to_the_jack = two();
  to_the_jack.hands({"JS KD 3D 4H 6H", "5S AH TC 8H 9H"}, "8S").play("0 play JS");
  EXPECT_EQ(to_the_jack.legal(), (Settings{"play AH", "play 5S"}));
}

TEST(Vijvenveertig, VV_32_a_table_may_compare_with_the_best_trump_so_far) {
  const Settings hands = {"KS 2C 3C 4C 6C", "5S 7C 8C 9C TC", "JS 2D 3D 4D 6D", "2H 3H 4H 6H 7H"};
  Played led("vijvenveertig");
  led.hands(hands, "8S").then({"0 play KS", "1 play 5S"});
  EXPECT_EQ(led.legal().size(), 5U);
  Played best("vijvenveertig", {"renege=best"});
  best.hands(hands, "8S").then({"0 play KS", "1 play 5S"});
  EXPECT_EQ(best.legal(), Settings{"play JS"});
}

TEST(Vijvenveertig, VV_33_the_highest_trump_wins_else_the_highest_of_the_suit_led) {
  const Settings hands = {"3D 2C 3C 4C 6C", "9D 7C 8C 9C TC", "KH TS 3H 4H 6H", "QD 2H 7H 8H 9H"};
  Played plain_trick("vijvenveertig");
  plain_trick.hands(hands, "8S").then({"0 play 3D", "1 play 9D", "2 play KH", "3 play QD"});
  EXPECT_EQ(plain_trick.deal().turn().seat, Seat(3));
  Played ruffed("vijvenveertig");
  ruffed.hands(hands, "8S").then({"0 play 3D", "1 play 9D", "2 play TS", "3 play QD"});
  EXPECT_EQ(ruffed.deal().turn().seat, Seat(2));
}

}  // namespace
}  // namespace troef::test
