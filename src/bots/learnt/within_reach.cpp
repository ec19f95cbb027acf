// SPDX-License-Identifier: Apache-2.0
#include "bots/learnt/within_reach.h"

#include <algorithm>

namespace troef::learnt {
namespace {

constexpr double run = 20, stuk = 20;

// That one of these seats plays it, of all of its suit.
double falls(const thumb::Sight& sight, Card card, Seats later) {
  double chance = 0;
  for (const Seat seat : later) {
    const double suit = sight.expected_at(seat, sight.lane(card));
    chance += sight.expected_at(seat, card) / std::max(1.0, suit);
  }
  return std::min(1.0, chance);
}

double all_fall(const thumb::Sight& sight, Cards missing, Seats later) {
  if (missing.empty() || missing.size() > later.size()) return 0;
  double chance = missing.size() == 1 ? 1 : (later.size() - 1.0) / later.size();
  for (const Card card : missing) chance *= falls(sight, card, later);
  return chance;
}

}  // namespace

double roem_within_reach(const thumb::Sight& sight, Cards lying) {
  const Seats later = sight.after_me();
  const Cards may = lying | sight.out;
  double sum = 0;
  for (const Card low : may& may.down() & may.down().down()) {
    const Cards three = Cards(low) | Cards(low).up() | Cards(low).up().up();
    if (three & lying) sum += run * all_fall(sight, three - lying, later);
  }
  const Cards pair = sight.order.trumps() & (Cards::of(Rank::king) | Cards::of(Rank::queen));
  if (may.has_all(pair) && (pair & lying)) sum += stuk * all_fall(sight, pair - lying, later);
  return sum;
}

}  // namespace troef::learnt
