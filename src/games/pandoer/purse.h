// SPDX-License-Identifier: Apache-2.0
// What the seats have paid one another in a deal, in cents (PD-00).
#pragma once

#include "cards/seat.h"
#include "deal/result.h"
#include "games/pandoer/options.h"

namespace troef::pandoer {

class Purse {
 public:
  explicit Purse(const Rules& rules) : scale_(rules[Opt::pay_scale]) {}

  // Each of these pays each of those.
  void pay(Seats from, Seats to, int amount) {
    for (const Seat seat : from) gained_[seat] -= scale_ * amount * to.size();
    for (const Seat seat : to) gained_[seat] += scale_ * amount * from.size();
  }
  // Each loser pays the amount once, each winner gets it once; as many of these as of those.
  void pay_once(Seats losers, Seats winners, int amount) {
    for (const Seat seat : losers) gained_[seat] -= scale_ * amount;
    for (const Seat seat : winners) gained_[seat] += scale_ * amount;
  }

  const BySeat<Amount>& gained() const { return gained_; }

 private:
  Amount scale_;
  BySeat<Amount> gained_;
};

}  // namespace troef::pandoer
