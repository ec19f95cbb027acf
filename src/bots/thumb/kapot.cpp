// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/kapot.h"

namespace troef::thumb {
namespace {

constexpr int near_the_end = 5;

bool may_lose_all(const Sight& sight) {
  const auto declarer = sight.view.facts.declarer;
  if (!declarer || sight.foes != Seats(*declarer)) return false;
  const int left = sight.tricks_left();
  if (left < 2 || left > near_the_end) return false;
  return sight.tricks_of(Seats(sight.me) | sight.friends) == 0;
}

// How likely, about, cards of a suit catch one of the declarer's. Whoever laid cards away ends with
// aces and what is left below them, and with nothing of a suit whose ace is not theirs: so two
// cards below an ace catch the card behind it, and an ace waits in vain.
double catches(const Sight& sight, Cards own, Cards suit) {
  const Card best = sight.order.highest(own);
  if (sight.is_trump(best)) return 0.5;
  const Cards higher = sight.order.above(best) & suit & sight.out;
  if (((suit & sight.out) - higher).empty()) return 0;
  if (!higher) return 0.2;
  if (own.size() > higher.size()) return higher.size() == 1 ? 1 : 0.6;
  return higher.size() == 1 ? 0.1 : 0;
}

double catches_later(const Sight& sight, Cards kept) {
  double sum = 0;
  while (kept) {
    const Cards suit = sight.lane(kept.first());
    sum += catches(sight, kept & suit, suit);
    kept = kept - suit;
  }
  return sum;
}

}  // namespace

double worth_against_kapot(const Sight& sight, Card card, double ours) {
  const double trick = sight.manner.first_trick;
  if (trick == 0 || !may_lose_all(sight)) return 0;
  return trick * (ours + (1 - ours) * catches_later(sight, sight.hand - card));
}

}  // namespace troef::thumb
