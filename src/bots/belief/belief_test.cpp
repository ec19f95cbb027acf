// SPDX-License-Identifier: Apache-2.0
// Belief against the literal measure of it: a layout is possible if its deal, replayed, gives the
// same view (deal/layout.h). In every game and preset, on random deals.
#include "bots/belief/belief.h"

#include <algorithm>
#include <map>

#include "bots/belief/chance.h"
#include "bots/belief/parts.h"
#include "deal/retrace.h"
#include "layouts.h"
#include "pandoer_deals.h"
#include "uniform.h"

namespace troef::test {
namespace {

constexpr std::uint64_t fixed_seed = 20261121;

class BeliefOf : public testing::TestWithParam<Table> {};
INSTANTIATE_TEST_SUITE_P(All, BeliefOf, testing::ValuesIn(all_presets()), test_name);

// The preset itself, the preset with revokes penalised, and other rules by turns.
Rules rules_of(const Table& table, int deal, Quick& random) {
  Rules rules = table.rules;
  if (deal % 3 == 1) rules.set("revoke", "penalised");
  return deal % 3 == 2 ? random_rules(*table.game, random) : rules;
}

// At random; in every other deal most seats pass where they can, so that nobody bids.
Entry next_entry(const Deal& deal, bool shy, Quick& random) {
  if (shy && deal.turn().awaited == Awaited::seat && random.roughly_below(8) != 0) {
    for (const Action& action : deal.legal()) {
      if (action.verb == Verb::pass) return {deal.turn().seat, action, {}};
    }
  }
  return random_entry(deal, random);
}

// Shows random decisions of random deals until `show` has had enough.
void each_decision(const Table& table, Quick& random,
                   const std::function<bool(const Deal&, const View&)>& show) {
  for (int i = 0;; ++i) {
    Deal deal(start_of(*table.game, rules_of(table, i, random), random));
    for (; !deal.over(); deal.play(next_entry(deal, i % 2 == 1, random))) {
      const Turn turn = deal.turn();
      if (turn.awaited == Awaited::seat && !show(deal, deal.view(turn.seat))) return;
    }
  }
}

TEST_P(BeliefOf, the_true_layout_is_never_excluded_and_what_is_drawn_is_possible) {
  SCOPED_TRACE(seed());
  Quick random(seed());
  int decisions = 0;
  each_decision(GetParam(), random, [&](const Deal& deal, const View& view) {
    const Belief belief(view);
    const Layout truth = true_layout(deal, view);
    EXPECT_TRUE(belief.admits(truth)) << to_text(view);
    if (decisions % 8 == 0) {
      EXPECT_TRUE(possible(view, truth)) << to_text(view);
      Layout drawn;
      EXPECT_TRUE(belief.sample(random, drawn)) << to_text(view);
      EXPECT_TRUE(possible(view, drawn)) << to_text(view);
    }
    return ++decisions < 800 && !testing::Test::HasFailure();
  });
}

// Two worlds: a deal in which the hidden cards lie as they were drawn shows the seat the same, and
// then the same is drawn again.
TEST_P(BeliefOf, what_is_drawn_does_not_depend_on_what_cannot_be_known) {
  SCOPED_TRACE(seed());
  Quick random(seed());
  int compared = 0;
  each_decision(GetParam(), random, [&](const Deal&, const View& view) {
    Layout here, there;
    if (!Belief(view).sample(random, here)) return true;
    const auto other = retrace(view, here);
    if (!other) return true;
    const View same = other->view(view.seat);
    Quick one(5), two(5);
    const bool drawn = Belief(view).sample(one, here) && Belief(same).sample(two, there);
    EXPECT_TRUE(drawn && here.hands == there.hands && here.dealt == there.dealt &&
                here.moved == there.moved);
    return ++compared < 60;
  });
}

using Key = std::vector<std::uint64_t>;

constexpr int places_in_key = 2 * max_seats + 3;

Key key_of(const Layout& layout) {
  Key key;
  for (const Seat seat : Seats::all(max_seats)) {
    key.push_back(layout.hands[seat].bits());
    key.push_back(layout.laid[seat].bits());
  }
  for (const Cards cards : {layout.widow, layout.dead, layout.stock}) key.push_back(cards.bits());
  for (const Cards cards : layout.moved) key.push_back(cards.bits());
  return key;
}

// Every layout, right or wrong, of which the numbers of cards are right; those that are possible
// are kept.
class Enumeration {
 public:
  explicit Enumeration(const View& view) : view_(view), story_(view) {}

  // How many there are to try, about.
  double size() const {
    double size = 1;
    int left = story_.unseen().size();
    for (int i = 0; i < belief::Place::count; ++i) {
      const int n = room(belief::Place::at(i));
      size *= belief::choices(left, n);
      left -= n;
    }
    for (std::size_t i = 0; i < story_.transfers().size(); ++i) {
      const belief::Transfer& transfer = story_.transfers()[i];
      if (is_open(transfer)) {
        size *= belief::choices(story_.count(i + 1, transfer.to), transfer.count);
      }
    }
    return size;
  }
  // Cards came unseen to a hand that held others.
  bool hands_over() const {
    for (std::size_t i = 0; i < story_.transfers().size(); ++i) {
      const belief::Transfer& transfer = story_.transfers()[i];
      if (is_open(transfer) && story_.count(i, transfer.to) > 0) return true;
    }
    return false;
  }
  std::map<Key, int> possible_ones() {
    place(0, story_.unseen(), story_.sure());
    return std::move(found_);
  }

 private:
  int room(belief::Place place) const {
    return story_.count(story_.transfers().size(), place) - story_.sure()[place].size();
  }
  // Which of ten cards came from a widow that nobody saw makes no difference to anything.
  static bool is_open(const belief::Transfer& transfer) {
    return transfer.hidden() && !(transfer.from == belief::Place::widow());
  }

  void place(int index, Cards left, const belief::Spread& now) {
    if (index == belief::Place::count) {
      tell(story_.transfers().size(), now, now, {});
      return;
    }
    const belief::Place here = belief::Place::at(index);
    each_choice_of(left, room(here), [&](Cards chosen) {
      belief::Spread next = now;
      next[here] |= chosen;
      place(index + 1, left - chosen, next);
    });
  }

  template <class Visit>
  static void each_choice_of(Cards cards, int count, const Visit& visit, Cards chosen = {}) {
    if (count == 0) return visit(chosen);
    for (; cards.size() >= count; cards = cards.without_first()) {
      each_choice_of(cards.without_first(), count - 1, visit, chosen | Cards(cards.first()));
    }
  }

  void tell(std::size_t step, belief::Spread held, const belief::Spread& now,
            std::vector<Cards> moved) {
    if (step == 0) return keep(held, now, moved);
    const belief::Transfer& transfer = story_.transfers()[step - 1];
    const auto undo = [&](Cards cards) {
      if (!held[transfer.to].has_all(cards)) return;
      belief::Spread before = held;
      before[transfer.to] -= cards;
      before[transfer.from] |= cards;
      std::vector<Cards> more = moved;
      if (transfer.noted) more.insert(more.begin(), cards);
      tell(step - 1, before, now, more);
    };
    if (is_open(transfer)) {
      each_choice_of(held[transfer.to], transfer.count, undo);
    } else {
      undo(transfer.hidden() ? first_of(held[transfer.to], transfer.count) : transfer.seen);
    }
  }

  void keep(const belief::Spread& held, const belief::Spread& now, std::vector<Cards> moved) {
    using belief::Place;
    Layout layout;
    for (const Seat seat : Seats::all(view_.seats)) {
      layout.hands[seat] = now[Place::hand(seat)] - story_.played_by(seat);
      layout.laid[seat] = now[Place::laid(seat)];
      layout.dealt.hands[seat] = held[Place::hand(seat)];
    }
    layout.widow = now[Place::widow()];
    layout.dead = now[Place::dead()];
    layout.stock = now[Place::stock()];
    layout.dealt.widow = held[Place::widow()];
    layout.dealt.dead = held[Place::dead()];
    layout.dealt.stock = held[Place::stock()];
    layout.dealt.turn_up = held[Place::turn_up()];
    layout.moved = std::move(moved);
    if (possible(view_, layout)) found_[key_of(layout)] = 0;
  }

  const View& view_;
  belief::Story story_;
  std::map<Key, int> found_;
};

// Draws from a view until each layout should have come a dozen times.
void draw_evenly(const View& view, std::map<Key, int> layouts, Quick& random, Uniform& uniform) {
  const Belief belief(view);
  const int draws = 12 * static_cast<int>(layouts.size());
  for (int i = 0; i < draws; ++i) {
    Layout layout;
    ASSERT_TRUE(belief.sample(random, layout)) << to_text(view);
    ASSERT_TRUE(layouts.contains(key_of(layout))) << to_text(view);
    ++layouts[key_of(layout)];
  }
  uniform.add(layouts, draws);
}

// Of the cards now some ways to lie have more pasts than others.
bool has_uneven_pasts(const std::map<Key, int>& layouts) {
  std::map<Key, int> pasts;
  for (const auto& [key, count] : layouts) ++pasts[Key(key.begin(), key.begin() + places_in_key)];
  return std::any_of(pasts.begin(), pasts.end(),
                     [&](const auto& one) { return one.second != pasts.begin()->second; });
}

// So many views of a table that are wanted and not too large, compared with their enumeration.
void compare(const Table& table, int views, double most,
             const std::function<bool(const View&, const Enumeration&)>& wanted,
             bool uneven = false) {
  SCOPED_TRACE(fixed_seed);
  Quick random(fixed_seed);
  Uniform uniform;
  int left = views;
  int tries = 200'000;
  each_decision(table, random, [&](const Deal&, const View& view) {
    Enumeration enumeration(view);
    const double size = enumeration.size();
    if (size < 2 || size > most || !wanted(view, enumeration)) return true;
    const std::map<Key, int> layouts = enumeration.possible_ones();
    if (uneven && !has_uneven_pasts(layouts)) return true;
    draw_evenly(view, layouts, random, uniform);
    --left;
    return left > 0 && --tries > 0 && !testing::Test::HasFailure();
  });
  EXPECT_EQ(left, 0);
  EXPECT_TRUE(uniform.plausible()) << uniform.text();
}

TEST_P(BeliefOf, every_possible_layout_is_drawn_as_often_as_the_next) {
  int seen = 0;
  compare(GetParam(), 20, 1000, [&](const View&, const Enumeration&) { return ++seen % 4 == 0; });
}

Table table_of(std::string_view name, std::string_view option, std::string_view value) {
  for (Table& table : all_presets()) {
    if (table.name != name) continue;
    EXPECT_EQ(table.rules.set(option, value), "");
    return table;
  }
  return {};
}

// PD-46, PD-47, PD-45: the layouts of the same places have more pasts, or fewer.
TEST(Belief, counts_the_ways_in_which_cards_were_handed_over_unseen) {
  compare(
      table_of("pandoer/standard", "play_out", "yes"), rounds(16), 2500,
      [](const View&, const Enumeration& all) { return all.hands_over(); }, true);
}

// PD-21: cards that were compared may have been handed on since.
void compare_late(Played (*dealt)(const pandoer_deals::Texts&), Seat seat) {
  Quick random(fixed_seed);
  Uniform uniform;
  for (int i = 0; i < 8; ++i) {
    Played played = dealt({"play_out=yes"});
    Deal& deal = played.deal();
    while (deal.board().facts.tricks < 7) deal.play(deal.turn().seat, any_of(deal.legal(), random));
    const View view = deal.view(seat);
    draw_evenly(view, Enumeration(view).possible_ones(), random, uniform);
  }
  EXPECT_TRUE(uniform.plausible()) << uniform.text();
}

TEST(Belief, finds_every_hand_that_was_compared_and_from_which_a_card_went_on) {
  compare_late(pandoer_deals::compared_and_handed_on, Seat(0));
}

TEST(Belief, finds_every_hand_where_all_were_compared) {
  compare_late(pandoer_deals::all_compared, Seat(2));
}

// HG-22: who says 20 may hold two runs, and has said either.
TEST(Belief, takes_a_hand_once_however_many_ways_it_has_to_say_a_sum_of_roem) {
  compare(table_of("heugen/heugen", "match_deals", "12"), 3, 4000,
          [](const View& view, const Enumeration&) {
            return view.seat != view.facts.declarer && view.facts.roem > 0 && view.facts.tricks < 3;
          });
}

// HG-22: with two runs of three either may be what was said. Against cards dealt anew until they
// could have led here.
TEST(Belief, takes_two_runs_of_which_either_may_have_been_said_no_oftener_than_they_are_dealt) {
  Played played("heugen");
  played
      .hands({"JD QD KD JH QH KH 8C 8S AC", "7D 8D 9C AD 7H 9H AH TC KS",
              "9D TD 8H TH JC QC 9S JS QS"},
             "KC TS AS")
      .then({"0 bid 100", "1 pass", "2 pass", "0 leave", "0 trump C", "0 roem JD-KD"});
  const Deal& deal = played.deal();
  const View view = deal.view(Seat(1));
  const auto runs = [](Cards hand) {
    return std::ranges::count_if(all_suits, [&](Suit suit) {
      const Cards cards = hand & Cards::of(suit);
      return cards.size() >= 3 && !runs_in({}, cards).empty();
    });
  };
  Layout dealt = true_layout(deal, view);
  Quick random(fixed_seed);
  int all = 0, twice = 0;
  for (int i = 0; i < 60'000; ++i) {
    Pack pack(dealt.hands[Seat(0)] | dealt.hands[Seat(2)] | dealt.widow);
    shuffle(pack, random);
    for (const Seat seat : {Seat(0), Seat(2)}) dealt.hands[seat] = {};
    dealt.widow = {};
    for (int place = 0; place < pack.size(); ++place) {
      Cards& to = place < 9    ? dealt.hands[Seat(0)]
                  : place < 18 ? dealt.hands[Seat(2)]
                               : dealt.widow;
      to.add(pack[place]);
    }
    dealt.dealt.hands = dealt.hands;
    dealt.dealt.widow = dealt.widow;
    if (!possible(view, dealt)) continue;
    ++all;
    twice += runs(dealt.hands[Seat(0)]) > 1 ? 1 : 0;
  }
  const Belief belief(view);
  constexpr int draws = 20'000;
  int drawn = 0;
  for (int i = 0; i < draws; ++i) {
    Layout layout;
    ASSERT_TRUE(belief.sample(random, layout));
    drawn += runs(layout.hands[Seat(0)]) > 1 ? 1 : 0;
  }
  const double share = static_cast<double>(twice) / all;
  EXPECT_NEAR(static_cast<double>(drawn) / draws, share, 0.016) << "0.03 if either counted";
}

}  // namespace
}  // namespace troef::test
