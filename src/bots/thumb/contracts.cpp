// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/contracts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace troef::thumb {
namespace {

// As many numbers as a hand has cards, at most.
struct Row {
  std::array<double, 16> values{};
  int count = 0;
  void push(double value) { values[static_cast<std::size_t>(count++)] = value; }
  std::span<const double> from(int first) const {
    return {values.data() + first, static_cast<std::size_t>(count - first)};
  }
};

struct Suits {
  const Order& order;
  Cards pack, hand;
  int others;  // players that the other cards are with

  Cards lane(Suit suit) const {
    const Cards cards = Cards::of(suit) & pack;
    return cards & order.trumps() ? order.trumps() & pack : cards;
  }
};

// That one certain card of the others falls within so many rounds, of `outside` cards that they
// hold of the suit.
double falls_within(int rounds, int outside, int others) {
  const double with_it = 1.0 / others;
  double chance = 0, term = 1;
  const int n = outside - 1;
  for (int i = 0; i < rounds && i <= n; ++i) {
    term = 1;
    for (int j = 0; j < i; ++j) term *= static_cast<double>(n - j) / (j + 1);
    chance += term * std::pow(with_it, i) * std::pow(1 - with_it, n - i);
  }
  return std::min(1.0, chance);
}

// Of each card of one suit, that it wins when the suit is played from the top.
void winners(const Suits& suits, Cards lane, Row& out) {
  const Cards outside = lane - suits.hand;
  double sure = 1;
  int played = 0;
  for (Cards rest = suits.hand & lane; rest; ++played) {
    const Card card = suits.order.highest(rest);
    rest.remove(card);
    const int higher = (suits.order.above(card) & outside).size();
    if (higher > 0) {
      const double falls = falls_within(played, outside.size(), suits.others);
      sure = std::min(sure, higher == 1 ? falls : std::pow(falls, std::sqrt(higher)));
    }
    out.push(sure);
  }
}

// The least likely first.
Row winners(const Suits& suits) {
  Row all;
  for (const Suit suit : all_suits) winners(suits, suits.lane(suit), all);
  std::sort(all.values.begin(), all.values.begin() + all.count);
  return all;
}

double product(std::span<const double> values) {
  double result = 1;
  for (const double value : values) result *= value;
  return result;
}

double sum(const Row& row) {
  double result = 0;
  for (const double value : row.from(0)) result += value;
  return result;
}

// Rising from 0 to 1 about the middle.
double slope(double value, double middle, double width) {
  return 1 / (1 + std::exp(-(value - middle) / width));
}

// That the foes' trumps are gone before side winners are cashed.
double trumps_drawn(const Suits& suits) {
  const Cards trumps = suits.order.trumps() & suits.pack;
  if (!trumps) return 1;
  const int own = (suits.hand & trumps).size();
  const int outside = trumps.size() - own;
  return outside == 0 ? 1 : slope(own - outside / 2.0, 1.6, 0.6);
}

// Exactly so many tricks.
double takes(const Suits& suits, int tricks) {
  const Row all = winners(suits);
  const int lost = std::max(0, all.count - tricks);
  double chance = product(all.from(lost)) * trumps_drawn(suits);
  for (int i = 0; i < lost; ++i) chance *= 1 - all.values[static_cast<std::size_t>(i)];
  return chance;
}

// That all these cards of one suit stay below what others must play: the lowest against the lowest
// that is out, and so on up.
double stays_low(const Suits& suits, Cards lane, Cards own, double each) {
  double chance = 1;
  const Cards outside = lane - suits.hand;
  for (const Card card : own) {
    const Cards above = suits.order.above(card);
    const int below = (outside - above).size();
    const int own_below = (own - above).size() - 1;
    for (int excess = below - own_below; excess > 0; --excess) chance *= each;
    if (outside.size() == below) chance *= below == 0 ? 0.9 : 0.6;
  }
  return chance;
}

double ducks(const Suits& suits, Cards without, double each) {
  double chance = 1;
  for (const Suit suit : all_suits) {
    const Cards lane = suits.lane(suit);
    chance *= stays_low(suits, lane, (suits.hand & lane) - without, each);
  }
  return chance;
}

// Aces, or with trumps the highest of them: what takes the one trick that is wanted.
Cards sure_tricks(const Suits& suits) {
  Cards sure;
  const Cards trumps = suits.order.trumps();
  for (const Card card : suits.hand) {
    const bool suit_top =
        (suits.order.above(card) & suits.pack & (trumps ? trumps : Cards::all())).empty();
    if (suit_top) sure.add(card);
  }
  return sure;
}

double exactly_one(const Suits& suits, double each) {
  double best = 0;
  for (const Card card : sure_tricks(suits)) best = std::max(best, ducks(suits, card, each));
  return best;
}

// The two highest trumps: one for the first trick, the jack, which need not be played, for the
// last.
double first_and_last(const Suits& suits) {
  Cards top;
  for (const Card card : suits.hand & suits.order.trumps()) {
    if ((suits.order.above(card) & suits.pack).size() < 2) top.add(card);
  }
  return top.size() == 2 ? ducks(suits, top, 0.8) * 0.95 : 0;
}

// A card of a suit whose ace the mate holds.
bool leads_to_mate(const Suits& suits) {
  for (const Card ace : Cards::of(Rank::ace) - suits.hand) {
    if (suits.hand & Cards::of(ace.suit())) return true;
  }
  return false;
}

Plan better(const Plan& a, const Plan& b) { return b.chance > a.chance ? b : a; }

}  // namespace

double chance_of(const View& view, const Aim& aim, Cards hand, std::optional<Suit> trumps) {
  const Suits suits{view.game->order(view.rules, trumps), view.game->pack(view.rules), hand,
                    view.seats - 1};
  if (aim.kind == Aim::Kind::first_and_last) return first_and_last(suits);
  if (aim.lose) {
    const double each = aim.opened ? 0.7 : aim.each ? 0.85 : 0.8;
    // Who is left with nothing but trumps at the end must ruff.
    const int own_trumps = (hand & suits.order.trumps()).size();
    const double left_over = std::pow(0.75, std::max(0, own_trumps - aim.tricks));
    return left_over * (aim.tricks == 0 ? ducks(suits, {}, each) : exactly_one(suits, each));
  }
  if (aim.mate == Aim::Mate::none) return takes(suits, aim.tricks);
  const double own = sum(winners(suits));
  // Two who cannot talk seldom take exactly so many tricks between them.
  const double with_mate = (leads_to_mate(suits) ? 1 : 0.3) * (more_will_do(view) ? 1 : 0.4);
  switch (aim.mate) {
    case Aim::Mate::known:
      return slope(own, 3.4, 0.5) * with_mate;
    case Aim::Mate::last_ace:
      return slope(own, 4.6, 0.5) * with_mate;
    default:
      break;
  }
  if (aim.kind == Aim::Kind::points) return slope(own, 4.8, 0.5) * trumps_drawn(suits);
  return slope(own, 6.3, 0.4) * trumps_drawn(suits);
}

Plan plan_for(const View& view, const Aim& aim, Cards cards, int lay) {
  Plan best;
  best.chance = -1;
  const auto consider = [&](Cards away) {
    const Cards hand = cards - away;
    if (!aim.trumps) {
      best = better(best, {chance_of(view, aim, hand, std::nullopt), away, std::nullopt});
      return;
    }
    for (const Suit suit : all_suits) {
      best = better(best, {chance_of(view, aim, hand, suit), away, suit});
    }
  };
  if (lay == 0) consider({});
  if (lay == 1) {
    for (const Card card : cards) consider(card);
  }
  return best;
}

double best_prospect(const View& view, Cards hand) {
  double best = 0;
  for (const std::string_view name : view.game->contracts()) {
    const Aim* aim = aim_named(name);
    if (!aim || aim->mate == Aim::Mate::known || aim->mate == Aim::Mate::last_ace) continue;
    best = std::max(best, plan_for(view, *aim, hand, 0).chance * aim->pays);
  }
  return best;
}

}  // namespace troef::thumb
