// SPDX-License-Identifier: Apache-2.0
#include "solver/habits.h"

namespace troef::solver {

void Habits::note(const Laid& laid, Seat seat, Card card, int cards, int seats,
                  const Lanes& lanes) {
  std::uint8_t& last =
      laid.count > 0 ? replies_[reply_place(laid, seat, lanes)] : leads_[lead_place(cards, seat)];
  last = static_cast<std::uint8_t>(card.index());
  constexpr int full = 4096, seldom = 3;
  int& times = times_[place(laid, card)];
  times += cards * seats - laid.count + seldom;
  if (times < full) return;
  for (int& each : times_) each /= 2;
}

}  // namespace troef::solver
