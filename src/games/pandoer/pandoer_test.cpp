// SPDX-License-Identifier: Apache-2.0
#include "games/pandoer/auction.h"
#include "games/pandoer/cards.h"
#include "games/pandoer/goal.h"
#include "games/pandoer/score.h"
#include "support.h"

namespace troef::test {
namespace {

using namespace pandoer;
using Texts = std::vector<std::string>;

// Seat 3 deals in all of these, seat 0 is eldest.
struct Dealt {
  Texts hands;
  std::string turn_up;
};

const Dealt one_suit_each{{"7C 8C 9C TC JC QC KC AC", "7D 8D 9D TD JD QD KD AD",
                           "7H 8H 9H TH JH QH KH AH", "7S 8S 9S TS JS QS KS AS"},
                          "6H"};
const Dealt mixed{{"AC KC 7C AD 9H 8S 7S QS", "8C 9C TC KD QD JH TH AS", "QC JC 7D 8D 9D 7H 8H 9S",
                   "JD TD AH KH QH KS JS TS"},
                  "6H"};
// As `mixed`, but seat 1 has the jack of hearts as its only heart.
const Dealt lone_jack{{"AC KC 7C AD 9H 8S 7S QS", "8C 9C TC KD QD JH 9S AS",
                       "QC JC 7D 8D 9D 7H 8H TH", "JD TD AH KH QH KS JS TS"},
                      "6H"};
const Dealt three_aces{{"AC AD AH KC KD KH QC QD", "AS KS QS JS TS 9S 8S 7S",
                        "QH JH TH 9H 8H 7H JC JD", "TC 9C 8C 7C TD 9D 8D 7D"},
                       "6H"};
const Dealt two_and_two{{"AC AD 7C 8C 7D 8D 7H 8H", "JC TC 9C JD TD 9D QH JH",
                         "AH AS KC QC KD QD KH KS", "TH 9H QS JS TS 9S 8S 7S"},
                        "6H"};
const Dealt two_one_one{{"AC AD 7C 8C 7D 8D 7H 8H", "JC TC 9C JD TD 9D QH JH",
                         "AH TH KC QC KD QD KH KS", "AS 9H QS JS TS 9S 8S 7S"},
                        "6H"};
const Dealt three_jacks{{"JC JD JH 9C AC KC QC TC", "8C 7C AD KD QD TD 9D 8D",
                         "JS AH KH QH TH 9H 8H 7H", "7D AS KS QS TS 9S 8S 7S"},
                        "6H"};

Played with(const Dealt& dealt, const Texts& settings = {}) {
  Played played("pandoer", settings);
  played.hands(dealt.hands, dealt.turn_up);
  return played;
}

// Seat 0 bids, the others pass, and the 6 of hearts that was turned up is laid away.
Played playing(const Dealt& dealt, const std::string& bid, const std::string& trumps = "",
               const Texts& settings = {}) {
  Played played = with(dealt, settings);
  played.then({"0 bid " + bid, "1 pass", "2 pass", "3 pass", "0 discard 6H"});
  if (!trumps.empty()) played.play("0 trump " + trumps);
  return played;
}

// Tricks of four cards each, seat by seat from the winner of the one before.
void tricks(Played& played, const Texts& cards) {
  for (const std::string& card : cards) {
    played.play(std::to_string(played.deal().turn().seat.index()) + " play " + card);
  }
}

const Facts& facts(Played& played) { return played.deal().board().facts; }
Cards known(Played& played, int seat) { return played.deal().board().where.known(Seat(seat)); }
Cards hand(Played& played, int seat) { return played.deal().board().where.hand(Seat(seat)); }

Card card(std::string_view text) { return *parse_card(text); }

// A board that was played out, the winners of its tricks given; hearts are trumps.
struct Counted {
  Start start;
  Board board;

  Counted(std::string_view contract, const std::vector<int>& winners, std::optional<Seat> mate = {},
          const Texts& settings = {}) {
    start.game = find_game(all_games(), "pandoer");
    start.rules = default_rules(*start.game);
    for (const auto& setting : settings) {
      const auto equals = setting.find('=');
      EXPECT_EQ(start.rules.set(setting.substr(0, equals), setting.substr(equals + 1)), "");
    }
    board.start = &start;
    board.order = &orders_of(start.rules).of(Suit::hearts);
    Facts& facts = board.facts;
    facts.declarer = Seat(0);
    facts.mate = mate;
    while (contract_at(++facts.contract).id != contract) continue;
    for (const int winner : winners) {
      facts.winners[static_cast<std::size_t>(facts.tricks++)] = Seat(winner);
    }
  }
  Result result() const { return played(board, Purse(start.rules)); }
  std::vector<Amount> score() const {
    const Result counted = result();
    std::vector<Amount> amounts;
    for (const Seat seat : Seats::all(4)) amounts.push_back(counted.score[seat]);
    return amounts;
  }
};
using Amounts = std::vector<Amount>;

TEST(Pandoer, PD_00_four_seats_33_cards_and_cents_times_the_scale) {
  const Game& game = *find_game(all_games(), "pandoer");
  const Rules rules = default_rules(game);
  EXPECT_EQ(game.seats(rules), 4);
  EXPECT_EQ(game.pack(rules).size(), 33);
  EXPECT_EQ((game.pack(rules) & Cards::of(Rank::six)), Cards(card("6H")));
  EXPECT_EQ(contract_names.size(), 13U);
  EXPECT_EQ(Counted("solo", {0, 0, 0, 0, 0, 0, 0, 0}, {}, {"pay_scale=4"}).score(),
            (Amounts{180, -60, -60, -60}));
  const Result result = Counted("solo", {0, 0, 0, 0, 0, 0, 0, 0}).result();
  EXPECT_EQ(result.score, result.cents);
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
  EXPECT_EQ(order.points(whole_pack) + last_trick_points, all_points);
  EXPECT_EQ(all_points - vierde_boer_may_lose, 120);
  EXPECT_EQ(order.points(card("JC")), 1);
  EXPECT_TRUE(order.above(card("TC")).has(card("JC")));
  const Order& high = high_ten.of(Suit::spades);
  EXPECT_EQ(high.points(whole_pack) + last_trick_points, all_points);
  EXPECT_TRUE(high.above(card("KC")).has(card("TC")));
  EXPECT_TRUE(high.above(card("KS")).has(card("TS")));
  EXPECT_TRUE(high.above(card("TS")).has(card("AS")));
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
  Played played = with(one_suit_each);
  played.then({"0 pass", "1 pass", "2 bid piek", "3 bid piek"});
  EXPECT_EQ(facts(played).holder, Seat(3));
  EXPECT_EQ(played.refused("2 bid piek"), "PD-21");
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
  solo.play("0 trump C");
  EXPECT_EQ(solo.deal().turn().seat, Seat(0));
  Played plain = playing(one_suit_each, "solo-zonder");
  EXPECT_EQ(plain.refused("0 trump C"), "TR-03");
  Played third = with(one_suit_each);
  third.then({"0 pass", "1 pass", "2 bid solo-zonder", "3 pass", "2 discard 6H"});
  EXPECT_EQ(third.deal().turn().seat, Seat(2));
}

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

TEST(Pandoer, PD_32_unless_nothing_else_is_legal) {
  const Dealt trumps_only{{"7C 8C 9C TC JC QC KC AC", "JH 7D 8D 9D TD JD QD KD",
                           "6H 7H 8H 9H TH QH KH AH", "7S 8S 9S TS JS QS KS AS"},
                          "AD"};
  Played played = with(trumps_only);
  played.then({"0 bid solo", "1 pass", "2 pass", "3 pass", "0 discard AD", "0 trump H"});
  tricks(played, {"AC", "JH"});
  EXPECT_EQ(played.legal().size(), 8U);
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
  EXPECT_EQ(played.refused("0 play AC"), "TR-03");
  played.play("0 discard 6H");
  EXPECT_EQ(played.refused("0 play AC"), "");
}

TEST(Pandoer, PD_40_the_contracts_with_their_price) {
  struct Row {
    std::string_view id;
    std::vector<int> winners;
    Amount declarer;
  };
  const Row rows[] = {
      {"polk-zonder", {0, 0, 0, 0, 0, 0, 0, 1}, 45}, {"polk-zonder", {0, 0, 0, 0, 0, 0, 0, 0}, -45},
      {"solo", {0, 0, 0, 0, 0, 0, 0, 0}, 45},        {"solo", {0, 0, 0, 0, 0, 0, 0, 1}, -45},
      {"praatje", {1, 2, 3, 1, 2, 3, 1, 2}, 36},     {"praatje", {1, 2, 3, 1, 2, 3, 1, 0}, -36},
      {"polke", {0, 0, 0, 1, 0, 0, 0, 0}, 36},       {"polke", {0, 0, 0, 1, 1, 0, 0, 0}, -36},
      {"piek", {1, 2, 3, 0, 2, 3, 1, 2}, 36},        {"piek", {1, 2, 3, 1, 2, 3, 1, 2}, -36},
      {"solo-zonder", {0, 0, 0, 0, 0, 0, 0, 0}, 30}, {"omver", {1, 2, 3, 1, 2, 3, 1, 2}, 30},
      {"omver", {0, 2, 3, 1, 2, 3, 1, 2}, -30},      {"vogeltje", {0, 2, 3, 1, 2, 3, 1, 0}, 30},
      {"vogeltje", {0, 2, 3, 1, 2, 3, 1, 2}, -30},   {"vogeltje", {0, 0, 3, 1, 2, 3, 1, 0}, -30},
      {"vogeltje", {1, 0, 3, 1, 2, 3, 1, 0}, -30},
  };
  for (const Row& row : rows) {
    const Result result = Counted(row.id, row.winners).result();
    EXPECT_EQ(result.score[Seat(0)], row.declarer) << row.id;
    EXPECT_EQ(result.outcome, row.declarer > 0 ? Outcome::made : Outcome::wet) << row.id;
    EXPECT_EQ(result.score[Seat(1)] * 3, -row.declarer) << row.id;
  }
}

TEST(Pandoer, PD_40_at_some_tables_more_is_enough) {
  const Texts at_least{"counts=at_least"};
  const std::vector<int> all{0, 0, 0, 0, 0, 0, 0, 0};
  EXPECT_EQ(Counted("polk-zonder", all, {}, at_least).result().outcome, Outcome::made);
  EXPECT_EQ(Counted("polke", all, {}, at_least).result().outcome, Outcome::made);
  EXPECT_EQ(Counted("polke", {0, 0, 0, 0, 0, 0, 1, 1}, {}, at_least).result().outcome,
            Outcome::wet);
  EXPECT_EQ(Counted("piek", {0, 0, 1, 1, 1, 1, 1, 1}, {}, at_least).result().outcome, Outcome::wet);
  const std::vector<int> with_mate{2, 0, 0, 0, 0, 0, 0, 0};
  EXPECT_EQ(Counted("stoet", with_mate, Seat(2), at_least).result().outcome, Outcome::made);
  EXPECT_EQ(Counted("halve-stoet", with_mate, Seat(2), at_least).result().outcome, Outcome::made);
  EXPECT_EQ(Counted("halve-stoet", all, Seat(2), at_least).result().outcome, Outcome::wet);
}

TEST(Pandoer, PD_41_praatje_and_piek_are_played_with_open_cards_after_the_first_lead) {
  for (const std::string contract : {"praatje", "piek"}) {
    Played played = playing(mixed, contract, "H");
    EXPECT_TRUE(facts(played).exposed.empty());
    EXPECT_FALSE(facts(played).counsel);
    played.play("0 play 7C");
    EXPECT_EQ(facts(played).exposed, Seats::all(4));
    EXPECT_TRUE(facts(played).counsel);
    EXPECT_TRUE(known(played, 1).has_all(hand(played, 0) | hand(played, 2) | hand(played, 3)));
    EXPECT_FALSE(known(played, 1).has(card("6H")));  // laid away
  }
}

TEST(Pandoer, PD_42_omver_opens_the_declarers_cards_with_the_second_lead_and_nobody_talks) {
  Played played = playing(mixed, "omver", "H");
  EXPECT_TRUE(facts(played).silence);
  tricks(played, {"7C", "TC", "QC", "AH"});
  EXPECT_TRUE(facts(played).exposed.empty());
  tricks(played, {"QH"});
  EXPECT_EQ(facts(played).exposed, Seats(Seat(0)));
  EXPECT_TRUE(known(played, 1).has_all(hand(played, 0)));
  EXPECT_FALSE(known(played, 1).has_all(hand(played, 2)));
}

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
}

TEST(Pandoer, PD_44_die_zit_names_the_mate_of_halve_stoet_at_once) {
  Played played = with(two_and_two);
  played.play("0 bid halve-stoet");
  EXPECT_EQ(facts(played).mate, Seat(2));
  EXPECT_EQ(facts(played).holder, Seat(0));
  EXPECT_EQ(played.deal().turn().seat, Seat(1));
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

TEST(Pandoer, PD_44_an_equal_halve_stoet_first_finds_its_mate_then_compares_roem) {
  Played played = with(two_and_two);
  played.then({"0 bid halve-stoet", "1 pass", "2 bid halve-stoet"});
  EXPECT_EQ(facts(played).compared[Seat(0)], 20);   // six, seven and eight of hearts
  EXPECT_EQ(facts(played).compared[Seat(2)], 100);  // four kings
  EXPECT_EQ(facts(played).holder, Seat(2));
  EXPECT_EQ(facts(played).mate, Seat(0));
}

TEST(Pandoer, PD_45_vierde_boer_takes_three_jacks_and_buys_the_fourth) {
  EXPECT_EQ(with(mixed).refused("0 bid vierde-boer"), "PD-45");
  Played played = with(three_jacks);
  played.then({"0 bid vierde-boer", "1 pass", "2 pass", "3 pass"});
  EXPECT_EQ(played.legal(),
            (Texts{"buy JS 9C", "buy JS TC", "buy JS QC", "buy JS KC", "buy JS AC", "buy JS 6H"}));
  EXPECT_EQ(played.refused("0 buy JS JC"), "PD-45");
  EXPECT_EQ(played.refused("0 buy JC 9C"), "PD-45");
  EXPECT_EQ(played.refused("0 buy JS 8C"), "TR-02");
  EXPECT_EQ(played.refused("0 discard 9C"), "TR-03");
  played.play("0 buy JS 6H");
  EXPECT_TRUE(hand(played, 0).has(card("JS")));
  EXPECT_TRUE(hand(played, 2).has(card("6H")));
  EXPECT_TRUE(known(played, 1).has(card("JS")));
  EXPECT_FALSE(known(played, 1).has(card("6H")));
  EXPECT_TRUE(known(played, 0).has(card("6H")));
  EXPECT_EQ(played.refused("0 discard 9C TC"), "PD-45");
  EXPECT_EQ(played.legal().size(), 9U);
}

TEST(Pandoer, PD_45_all_tricks_pay_15_and_the_jack_is_paid_for) {
  Played played = with(three_jacks);
  played.then({"0 bid vierde-boer", "1 pass", "2 pass", "3 pass", "0 buy JS 6H", "0 discard TC",
               "0 trump C"});
  tricks(played, {"JC", "8C", "AH", "AS", "9C", "7C", "KH", "KS", "AC", "AD", "QH", "QS",
                  "KC", "KD", "TH", "TS", "QC", "QD", "9H", "9S", "JD", "8D", "8H", "7D"});
  EXPECT_EQ(facts(played).mate, std::nullopt);
  EXPECT_EQ(played.deal().turn().seat, Seat(0));
  tricks(played, {"JH", "9D", "7H", "8S", "JS", "TD", "6H", "7S"});
  EXPECT_EQ(played.result("outcome"), "\"made\"");
  EXPECT_EQ(played.result("points"), "[136,10]");  // the ten that was laid away
  EXPECT_EQ(played.result("score"), "[33,-25,-23,15]");
}

TEST(Pandoer, PD_45_at_most_26_points_may_be_lost) {
  const std::vector<int> winners{2, 0, 0, 0, 0, 0, 0, 1};
  // The last trick's 5 and 21 in cards, then a jack of clubs more.
  Counted counted("vierde-boer", winners, Seat(2));
  counted.board.facts.won[Seat(1)] = {card("TC"), card("AC")};
  EXPECT_EQ(counted.result().points[1], 26);
  EXPECT_EQ(counted.result().outcome, Outcome::made);
  EXPECT_EQ(counted.score(), (Amounts{12, -12, 12, -12}));
  counted.board.facts.won[Seat(1)].add(card("JC"));
  EXPECT_EQ(counted.result().points[0], 119);
  EXPECT_EQ(counted.result().outcome, Outcome::wet);
  EXPECT_EQ(counted.score(), (Amounts{-12, 12, -12, 12}));
}

TEST(Pandoer, PD_45_the_card_laid_away_is_lost_or_won_by_the_tables_choice) {
  for (const std::string option : {"lost", "won"}) {
    Counted counted("vierde-boer", {2, 0, 0, 0, 0, 0, 0, 1}, Seat(2), {"discard_counts=" + option});
    counted.board.where.deal_to(Seat(0), card("TD"));
    counted.board.where.lay_away(Seat(0), card("TD"));
    counted.board.facts.won[Seat(1)] = {card("TC"), card("KC")};
    EXPECT_EQ(counted.result().points[1], option == "lost" ? 28 : 18);
    EXPECT_EQ(counted.result().outcome, option == "lost" ? Outcome::wet : Outcome::made);
  }
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
  EXPECT_EQ(played.deal().turn().seat, Seat(2));
  EXPECT_EQ(played.refused("2 discard AH AS"), "PD-46");
  EXPECT_TRUE(played.is_legal("discard 6H"));
  played.play("2 discard KS");
  EXPECT_FALSE(known(played, 0).has(card("6H")));  // it may have been laid away
  EXPECT_EQ(played.deal().turn().seat, Seat(0));
  EXPECT_TRUE(played.is_legal("play AC"));
}

TEST(Pandoer, PD_46_only_halve_stoet_knows_giving) {
  Played played = with(one_suit_each);
  played.then({"0 bid solo", "1 pass", "2 pass", "3 pass"});
  EXPECT_EQ(played.refused("0 give 6H"), "TR-03");
}

TEST(Pandoer, PD_47_in_piek_zonder_everyone_hands_a_card_on) {
  Played played = with(one_suit_each);
  played.then({"0 bid piek-zonder", "1 pass", "2 pass", "3 pass"});
  EXPECT_EQ(played.refused("0 discard 6H"), "TR-03");
  EXPECT_EQ(played.refused("0 hand-on 7D"), "TR-02");
  played.play("0 hand-on 6H");
  EXPECT_TRUE(known(played, 1).has(card("6H")));
  EXPECT_FALSE(known(played, 2).has(card("6H")));
  played.then({"1 hand-on 6H", "2 hand-on AH"});
  EXPECT_FALSE(known(played, 1).has(card("6H")));  // seat 2 may have handed it on
  EXPECT_EQ(played.refused("3 discard 7S 8S"), "PD-47");
  played.play("3 discard AH");
  for (int seat = 0; seat < 4; ++seat) EXPECT_EQ(hand(played, seat).size(), 8);
  EXPECT_EQ(played.deal().turn().seat, Seat(0));
}

TEST(Pandoer, PD_47_each_loser_pays_each_winner) {
  const std::vector<int> two_win{0, 1, 2, 2, 2, 2, 2, 2};
  EXPECT_EQ(Counted("piek-zonder", two_win).score(), (Amounts{14, 14, -14, -14}));
  EXPECT_EQ(Counted("piek-zonder", two_win).result().outcome, Outcome::scored);
  EXPECT_EQ(Counted("piek-zonder", two_win, {}, {"piek_zonder=at_least_one"}).score(),
            (Amounts{7, 7, 7, -21}));
  EXPECT_EQ(Counted("piek-zonder", {2, 2, 2, 2, 1, 1, 1, 1}).score(), (Amounts{0, 0, 0, 0}));
}

TEST(Pandoer, PD_48_the_first_opponent_to_win_one_of_three_tricks_is_the_mate) {
  Played first = playing(mixed, "pandoer", "H");
  tricks(first, {"7C", "TC", "QC", "AH"});
  EXPECT_EQ(facts(first).mate, Seat(3));
  Played second = playing(mixed, "pandoer", "H", {"mate_duty=off"});
  tricks(second, {"AC", "8C", "JC", "TS", "8S", "AS", "9S", "JS"});
  EXPECT_EQ(facts(second).mate, Seat(1));
}

TEST(Pandoer, PD_48_a_declarer_who_wins_the_first_three_has_no_mate) {
  Played played = playing(three_jacks, "pandoer", "C");
  tricks(played, {"JC", "8C", "7H", "7D", "9C", "7C", "8H", "7S", "AC", "8D", "9H", "8S", "JD",
                  "AD", "TH", "TS"});
  EXPECT_EQ(facts(played).mate, std::nullopt);
  EXPECT_EQ(played.result("outcome"), "\"wet\"");
  EXPECT_EQ(played.result("sides"), "[[0],[1,2,3]]");
  EXPECT_EQ(played.result("score"), "[-31,-3,-3,37]");  // alone, and the 6 of hearts was turned up
}

TEST(Pandoer, PD_49_a_deal_ends_as_soon_as_its_result_is_certain) {
  Played played = playing(mixed, "solo-zonder");
  tricks(played, {"7C", "TC", "JC", "TS"});
  EXPECT_TRUE(played.deal().over());
  EXPECT_EQ(played.result("tricks"), "[2]");
  EXPECT_EQ(played.result("outcome"), "\"wet\"");
  Played out = playing(mixed, "solo-zonder", "", {"play_out=yes"});
  tricks(out, {"7C", "TC", "JC", "TS"});
  EXPECT_FALSE(out.deal().over());
}

TEST(Pandoer, PD_49_a_needed_trick_of_the_mate_counts_too) {
  const auto certain = [](const std::vector<int>& winners, const Texts& settings = {}) {
    return over_early(Counted("halve-stoet", winners, Seat(2), settings).board);
  };
  EXPECT_FALSE(certain({0, 0, 0, 0, 0}));
  EXPECT_TRUE(certain({0, 0, 0, 0, 0, 0}));      // six, and the mate's would be the seventh
  EXPECT_FALSE(certain({0, 0, 0, 0, 0, 1, 1}));  // the mate may win the last
  EXPECT_FALSE(certain({0, 0, 0, 0, 2, 0, 1}));  // six, but not yet exactly
  EXPECT_TRUE(certain({0, 0, 1, 1, 1}));
  const Texts at_least{"counts=at_least"};
  EXPECT_FALSE(certain({0, 0, 0, 0, 0, 0}, at_least));
  EXPECT_TRUE(certain({0, 0, 0, 0, 0, 2}, at_least));
}

TEST(Pandoer, PD_49_stoet_goes_on_until_its_mate_is_known) {
  Played played = playing(three_aces, "stoet");
  tricks(played,
         {"AC", "7S", "JC", "7C", "AD", "8S", "JD", "7D", "AH", "9S", "7H", "8C", "KH", "TS",
          "8H", "9C", "KC", "JS", "9H", "TC", "KD", "QS", "TH", "8D", "QC", "KS", "JH", "9D"});
  EXPECT_FALSE(played.deal().over());  // seven, none of the mate's: lost already
  tricks(played, {"QD", "AS", "QH", "TD"});
  EXPECT_EQ(played.result("sides"), "[[0,1],[2,3]]");
  EXPECT_EQ(played.result("outcome"), "\"wet\"");
}

TEST(Pandoer, PD_49_vierde_boer_and_piek_zonder_are_played_out) {
  Played played = with(one_suit_each);
  played.then({"0 bid piek-zonder", "1 pass", "2 pass", "3 pass", "0 hand-on 6H", "1 hand-on 6H",
               "2 hand-on 6H", "3 discard 6H"});
  for (const char* rank : {"A", "K", "Q", "J", "T", "9", "8"}) {
    for (const char* suit : {"C", "D", "H", "S"}) tricks(played, {std::string(rank) + suit});
  }
  EXPECT_FALSE(played.deal().over());
  tricks(played, {"7C", "7D", "7H", "7S"});
  EXPECT_EQ(played.result("outcome"), "\"scored\"");
  EXPECT_EQ(played.result("points"), "[8,0,0,0]");
}

// Seat 3 deals the spades and the 6 of hearts, each returns the highest three of clubs, diamonds
// and hearts.
Played rommelpotted(const Texts& settings = {}) {
  Played played = with(one_suit_each, settings);
  played.then({"0 pass", "1 pass", "2 pass", "3 pass", "* deal 7S 8S 9S TS JS QS KS AS 6H",
               "0 return QC KC AC", "1 return QD KD AD", "2 return QH KH AH"});
  return played;
}

TEST(Pandoer, PD_50_when_all_pass_the_dealers_nine_go_round) {
  Played played = with(one_suit_each);
  played.then({"0 pass", "1 pass", "2 pass", "3 pass"});
  EXPECT_EQ(played.deal().turn().awaited, Awaited::pack);
  EXPECT_EQ(played.deal().turn().pack.size(), 9);
  EXPECT_TRUE(played.deal().view(Seat(0)).turn.pack.empty());
  EXPECT_TRUE(known(played, 0).has(card("6H")));
  played.play("* deal 7S 8S 9S TS JS QS KS AS 6H");
  EXPECT_EQ(hand(played, 0).size(), 11);
  EXPECT_TRUE(hand(played, 3).empty());
  EXPECT_FALSE(known(played, 0).has(card("6H")));
  EXPECT_EQ(played.legal().size(), 165U);
  EXPECT_EQ(played.refused("0 return 7S 8S"), "PD-50");
  EXPECT_EQ(played.refused("0 return 7S 8S TS"), "TR-02");
}

TEST(Pandoer, PD_50_nine_cards_come_back_with_a_new_turn_up_and_a_new_auction) {
  Played played = rommelpotted();
  EXPECT_EQ(to_string(played.deal().turn().pack), "QC KC AC QD KD AD QH KH AH");
  EXPECT_FALSE(known(played, 3).has(card("AC")));
  played.play("* deal QC KC AC QD QH KD AD KH AH");
  EXPECT_EQ(played.deal().board().where.turn_up(), card("QH"));
  EXPECT_EQ(hand(played, 3).size(), 8);
  EXPECT_TRUE(known(played, 3).has_all(hand(played, 3)));
  EXPECT_TRUE(known(played, 0).has(card("AC")));  // returned it, and it was not turned up
  EXPECT_FALSE(known(played, 0).has(card("AD")));
  EXPECT_TRUE(facts(played).passed.empty());
  EXPECT_EQ(played.deal().turn().seat, Seat(0));
  EXPECT_EQ(played.refused("3 bid solo"), "TR-01");
  played.then({"0 pass", "1 pass", "2 pass"});
  EXPECT_TRUE(played.is_legal("bid stoet"));
}

TEST(Pandoer, PD_50_the_dealer_gets_two_of_each_and_the_limit_ends_it_without_pay) {
  const Texts all_pass{"0 pass", "1 pass", "2 pass", "3 pass"};
  Played once = rommelpotted({"rommel_limit=1"});
  once.play("* deal QC KC AC QD QH KD AD KH AH");
  once.then(all_pass);
  EXPECT_EQ(once.result("outcome"), "\"passed\"");
  EXPECT_EQ(once.result("score"), "[-12,-12,-12,36]");  // and the first turn-up was paid for
  EXPECT_EQ(once.result("sides"), "[[0],[1],[2],[3]]");
  Played never = with(one_suit_each, {"rommel_limit=0", "turnup_pay=no"});
  never.then(all_pass);
  EXPECT_EQ(never.result("score"), "[0,0,0,0]");
}

TEST(Pandoer, PD_11_the_turn_up_of_a_rommelpot_is_not_paid_for) {
  Played played = with(one_suit_each, {"rommel_limit=1"});
  played.then({"0 pass", "1 pass", "2 pass", "3 pass", "* deal 7S 8S 9S TS JS QS KS AS 6H",
               "0 return 7S 8S 9S", "1 return TS JS QS", "2 return 6H KS AS",
               "* deal 7S 8S 9S TS QS JS KS AS 6H", "0 pass", "1 pass", "2 pass", "3 pass"});
  EXPECT_EQ(played.result("score"), "[-12,-12,-12,36]");
}

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
