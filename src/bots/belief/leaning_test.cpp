// SPDX-License-Identifier: Apache-2.0
#include "bots/belief/leaning.h"

#include "bots/belief/belief.h"
#include "bots/search/worlds.h"

#include "support.h"
#include "uniform.h"

namespace troef::belief {
namespace {

using test::Played;

// Seat 1 bids, takes the widow with the ace of diamonds in it, lays three away and makes clubs
// trumps.
Played declared(const std::vector<std::string>& options = {}) {
  Played played("heugen", options);
  played.dealer(0).hands(
      {"7D 9D JD 8H 9H TH JH QH 8S", "9C TC JC QC KC AC 7H KH AH", "8D TD QD KD 9S TS JS QS KS"},
      "8C AD AS");
  played.then(
      {"1 bid 100", "2 pass", "0 pass", "1 turn", "1 take", "1 discard 8C 7H KH", "1 trump C"});
  return played;
}

TEST(Leaning, HG_20_what_is_laid_away_is_hardly_ever_a_trump_and_seldom_an_ace) {
  Played played = declared();
  const auto leaning = leaning_of(played.deal().view(Seat(0)));
  ASSERT_TRUE(leaning);
  EXPECT_EQ(leaning->place, Place::laid(Seat(1)));
  const auto weight = [&](const char* card) { return (*leaning)(*parse_card(card)); };
  EXPECT_LT(weight("8C"), 0.01 * weight("8H"));
  EXPECT_LT(weight("AS"), 0.1 * weight("8H"));
  EXPECT_GT(weight("7H"), weight("KH"));
}

TEST(Leaning, HG_20_who_laid_the_cards_away_knows_them) {
  Played played = declared();
  EXPECT_FALSE(leaning_of(played.deal().view(Seat(1))));
}

TEST(Leaning, HG_03_no_weights_are_known_where_the_ten_is_low) {
  Played played = declared({"ten=low"});
  EXPECT_FALSE(leaning_of(played.deal().view(Seat(0))));
}

// The ace of spades lay in the widow. Of the twelve cards any three might have gone.
TEST(Leaning, HG_20_an_ace_that_was_seen_is_seldom_among_what_is_drawn_as_laid_away) {
  Played played = declared();
  const View view = played.deal().view(Seat(0));
  const auto leaning = leaning_of(view);
  const auto laid = [&](const Leaning* leans) {
    const Belief belief(view, leans);
    Quick random(20261123);
    int times = 0;
    for (int i = 0; i < 4000; ++i) {
      Layout layout;
      EXPECT_TRUE(belief.sample(random, layout) && belief.admits(layout));
      times += layout.laid[Seat(1)].has(Card(Rank::ace, Suit::spades)) ? 1 : 0;
    }
    return times / 4000.0;
  };
  EXPECT_NEAR(laid(nullptr), 0.25, 0.04);
  EXPECT_LT(laid(&*leaning), 0.1);
}

// How likely it is, of all that a hand could have laid away, that these cards were: their weights
// over those of all choices.
TEST(Leaning, HG_20_who_has_more_to_lay_away_is_as_likely_to_have_laid_away_this) {
  Played played = declared();
  const View view = played.deal().view(Seat(0));
  const auto leaning = leaning_of(view);
  const auto choices = [&](Cards hand) { return mean_of_choices(*leaning, hand, 3); };

  double sum = 0, all = 0;
  const Belief evenly(view);
  Quick random(test::seed());
  Layout layout;
  for (int i = 0; i < 100'000; ++i) {
    ASSERT_TRUE(evenly.sample(random, layout));
    const Cards laid = layout.laid[Seat(1)];
    const double ways = choices(layout.hands[Seat(1)] | laid);
    double likely = 1 / ways;
    for (const Card card : laid) likely *= (*leaning)(card);
    sum += likely * ways;
    all += likely;
  }

  const search::Tuning tuning{.layouts = 8, .odd_bid = 1, .odd_play = 1};
  search::Worlds worlds(view, tuning, nullptr);
  double drawn = 0;
  constexpr int deals = 10'000;
  for (int i = 0; i < deals; ++i) {
    ASSERT_TRUE(worlds.draw(random));
    const Layout& one = worlds.layout();
    drawn += choices(one.hands[Seat(1)] | one.laid[Seat(1)]) / deals;
  }
  EXPECT_NEAR(drawn / (sum / all), 1, 0.1) << "1.7 if all that was laid away counted alike";
}

TEST(Leaning, the_mean_of_choices_is_that_of_all_pairs) {
  Leaning leaning{Place::laid(Seat(0)), {}};
  leaning.weights.fill(2);
  Cards cards = test::first_of(Cards::all(), 3);
  leaning.weights[static_cast<std::size_t>(cards.first().index())] = 5;
  EXPECT_DOUBLE_EQ(mean_of_choices(leaning, cards, 2), (10 + 10 + 4) / 3.0);
}

}  // namespace
}  // namespace troef::belief
