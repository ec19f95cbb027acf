// SPDX-License-Identifier: Apache-2.0
#include "bots/hint/reasons.h"

#include <algorithm>

#include "hint_nodes.h"
#include "support.h"
#include "thumbs.h"

namespace troef::test {
namespace {

// What is told of a card that somebody is thought to hold.
std::string reason_of(const View& view, Seat seat, Card card) {
  std::vector<Hint::Guess> guesses = {{seat, card, 0.7, false, {}}};
  hints::find_reasons(view, few_nodes, guesses);
  const auto& because = guesses.front().because;
  return because ? to_string(*because, view.game->contracts()) : "";
}

TEST(HintReasons, are_what_the_seat_itself_did_in_sight_of_all) {
  Quick random(seed());
  int told = 0;
  for (const Table& table : all_presets()) {
    SCOPED_TRACE(table.name);
    Deal deal(start_of(*table.game, table.rules, random));
    int looked = 0;
    thumb_plays_on(deal, random, [&](const View& view) {
      if (view.legal.size() < 2 || ++looked % 3 != 0) return false;
      for (const Hint::Guess& guess : hint(view, few_nodes).guesses) {
        if (!guess.because) continue;
        EXPECT_FALSE(guess.sure);
        const auto did = [&](const Seen& event) {
          return event.actor == guess.seat && event.action == *guess.because;
        };
        EXPECT_TRUE(std::any_of(view.events.begin(), view.events.end(), did))
            << to_string(*guess.because, view.game->contracts());
        ++told;
      }
      return false;
    });
  }
  EXPECT_GT(told, 0);
}

TEST(HintReasons, a_bid_tells_of_a_jack_and_a_pass_does_not) {
  Played played("hoogjassen");
  played.dealer(0).hands({"TC 8C 9D QH KH 7S 8S", "JC 9C AC AD KD 7D 8H", "JH 9H AH AS KS JD 8D",
                          "QC KC TD QD 7H 9S TS"});
  played.then({"1 bid 120", "2 pass"});
  const View view = played.deal().view(Seat(3));
  for (const Suit suit : {Suit::hearts, Suit::diamonds}) {
    const Card jack(Rank::jack, suit);
    EXPECT_EQ(reason_of(view, Seat(1), jack), "bid 120");
    EXPECT_EQ(reason_of(view, Seat(2), jack), "");
  }
}

}  // namespace
}  // namespace troef::test
