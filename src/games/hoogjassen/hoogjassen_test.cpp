// SPDX-License-Identifier: Apache-2.0
#include "games/hoogjassen/game.h"

#include "games/hoogjassen/cards.h"
#include "support.h"

namespace troef::test {
namespace {

using namespace hoogjassen;

using Settings = std::vector<std::string>;
using Hands = std::vector<std::string>;

// Seat 0 will play; hearts will be trumps, of which it holds jack, queen and king.
const Hands mixed = {"JH KH QH AC KD 8S 7S", "9H AH AD 8D QC KS QS", "TH 8H QD 9D KC 9C AS",
                     "7H TD JD 7D TC 8C JS"};
const std::string mixed_widow = "JC 9S TS";

// King and queen of trumps without the jack; that is seat 1's only trump.
const Hands lone_jack = {"9H KH QH AC KD 8S 7S", "JH AD 8D QC KS QS JC", "TH 8H QD 9D KC 9C AS",
                         "7H TD JD 7D TC 8C JS"};
const std::string lone_jack_widow = "AH 9S TS";

// Up to the play: seat 0 has bid 120, left the widow and named trumps.
const std::vector<std::string> left_and_hearts = {"0 bid 120", "1 pass",    "2 pass",     "3 pass",
                                                  "0 leave",   "0 trump H", "0 roem none"};

Played dealt(const Hands& hands, const std::string& widow, const Settings& settings = {}) {
  Played played("hoogjassen", settings);
  played.hands(hands, widow);
  return played;
}

Played playing(const Hands& hands, const std::string& widow, const Settings& settings = {}) {
  Played played = dealt(hands, widow, settings);
  played.then(left_and_hearts);
  return played;
}

// One hand given, at three seats, the rest somehow; bid, no widow, these trumps.
Played three_seats_with(const std::string& hand, const std::string& trumps,
                        const Settings& settings = {}) {
  Settings all = settings;
  all.emplace_back("seats=3");
  Played played("hoogjassen", all);
  played.hands({hand}).then({"0 bid 170", "1 pass", "2 pass", "0 leave", "0 trump " + trumps});
  return played;
}

int roem(Played& played) { return played.deal().board().facts.roem; }
Seat winner(Played& played, std::size_t trick) {
  return played.deal().board().facts.winners[trick];
}
Seats known_by(Played& played, Card card, Cards (Where::*place)(Seat) const, Seat owner) {
  Seats seats;
  for (const Seat seat : Seats::all(4)) {
    const Where& where = played.deal().board().where;
    if ((where.*place)(owner).has(card) && where.known(seat).has(card)) seats.add(seat);
  }
  return seats;
}

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

void expect_ladder(const Order& order, Suit suit, std::string_view high_to_low,
                   const std::vector<int>& points) {
  const int trumps_above = order.is_trump(Card(Rank::ace, suit)) ? 0 : 8;
  for (std::size_t i = 0; i < high_to_low.size(); ++i) {
    const Card card(rank_of(high_to_low[i]), suit);
    EXPECT_EQ(order.above(card).size(), static_cast<int>(i) + trumps_above) << to_string(card);
    EXPECT_EQ(order.points(card), points[i]) << to_string(card);
  }
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
  EXPECT_EQ(played.refused("1 bid 150"), "TR-01");
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
  played.then({"0 pass"});
  EXPECT_EQ(played.deal().board().facts.declarer, Seat(1));
}

TEST(Hoogjassen, HJ_12_who_bid_once_can_win_the_auction) {
  Played played = dealt(mixed, mixed_widow);
  played.then({"0 bid 120 final", "1 pass", "2 pass", "3 pass", "0 take"});
  EXPECT_EQ(played.deal().board().facts.declarer, Seat(0));
}

TEST(Hoogjassen, HJ_12_a_table_may_have_no_such_bid) {
  Played played = dealt(mixed, mixed_widow, {"single_bid=no"});
  EXPECT_EQ(played.refused("0 bid 120 final"), "TR-03");
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
  EXPECT_EQ(played.refused("0 trump H"), "TR-03");
  played.play("0 discard JC KD 7S");  // of the hand and of the widow
  const View other = played.deal().view(Seat(2));
  EXPECT_EQ(other.laid[Seat(0)], (Heap{{}, 3}));
  EXPECT_TRUE(other.events.back().hidden);
  EXPECT_EQ(other.events.back().cards, 3);
  EXPECT_EQ(to_string(played.deal().view(Seat(0)).laid[Seat(0)].known), "JC KD 7S");
  EXPECT_EQ(known_by(played, from_widow, &Where::laid, Seat(0)), Seats(Seat(0)));
}

TEST(Hoogjassen, HJ_20_nobody_sees_a_widow_that_stays_until_the_deal_is_over) {
  Played played = dealt(mixed, mixed_widow);
  played.then({"0 bid 120", "1 pass", "2 pass", "3 pass", "0 leave"});
  for (const Seat seat : Seats::all(4)) {
    EXPECT_EQ(played.deal().view(seat).widow, (Heap{{}, 3}));
  }
  EXPECT_EQ(played.refused("0 discard 7D 8D 9D"), "TR-03");
  Quick random(1);
  play_out(played.deal(), random);
  EXPECT_EQ(to_string(played.deal().view(Seat(2)).widow.known), mixed_widow);
}

TEST(Hoogjassen, HJ_21_then_trumps_then_roem_then_the_lead) {
  Played played = dealt(mixed, mixed_widow);
  played.then({"0 bid 120", "1 pass", "2 pass", "3 pass", "0 leave"});
  EXPECT_EQ(played.legal(), (std::vector<std::string>{"trump C", "trump D", "trump H", "trump S"}));
  EXPECT_EQ(played.refused("0 roem none"), "TR-03");
  played.play("0 trump H");
  EXPECT_EQ(played.legal(), (std::vector<std::string>{"roem JH-KH", "roem none"}));
  EXPECT_EQ(played.refused("0 play AC"), "TR-03");
  played.play("0 roem none");
  EXPECT_EQ(played.refused("0 trump S"), "TR-03");
  EXPECT_TRUE(played.is_legal("play AC"));
}

TEST(Hoogjassen, HJ_22_runs_and_sets_have_their_worth) {
  const MeldLaw law;
  const std::string_view cards = "7H 8H 9H TH JH QH KH AH ";
  const int worth[] = {0, 0, 0, 20, 50, 100, 100, 100, 120};
  for (std::size_t length = 3; length <= 8; ++length) {
    Cards run;
    for (std::size_t i = 0; i < length; ++i) run.add(*parse_card(cards.substr(3 * i, 2)));
    EXPECT_EQ(value(law, melds_in(law, run)), worth[length]) << length;
  }
  EXPECT_EQ(value(law, melds_in(law, Cards::of(Rank::jack))), 200);
  for (const Rank rank : {Rank::queen, Rank::king, Rank::ace}) {
    EXPECT_EQ(value(law, melds_in(law, Cards::of(rank))), 100);
  }
  for (const Rank rank : {Rank::seven, Rank::eight, Rank::nine, Rank::ten}) {
    EXPECT_EQ(value(law, melds_in(law, Cards::of(rank))), 0);
  }
}

TEST(Hoogjassen, HJ_22_only_what_is_held_after_discarding_in_its_full_length) {
  const Hands hands = {"TH JH QH KH AC AD 8S", "9H AH TD 8D QC KS QS", "7H 8H QD 9D KC 9C JC",
                       "KD JD 7D TC 8C JS 7S"};
  Played kept = dealt(hands, "AS 9S TS");
  kept.then({"0 bid 120", "1 pass", "2 pass", "3 pass", "0 take", "0 discard 8S 9S TS"});
  kept.play("0 trump C");
  EXPECT_EQ(kept.refused("0 roem JH-KH"), "HJ-22");  // a part of the run
  EXPECT_EQ(kept.refused("0 roem A*"), "HJ-22");     // three aces
  kept.play("0 roem TH-KH");
  EXPECT_EQ(roem(kept), 50);
  Played broken = dealt(hands, "AS 9S TS");
  broken.then({"0 bid 120", "1 pass", "2 pass", "3 pass", "0 take", "0 discard QH 9S TS"});
  broken.play("0 trump C");
  EXPECT_EQ(broken.legal(), std::vector<std::string>{"roem none"});
  EXPECT_EQ(broken.refused("0 roem TH-KH"), "HJ-22");
}

TEST(Hoogjassen, HJ_22_only_the_declarer_has_roem) {
  Played played = playing({"AC KC 9D 8D 7S 8S 9S", "JH QH KH AH TD JD QD", "7H 8H 9H TH KD AD 7D",
                           "8C 9C TC JC QC AS KS"},
                          "TS JS QS");
  played.play("0 play AC");
  EXPECT_EQ(played.refused("1 roem JH-AH"), "TR-03");
  EXPECT_EQ(roem(played), 0);
}

TEST(Hoogjassen, HJ_22_a_run_of_eight_trumps_is_140_with_the_stuk_and_in_clubs_there_are_seven) {
  Played hearts = three_seats_with("7H 8H 9H TH JH QH KH AH AC", "H");
  hearts.play("0 roem 7H-AH");
  EXPECT_EQ(roem(hearts), 140);
  Played plain = three_seats_with("7H 8H 9H TH JH QH KH AH AC", "S");
  plain.play("0 roem 7H-AH");
  EXPECT_EQ(roem(plain), 120);
  Played clubs = three_seats_with("8C 9C TC JC QC KC AC AH AS", "C");
  clubs.play("0 roem 8C-AC");
  EXPECT_EQ(roem(clubs), 120);  // 100 and the stuk
  Played six = three_seats_with("9H TH JH QH KH AH AC KC 7S", "S");
  six.play("0 roem 9H-AH");
  EXPECT_EQ(roem(six), 100);
}

TEST(Hoogjassen, HJ_23_a_card_counts_in_a_run_and_in_a_set_or_once_by_the_best_choice) {
  const std::string hand = "JC QC KC AC AD AH AS 7D 8D";
  Played shared = three_seats_with(hand, "H");
  shared.play("0 roem JC-AC A*");
  EXPECT_EQ(roem(shared), 150);
  Played once = three_seats_with(hand, "H", {"roem_share=no"});
  once.play("0 roem JC-AC A*");
  EXPECT_EQ(roem(once), 120);  // the aces, and what is left of the run
  Played stuk = three_seats_with(hand, "C", {"roem_share=no"});
  stuk.play("0 roem JC-AC A*");
  EXPECT_EQ(roem(stuk), 140);  // the stuk is not touched
  Played middle = three_seats_with("TC JC QC KC AC QD QH QS 7S", "H", {"roem_share=no"});
  middle.play("0 roem TC-AC Q*");
  EXPECT_EQ(roem(middle), 100);  // the queens leave no run, the run leaves no queens
}

TEST(Hoogjassen, HJ_24_the_stuk_may_be_said_with_the_first_of_the_two) {
  Played played = playing(lone_jack, lone_jack_widow);
  EXPECT_TRUE(played.is_legal("play QH"));
  EXPECT_TRUE(played.is_legal("play QH stuk"));
  EXPECT_TRUE(played.is_legal("play KH stuk"));
  EXPECT_FALSE(played.is_legal("play 9H stuk"));
  EXPECT_EQ(played.refused("0 play 9H stuk"), "TR-03");
  played.play("0 play QH stuk");
  EXPECT_EQ(roem(played), 20);
  played.then({"1 play JC", "2 play 8H", "3 play 7H"});
  EXPECT_EQ(played.refused("0 play KH stuk"), "TR-03");
  played.play("0 play KH");
  EXPECT_EQ(roem(played), 20);  // once
}

TEST(Hoogjassen, HJ_24_with_the_second_it_happens_of_itself) {
  Played played = playing(lone_jack, lone_jack_widow);
  played.play("0 play KH");
  EXPECT_EQ(roem(played), 0);
  played.then({"1 play JC", "2 play 8H", "3 play 7H"});
  EXPECT_FALSE(played.is_legal("play QH stuk"));
  played.play("0 play QH");
  EXPECT_EQ(roem(played), 20);
}

TEST(Hoogjassen, HJ_24_in_a_declared_trump_run_it_is_declared_and_not_said_again) {
  Played played = dealt(mixed, mixed_widow);
  played.then({"0 bid 120", "1 pass", "2 pass", "3 pass", "0 leave", "0 trump H"});
  played.play("0 roem JH-KH");
  EXPECT_EQ(roem(played), 40);
  EXPECT_FALSE(played.is_legal("play QH stuk"));
  played.then({"0 play QH", "1 play 9H", "2 play 8H", "3 play 7H"});
  EXPECT_EQ(roem(played), 40);
  Played four = three_seats_with("TH JH QH KH AC KC 7S 8D 9D", "H");
  four.play("0 roem TH-KH");
  EXPECT_EQ(roem(four), 70);
  Played five = three_seats_with("TH JH QH KH AH KC 7S 8D 9D", "H");
  five.play("0 roem TH-AH");
  EXPECT_EQ(roem(five), 120);
}

TEST(Hoogjassen, HJ_24_a_run_that_was_not_declared_leaves_the_stuk_to_be_said) {
  Played played = playing(mixed, mixed_widow);
  played.play("0 play KH stuk");
  EXPECT_EQ(roem(played), 20);
}

TEST(Hoogjassen, HJ_24_a_lone_king_and_a_defenders_stuk_count_nothing) {
  Played lone = dealt(lone_jack, lone_jack_widow);
  lone.then({"0 bid 120", "1 pass", "2 pass", "3 pass", "0 take", "0 discard QH 9S TS"});
  lone.then({"0 trump H", "0 roem none"});
  EXPECT_FALSE(lone.is_legal("play KH stuk"));
  lone.play("0 play KH");
  EXPECT_EQ(roem(lone), 0);
  Played defender = playing({"9H JH AH AC KD 8S 7S", "KH QH AD 8D QC KS QS", "TH 8H QD 9D KC 9C AS",
                             "7H TD JD 7D TC 8C JS"},
                            mixed_widow);
  defender.play("0 play 9H");
  EXPECT_EQ(defender.legal(), (std::vector<std::string>{"play QH", "play KH"}));
  defender.then({"1 play KH", "2 play 8H", "3 play 7H", "0 play AH", "1 play QH"});
  EXPECT_EQ(roem(defender), 0);
}

TEST(Hoogjassen, HJ_25_declared_combinations_are_shown_to_all_and_declaring_is_free) {
  Played played = dealt(mixed, mixed_widow);
  played.then({"0 bid 120", "1 pass", "2 pass", "3 pass", "0 leave", "0 trump H"});
  EXPECT_TRUE(played.is_legal("roem none"));
  EXPECT_TRUE(played.deal().view(Seat(1)).hands[Seat(0)].known.empty());
  played.play("0 roem JH-KH");
  for (const std::optional<Seat> seat : {std::optional(Seat(1)), std::optional<Seat>()}) {
    EXPECT_EQ(to_string(played.deal().view(seat).hands[Seat(0)].known), "JH QH KH");
    EXPECT_FALSE(played.deal().view(seat).events.back().hidden);
  }
}

TEST(Hoogjassen, HJ_25_after_the_first_card_it_is_too_late) {
  Played played = playing(mixed, mixed_widow);
  EXPECT_EQ(played.refused("0 roem JH-KH"), "TR-03");
  played.then({"0 play AC", "1 play QC", "2 play 9C", "3 play 8C"});
  EXPECT_EQ(played.refused("0 roem JH-KH"), "TR-03");
  EXPECT_TRUE(played.is_legal("play QH stuk"));  // HJ-24 aside
}

TEST(Hoogjassen, HJ_30_the_declarer_leads_then_the_winner_of_the_trick_clockwise) {
  Played played = dealt(mixed, mixed_widow);
  played.then({"0 pass", "1 pass", "2 bid 120", "3 pass", "2 leave", "2 trump H", "2 roem none"});
  EXPECT_EQ(played.deal().turn().seat, Seat(2));
  played.play("2 play QD");
  EXPECT_EQ(played.deal().turn().seat, Seat(3));
  played.then({"3 play 7D", "0 play KD", "1 play AD"});
  EXPECT_EQ(played.deal().turn().seat, Seat(1));
}

TEST(Hoogjassen, HJ_31_trumps_must_be_followed_but_the_jack_may_be_kept) {
  Played played = playing(lone_jack, lone_jack_widow);
  played.play("0 play QH");
  EXPECT_EQ(played.legal().size(), 7U);  // the jack, or any card
  played.play("1 play JC");
  EXPECT_EQ(played.legal(), (std::vector<std::string>{"play 8H", "play TH"}));
  EXPECT_EQ(played.refused("2 play AS"), "HJ-31");
  Played both = playing({"9H AH QH AC KD 8S 7S", "JH KH 8D QC KS QS JC", "TH 8H QD 9D KC 9C AS",
                         "7H TD JD 7D TC 8C JS"},
                        "AD 9S TS");
  both.play("0 play QH");
  EXPECT_EQ(both.legal(), (std::vector<std::string>{"play JH", "play KH"}));
  EXPECT_EQ(both.refused("1 play QC"), "HJ-31");
}

TEST(Hoogjassen, HJ_31_a_bound_jack_follows_as_any_trump) {
  Played played = playing(lone_jack, lone_jack_widow, {"trump_jack=bound"});
  played.play("0 play QH");
  EXPECT_EQ(played.legal(), std::vector<std::string>{"play JH"});
  EXPECT_EQ(played.refused("1 play JC"), "HJ-31");
}

TEST(Hoogjassen, HJ_32_another_suit_is_followed_or_ruffed_as_one_likes) {
  Played played = playing(mixed, mixed_widow);
  played.play("0 play KD");
  EXPECT_EQ(played.legal(), (std::vector<std::string>{"play 8D", "play AD", "play 9H", "play AH"}));
  EXPECT_EQ(played.refused("1 play QC"), "HJ-32");
}

TEST(Hoogjassen, HJ_32_who_is_void_plays_any_card_and_need_not_ruff_or_overruff) {
  Played played = playing({"JH KH QH AC KD 8S 7S", "9H AD 8D TD JD KS QS", "TH AH QD 9D 9S TS AS",
                           "7H 8H 7D TC 8C JS KC"},
                          "QC JC 9C");
  played.play("0 play AC");
  EXPECT_EQ(played.legal().size(), 7U);
  played.play("1 play 9H");
  EXPECT_EQ(played.legal().size(), 7U);  // AH, which cannot overruff, nor TH, which lies lower
}

TEST(Hoogjassen, HJ_33_underruffing_is_free_or_the_last_resort) {
  Played free = playing(mixed, mixed_widow);
  free.then({"0 play KD", "1 play AH"});
  EXPECT_EQ(free.legal(), (std::vector<std::string>{"play 9D", "play QD", "play 8H", "play TH"}));
  Played last = playing(mixed, mixed_widow, {"underruff=last_resort"});
  last.then({"0 play KD", "1 play AH"});
  EXPECT_EQ(last.legal(), (std::vector<std::string>{"play 9D", "play QD"}));
  EXPECT_EQ(last.refused("2 play TH"), "HJ-33");
  EXPECT_EQ(last.refused("2 play AS"), "HJ-32");
  Played only = playing({"7S 8S 9S TS JS QS KD", "JH AS KS 8C 9C TC JC", "7H 8H 9H TH QH KH AH",
                         "7D 8D 9D TD JD QD AD"},
                        "QC KC AC", {"underruff=last_resort"});
  only.then({"0 play KD", "1 play JH"});
  EXPECT_EQ(only.legal().size(), 7U);  // nothing else is legal
}

TEST(Hoogjassen, HJ_34_the_highest_trump_wins_else_the_highest_of_the_suit_led) {
  Played played = playing(mixed, mixed_widow);
  played.then({"0 play KD", "1 play 8D", "2 play QD", "3 play TD"});
  EXPECT_EQ(winner(played, 0), Seat(0));
  played.then({"0 play AC", "1 play 9H", "2 play TH", "3 play TC"});
  EXPECT_EQ(winner(played, 1), Seat(1));
  played.then({"1 play QS", "2 play AS", "3 play JS", "0 play 8S"});
  EXPECT_EQ(winner(played, 2), Seat(2));
}

// Seat 1 holds diamonds, plays the queen of clubs to the king of diamonds.
Played revoked(const Settings& settings = {}) {
  Settings all = settings;
  all.emplace_back("revoke=penalised");
  Played played = playing(mixed, mixed_widow, all);
  played.then({"0 play KD", "1 play QC", "2 play 9D", "3 play 7D"});
  return played;
}

TEST(Hoogjassen, HJ_51_a_defenders_cards_of_the_revoked_suit_win_no_trick_that_another_could) {
  Played played = revoked();
  EXPECT_EQ(played.refused("2 claim-revoke 1"), "TR-03");  // a defender, like seat 1
  played.play("0 claim-revoke 1");
  EXPECT_EQ(to_string(played.deal().board().weak), "8D AD");
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
  EXPECT_EQ(to_string(played.deal().board().weak), "8D AD");
  played.play("2 play QD");
  EXPECT_EQ(winner(played, 2), Seat(2));
}

TEST(Hoogjassen, HJ_51_after_an_underruff_it_is_the_trumps) {
  Played played = playing(mixed, mixed_widow, {"revoke=penalised", "underruff=last_resort"});
  played.then({"0 play KD", "1 play AH", "2 play TH", "3 play 7D", "0 claim-revoke 2"});
  EXPECT_EQ(to_string(played.deal().board().weak), "8H");
}

TEST(Hoogjassen, HJ_51_a_wrong_claim_costs_nothing_but_the_right_to_claim) {
  Played played = revoked();
  played.play("0 claim-revoke 3");
  EXPECT_FALSE(played.deal().over());
  EXPECT_TRUE(played.deal().board().weak.empty());
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
