// SPDX-License-Identifier: Apache-2.0
#include "bots/search/ways.h"

#include <algorithm>
#include <map>

#include "layouts.h"
#include "thumbs.h"

namespace troef::test {
namespace {

using search::Way;

// Somebody has taken the widow.
Played laying(std::string_view game, std::string_view preset) {
  Quick random(seed());
  for (;;) {
    Played played(game, {}, preset);
    const bool over = thumb_plays_on(played.deal(), random, [](const View& view) {
      return view.legal.front().verb == Verb::discard;
    });
    if (!over) return played;
  }
}

View view_of(Played& played) { return played.deal().view(played.deal().turn().seat); }

TEST(Ways, of_laying_away_begin_with_what_thumb_does_and_name_trumps_of_each_long_suit) {
  for (const auto& [game, preset] :
       {std::pair("hoogjassen", "standard"), std::pair("hoogjassen", "drie"),
        std::pair("heugen", "heugen")}) {
    Played played = laying(game, preset);
    const View view = view_of(played);
    const Action thumbs = ThumbBot(1).choose(view);
    constexpr int most = 32;
    const std::vector<Way> ways = search::ways_to_lay(view, thumbs, most);
    EXPECT_EQ(ways.front().action, thumbs);
    EXPECT_GE(ways.size(), most + 1U);
    std::map<int, int> named;
    for (const Way& way : ways) {
      EXPECT_EQ(std::count(view.legal.begin(), view.legal.end(), way.action), 1);
      if (way.then) ++named[way.then->number];
    }
    for (const Suit suit : all_suits) {
      if ((view.hand() & Cards::of(suit)).size() < 4) continue;
      EXPECT_GE(named[static_cast<int>(suit)], 4) << preset;
    }
  }
}

TEST(Ways, play_what_comes_after_where_it_may_be_played) {
  Played played = laying("heugen", "heugen");
  const View view = view_of(played);
  const Seat seat = *view.seat;
  const Action away = ThumbBot(1).choose(view);
  Imagined deal(view);
  ASSERT_TRUE(deal.retrace(true_layout(played.deal(), view)));
  deal.mark();
  search::play(deal, seat, {away, name_suit(Verb::trump, Suit::spades)});
  EXPECT_EQ(deal.view(seat).facts.trumps, Suit::spades);
  deal.rewind();
  search::play(deal, seat, {away, word(Verb::pass)});
  EXPECT_FALSE(deal.view(seat).facts.trumps.has_value());
}

}  // namespace
}  // namespace troef::test
