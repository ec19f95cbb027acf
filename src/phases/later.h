// SPDX-License-Identifier: Apache-2.0
// What comes later in a deal than the phase that stands, each with the rule that says so.
#pragma once

#include <span>

#include "deal/course.h"

namespace troef {

struct Later {
  Verb verb;
  std::string_view rule;
};
using AllLater = std::span<const Later>;

inline Refusal too_early(AllLater later, Verb verb) {
  for (const Later& each : later) {
    if (each.verb == verb) return {each.rule};
  }
  return refusals::does_not_belong;
}

}  // namespace troef
