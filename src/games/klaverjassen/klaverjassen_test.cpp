// SPDX-License-Identifier: Apache-2.0
#include "games/klaverjassen/cards.h"
#include "klaverjassen_deals.h"

namespace troef::test {
namespace {

using namespace klaverjassen;
using namespace klaverjassen_deals;

TEST(Klaverjassen, KJ_00_four_seats_get_eight_cards_each_by_the_pattern) {
  Played played("klaverjassen", {"dealt=4-4"});
  played.play(
      "* deal 7C 8C 9C TC JC QC KC AC 7D 8D 9D TD JD QD KD AD "
      "7H 8H 9H TH JH QH KH AH 7S 8S 9S TS JS QS KS AS");
  EXPECT_EQ(to_string(played.deal().board().where.hand(Seat(0))), "7C 8C 9C TC 7H 8H 9H TH");
  Played threes("klaverjassen");
  threes.play(
      "* deal 7C 8C 9C TC JC QC KC AC 7D 8D 9D TD JD QD KD AD "
      "7H 8H 9H TH JH QH KH AH 7S 8S 9S TS JS QS KS AS");
  EXPECT_EQ(to_string(threes.deal().board().where.hand(Seat(0))), "7C 8C 9C JD QD JH QH KH");
}

TEST(Klaverjassen, KJ_00_those_who_sit_opposite_each_other_are_partners) {
  const Sides partners(Seats::even(4), Seats::odd(4));
  Played played = with_hands(one_suit_each);
  const Deal& deal = played.deal();
  EXPECT_EQ(deal.view(Seat(1)).sides, partners);
  EXPECT_EQ(deal.game().match_sides(deal.start().rules), partners);
}

TEST(Klaverjassen, KJ_01_jack_and_nine_are_the_best_trumps) {
  const Order& order = orders.of(Suit::spades);
  const std::string_view high_to_low = "J9ATKQ87";
  const int points[] = {20, 14, 11, 10, 4, 3, 0, 0};
  for (std::size_t i = 0; i < 8; ++i) {
    const Card card(rank_of(high_to_low[i]), Suit::spades);
    EXPECT_EQ(order.above(card).size(), static_cast<int>(i));
    EXPECT_EQ(order.points(card), points[i]);
  }
}

TEST(Klaverjassen, KJ_02_other_suits_go_from_the_ace_by_the_ten) {
  const Order& order = orders.of(Suit::spades);
  const std::string_view high_to_low = "ATKQJ987";
  const int points[] = {11, 10, 4, 3, 2, 0, 0, 0};
  for (std::size_t i = 0; i < 8; ++i) {
    const Card card(rank_of(high_to_low[i]), Suit::clubs);
    EXPECT_EQ(order.above(card).size(), static_cast<int>(i) + 8);  // and every trump
    EXPECT_EQ(order.points(card), points[i]);
  }
}

TEST(Klaverjassen, KJ_10_eldest_must_name_trumps) {
  Played played = with_hands(one_suit_each);
  EXPECT_EQ(played.legal(), (std::vector<std::string>{"trump C", "trump D", "trump H", "trump S"}));
  EXPECT_EQ(played.refused("0 pass"), "KJ-10");
  EXPECT_EQ(played.refused("0 play AC"), "KJ-10");
  EXPECT_EQ(played.refused("0 bid 100"), "TR-03");
  EXPECT_EQ(played.refused("1 trump C"), "TR-01");
  played.play("0 trump C");
  EXPECT_EQ(played.deal().board().facts.declarer, Seat(0));
}

TEST(Klaverjassen, KJ_10_KJ_25_each_preset_has_its_style_and_its_way_of_making_trumps) {
  const Game& game = *find_game(all_games(), "klaverjassen");
  const auto expect = [&](std::string_view id, Style style, TrumpBy by) {
    const auto rules = preset_rules(game, id);
    ASSERT_TRUE(rules) << id;
    EXPECT_TRUE((*rules)[Opt::style] == style) << id;
    EXPECT_TRUE((*rules)[Opt::trump_by] == by) << id;
  };
  expect("amsterdams", Style::amsterdams, TrumpBy::verplicht);
  expect("rotterdams", Style::rotterdams, TrumpBy::verplicht);
  expect("amsterdams-klassiek", Style::amsterdams, TrumpBy::klassiek);
  expect("rotterdams-klassiek", Style::rotterdams, TrumpBy::klassiek);
}

TEST(Klaverjassen, KJ_11_the_die_shows_clubs_in_the_first_deal_and_who_accepts_is_the_maker) {
  Played played = with_hands(one_suit_each, {"trump_by=klassiek"});
  EXPECT_EQ(played.deal().refuse(chance, name_suit(Verb::die, Suit::hearts)).rule, "KJ-11");
  played.then({"* die C", "0 pass", "1 accept"});
  EXPECT_EQ(played.deal().board().facts.declarer, Seat(1));
  EXPECT_EQ(played.deal().turn().seat, Seat(1));
  Played later("klaverjassen", {"trump_by=klassiek"});
  later.number(1).hands(one_suit_each).then({"* die H", "0 accept"});
  EXPECT_EQ(later.deal().board().facts.trumps, Suit::hearts);
}

TEST(Klaverjassen, KJ_12_after_four_passes_the_die_is_thrown_for_another_suit_until_all_were_up) {
  Played played = with_hands(one_suit_each, {"trump_by=klassiek"});
  played.then({"* die C", "0 pass", "1 pass", "2 pass", "3 pass"});
  EXPECT_EQ(played.deal().refuse(chance, name_suit(Verb::die, Suit::clubs)).rule, "KJ-12");
  played.then({"* die S", "0 pass", "1 pass", "2 pass", "3 pass", "* die D", "0 pass", "1 pass",
               "2 pass", "3 pass", "* die H", "0 pass", "1 pass", "2 pass", "3 pass"});
  EXPECT_EQ(played.result("outcome"), "\"void\"");
  EXPECT_EQ(played.result("sides"), "[[0,2],[1,3]]");
}

TEST(Klaverjassen, KJ_12_the_deal_is_void_after_four_suits_and_no_sooner_whichever_is_the_last) {
  for (const char last : std::string("CDHS")) {
    Played played("klaverjassen", {"trump_by=klassiek"});
    played.number(1).hands(one_suit_each);
    std::string suits = "CDHS";
    std::erase(suits, last);
    for (const char suit : suits + last) {
      EXPECT_FALSE(played.deal().over()) << last;
      played.play(std::string("* die ") + suit);
      played.then({"0 pass", "1 pass", "2 pass", "3 pass"});
    }
    EXPECT_EQ(played.result("outcome"), "\"void\"") << last;
  }
}

TEST(Klaverjassen, KJ_12_or_eldest_chooses_or_must_play_the_next_throw) {
  Played chooses = with_hands(one_suit_each, {"trump_by=klassiek", "all_pass=eldest_chooses"});
  chooses.then({"* die C", "0 pass", "1 pass", "2 pass", "3 pass"});
  EXPECT_EQ(chooses.refused("0 pass"), "KJ-12");
  EXPECT_EQ(chooses.refused("0 play AC"), "KJ-12");
  chooses.play("0 trump S");
  EXPECT_EQ(chooses.deal().board().facts.trumps, Suit::spades);
  Played throws = with_hands(one_suit_each, {"trump_by=klassiek", "all_pass=eldest_throws"});
  throws.then({"* die C", "0 pass", "1 pass", "2 pass", "3 pass", "* die C"});
  EXPECT_EQ(throws.legal(), std::vector<std::string>{"accept"});
  EXPECT_EQ(throws.refused("0 pass"), "KJ-12");
}

TEST(Klaverjassen, KJ_20_the_maker_leads_or_eldest_by_federation_rules) {
  Played maker("klaverjassen", {"trump_by=klassiek"});
  maker.hands(one_suit_each).then({"* die C", "0 pass", "1 pass", "2 accept"});
  EXPECT_EQ(maker.deal().turn().seat, Seat(2));
  Played eldest("klaverjassen", {"trump_by=klassiek", "leader=eldest"});
  eldest.hands(one_suit_each).then({"* die C", "0 pass", "1 pass", "2 accept"});
  EXPECT_EQ(eldest.deal().turn().seat, Seat(0));
}

TEST(Klaverjassen, KJ_21_suit_must_be_followed) {
  Played played = with_hands(mixed);
  played.then({"0 trump H", "0 play AC"});
  EXPECT_EQ(played.legal(), (std::vector<std::string>{"play 8C", "play 9C", "play TC"}));
  EXPECT_EQ(played.refused("1 play JH"), "KJ-21");
  EXPECT_EQ(played.refused("1 play KC"), "TR-02");
}

TEST(Klaverjassen, KJ_22_to_a_trump_lead_a_higher_trump_is_played_if_possible) {
  Played played = with_hands(mixed);
  played.then({"0 trump H", "0 play 9H"});
  EXPECT_EQ(played.legal(), std::vector<std::string>{"play JH"});
  EXPECT_EQ(played.refused("1 play TH"), "KJ-22");
  EXPECT_EQ(played.refused("1 play AS"), "KJ-22");
  played.play("1 play JH");  // nobody can go higher now
  EXPECT_EQ(played.legal(), (std::vector<std::string>{"play 7H", "play 8H"}));
}

TEST(Klaverjassen, KJ_23_who_is_void_must_ruff_and_overruff) {
  Played played = with_hands(mixed, {"style=rotterdams"});
  played.then({"0 trump H", "0 play AC", "1 play 8C", "2 play QC"});
  EXPECT_EQ(played.legal(), (std::vector<std::string>{"play QH", "play KH", "play AH"}));
  EXPECT_EQ(played.refused("3 play KS"), "KJ-23");
  Played amsterdams = with_hands(mixed);
  amsterdams.then({"0 trump H", "0 play AC", "1 play 8C", "2 play QC"});
  EXPECT_EQ(amsterdams.refused("3 play KS"), "KJ-23");
  // Diamonds: seat 3 follows, seat 0 has none left and must go over.
  played.then({"3 play AH", "3 play JD", "0 play AD", "1 play KD", "2 play 7D"});
  played.then({"0 play 7S", "1 play AS", "2 play 9S", "3 play KS"});
  played.then({"1 play QD", "2 play 8D", "3 play TD"});
  EXPECT_EQ(played.legal(), std::vector<std::string>{"play 9H"});
}

// Clubs are led by 1, ruffed by 2 with the jack; seat 3, void, holds only lower trumps and spades.
const std::vector<std::string> under = {"7C 8C 9C TC 7D 8D 9D TD", "JC QC KC AC JD QD KD AD",
                                        "JH 9H 7S 8S 9S TS JS QS", "7H 8H QH KH TH AH KS AS"};

TEST(Klaverjassen, KJ_24_without_a_higher_trump_amsterdam_forbids_what_rotterdam_demands) {
  Played amsterdams = with_hands(under, {"leader=eldest"});
  amsterdams.dealer(3).then({"0 trump H", "0 play 7C", "1 play AC", "2 play JH"});
  EXPECT_EQ(amsterdams.legal(), (std::vector<std::string>{"play KS", "play AS"}));
  EXPECT_EQ(amsterdams.refused("3 play 7H"), "KJ-24");
  Played rotterdams = with_hands(under, {"style=rotterdams"});
  rotterdams.then({"0 trump H", "0 play 7C", "1 play AC", "2 play JH"});
  EXPECT_EQ(rotterdams.legal().size(), 6U);
  EXPECT_EQ(rotterdams.refused("3 play KS"), "KJ-24");
  Played free = with_hands(under, {"underruff=free"});
  free.then({"0 trump H", "0 play 7C", "1 play AC", "2 play JH"});
  EXPECT_EQ(free.legal().size(), 8U);
}

TEST(Klaverjassen, KJ_25_who_is_void_is_free_while_the_partner_holds_the_trick_in_amsterdam) {
  const std::vector<std::string> hands = {"8C 9C TC JC 7D 8D 9D TD", "7C QC KC AC JD QD 7H 8H",
                                          "7S 8S 9S TS JS QS KS AS", "KD AD 9H TH JH QH KH AH"};
  // 1 leads the ace of clubs; 2 is void and has no trump; 3 is void and 1's partner.
  Played amsterdams("klaverjassen", {"trump_by=klassiek"});
  amsterdams.number(1).hands(hands);
  amsterdams.then({"* die H", "0 pass", "1 accept", "1 play AC", "2 play 7S"});
  EXPECT_EQ(amsterdams.legal().size(), 8U);
  Played rotterdams("klaverjassen", {"trump_by=klassiek", "style=rotterdams"});
  rotterdams.number(1).hands(hands);
  rotterdams.then({"* die H", "0 pass", "1 accept", "1 play AC", "2 play 7S"});
  EXPECT_EQ(rotterdams.legal().size(), 6U);
  EXPECT_EQ(rotterdams.refused("3 play KD"), "KJ-23");
}

TEST(Klaverjassen, KJ_25_no_trump_goes_under_the_partners_trump_unless_nothing_else_is_held) {
  Played partner("klaverjassen", {"trump_by=klassiek"});
  partner.number(1).hands({"JH 8C 9C TC 7D 8D 9D TD", "7C JC QC KC AC JD QD 7S",
                           "KD AD 7H 8H 8S 9S TS JS", "9H QH KH TH AH QS KS AS"});
  partner.then(
      {"* die H", "0 pass", "1 pass", "2 pass", "3 accept", "3 play AS", "0 play JH", "1 play 7S"});
  EXPECT_EQ(partner.legal(),
            (std::vector<std::string>{"play 8S", "play 9S", "play TS", "play JS"}));
  for (const auto& [style, rule] : std::vector<std::pair<std::string, std::string>>{
           {"style=amsterdams", "KJ-25"}, {"style=rotterdams", "KJ-24"}}) {
    Played void_too("klaverjassen", {"trump_by=klassiek", "underruff=forbidden", style});
    void_too.number(1).hands({"JH 8C 9C TC 7D 8D 9D TD", "7C JC QC KC AC JD QD 7S",
                              "KD AD 7H 8H 9H QH KH TH", "AH QS KS AS 8S 9S TS JS"});
    void_too.then({"* die H", "0 pass", "1 pass", "2 pass", "3 accept", "3 play AS", "0 play JH",
                   "1 play 7S"});
    EXPECT_EQ(void_too.legal(), (std::vector<std::string>{"play KD", "play AD"}));
    EXPECT_EQ(void_too.refused("2 play 7H"), rule);
  }
}

TEST(Klaverjassen, KJ_26_the_highest_trump_wins_else_the_highest_of_the_suit_led) {
  Played played = with_hands(mixed);
  played.then({"0 trump H", "0 play AC", "1 play 8C", "2 play QC", "3 play QH"});
  EXPECT_EQ(played.deal().board().facts.winners[0], Seat(3));
  played.then({"3 play KS", "0 play 8S", "1 play AS", "2 play 9S"});
  EXPECT_EQ(played.deal().board().facts.winners[1], Seat(1));
}

TEST(Klaverjassen, KJ_30_three_in_a_row_are_20_and_four_50) {
  EXPECT_EQ(roem_in_trick(cards_of("789", Suit::clubs) | Card(Rank::ace, Suit::hearts),
                          Cards::of(Suit::spades), 0),
            20);
  EXPECT_EQ(roem_in_trick(cards_of("9TJQ", Suit::clubs), Cards::of(Suit::spades), 0), 50);
  EXPECT_EQ(roem_in_trick(cards_of("79JQ", Suit::clubs), Cards::of(Suit::spades), 0), 0);
}

TEST(Klaverjassen, KJ_30_roem_is_of_the_side_that_wins_the_trick_whoever_led) {
  Played played = with_hands(one_suit_each);
  played.then({"0 trump D", "0 play AC", "1 play AD", "2 play AH", "3 play AS"});
  EXPECT_EQ(played.deal().board().facts.side_roem[0], 0);
  EXPECT_EQ(played.deal().board().facts.side_roem[1], 100);
}

TEST(Klaverjassen, KJ_31_four_alike_are_100_jacks_200_and_low_ones_by_agreement) {
  const Cards trumps = Cards::of(Suit::spades);
  for (const Rank rank : {Rank::ten, Rank::queen, Rank::king, Rank::ace}) {
    EXPECT_EQ(roem_in_trick(Cards::of(rank), trumps, 0), 100);
  }
  EXPECT_EQ(roem_in_trick(Cards::of(Rank::jack), trumps, 0), 200);
  EXPECT_EQ(roem_in_trick(Cards::of(Rank::nine), trumps, 0), 0);
  EXPECT_EQ(roem_in_trick(Cards::of(Rank::nine), trumps, 100), 100);
}

TEST(Klaverjassen, KJ_31_four_low_cards_of_a_trick_count_where_the_table_says_so) {
  for (const auto& [setting, roem] :
       std::vector<std::pair<std::string, int>>{{"low_fours=0", 0}, {"low_fours=100", 100}}) {
    Played played = with_hands(one_suit_each, {setting});
    played.then({"0 trump C", "0 play 7C", "1 play 7D", "2 play 7H", "3 play 7S"});
    EXPECT_EQ(played.deal().board().facts.side_roem[0], roem);
  }
}

TEST(Klaverjassen, KJ_32_king_and_queen_of_trumps_add_20_to_a_run) {
  const Cards trumps = Cards::of(Suit::clubs);
  const Card other(Rank::seven, Suit::hearts);
  EXPECT_EQ(roem_in_trick(cards_of("QK7", Suit::clubs) | other, trumps, 0), 20);
  EXPECT_EQ(roem_in_trick(cards_of("JQK", Suit::clubs) | other, trumps, 0), 40);
  EXPECT_EQ(roem_in_trick(cards_of("TJQK", Suit::clubs), trumps, 0), 70);
  EXPECT_EQ(roem_in_trick(cards_of("JQK", Suit::clubs) | other, Cards::of(Suit::hearts), 0), 20);
}

TEST(Klaverjassen, KJ_33_roem_must_be_called_before_the_next_lead_where_it_is_called) {
  const std::vector<std::string> run = {"7C 9C TC JC QC KC AC AD", "8C 7D 8D 9D TD JD QD KD",
                                        "7H 8H 9H TH JH QH KH AH", "7S 8S 9S TS JS QS KS AS"};
  Played played = with_hands(run, {"roem_call=called"});
  played.play("0 trump C");
  EXPECT_EQ(played.refused("0 call-roem"), "KJ-33");  // no trick was won yet
  played.then({"0 play AC", "1 play 8C", "2 play 7H", "3 play 7S"});
  EXPECT_EQ(played.refused("0 call-roem"), "KJ-30");  // no roem in it
  EXPECT_EQ(played.refused("1 call-roem"), "KJ-33");  // the other side
  played.play("0 play KC");
  EXPECT_EQ(played.refused("2 call-roem"), "KJ-33");  // too late
  Played lost = with_hands(one_suit_each, {"roem_call=called"});
  lost.then({"0 trump C", "0 play AC", "1 play AD", "2 play AH", "3 play AS"});
  EXPECT_TRUE(lost.is_legal("call-roem"));
  EXPECT_EQ(lost.refused("1 call-roem"), "KJ-33");  // the other side
  lost.then({"2 call-roem"});                       // the partner, out of turn
  EXPECT_EQ(lost.deal().board().facts.side_roem[0], 100);
  EXPECT_EQ(lost.refused("0 call-roem"), "KJ-33");  // once
  lost.then({"0 play KC", "1 play KD", "2 play KH", "3 play KS", "0 play QC"});
  EXPECT_EQ(lost.refused("2 call-roem"), "KJ-33");         // too late
  EXPECT_EQ(lost.deal().board().facts.side_roem[0], 100);  // the kings were not called
}

TEST(Klaverjassen, KJ_33_where_roem_counts_of_itself_there_is_nothing_to_call) {
  Played played = with_hands(one_suit_each);
  played.then({"0 trump C", "0 play AC", "1 play AD", "2 play AH", "3 play AS"});
  EXPECT_EQ(played.deal().board().facts.side_roem[0], 100);
  EXPECT_EQ(played.refused("0 call-roem"), "TR-03");
}

TEST(Klaverjassen, KJ_33_after_the_last_trick_it_can_be_called_until_the_close) {
  Played played = with_hands(one_suit_each, {"roem_call=called"});
  played.play("0 trump C");
  for (const char rank : std::string("AKQJT987")) {
    for (int seat = 0; seat < 4; ++seat) {
      played.play(std::to_string(seat) + " play " + rank + "CDHS"[seat]);
    }
  }
  EXPECT_EQ(played.refused("0 call-roem"), "KJ-31");  // four sevens are nothing here
  played.play("* close");
  EXPECT_EQ(played.result("roem"), "[100,0]");  // the pit alone
}

TEST(Klaverjassen, KJ_50_the_deal_moves_left_and_sixteen_deals_are_a_match) {
  const Game& game = *find_game(all_games(), "klaverjassen");
  Match match(game, default_rules(game), Seat(1), "m");
  EXPECT_EQ(match.next().dealer, Seat(1));
  Quick random(seed());
  for (int i = 0; i < 16; ++i) {
    EXPECT_FALSE(match.over());
    Deal deal(match.next());
    deal.deal(match.shuffled(random));
    play_out(deal, random);
    match.enter(deal);
    EXPECT_EQ(match.next().dealer, Seat((2 + i) % 4));
  }
  EXPECT_TRUE(match.over());
}

TEST(Klaverjassen, KJ_50_with_a_target_the_higher_total_wins_and_equal_totals_are_a_draw) {
  const Game& game = *find_game(all_games(), "klaverjassen");
  Rules rules = default_rules(game);
  rules.set("match_deals", "0");
  rules.set("match_target", "100");
  Match match(game, rules, Seat(0), "m");
  Quick random(seed());
  while (!match.over()) {
    Deal deal(match.next());
    deal.deal(match.shuffled(random));
    play_out(deal, random);
    match.enter(deal);
  }
  const Amount most = std::max(match.scores()[Seat(0)], match.scores()[Seat(1)]);
  EXPECT_GE(most, 100);
  for (const Seats side : match.winners()) EXPECT_EQ(match.scores()[side.first()], most);
}

}  // namespace
}  // namespace troef::test
