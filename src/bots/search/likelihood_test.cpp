// SPDX-License-Identifier: Apache-2.0
// What the others did tells what they hold.
#include <gtest/gtest.h>

#include "bots/search/worlds.h"
#include "bots/thumb/hand.h"
#include "support.h"
#include "thumbs.h"

namespace troef::search {
namespace {

using test::Played;

constexpr Tuning evenly{.layouts = 1}, weighed{.layouts = 32};

// The mean over deals that are imagined of what is told of each.
template <class Tell>
double mean(const View& view, const Tuning& tuning, Tell tell) {
  constexpr int deals = 400;
  Worlds worlds(view, tuning, nullptr);
  Quick random(1);
  double sum = 0;
  for (int i = 0; i < deals; ++i) {
    EXPECT_NE(worlds.draw(random), nullptr);
    sum += tell(worlds.layout());
  }
  return sum / deals;
}

double worth_of(const View& view, const Tuning& tuning, Seat seat) {
  return mean(view, tuning, [&](const Layout& layout) {
    return thumb::best_trumps(view, layout.dealt.hands[seat], thumb::Stage::before_widow).points;
  });
}

// By what a seat said it is worth more, or less, than others that may hold as much.
double told_by_the_auction(const View& view, int seat) {
  return worth_of(view, weighed, Seat(seat)) - worth_of(view, evenly, Seat(seat));
}

TEST(Likelihood, HJ_10_who_bids_is_imagined_with_a_better_hand_than_who_passes) {
  Played played("hoogjassen");
  played.dealer(3).hands({"TC 8C 9D QH KH 7S 8S", "JC 9C AC AD KD 7D 8H", "JH 9H AH AS KS JD 8D",
                          "QC KC TD QD 7H 9S TS"});
  played.then({"0 pass", "1 bid 120", "2 bid 130", "3 pass", "1 bid 140", "2 bid 150", "1 pass"});
  const View view = played.deal().view(Seat(0));
  EXPECT_GT(told_by_the_auction(view, 1), 5);
  EXPECT_GT(told_by_the_auction(view, 2), 5);
  EXPECT_LT(told_by_the_auction(view, 3), -2);
}

TEST(Likelihood, HG_10_who_bids_is_imagined_with_a_better_hand_than_who_passes) {
  Played played("heugen");
  played.dealer(2).hands(
      {"AC QC JC TC JD KH JH KS 8S", "9C AD KD 8D AS QS JS TS 9S", "8C QD TD 9D 7D QH TH 8H 7H"},
      "KC AH 9H");
  played.then({"0 pass", "1 bid 150", "2 pass", "1 turn"});
  const View view = played.deal().view(Seat(0));
  EXPECT_GT(told_by_the_auction(view, 1), 5);
  EXPECT_LT(told_by_the_auction(view, 2), -2);
}

double of_all(Likelihood& likelihood, Imagined& deal, const Layout& layout) {
  double product = 1;
  const bool could_be = deal.retrace(layout, [&](Imagined& now, Seat seat, const Action& action) {
    product *= likelihood(now, seat, action);
    return true;
  });
  EXPECT_TRUE(could_be);
  return product;
}

// A view with three cards left, of which thumb played the others.
View near_the_end(const test::Table& table, Quick& random) {
  for (;;) {
    Deal deal(test::start_of(*table.game, table.rules, random));
    const bool over = test::thumb_plays_on(deal, random, [](const View& view) {
      return view.legal.front().verb == Verb::play && view.hand().size() == 3;
    });
    if (!over) return deal.view(deal.turn().seat);
  }
}

// What weighing many deals that may be costs, each afresh and all with one that keeps what it
// weighed.
struct Costs {
  std::uint64_t afresh = 0, kept = 0;
};

Costs weighed_alike(const test::Table& table, Quick& random) {
  const View view = near_the_end(table, random);
  const Belief belief(view);
  Imagined deal(view);
  Likelihood one(view, weighed, nullptr, nullptr);
  Costs costs;
  Layout layout;
  for (int i = 0; i < 200; ++i) {
    EXPECT_TRUE(belief.sample(random, layout));
    Likelihood fresh(view, weighed, nullptr, nullptr);
    EXPECT_EQ(of_all(one, deal, layout), of_all(fresh, deal, layout)) << table.name;
    costs.afresh += fresh.nodes();
  }
  costs.kept = one.nodes();
  return costs;
}

TEST(Likelihood, is_the_same_where_a_seat_had_the_same_cards_before_and_costs_less) {
  Quick random(test::seed());
  Costs all;
  for (const test::Table& table : test::all_presets()) {
    const Costs costs = weighed_alike(table, random);
    all.afresh += costs.afresh;
    all.kept += costs.kept;
  }
  EXPECT_LT(all.kept * 5, all.afresh * 4);
}

double with_roem(const View& view, Seat seat) {
  return mean(view, weighed, [&](const Layout& layout) {
    return melds_in(MeldLaw{}, layout.hands[seat]).empty() ? 0.0 : 1.0;
  });
}

// What is held need not be said, but nearly always it is.
TEST(Likelihood, HJ_22_who_says_nothing_is_seldom_imagined_with_roem) {
  Played played("hoogjassen");
  played
      .hands({"AC KD AD AH 9S KS AS", "8C 9C TC 8D 9D TD JS", "JC QC KC 7D JD 7S 8S",
              "QD 7H 8H 9H TH TS QS"})
      .then({"0 bid 120", "1 pass", "2 pass", "3 pass", "0 leave", "0 trump S"});
  const double before = with_roem(played.deal().view(Seat(1)), Seat(0));
  played.play("0 roem none");
  EXPECT_LT(with_roem(played.deal().view(Seat(1)), Seat(0)), before / 3);
}

}  // namespace
}  // namespace troef::search
