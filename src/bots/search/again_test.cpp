// SPDX-License-Identifier: Apache-2.0
// Second thoughts, of cards that a first search leaves in doubt.
#include "bots/search/again.h"

#include <algorithm>

#include "bots/master/master.h"
#include "bots/search/gain.h"
#include "bots/search/thinking.h"
#include "bots/search/thoughtful.h"
#include "bots/search/worlds.h"
#include "bots/thumb/thumb.h"
#include "thumbs.h"

namespace troef::test {
namespace {

using search::Lead;
using search::Tried;
using search::Tuning;

search::Meter meter_of(std::uint64_t nodes) { return search::Meter({.nodes = nodes}); }

// So many cards each are left, and the seat to move has a choice.
View with_left(int cards, Quick& random) {
  const Game& game = *find_game(all_games(), "heugen");
  for (const Rules rules = *preset_rules(game, "heugen");;) {
    Deal deal(start_of(game, rules, random));
    const bool over = thumb_plays_on(deal, random, [cards](const View& view) {
      const bool playing = view.legal.front().verb == Verb::play;
      return playing && view.hand().size() == cards && view.legal.size() > 2;
    });
    if (!over) return deal.view(deal.turn().seat);
  }
}

View in_the_middle(Quick& random) { return with_left(5, random); }

// The first search found each card so much behind the one before it, in so many deals that differ
// by 20.
std::vector<Tried> ranked(const View& view, double behind, int deals = 100) {
  std::vector<Tried> tried;
  for (const Action& action : view.legal) {
    const double lag = behind * static_cast<double>(tried.size());
    Lead lead;
    if (!tried.empty()) {
      for (int i = 0; i < deals; ++i) lead.note((i % 2 == 0 ? 10 : -10) - lag);
    }
    tried.push_back({{action, {}}, tried.size(), lead});
  }
  return tried;
}

TEST(Again, what_is_beyond_doubt_is_not_weighed_again) {
  Quick random(seed());
  const View view = in_the_middle(random);
  search::Meter meter = meter_of(1'000'000);
  const auto again = search::weigh_again(view, ranked(view, 10), master_tuning, nullptr, 1, meter);
  ASSERT_EQ(again.size(), 1U);
  EXPECT_EQ(again.front().action, view.legal.front());
  EXPECT_EQ(meter.nodes(), 0U);
}

TEST(Again, at_the_very_end_many_deals_alone_put_nothing_beyond_doubt) {
  Quick random(seed());
  const auto weighed = [&](int cards) {
    const View view = with_left(cards, random);
    search::Meter meter = meter_of(100'000);
    search::weigh_again(view, ranked(view, 1, 100'000), master_tuning, nullptr, 1, meter);
    return meter.nodes() > 0;
  };
  EXPECT_TRUE(weighed(3));
  EXPECT_FALSE(weighed(5));
}

TEST(Again, what_is_in_doubt_is_weighed_in_as_many_deals_as_are_asked_for) {
  Quick random(seed());
  const View view = in_the_middle(random);
  Tuning few = master_tuning, many = master_tuning;
  few.deals_again = 2;
  many.deals_again = 8;
  search::Meter a_few = meter_of(1'000'000), a_lot = meter_of(1'000'000);
  search::weigh_again(view, ranked(view, 0.1), few, nullptr, 1, a_few);
  search::weigh_again(view, ranked(view, 0.1), many, nullptr, 1, a_lot);
  EXPECT_GT(a_few.nodes(), 0U);
  EXPECT_GT(a_lot.nodes(), 2 * a_few.nodes());
}

TEST(Again, no_deal_is_begun_once_the_nodes_are_spent) {
  Quick random(seed());
  const View view = in_the_middle(random);
  Tuning endless = master_tuning;
  endless.deals_again = 1'000'000;
  search::Meter meter = meter_of(10'000);
  search::weigh_again(view, ranked(view, 0.1), endless, nullptr, 1, meter);
  EXPECT_GE(meter.nodes(), 10'000U);
  EXPECT_LT(meter.nodes(), 60'000U);
}

TEST(Again, one_who_thinks_twice_counts_the_nodes_of_both_and_says_the_same_each_time) {
  Quick random(seed());
  Tuning once = master_tuning;
  once.again_from = 0;
  const search::Limits limits{.nodes = 120'000};
  std::uint64_t first = 0, both = 0;
  for (int tries = 0; tries < 50 && both <= first; ++tries) {
    const View view = in_the_middle(random);
    const auto thought = search::think(view, master_tuning, nullptr, 1, limits);
    EXPECT_EQ(std::count(view.legal.begin(), view.legal.end(), thought.action), 1);
    EXPECT_EQ(search::think(view, master_tuning, nullptr, 1, limits).action, thought.action);
    both += thought.nodes;
    first += search::think(view, once, nullptr, 1, limits.share(1.0 / 3)).nodes;
  }
  EXPECT_GT(both, first) << "in none of the positions anything was left in doubt";
}

// What one card brings more than another in the same deals, where these play on.
template <class Play>
double lead_of(const View& view, Card one, Card other) {
  Quick random(1);
  search::Worlds worlds(view, master_tuning, nullptr);
  search::Meter meter = meter_of(1);
  const search::Gain gain(view);
  Play play(view, nullptr);
  double sum = 0;
  constexpr int deals = 50;
  for (int i = 0; i < deals; ++i) {
    Imagined& deal = *worlds.draw(random);
    deal.mark();
    deal.play(*view.seat, with_card(Verb::play, one));
    sum += gain(play.run(deal, 1, meter));
    deal.rewind();
    deal.play(*view.seat, with_card(Verb::play, other));
    sum -= gain(play.run(deal, 1, meter));
  }
  return sum / deals;
}

// A declarer who plays on by thumb lets the king of trumps make; one who thinks does not.
TEST(Again, those_who_think_see_what_thumb_lets_make) {
  Played played("heugen");
  played.dealer(2).hands(
      {"AC QC JC TC JD KH JH KS 8S", "9C AD KD 8D AS QS JS TS 9S", "8C QD TD 9D 7D QH TH 8H 7H"},
      "KC AH 9H");
  played.then({"0 bid 100", "1 bid 110", "2 pass", "0 bid 120", "1 bid 130", "0 pass", "1 leave",
               "1 trump S", "1 roem 9S-QS"});
  const View view = played.deal().view(Seat(0));
  const Card king(Rank::king, Suit::spades), small(Rank::eight, Suit::spades);
  const double by_thumb = lead_of<search::PlayOut>(view, king, small);
  EXPECT_LT(lead_of<search::ThoughtfulPlay>(view, king, small), by_thumb);
}

}  // namespace
}  // namespace troef::test
