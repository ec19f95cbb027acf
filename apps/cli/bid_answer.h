// SPDX-License-Identifier: Apache-2.0
// What the table says by itself to a bid by contract, besides who the mate would be (PD-44).
#pragma once

#include "deal/action.h"
#include "deal/facts.h"

namespace troef::cli {

enum class BidAnswer : std::uint8_t {
  none,
  compared,  // equal bids: both said their roem (PD-21)
  no_mate    // nobody has the other two aces (PD-44)
};
BidAnswer answer_to(const Action& bid, Seat bidder, const Facts& before, const Facts& after);

}  // namespace troef::cli
