// SPDX-License-Identifier: Apache-2.0
#include "heugen_deals.h"
#include "ladder.h"

namespace troef::test {
namespace {

using namespace heugen_deals;

using Legal = std::vector<std::string>;

// Up to the play, the widow taken and laid away again.
Played playing(const Settings& settings = {}, const Hands& hands = mixed,
               const std::string& roem = "none") {
  Played played = dealt(settings, hands);
  played.then(seat_0_plays).then({"0 turn", "0 take", "0 discard " + widow, "0 trump H"});
  played.play("0 roem " + roem);
  return played;
}

// One hand given, the rest somehow; bid, no exchange, these trumps.
Played with_hand(const std::string& hand, const std::string& trumps,
                 const Settings& settings = {}) {
  Played played("heugen", settings);
  played.hands({hand}).then(seat_0_plays).then({"0 leave", "0 trump " + trumps});
  return played;
}

int roem_of(const std::string& hand, const std::string& trumps, const std::string& declared,
            const Settings& settings = {}) {
  Played played = with_hand(hand, trumps, settings);
  played.play("0 roem " + declared);
  return played.deal().board().facts.roem;
}

TEST(Heugen, HG_00_three_or_two_play) {
  EXPECT_EQ(game().seats(preset("heugen")), 3);
  EXPECT_EQ(game().seats(preset("huege")), 3);
  EXPECT_EQ(game().seats(preset("heugen-twee")), 2);
  EXPECT_EQ(game().seats(preset("huege-twee")), 2);
}

TEST(Heugen, HG_01_nine_each_by_threes_and_the_last_three_to_the_middle) {
  Played played("heugen");
  played.play(in_order);
  const Where& where = played.deal().board().where;
  EXPECT_EQ(to_string(where.hand(Seat(0))), "8C 9C TC 9D TD JD TH JH QH");
  EXPECT_EQ(to_string(where.hand(Seat(2))), "AC 7D 8D 7H 8H 9H 9S TS JS");
  EXPECT_EQ(to_string(where.widow()), "QS KS AS");
  EXPECT_TRUE(where.dead().empty());
}

TEST(Heugen, HG_01_with_two_seats_a_third_hand_is_dealt_that_nobody_plays_or_sees) {
  Played played("heugen", {}, "heugen-twee");
  played.play(in_order);
  const Where& where = played.deal().board().where;
  EXPECT_EQ(to_string(where.hand(Seat(0))), "8C 9C TC 9D TD JD TH JH QH");  // eldest
  EXPECT_EQ(to_string(where.hand(Seat(1))), "JC QC KC QD KD AD KH AH 8S");  // the dealer
  EXPECT_EQ(to_string(where.dead()), "AC 7D 8D 7H 8H 9H 9S TS JS");
  EXPECT_EQ(to_string(where.widow()), "QS KS AS");
  for (const Seat seat : Seats::all(2)) {
    EXPECT_EQ(played.deal().view(seat).dead, (Heap{{}, 9}));
  }
}

TEST(Heugen, HG_01_the_dead_hand_counts_for_nobody) {
  Played played("heugen", {"seats=2"});
  played.play(in_order).then({"0 bid 100", "1 pass", "0 leave", "0 trump H", "0 roem none"});
  Quick random(seed());
  play_out(played.deal(), random);
  const Result result = played.deal().result();
  const Board& board = played.deal().board();
  EXPECT_EQ(result.tricks, 9);
  EXPECT_EQ(result.points[0] + result.points[1], 151 - board.order->points(board.where.dead()));
  EXPECT_EQ(played.deal().view(Seat(0)).dead.known, board.where.dead());  // it is over
}

TEST(Heugen, HG_03_the_ten_follows_the_ace_or_is_low_by_agreement) {
  const Order& high = game().order(rules_with({"ten=high"}), Suit::hearts);
  expect_ladder(high, Suit::hearts, "J9ATKQ87", {20, 14, 11, 10, 3, 2, 0, 0});
  expect_ladder(high, Suit::clubs, "ATKQJ987", {11, 10, 3, 2, 1, 0, 0, 0});
  const Order& low = game().order(rules_with({"ten=low"}), Suit::hearts);
  expect_ladder(low, Suit::hearts, "J9AKQT87", {20, 14, 11, 3, 2, 10, 0, 0});
  expect_ladder(low, Suit::clubs, "AKQJT987", {11, 3, 2, 1, 10, 0, 0, 0});
}

TEST(Heugen, HG_10_bids_are_tens_from_100_to_600_and_a_pass_is_final) {
  Played played = dealt();
  EXPECT_EQ(played.legal().size(), 52U);  // 100, 110 … 600 and pass
  EXPECT_EQ(played.legal().front(), "bid 100");
  EXPECT_EQ(played.refused("0 bid 90"), "HG-10");
  EXPECT_EQ(played.refused("0 bid 105"), "HG-10");
  EXPECT_EQ(played.refused("0 bid 610"), "HG-10");
  EXPECT_EQ(played.refused("0 bid 100 final"), "TR-03");
  EXPECT_EQ(played.refused("2 bid 100"), "TR-01");  // eldest begins
  played.then({"0 bid 100", "1 bid 150"});
  EXPECT_EQ(played.refused("2 bid 150"), "HG-10");
  played.then({"2 pass", "0 bid 160"});
  EXPECT_EQ(played.refused("2 bid 170"), "HG-10");
  EXPECT_EQ(played.refused("0 bid 170"), "TR-01");
  played.then({"1 bid 170", "0 pass"});  // seat 2 is out
  EXPECT_EQ(played.deal().board().facts.declarer, Seat(1));
  EXPECT_EQ(played.deal().board().facts.bid, 170);
}

TEST(Heugen, HG_11_when_everyone_passes_the_hands_are_played_by_following_suit) {
  Played played("heugen");
  played.dealer(1).hands(mixed, widow).then({"2 pass", "0 pass", "1 pass"});
  EXPECT_EQ(played.deal().turn().seat, Seat(2));  // eldest
  EXPECT_EQ(played.legal().size(), 9U);
  played.play("2 play TH");
  EXPECT_EQ(played.legal(), (Legal{"play JH", "play QH", "play KH"}));
  EXPECT_EQ(played.refused("0 play AC"), "HG-31");
  played.then({"0 play JH", "1 play AH"});
  EXPECT_EQ(winner(played, 0), Seat(1));  // the jack is no trump
  Quick random(seed());
  play_out(played.deal(), random);
  EXPECT_EQ(played.result("outcome"), "\"passed\"");
  EXPECT_EQ(played.result("score"), "[0,0,0]");
  EXPECT_EQ(played.result("cents"), "[0,0,0]");
  EXPECT_EQ(played.deal().result().tricks, 9);
  EXPECT_EQ(game().next_dealer(played.deal().start(), played.deal().result()), Seat(2));
}

TEST(Heugen, HG_11_or_the_next_dealer_deals_straight_on) {
  Played played = dealt({"all_pass=redeal"});
  played.then({"0 pass", "1 pass", "2 pass"});
  EXPECT_EQ(played.result("outcome"), "\"passed\"");
  EXPECT_EQ(played.result("tricks"), "[]");
  EXPECT_EQ(game().next_dealer(played.deal().start(), played.deal().result()), Seat(0));
}

TEST(Heugen, HG_20_the_widow_is_turned_for_all_to_see_then_exchanged_or_not) {
  Played played = dealt();
  played.then(seat_0_plays);
  EXPECT_EQ(played.legal(), (Legal{"turn", "leave"}));
  EXPECT_EQ(played.refused("0 take"), "HG-20");
  EXPECT_EQ(played.refused("0 discard TC TD JD"), "HG-20");
  EXPECT_EQ(played.deal().view(Seat(0)).widow, (Heap{{}, 3}));
  played.play("0 turn");
  for (const std::optional<Seat> seat : {std::optional(Seat(1)), std::optional<Seat>()}) {
    EXPECT_EQ(to_string(played.deal().view(seat).widow.known), widow);
    EXPECT_EQ(to_string(played.deal().view(seat).facts.widow_shown), widow);
  }
  EXPECT_EQ(played.legal(), (Legal{"take", "leave"}));
}

TEST(Heugen, HG_20_a_turned_widow_is_taken_or_left_before_anything_else) {
  Played played = dealt();
  played.then(seat_0_plays).play("0 turn");
  EXPECT_EQ(played.refused("0 discard KC AC 8S"), "HG-20");
  EXPECT_EQ(played.refused("0 roem JH-KH"), "HG-22");
  EXPECT_EQ(played.refused("0 play AC"), "HG-22");
}

TEST(Heugen, HG_20_any_three_of_the_twelve_go_face_down) {
  Played played = dealt();
  played.then(seat_0_plays).then({"0 turn", "0 take"});
  EXPECT_EQ(played.legal().size(), 220U);
  EXPECT_TRUE(played.is_legal("discard " + widow));  // an exchange too
  EXPECT_EQ(played.refused("0 discard TC TD"), "HG-20");
  EXPECT_EQ(played.refused("0 discard TC TD JD 8S"), "HG-20");
  EXPECT_EQ(played.refused("0 discard TC AD 8S"), "TR-02");
  played.play("0 discard TC KD 8S");
  const View other = played.deal().view(Seat(1));
  EXPECT_EQ(other.laid[Seat(0)], (Heap{{}, 3}));
  EXPECT_TRUE(other.events.back().hidden);
  EXPECT_TRUE(other.hands[Seat(0)].known.empty());  // any of the three may have gone
  EXPECT_EQ(to_string(played.deal().view(Seat(0)).laid[Seat(0)].known), "TC KD 8S");
  EXPECT_TRUE(played.deal().board().facts.widow_taken);
}

TEST(Heugen, HG_20_a_widow_that_was_turned_and_left_stays_in_sight_and_another_unseen) {
  Played turned = dealt();
  turned.then(seat_0_plays).then({"0 turn", "0 leave", "0 trump H", "0 roem none"});
  EXPECT_EQ(to_string(turned.deal().view(Seat(2)).widow.known), widow);
  EXPECT_FALSE(turned.deal().board().facts.widow_taken);
  Played left = dealt();
  left.then(seat_0_plays).then({"0 leave", "0 trump H", "0 roem none"});
  for (const Seat seat : Seats::all(3)) {
    EXPECT_EQ(left.deal().view(seat).widow, (Heap{{}, 3}));
  }
  EXPECT_FALSE(left.deal().board().facts.widow_taken);
}

TEST(Heugen, HG_21_discards_count_for_the_declarer) {
  Played played = playing();
  Quick random(seed());
  play_out(played.deal(), random);
  const Board& board = played.deal().board();
  const Result result = played.deal().result();
  const Cards own = board.facts.won[Seat(0)] | board.where.laid(Seat(0));
  EXPECT_EQ(board.where.laid(Seat(0)).size(), 3);
  EXPECT_EQ(result.points[0], board.order->points(own) + (result.winners[8] == Seat(0) ? 10 : 0));
  EXPECT_EQ(result.points[0] + result.points[1], 151);
}

TEST(Heugen, HG_22_the_sum_is_said_and_the_cards_are_known_after_the_third_trick) {
  Played played = playing({}, mixed, "JH-KH");
  const auto said = [&] {
    const View other = played.deal().view(Seat(1));
    for (const Seen& seen : other.events) {
      if (seen.action.verb == Verb::roem) return seen;
    }
    return Seen{};
  };
  EXPECT_EQ(played.deal().view(Seat(1)).facts.roem, 40);
  EXPECT_TRUE(said().hidden);
  EXPECT_EQ(said().said, 40);
  EXPECT_TRUE(said().action.cards.empty());
  played.then({"0 play AC", "1 play JC", "2 play 8C", "0 play KC", "1 play QC", "2 play 9C"});
  played.then({"0 play 9S", "1 play KS"});
  EXPECT_TRUE(said().hidden);
  EXPECT_TRUE(played.deal().view(Seat(1)).hands[Seat(0)].known.empty());
  played.play("2 play AS");
  EXPECT_FALSE(said().hidden);
  EXPECT_EQ(to_string(said().action), "roem JH-KH");
  EXPECT_EQ(to_string(played.deal().view(Seat(1)).hands[Seat(0)].known), "JH QH KH");
}

TEST(Heugen, HG_22_trumps_are_named_before_the_first_card_and_roem_is_said_then) {
  Played played = dealt();
  played.then(seat_0_plays).play("0 leave");
  EXPECT_EQ(played.legal(), (Legal{"trump C", "trump D", "trump H", "trump S"}));
  EXPECT_EQ(played.refused("0 roem JH-KH"), "HG-22");
  EXPECT_EQ(played.refused("0 play AC"), "HG-22");
  played.play("0 trump H");
  EXPECT_EQ(played.refused("0 play AC"), "HG-22");
  EXPECT_EQ(played.legal(), (Legal{"roem JH-KH", "roem none"}));
  played.then({"0 roem none", "0 play AC", "1 play JC", "2 play 8C"});
  EXPECT_EQ(played.refused("0 roem JH-KH"), "HG-22");
  EXPECT_FALSE(played.is_legal("roem JH-KH"));
}

TEST(Heugen, HG_22_at_some_tables_roem_is_said_until_the_third_trick_is_led) {
  Played played = playing({"roem_by=third_trick"});
  EXPECT_TRUE(played.is_legal("roem JH-KH"));
  EXPECT_TRUE(played.is_legal("play AC"));
  EXPECT_EQ(played.refused("0 roem QH-KH"), "HG-23");
  EXPECT_EQ(played.refused("0 roem none"), "HG-22");  // who has none says so before the first card
  played.play("0 play JH");
  EXPECT_EQ(played.refused("1 roem none"), "HG-22");  // not the declarer
  played.then({"1 play 9H", "2 play 7H", "0 play AC", "1 play JC", "2 play 8C"});
  EXPECT_TRUE(played.is_legal("roem JH-KH"));  // seat 0 is to lead the third trick
  played.play("0 roem JH-KH");                 // from the cards held after discarding
  EXPECT_EQ(played.deal().board().facts.roem, 40);
  EXPECT_EQ(played.deal().turn().seat, Seat(0));  // and then plays
  EXPECT_EQ(played.refused("0 roem JH-KH"), "HG-22");
  EXPECT_EQ(played.deal().view(Seat(2)).events.back().said, 40);
}

TEST(Heugen, HG_22_roem_that_is_said_in_play_is_said_at_the_declarers_own_turn) {
  Played played = playing({"roem_by=third_trick"});
  played.play("0 play JH");
  EXPECT_FALSE(played.is_legal("roem JH-KH"));
  EXPECT_EQ(played.refused("1 roem JH-KH"), "HG-22");
  EXPECT_EQ(played.refused("0 roem JH-KH"), "TR-01");
}

TEST(Heugen, HG_22_when_another_leads_the_third_trick_it_is_too_late) {
  Played played = playing({"roem_by=third_trick"});
  played.then({"0 play 7D", "1 play AD", "2 play 9D", "1 play KS", "2 play AS"});
  EXPECT_TRUE(played.is_legal("roem JH-KH"));
  played.then({"0 play 8S", "2 play QD"});
  EXPECT_EQ(played.deal().turn().seat, Seat(0));
  EXPECT_FALSE(played.is_legal("roem JH-KH"));
  EXPECT_EQ(played.refused("0 roem JH-KH"), "HG-22");
}

TEST(Heugen, HG_22_what_was_said_first_is_not_said_again) {
  const Hands hands = {"JH KH QH AC KC AS AD AH 7D", "9H 8D QC JC KS QS TS 9S KD",
                       "TH 8H 7H QD 9D 9C 8C JS 8S"};
  Played played = playing({"roem_by=third_trick"}, hands, "A*");
  EXPECT_EQ(played.deal().board().facts.roem, 100);
  EXPECT_FALSE(played.is_legal("roem A*"));
  played.play("0 roem JH-AH");
  EXPECT_EQ(played.deal().board().facts.roem, 170);
  EXPECT_EQ(played.deal().view(Seat(1)).events.back().said, 70);
}

TEST(Heugen, HG_23_a_run_of_three_needs_a_jack_or_higher_on_top) {
  EXPECT_EQ(with_hand("8C 9C TC 7D 8D 9D KH AH QS", "S").legal(), Legal{"roem none"});
  EXPECT_EQ(roem_of("9C TC JC 7D 9D KD KH AH QS", "S", "9C-JC"), 20);
  EXPECT_EQ(with_hand("8C 9C TC 7D 8D 9D KH AH QS", "S").refused("0 roem 8C-TC"), "HG-23");
}

TEST(Heugen, HG_23_longer_runs_and_sets_have_their_worth) {
  EXPECT_EQ(roem_of("TC JC QC KC 8D 9D KH AH 8S", "S", "TC-KC"), 50);
  EXPECT_EQ(roem_of("9C TC JC QC KC 9D KH AH 8S", "S", "9C-KC"), 100);
  EXPECT_EQ(roem_of("8C 9C TC JC QC KC KH AH 8S", "S", "8C-KC"), 100);
  EXPECT_EQ(roem_of("8C 9C TC JC QC KC AC AH 8S", "S", "8C-AC"), 100);
  EXPECT_EQ(roem_of("7D 8D 9D TD JD QD KD AD 8S", "S", "7D-AD"), 120);
  EXPECT_EQ(roem_of("JC JD JH JS 8C 9C 9D 9H 8S", "S", "J*"), 200);
  EXPECT_EQ(roem_of("QC QD QH QS 8C 9C 9D 9H 8S", "S", "Q*"), 100);
  EXPECT_EQ(roem_of("KC KD KH KS 8C 9C 9D 9H 8S", "S", "K*"), 100);
  EXPECT_EQ(roem_of("AC AD AH AS 8C 9C 9D 9H 8S", "S", "A*"), 100);
  EXPECT_EQ(with_hand("TC TD TH TS 9C 9D 9H 9S 8S", "H").legal(), Legal{"roem none"});
}

TEST(Heugen, HG_23_the_stuk_is_20_in_a_declared_trump_run_or_alone) {
  EXPECT_EQ(roem_of("JC QC KC AC 8D 9D KH AH 8S", "C", "JC-AC"), 70);
  EXPECT_EQ(roem_of("TC JC QC KC AC 9D KH AH 8S", "C", "TC-AC"), 120);
  EXPECT_EQ(roem_of("8C QC KC 9D KD KH AH 8S QS", "C", "QC-KC"), 20);
  Played other_trumps = with_hand("8C QC KC 9D KD KH AH 8S QS", "S");
  EXPECT_EQ(other_trumps.legal(), Legal{"roem none"});
  Played longer = with_hand("JC QC KC AC 8D 9D KH AH 8S", "C");
  EXPECT_EQ(longer.legal(), (Legal{"roem JC-AC", "roem none"}));
  EXPECT_EQ(longer.refused("0 roem QC-KC"), "HG-23");
  Played lone = with_hand("8C 9C KC 9D KD AH AD 8S QS", "C");
  EXPECT_EQ(lone.legal(), Legal{"roem none"});
}

TEST(Heugen, HG_23_a_card_counts_in_a_run_and_in_a_set_or_once_by_the_best_choice) {
  const std::string hand = "JC QC KC AC AD AH AS 7D 8D";
  EXPECT_EQ(roem_of(hand, "H", "JC-AC A*"), 150);
  EXPECT_EQ(roem_of(hand, "H", "JC-AC A*", {"roem_share=no"}), 120);
  EXPECT_EQ(roem_of(hand, "C", "JC-AC A*", {"roem_share=no"}), 140);  // the stuk is not touched
  // Without its jack the rest of a run must still have one on top.
  EXPECT_EQ(roem_of("8C 9C TC JC JD JH JS 8D 9D", "H", "8C-JC J*", {"roem_share=no"}), 200);
}

TEST(Heugen, HG_30_eldest_leads_or_the_declarer_and_then_the_winner) {
  Played eldest = dealt();
  eldest.then({"0 pass", "1 pass", "2 bid 100", "2 leave", "2 trump H", "2 roem none"});
  EXPECT_EQ(eldest.deal().turn().seat, Seat(0));
  eldest.then({"0 play KD", "1 play AD", "2 play QD"});
  EXPECT_EQ(eldest.deal().turn().seat, Seat(1));
  Played declarer = dealt({"leader=declarer"});
  declarer.then({"0 pass", "1 pass", "2 bid 100", "2 leave", "2 trump H", "2 roem none"});
  EXPECT_EQ(declarer.deal().turn().seat, Seat(2));
}

TEST(Heugen, HG_31_suit_is_followed_and_who_is_void_may_play_any_card) {
  Played played = playing();
  played.play("0 play KD");
  EXPECT_EQ(played.legal(), (Legal{"play 8D", "play AD"}));
  EXPECT_EQ(played.refused("1 play 9H"), "HG-31");
  EXPECT_EQ(played.refused("1 play KS"), "HG-31");
}

TEST(Heugen, HG_31_nobody_must_ruff_or_overruff_and_underruffing_is_free) {
  Played played("heugen");
  played.hands(
      {"JH KH QH AC KC QC 8C 8S 9S", "9H AH AD 8D QD 9D KS QS TS", "TH 8H 7H KD 7D TD JD AS JS"},
      "9C TC JC");
  played.then(seat_0_plays).then({"0 leave", "0 trump H", "0 roem none", "0 play AC"});
  EXPECT_EQ(played.legal().size(), 9U);  // void
  played.play("1 play AH");
  EXPECT_EQ(played.legal().size(), 9U);
  played.play("2 play TH");
  EXPECT_EQ(winner(played, 0), Seat(1));
}

const Hands huege_hands = {"JH KH QH AC KC 8S 9S KD 7S", "9H AH AD 8D QC JC KS QS TS",
                           "TH 8H 7C QD 9D 9C 8C AS JS"};

TEST(Heugen, HG_32_in_huege_a_trump_may_always_be_played) {
  Played huege = playing({"variant=huege"}, huege_hands);
  huege.play("0 play KD");
  EXPECT_EQ(huege.legal(), (Legal{"play 8D", "play AD", "play 9H", "play AH"}));
  EXPECT_EQ(huege.refused("1 play KS"), "HG-31");
  huege.play("1 play 9H");
  EXPECT_EQ(huege.legal(), (Legal{"play 9D", "play QD", "play 8H", "play TH"}));  // under it, too
  huege.play("2 play QD");
  EXPECT_EQ(winner(huege, 0), Seat(1));
}

TEST(Heugen, HG_33_trumps_are_followed_the_jack_too_unless_it_is_free) {
  const Hands hands = {"9H AH KH AC KC 8S 9S KD 7D", "JH QD AD 8D QC JC KS QS TS",
                       "TH 8H 7H QH 9D 9C 8C AS JS"};
  Played bound = playing({}, hands);
  bound.play("0 play KH");
  EXPECT_EQ(bound.legal(), Legal{"play JH"});
  EXPECT_EQ(bound.refused("1 play AD"), "HG-33");
  Played free = playing({"trump_jack=free"}, hands);
  free.play("0 play KH");
  EXPECT_EQ(free.legal().size(), 9U);
  free.play("1 play AD");
  EXPECT_EQ(free.refused("2 play AS"), "HG-33");
}

// Seat 1 holds diamonds and ruffs.
Played defender_revoked(Settings settings = {}, const std::string& widow_goes = "leave") {
  settings.emplace_back("revoke=penalised");
  Played played = dealt(settings);
  played.then(seat_0_plays).play("0 " + widow_goes);
  if (widow_goes == "turn") played.then({"0 take", "0 discard " + widow});
  played.then({"0 trump H", "0 roem JH-KH", "0 play KD", "1 play 9H", "2 play 9D"});
  return played;
}

TEST(Heugen, HG_45_a_defenders_revoke_gives_the_declarer_all_points_and_kapot) {
  Played played = defender_revoked({}, "turn");
  EXPECT_EQ(played.refused("2 claim-revoke 1"), "TR-03");
  played.play("0 claim-revoke 1");
  EXPECT_EQ(played.result("outcome"), "\"revoked\"");
  EXPECT_EQ(played.result("points"), "[151,0]");
  EXPECT_EQ(played.result("score"), "[190,-95,-95]");  // 150 + 40 - 100, and kapot
  Played left = defender_revoked();
  left.play("0 claim-revoke 1");
  EXPECT_EQ(left.result("score"), "[280,-140,-140]");
}

TEST(Heugen, HG_45_a_widow_that_counts_for_nobody_is_not_in_play) {
  Played played = defender_revoked({"widow_counts=nobody"});  // tens and a jack: 21
  played.play("0 claim-revoke 1");
  EXPECT_EQ(played.result("points"), "[130,0]");
  Played defenders = defender_revoked({"widow_counts=defenders"});
  defenders.play("0 claim-revoke 1");
  EXPECT_EQ(defenders.result("points"), "[151,0]");
}

TEST(Heugen, HG_45_a_declarer_who_revoked_has_no_points_but_the_roem) {
  Played played = playing({"revoke=penalised", "leader=eldest"}, mixed, "JH-KH");
  played.then({"0 play 7D", "1 play AD", "2 play 9D", "1 play 8D", "2 play QD", "0 play KC"});
  EXPECT_EQ(played.deal().turn().seat, Seat(2));
  played.play("2 claim-revoke 0");
  EXPECT_EQ(played.result("outcome"), "\"revoked\"");
  EXPECT_EQ(played.result("points"), "[0,151]");
  EXPECT_EQ(played.result("roem"), "[40,0]");
  EXPECT_EQ(played.result("score"), "[-120,60,60]");
}

TEST(Heugen, HG_45_after_the_last_trick_the_deal_waits_to_be_closed) {
  Played played = playing({"revoke=penalised"});
  Deal& deal = played.deal();
  while (deal.turn().awaited == Awaited::seat) deal.play(deal.turn().seat, deal.legal().front());
  EXPECT_EQ(deal.board().facts.tricks, hand_cards);
  EXPECT_EQ(deal.turn().awaited, Awaited::close);
  played.play("* close");
  EXPECT_TRUE(deal.over());
}

TEST(Heugen, HG_45_while_sorting_nothing_can_be_claimed) {
  Played played = dealt({"revoke=penalised"});
  played.then({"0 pass", "1 pass", "2 pass", "0 play KD", "1 play 9H", "2 play 9D"});
  EXPECT_EQ(played.refused("0 claim-revoke 1"), "HG-45");
  EXPECT_TRUE(played.deal().asides(Seat(0)).empty());
  Quick random(seed());
  play_out(played.deal(), random);
  EXPECT_NE(played.deal().events().back().action.verb, Verb::close);
}

TEST(Heugen, HG_50_the_deal_moves_left_and_twelve_deals_are_a_match) {
  Match match(game(), default_rules(game()), Seat(1), "m");
  Quick random(seed());
  for (int i = 0; !match.over(); ++i) {
    EXPECT_EQ(match.next().dealer, Seat((1 + i) % 3));
    Deal deal(match.next());
    deal.deal(match.shuffled(random));
    if (i == 1) deal.play(deal.turn().seat, bid(100));  // the others must follow or pass
    play_out(deal, random);
    match.enter(deal);
  }
  EXPECT_EQ(match.counted(), 12);
}

TEST(Heugen, HG_50_a_match_may_go_to_a_score) {
  Match match(game(), rules_with({"match_deals=0", "match_target=200"}), Seat(0), "m");
  Quick random(seed());
  while (!match.over()) {
    Deal deal(match.next());
    deal.deal(match.shuffled(random));
    play_out(deal, random);
    match.enter(deal);
  }
  Amount most = 0;
  for (const Seat seat : Seats::all(3)) most = std::max(most, match.scores()[seat]);
  EXPECT_GE(most, 200);
  for (const Seats side : match.winners()) EXPECT_EQ(match.scores()[side.first()], most);
}

}  // namespace
}  // namespace troef::test
