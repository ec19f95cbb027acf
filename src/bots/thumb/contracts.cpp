// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/contracts.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace troef::thumb {
namespace {

// Winners short of those that are asked for, from which on there is no chance.
constexpr double far = 2;

using Held = std::array<const Holding*, suit_count>;

std::size_t index(Suit suit) { return static_cast<std::size_t>(suit); }

// Rising from 0 to 1 about the middle.
double slope(double value, double middle, double width) {
  return 1 / (1 + std::exp(-(value - middle) / width));
}

double power(double base, int times) {
  double result = 1;
  for (int i = 0; i < times; ++i) result *= base;
  return result;
}

double expected_winners(const Held& held) {
  double result = 0;
  for (const Holding* suit : held) result += suit->sum;
  return result;
}

// Exactly so many tricks: the likeliest cards win and the others do not.
double takes(const Held& held, int tricks) {
  if (expected_winners(held) < tricks - far) return 0;
  std::array<double, 4 * Holding::most> wins{};
  int count = 0;
  for (const Holding* suit : held) {
    for (int i = 0; i < suit->count; ++i) {
      wins[static_cast<std::size_t>(count++)] = suit->wins[static_cast<std::size_t>(i)];
    }
  }
  std::sort(wins.begin(), wins.begin() + count);
  const int lost = std::max(0, count - tricks);
  double chance = 1;
  for (int i = 0; i < count; ++i) {
    const double win = wins[static_cast<std::size_t>(i)];
    chance *= i < lost ? 1 - win : win;
  }
  return chance;
}

// Of each number of cards, that just so many win.
std::array<double, 4 * Holding::most + 1> win_counts(const Held& held) {
  std::array<double, 4 * Holding::most + 1> chances{1};
  std::size_t cards = 0;
  for (const Holding* suit : held) {
    for (int i = 0; i < suit->count; ++i) {
      const double win = suit->wins[static_cast<std::size_t>(i)];
      ++cards;
      for (std::size_t n = cards; n > 0; --n) {
        chances[n] = chances[n] * (1 - win) + chances[n - 1] * win;
      }
      chances[0] *= 1 - win;
    }
  }
  return chances;
}

double ducks(const Held& held, Watched watched) {
  double chance = 1;
  for (const Holding* suit : held) chance *= suit->ducks[0][static_cast<std::size_t>(watched)];
  return chance;
}

// All but the `but` highest of one suit.
double ducks_but(const Held& held, Watched watched, Suit suit, std::size_t but) {
  double chance = 1;
  for (const Suit each : all_suits) {
    const auto& row = held[index(each)]->ducks[each == suit ? but : 0];
    chance *= row[static_cast<std::size_t>(watched)];
  }
  return chance;
}

// A card of a suit whose ace the mate holds.
bool leads_to_mate(Cards hand) {
  for (const Card ace : Cards::of(Rank::ace) - hand) {
    if (hand & Cards::of(ace.suit())) return true;
  }
  return false;
}

}  // namespace

Reckoner::Reckoner(const View& view, Cards cards)
    : others_(view.seats - 1),
      more_will_do_(more_will_do(view)),
      pack_(view.game->pack(view.rules)) {
  for (const Suit suit : all_suits) size_[index(suit)] = (Cards::of(suit) & pack_).size();
  const Order& plain = view.game->order(view.rules, std::nullopt);
  for (const Card card : cards) {
    const Order& trump = view.game->order(view.rules, card.suit());
    const auto place = [&](const Order& order) {
      return static_cast<std::uint16_t>(
          1U << (order.above(card) & Cards::of(card.suit()) & pack_).size());
    };
    const auto i = static_cast<std::size_t>(card.index());
    place_[0][i] = place(plain);
    place_[1][i] = place(trump);
  }
}

Reckoner::Suits Reckoner::suits_of(Cards hand, std::optional<Suit> trumps) const {
  Suits suits{{}, trumps, {}, hand};
  for (const Card card : hand) {
    const auto& place = place_[card.suit() == trumps ? 1 : 0];
    suits.places[index(card.suit())] |= place[static_cast<std::size_t>(card.index())];
  }
  for (const Suit suit : all_suits) {
    suits.held[index(suit)] = &holding(size_[index(suit)], suits.places[index(suit)], others_);
  }
  if (trumps) suits.own_trumps = suits.held[index(*trumps)]->count;
  return suits;
}

double Reckoner::trumps_drawn(const Suits& suits) const {
  if (!suits.trumps) return 1;
  const int outside = size_[index(*suits.trumps)] - suits.own_trumps;
  return outside == 0 ? 1 : slope(suits.own_trumps - outside / 2.0, 1.6, 0.6);
}

double Reckoner::chance(const Aim& aim, const Suits& suits) const {
  // Who is left with nothing but trumps at the end must ruff.
  const double left_over = power(0.75, std::max(0, suits.own_trumps - aim.tricks));
  if (aim.kind == Aim::Kind::first_and_last) {
    // The two highest trumps: one for the first trick, the jack, which need not be played, for the
    // last.
    const bool both = suits.trumps && (suits.places[index(*suits.trumps)] & 3) == 3;
    return both ? ducks_but(suits.held, Watched::hidden, *suits.trumps, 2) * left_over : 0;
  }
  if (aim.lose) {
    const Watched watched = aim.opened ? Watched::open
                            : aim.each ? Watched::by_all
                                       : Watched::hidden;
    if (aim.tricks == 0) return left_over * ducks(suits.held, watched);
    // Aces, or with trumps the highest of them, take the one trick that is wanted.
    double best = 0;
    for (const Suit suit : all_suits) {
      const bool counts = !suits.trumps || suit == suits.trumps;
      if (!counts || (suits.places[index(suit)] & 1) == 0) continue;
      best = std::max(best, ducks_but(suits.held, watched, suit, 1));
    }
    return left_over * best;
  }
  if (aim.mate == Aim::Mate::none) return takes(suits.held, aim.tricks) * trumps_drawn(suits);
  return with_mate(aim, suits);
}

double Reckoner::with_mate(const Aim& aim, const Suits& suits) const {
  const double own = expected_winners(suits.held);
  if (aim.mate == Aim::Mate::known || aim.mate == Aim::Mate::last_ace) {
    const double led = leads_to_mate(suits.hand) ? 1 : 0.3;
    if (more_will_do_) return slope(own, aim.tricks / 2.0 + 0.7, 0.5) * led;
    // The mate takes one, or at most two.
    const auto chances = win_counts(suits.held);
    const auto but_one = static_cast<std::size_t>(aim.tricks - 1);
    return (chances[but_one] + 0.4 * chances[but_one - 1]) * led;
  }
  if (aim.kind == Aim::Kind::points) return slope(own, 4.8, 0.5) * trumps_drawn(suits);
  return slope(own, 6.3, 0.4) * trumps_drawn(suits);
}

double Reckoner::chance(const Aim& aim, Cards hand, std::optional<Suit> trumps) const {
  return chance(aim, suits_of(hand, trumps));
}

Plan Reckoner::plan(const Aim& aim, Cards cards, int lay) const {
  Plan best{-1, {}, {}};
  const auto consider = [&](Cards away) {
    const auto with = [&](std::optional<Suit> trumps) {
      const double now = chance(aim, cards - away, trumps);
      if (now > best.chance) best = {now, away, trumps};
    };
    if (!aim.trumps) return with(std::nullopt);
    for (const Suit suit : all_suits) with(suit);
  };
  if (lay == 0) consider({});
  if (lay == 1) {
    for (const Card card : cards) consider(card);
  }
  return best;
}

std::vector<Plan> Reckoner::plans(Cards cards) const {
  const auto aims = all_aims();
  std::vector<Plan> best(aims.size(), Plan{-1, {}, {}});
  for (const Card away : cards) {
    const auto with = [&](std::optional<Suit> trumps) {
      const Suits suits = suits_of(cards - away, trumps);
      for (std::size_t i = 0; i < aims.size(); ++i) {
        if (aims[i].trumps != trumps.has_value()) continue;
        const double now = chance(aims[i], suits);
        if (now > best[i].chance) best[i] = {now, away, trumps};
      }
    };
    with(std::nullopt);
    for (const Suit suit : all_suits) with(suit);
  }
  return best;
}

double made(const Aim& aim, double reckoned) {
  const double odds = std::clamp(reckoned, 0.002, 0.998);
  return slope(aim.base + aim.slope * std::log(odds / (1 - odds)), 0, 1);
}

double expected_gain(const Aim& aim, double reckoned) {
  const double chance = made(aim, reckoned);
  // The others seldom make it, too.
  if (aim.each) return aim.pays * (3.4 * chance - 1.7);
  const int payers = aim.mate == Aim::Mate::none ? 3 : 1;
  return aim.pays * payers * (2 * chance - 1);
}

double Reckoner::best_prospect(Cards hand) const {
  double best = 0;
  const auto with = [&](std::optional<Suit> trumps) {
    const Suits suits = suits_of(hand, trumps);
    for (const Aim& aim : all_aims()) {
      if (aim.trumps != trumps.has_value()) continue;
      if (aim.mate == Aim::Mate::known || aim.mate == Aim::Mate::last_ace) continue;
      best = std::max(best, chance(aim, suits) * aim.pays);
    }
  };
  with(std::nullopt);
  for (const Suit suit : all_suits) with(suit);
  return best;
}

}  // namespace troef::thumb
