// SPDX-License-Identifier: Apache-2.0
// What a player concludes, sentence by sentence, and the law behind it.
#include <algorithm>

#include "bots/belief/belief.h"
#include "bots/belief/chance.h"
#include "deal/clues.h"
#include "layouts.h"
#include "pandoer_deals.h"

namespace troef::test {
namespace {

// How many of 400 layouts are so.
template <class Predicate>
int count_of(const View& view, const Predicate& predicate) {
  const Belief belief(view);
  Quick random(7);
  int count = 0;
  for (int i = 0; i < 400; ++i) {
    Layout layout;
    EXPECT_TRUE(belief.sample(random, layout));
    count += predicate(layout) ? 1 : 0;
  }
  return count;
}

int holds_any(const View& view, int seat, Cards cards) {
  return count_of(
      view, [&](const Layout& layout) { return !(layout.hands[Seat(seat)] & cards).empty(); });
}

Played hearts_led(const std::vector<std::string>& options = {}) {
  Played played("klaverjassen", options);
  played
      .hands({"7C 8C 9C 7D 8D 9D KH AH", "TC JC QC KC AC TD JD QD", "KD 7H 8H 9H TH 7S 8S 9S",
              "AD JH QH TS JS QS KS AS"})
      .then({"0 trump S", "0 play AH", "1 play TC"});
  return played;
}

// KJ-21, KJ-23.
TEST(Inference, who_neither_follows_nor_ruffs_has_no_suit_and_no_trump) {
  const View view = hearts_led().deal().view(Seat(2));
  EXPECT_EQ(holds_any(view, 1, Cards::of(Suit::hearts) | Cards::of(Suit::spades)), 0);
  EXPECT_GT(holds_any(view, 3, Cards::of(Suit::hearts)), 0);
}

TEST(Inference, where_revokes_are_penalised_a_void_is_certain_only_after_a_wrong_claim) {
  Played played = hearts_led({"revoke=penalised"});
  EXPECT_GT(holds_any(played.deal().view(Seat(2)), 1, Cards::of(Suit::spades)), 0);
  played.then({"2 play 7H", "3 play JH"});
  EXPECT_GT(holds_any(played.deal().view(Seat(3)), 1, Cards::of(Suit::spades)), 0);
  played.play("2 claim-revoke 1");
  EXPECT_EQ(holds_any(played.deal().view(Seat(3)), 1, Cards::of(Suit::spades)), 0);
}

// HJ-31.
TEST(Inference, who_follows_no_trump_may_still_keep_back_the_jack) {
  Played played("hoogjassen");
  played
      .hands({"AC KD AD AH 9S KS AS", "8C 9C TC 8D 9D TD JS", "JC QC KC 7D JD 7S 8S",
              "QD 7H 8H 9H TH TS QS"})
      .then({"0 bid 120", "1 pass", "2 pass", "3 pass", "0 leave", "0 trump S", "0 roem none",
             "0 play 9S", "1 play 8C"});
  const View view = played.deal().view(Seat(3));
  const Card jack(Rank::jack, Suit::spades);
  EXPECT_GT(holds_any(view, 1, jack), 0);
  EXPECT_EQ(holds_any(view, 1, Cards::of(Suit::spades) - Cards(jack)), 0);
}

// HJ-22, HJ-25: a run is shown as long as it is.
TEST(Inference, who_shows_a_run_lacks_the_cards_beside_it) {
  Played played("hoogjassen");
  played
      .hands({"9C TC JC AD AH KS AS", "8C KC 8D 9D TD 7S JS", "AC QC 7D JD KD 8S 9S",
              "QD 7H 8H 9H TH TS QS"})
      .then({"0 bid 120", "1 pass", "2 pass", "3 pass", "0 leave", "0 trump S", "0 roem 9C-JC"});
  const View view = played.deal().view(Seat(3));
  EXPECT_EQ(holds_any(view, 0, {Card(Rank::eight, Suit::clubs), Card(Rank::queen, Suit::clubs)}),
            0);
  EXPECT_GT(holds_any(view, 0, Card(Rank::king, Suit::clubs)), 0);
}

// HG-22, HG-23.
TEST(Inference, who_says_two_hundred_has_the_four_jacks) {
  Played played("heugen");
  played
      .hands({"9C JC AC 8D JD KD 7H JH JS", "8C TC QC 9D QD 8H 9H QH 8S",
              "KC 7D TD AD TH KH 9S TS QS"})
      .then({"0 bid 100", "1 pass", "2 pass", "0 leave", "0 trump S", "0 roem J*"});
  const View view = played.deal().view(Seat(1));
  EXPECT_EQ(count_of(view,
                     [](const Layout& layout) {
                       return layout.hands[Seat(0)].has_all(Cards::of(Rank::jack));
                     }),
            400);
}

// HJ-24.
TEST(Inference, who_says_the_stuk_with_the_one_holds_the_other) {
  Played played("hoogjassen");
  played
      .hands({"9H KH QH AC KD 8S 7S", "JH AD 8D QC KS QS JC", "TH 8H QD 9D KC 9C AS",
              "7H TD JD 7D TC 8C JS"},
             "AH 9S TS")
      .then({"0 bid 120", "1 pass", "2 pass", "3 pass", "0 leave", "0 trump H", "0 roem none",
             "0 play QH stuk"});
  const Card king(Rank::king, Suit::hearts);
  EXPECT_EQ(holds_any(played.deal().view(Seat(1)), 0, king), 400);
}

Played roem_said(const std::string& setting, const std::vector<std::string>& entries) {
  Played played("heugen", {setting});
  played
      .hands({"JH KH QH AC KC AS AD AH 7D", "9H 8D QC JC KS QS TS 9S KD",
              "TH 8H 7H QD 9D 9C 8C JS 8S"},
             "TC TD JD")
      .then({"0 bid 100", "1 pass", "2 pass", "0 leave", "0 trump C"})
      .then(entries);
  return played;
}

// HG-22, HG-23: a sum by the table's way of counting, or in two parts.
TEST(Inference, who_says_sums_of_roem_is_not_thought_to_lack_it) {
  Played said[] = {roem_said("roem_share=yes", {"0 roem JH-AH A*"}),
                   roem_said("roem_share=no", {"0 roem JH-AH A*"}),
                   roem_said("roem_by=third_trick", {"0 roem A*", "0 roem JH-AH"})};
  const int sums[] = {150, 120, 150};
  for (std::size_t i = 0; i < 3; ++i) {
    const Deal& deal = said[i].deal();
    const View view = deal.view(Seat(1));
    EXPECT_EQ(view.facts.roem, sums[i]);
    EXPECT_TRUE(Belief(view).admits(true_layout(deal, view)));
    EXPECT_GT(count_of(view,
                       [](const Layout& layout) {
                         return layout.hands[Seat(0)].has_all(Cards::of(Rank::ace));
                       }),
              0);
  }
}

// PD-21, PD-47.
void expect_imagined_soon(const View& view) {
  const Belief belief(view);
  Quick random(7);
  Layout layout;
  int tries = 0, all = 0;
  for (int i = 0; i < 100; ++i, all += tries) ASSERT_TRUE(belief.sample(random, layout, tries));
  EXPECT_LT(all, 100 * 100);
}

TEST(Inference, who_was_compared_and_handed_a_card_on_is_imagined_without_long_trying) {
  expect_imagined_soon(pandoer_deals::compared_and_handed_on().deal().view(Seat(0)));
}

TEST(Inference, all_who_were_compared_are_imagined_without_long_trying) {
  Played played = pandoer_deals::all_compared();
  expect_imagined_soon(played.deal().view(Seat(2)));
  pandoer_deals::tricks(played, {"JD", "AS", "AD", "TH", "JS", "9S"});
  expect_imagined_soon(played.deal().view(Seat(2)));
}

// PD-43.
TEST(Inference, who_bids_stoet_has_three_aces_with_the_turn_up) {
  Played played("pandoer");
  played
      .hands({"AC AD 7C 8C 7D 8D 7H 8H", "9C TC JC QC 9D TD JD QD", "KC KD KH KS TH JH QH 9H",
              "6H AS 7S 8S 9S TS JS QS"},
             "AH")
      .then({"0 bid stoet"});
  const View view = played.deal().view(Seat(1));
  EXPECT_EQ(count_of(view,
                     [](const Layout& layout) {
                       return (layout.hands[Seat(0)] & Cards::of(Rank::ace)).size() == 2;
                     }),
            400);
}

// VV-22.
TEST(Inference, who_plays_and_has_not_said_the_ace_lacks_it_or_is_silent) {
  for (const bool asked : {true, false}) {
    Played played("vijvenveertig", {asked ? "silent_ace=asked" : "silent_ace=allowed"});
    played.hands({"3D 4D 5D QH KH", "6D 7D 8D 9D TD", "6C 7C 8C 9C TC", "2C 3C 4C 5C JC"}, "2S AS")
        .then({"0 play KH"});
    const int silent = holds_any(played.deal().view(Seat(1)), 0, Card(Rank::ace, Suit::spades));
    EXPECT_EQ(silent == 0, asked);
  }
}

// With it in sight it is no longer said by a card whether the ace is held or low.
TEST(Inference, VV_21_who_had_the_turn_up_turned_down_has_the_ace_and_plays_on) {
  const auto admitted = [](Played& played) {
    const View view = played.deal().view(Seat(1));
    return Belief(view).admits(true_layout(played.deal(), view));
  };
  Played asked("vijvenveertig", {"seats=2", "silent_ace=asked"});
  asked.hands({"AS KD 3D 4D 6D", "TS 9C TC 8H 7D"}, "8S").then({"0 turn-down", "0 play KD"});
  EXPECT_TRUE(admitted(asked));
  Played kept_back("vijvenveertig", {"seats=2"});
  kept_back.hands({"AH KD 3D 4C 6D", "2H 9C TC 8S 7D"}, "8H");
  kept_back.then({"0 turn-down", "0 play 3D", "1 play 7D", "1 play 2H", "0 play 4C"});
  EXPECT_TRUE(admitted(kept_back));
}

// What the masks of single cards rest on (bots/belief/plays.h).
TEST(Inference, what_forbids_a_card_is_always_one_other_card_of_the_hand) {
  SCOPED_TRACE(seed());
  Quick random(seed());
  const auto lawful = [](const Under& under, const Trick& trick, Cards hand, bool mate, Card card) {
    return playable(under.law, *under.order, trick, hand, mate).has(card);
  };
  const auto try_hands = [&](const View& view, const Under& under) {
    const Trick& trick = view.facts.trick;
    const Cards pack = view.game->pack(view.rules) - view.played;
    const bool mate = under.law.partners && trick.winner() == view.turn.seat.left(4, 2);
    for (int i = 0; i < 10; ++i) {
      const int count = 1 + random.roughly_below(std::min(pack.size(), 7));
      const Cards hand = belief::any_cards(pack, count, random);
      const Card card = hand.nth(random.roughly_below(hand.size()));
      bool each = true;
      for (const Card other : hand) {
        each = each && lawful(under, trick, Cards(card) | Cards(other), mate, card);
      }
      EXPECT_EQ(lawful(under, trick, hand, mate, card), each)
          << to_string(card) << " of " << to_string(hand) << '\n'
          << to_text(view);
    }
  };
  for (const Table& table : all_presets()) {
    for (int i = 0; i < 60; ++i) {
      Deal deal(start_of(*table.game, random_rules(*table.game, random), random));
      for (; !deal.over(); deal.play(random_entry(deal, random))) {
        const Turn turn = deal.turn();
        if (turn.awaited != Awaited::seat || deal.board().facts.trick.empty()) continue;
        const View view = deal.view(turn.seat);
        try_hands(view, {view.order, view.law});
        const Clues clues = clues_of(view);
        if (clues.bound) try_hands(view, clues.bound->under);
      }
    }
  }
}

}  // namespace
}  // namespace troef::test
