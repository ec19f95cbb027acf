// SPDX-License-Identifier: Apache-2.0
// The pool (VV-40): who took the first three tricks and may stop or play on for all five, and when
// the deal is decided.
#pragma once

#include <optional>

#include "phases/taken.h"

namespace troef::vijvenveertig::pool {

inline std::optional<Seat> took_first_three(const Facts& facts) {
  const auto& winners = facts.winners;
  const bool same = winners[0] == winners[1] && winners[0] == winners[2];
  return facts.tricks >= 3 && same ? std::optional(winners[0]) : std::nullopt;
}

inline bool may_stop(const Facts& facts) {
  return facts.tricks == 3 && facts.trick.empty() && took_first_three(facts);
}

// After a trick: somebody has just won the pool, or missed it while playing on.
inline bool decided(const Facts& facts) {
  if (facts.tricks < 3) return false;
  const Seat last = facts.winners[facts.tricks - 1];
  if (const auto first = took_first_three(facts)) return last != *first;
  return tricks_of(facts, last) == 3;
}

// Of a deal that is over: who takes the pool; nobody where it is left for the next deal.
inline std::optional<Seat> winner(const Facts& facts, bool stopped) {
  if (const auto first = took_first_three(facts)) {
    return stopped || tricks_of(facts, *first) == 5 ? first : std::nullopt;
  }
  for (int i = 0; i < facts.tricks; ++i) {
    if (tricks_of(facts, facts.winners[i]) >= 3) return facts.winners[i];
  }
  return std::nullopt;
}

}  // namespace troef::vijvenveertig::pool
