// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/suits.h"

#include <algorithm>
#include <array>
#include <bit>

#include "bots/thumb/curves.h"

namespace troef::thumb {
namespace {

using Held = Suits::Held;

// Who is left with nothing but trumps at the end must ruff.
double left_over(const Suits& suits, int tricks) {
  return power(0.75, std::max(0, suits.own_trumps - tricks));
}

// The likeliest cards win and the others do not, or need not.
double so_many(const Held& held, int tricks, bool more_will_do, double least) {
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
  for (int i = 0; i < count && chance > least; ++i) {
    const double win = wins[static_cast<std::size_t>(i)];
    if (i >= lost) {
      chance *= win;
    } else if (!more_will_do) {
      chance *= 1 - win;
    }
  }
  return chance;
}

// A suit whose ace is held by neither the declarer nor the mate is played by the others once they
// are in.
constexpr double without_ace = 0.05;

// That a loser can be given up, where there are no trumps to stop what comes back.
double may_give_up(const Suits& suits, int aces_of_mate) {
  const int aces = (suits.hand & Cards::of(Rank::ace)).size() + aces_of_mate;
  return power(without_ace, std::max(0, static_cast<int>(suit_count) - aces));
}

double takes(const Suits& suits, int tricks, bool more_will_do, double least) {
  if (suits.winners < tricks - far_short || suits.draws <= least) return 0;
  const bool loses = !more_will_do && !suits.trumps && suits.hand.size() > tricks;
  const double stopped = loses ? may_give_up(suits, 0) : 1;
  return so_many(suits.held, tricks, more_will_do, least) * suits.draws * stopped;
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

// That all cards stay low but the `but` highest of one suit.
double ducks(const Held& held, Watched watched, double least, std::optional<Suit> suit = {},
             std::size_t but = 0) {
  double chance = 1;
  for (const Suit each : all_suits) {
    const auto& row = held[each]->ducks[each == suit ? but : 0];
    chance *= row[static_cast<std::size_t>(watched)];
    if (chance <= least) break;
  }
  return chance;
}

double takes_the_ends(const Suits& suits, int tricks, double least) {
  if (!holds_the_ends(suits)) return 0;
  return ducks(suits.held, Watched::hidden, least, suits.trumps, 2) * left_over(suits, tricks);
}

double takes_none(const Suits& suits, const Aim& aim, double least) {
  const double chance = ducks(suits.held, watched_in(aim), least);
  return chance <= least ? chance : left_over(suits, aim.tricks) * chance;
}

double takes_one(const Suits& suits, const Aim& aim, double least) {
  double best = 0;
  for (const Suit suit : all_suits) {
    if (!takes_the_one(suits, suit)) continue;
    best = std::max(best, ducks(suits.held, watched_in(aim), least, suit, 1));
  }
  return best <= least ? best : left_over(suits, aim.tricks) * best;
}

// What is left once the lowest card of a suit was led to the mate's ace: what was next to it is the
// highest, then.
Held led_to_mate(const Suits& suits, Suit suit) {
  const unsigned own = suits.places[suit];
  const unsigned left = own - std::bit_floor(own);
  Held held = suits.held;
  held[suit] = &suits.all->of(suits.size[suit] - 2, left >> 1);
  return held;
}

// The mate takes one, or at most two.
double but_what_mate_takes(const Held& held, int tricks) {
  const auto chances = win_counts(held);
  const auto but_one = static_cast<std::size_t>(tricks - 1);
  return chances[but_one] + 0.4 * chances[but_one - 1];
}

double with_chosen_mate(const Suits& suits, int tricks, int aces_of_mate, bool more_will_do) {
  double best = 0.3 * but_what_mate_takes(suits.held, tricks);
  bool leads = false;
  for (const Card ace : Cards::of(Rank::ace) - suits.hand) {
    if (suits.places[ace.suit()] == 0) continue;
    leads = true;
    best = std::max(best, but_what_mate_takes(led_to_mate(suits, ace.suit()), tricks));
  }
  return more_will_do ? slope(suits.winners, tricks / 2.0 + 0.7, 0.5) * (leads ? 1 : 0.3)
                      : best * may_give_up(suits, aces_of_mate);
}

double with_mate_of_tricks(const Suits& suits, Aim::Kind kind, double least) {
  if (suits.draws <= least) return 0;
  return share_with_mate(suits.winners, kind) * suits.draws;
}

}  // namespace

double share_with_mate(double winners, Aim::Kind kind) {
  const bool points = kind == Aim::Kind::points;
  return slope(winners, points ? 4.8 : 6.3, points ? 0.5 : 0.4);
}

double chance_with(const Suits& suits, const Aim& aim, bool more_will_do, double least) {
  if (aim.kind == Aim::Kind::first_and_last) return takes_the_ends(suits, aim.tricks, least);
  if (aim.lose)
    return aim.tricks == 0 ? takes_none(suits, aim, least) : takes_one(suits, aim, least);
  switch (aim.mate) {
    case Aim::Mate::none:
      return takes(suits, aim.tricks, more_will_do || aim.at_least, least);
    case Aim::Mate::known:
      return with_chosen_mate(suits, aim.tricks, 2, more_will_do);
    case Aim::Mate::last_ace:
      return with_chosen_mate(suits, aim.tricks, 1, more_will_do);
    case Aim::Mate::first_trick:
      break;
  }
  return with_mate_of_tricks(suits, aim.kind, least);
}

}  // namespace troef::thumb
