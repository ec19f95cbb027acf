// SPDX-License-Identifier: Apache-2.0
// What a card is thought to bring, and what a network is told for that.
#include "bots/learnt/opinion.h"

#include <algorithm>
#include <cmath>

#include "bots/learnt/network.h"
#include "bots/thumb/card.h"
#include "support.h"

namespace troef::test {
namespace {

// Second to play on the ace of hearts, which the foe leads; the king and the seven follow.
Played on_an_ace() {
  Played played("klaverjassen");
  played.dealer(0).hands({"9C QC 7D 8D TD JS QS 9S", "AH 9H JC AC 9D JD 8S 7S",
                          "KH 7H TH 7C 8C QD KD TS", "8H QH JH TC KC AD KS AS"});
  played.then({"1 trump C", "1 play AH"});
  return played;
}

Actions plays(const View& view) {
  Actions all;
  for (const Action& action : view.legal) {
    if (action.verb == Verb::play && !action.marked) all.push_back(action);
  }
  return all;
}

TEST(Opinion, the_first_card_falls_short_of_itself_by_nothing_and_a_ten_on_a_foes_ace_by_much) {
  Played played = on_an_ace();
  const View view = played.deal().view(Seat(2));
  const std::vector<Action> cards{with_card(Verb::play, Card(Rank::seven, Suit::hearts)),
                                  with_card(Verb::play, Card(Rank::ten, Suit::hearts))};
  const auto less = learnt::falls_short(view, cards);
  EXPECT_EQ(less[0], 0);
  EXPECT_GT(less[1], 5);
}

TEST(Opinion, it_does_not_depend_on_the_order_in_which_cards_are_asked_for) {
  Played played = on_an_ace();
  const View view = played.deal().view(Seat(2));
  Actions cards = plays(view);
  const auto less = learnt::falls_short(view, cards);
  std::reverse(cards.begin(), cards.end());
  const auto back = learnt::falls_short(view, cards);
  for (std::size_t i = 0; i < less.size(); ++i) {
    EXPECT_NEAR(less[i], back[less.size() - 1 - i] - back.back(), 1e-3);
  }
}

// Of some deals with any legal cards, what each seat sees before it plays one.
void each_choice(const Table& table, Quick& random, const std::function<void(const View&)>& see) {
  for (int i = 0; i < 5; ++i) {
    Deal deal(start_of(*table.game, table.rules, random));
    play_out(deal, random, [&](const Deal& now, const Entry& entry) {
      const Turn turn = now.turn();
      if (turn.awaited == Awaited::seat && entry.action.verb == Verb::play)
        see(now.view(turn.seat));
    });
  }
}

TEST(Opinion, where_no_network_has_learnt_the_game_no_card_is_better_than_what_thumb_plays) {
  Quick random(seed());
  int choices = 0;
  for (const Table& table : all_presets()) {
    if (learnt::network_of(table.game->letters()) != nullptr) continue;
    each_choice(table, random, [&](const View& view) {
      const Actions cards = plays(view);
      if (cards.size() < 2) return;
      ++choices;
      const auto thumbs = thumb::falls_short(view, cards);
      const auto less = learnt::falls_short(view, cards);
      for (std::size_t k = 0; k < cards.size(); ++k) EXPECT_EQ(less[k], std::max(0.0, thumbs[k]));
    });
  }
  EXPECT_GT(choices, 100);
}

TEST(Marks, are_about_as_large_as_one_in_every_game) {
  Quick random(seed());
  for (const Table& table : all_presets()) {
    each_choice(table, random, [&](const View& view) {
      const Actions cards = plays(view);
      if (cards.empty()) return;
      for (const learnt::Marks& marks : learnt::marks_of(view, cards)) {
        for (const float mark : marks) EXPECT_LE(std::abs(mark), 8) << to_text(view);
      }
    });
  }
}

}  // namespace
}  // namespace troef::test
