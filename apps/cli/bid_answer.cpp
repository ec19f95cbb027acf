// SPDX-License-Identifier: Apache-2.0
#include "cli/bid_answer.h"

namespace troef::cli {

BidAnswer answer_to(const Action& bid, Seat bidder, const Facts& before, const Facts& after) {
  if (bid.verb != Verb::contract) return BidAnswer::none;
  if (before.holder && before.contract == bid.number) return BidAnswer::compared;
  return after.holder == bidder ? BidAnswer::none : BidAnswer::no_mate;
}

}  // namespace troef::cli
