// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "heugen_deals.h"
#include "table/hand_shuffle.h"

namespace troef::test {
namespace {

using namespace heugen_deals;

int neighbours(const Pack& pack) {
  int count = 0;
  for (int i = 1; i < pack.size(); ++i) count += pack[i].suit() == pack[i - 1].suit() ? 1 : 0;
  return count;
}

TEST(HeugenShuffle, HG_02_shuffled_by_hand_suits_stay_together_more_than_by_chance) {
  Quick random(7);
  const auto together = [&](const char* shuffle) {
    Match match(game(), rules_with({std::string("shuffle=") + shuffle}), Seat(0), "m");
    int count = 0;
    for (int i = 0; i < 300; ++i) {
      Deal deal(match.next());
      const Pack pack = match.shuffled(random);
      EXPECT_EQ(pack.cards(), full_pack(match.rules()));
      if (i > 0) count += neighbours(pack);
      deal.deal(pack);
      play_out(deal, random);
      match.enter(deal);
    }
    return count;
  };
  const int full = together("full");  // by chance about 6.5 of 29
  EXPECT_GT(full, 6 * 299);
  EXPECT_LT(full, 7 * 299);
  EXPECT_GT(together("hand"), 9 * 299);
}

TEST(HeugenShuffle, HG_02_the_first_deal_of_a_match_is_shuffled_fully) {
  EXPECT_EQ(default_rules(game()).shuffle(), Shuffle::hand);
  const Match match(game(), default_rules(game()), Seat(0), "m");
  Quick one(5), other(5);
  Pack full(full_pack(match.rules()));
  shuffle(full, other);
  EXPECT_EQ(match.shuffled(one), full);
}

TEST(HeugenShuffle, HG_02_an_overhand_shuffle_lays_packets_of_three_to_eight_on_each_other) {
  Quick random(seed());
  const Pack pack(full_pack(default_rules(game())));
  for (int round = 0; round < 200; ++round) {
    const Pack shuffled = overhand(pack, random);
    ASSERT_EQ(shuffled.cards(), pack.cards());
    int taken = 0;  // off the top of the old pack: they lie at the bottom of the new one
    for (int end = shuffled.size(); end > 0;) {
      int begin = end;
      while (begin > 0 && shuffled[begin - 1] != pack[taken]) --begin;
      const int packet = end - --begin;
      for (int i = 0; i < packet; ++i) ASSERT_EQ(shuffled[begin + i], pack[taken + i]);
      ASSERT_LE(packet, 8);
      ASSERT_TRUE(packet >= 3 || begin == 0) << packet;
      taken += packet;
      end = begin;
    }
    const Pack after = cut(pack, random);
    const int lifted =
        static_cast<int>(std::find(pack.begin(), pack.end(), after[0]) - pack.begin());
    ASSERT_GE(lifted, 3);
    ASSERT_LE(lifted, pack.size() - 3);
    for (int i = 0; i < pack.size(); ++i) ASSERT_EQ(after[i], pack[(lifted + i) % pack.size()]);
  }
}

std::vector<std::string> tricks_by_seats(const Deal& deal) {
  std::vector<std::string> tricks;
  for (const Event& event : deal.events()) {
    if (event.action.verb != Verb::play) continue;
    if (tricks.empty() || tricks.back().size() == 9) tricks.emplace_back();
    tricks.back() += to_string(event.action.card) + " ";
  }
  return tricks;
}

std::string text(const Pack& pack) {
  std::string names;
  for (const Card card : pack) names += to_string(card) + " ";
  return names;
}

TEST(HeugenShuffle,
     HG_02_the_declarers_tricks_are_gathered_first_then_the_discards_then_the_others) {
  Quick random(seed());
  for (const bool exchanged : {true, false}) {
    Played played = dealt();
    played.then(seat_0_plays).play("0 turn");
    if (exchanged) played.then({"0 take", "0 discard KC KD 8S"});
    if (!exchanged) played.play("0 leave");
    play_out(played.deal(), random);
    const auto tricks = tricks_by_seats(played.deal());
    std::string own, others;
    for (std::size_t i = 0; i < tricks.size(); ++i) {
      (winner(played, i) == Seat(0) ? own : others) += tricks[i];
    }
    EXPECT_EQ(text(gather(played.deal())), own + (exchanged ? "KC KD 8S " : widow + " ") + others);
  }
}

TEST(HeugenShuffle, HG_02_without_a_declarer_the_widow_lies_under_all_tricks_and_hands_below_it) {
  Played sorted = dealt();
  sorted.then({"0 pass", "1 pass", "2 pass"});
  Quick random(seed());
  play_out(sorted.deal(), random);
  std::string all;
  for (const std::string& trick : tricks_by_seats(sorted.deal())) all += trick;
  EXPECT_EQ(text(gather(sorted.deal())), all + widow + " ");
  Played passed("heugen", {"all_pass=redeal", "seats=2"});
  passed.play(in_order).then({"0 pass", "1 pass"});
  const Where& where = passed.deal().board().where;
  EXPECT_EQ(text(gather(passed.deal())), "QS KS AS " + to_string(where.hand(Seat(0))) + " " +
                                             to_string(where.hand(Seat(1))) + " " +
                                             to_string(where.dead()) + " ");
}

}  // namespace
}  // namespace troef::test
