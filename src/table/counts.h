// SPDX-License-Identifier: Apache-2.0
// Which deals count toward the number that was agreed upon for a match (`match_deals`).
#pragma once

#include "deal/result.h"

namespace troef {

// Not those that were passed out or void.
inline bool counts(const Result& result) {
  return result.outcome != Outcome::passed && result.outcome != Outcome::void_deal;
}

}  // namespace troef
