// SPDX-License-Identifier: Apache-2.0
// What each card of a finished deal cost, with all cards known and best play from there on
// (docs/solver.md).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "deal/game.h"
#include "solver/solver.h"

namespace troef {

// Cards that the solver may play: from one decision on, and in all; and whether it is to stop.
struct ReviewLimits {
  std::uint64_t decision = 10'000'000, deal = 40'000'000;
  solver::Stop* stop = nullptr;
};
// JSON of GET …/review (docs/protocol.md); "" and an error where there is no such deal.
std::string review_json(Games games, std::string_view record, std::string& error,
                        const ReviewLimits& limits = {});

}  // namespace troef
