// SPDX-License-Identifier: Apache-2.0
// Roem of the declarer at Hoogjassen (HJ-22 to HJ-25).
#include "hoogjassen_deals.h"

namespace troef::test {
namespace {

using namespace hoogjassen_deals;

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
  EXPECT_EQ(played.refused("1 roem JH-AH"), "HJ-22");
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
  EXPECT_EQ(played.refused("0 play 9H stuk"), "HJ-24");
  EXPECT_EQ(played.refused("0 bid 600 final"), "TR-03");  // which is no stuk
  played.play("0 play QH stuk");
  EXPECT_EQ(roem(played), 20);
  played.then({"1 play JC", "2 play 8H", "3 play 7H"});
  EXPECT_EQ(played.refused("0 play KH stuk"), "HJ-24");
  played.play("0 play KH");
  EXPECT_EQ(roem(played), 20);  // once
}

TEST(Hoogjassen, HJ_24_the_other_card_of_a_stuk_is_shown) {
  for (const auto& [play, other] : {std::pair("0 play QH stuk", "KH"), {"0 play KH stuk", "QH"}}) {
    Played played = playing(lone_jack, lone_jack_widow);
    const auto open = [&] { return played.deal().view(Seat(1)).hands[Seat(0)].known; };
    EXPECT_TRUE(open().empty());
    played.play(play);
    EXPECT_EQ(to_string(open()), other);
  }
}

TEST(Hoogjassen, HJ_24_with_the_second_it_happens_of_itself) {
  Played played = playing(lone_jack, lone_jack_widow);
  played.play("0 play KH");
  EXPECT_EQ(roem(played), 0);
  EXPECT_TRUE(played.deal().view(Seat(1)).hands[Seat(0)].known.empty());
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
  EXPECT_EQ(played.refused("0 roem JH-KH"), "HJ-21");
  played.then({"0 play AC", "1 play QC", "2 play 9C", "3 play 8C"});
  EXPECT_EQ(played.refused("0 roem JH-KH"), "HJ-25");
  EXPECT_TRUE(played.is_legal("play QH stuk"));  // HJ-24 aside
}

}  // namespace
}  // namespace troef::test
