// SPDX-License-Identifier: Apache-2.0
// How cards are dealt anew within a deal (PD-50): the dealer's go round, as many come back from
// each, and those are the dealer's new hand and turn-up.
#pragma once

namespace troef::again {

inline constexpr int to_each = 3;    // of the others, and back from each
inline constexpr int to_dealer = 9;  // with the turn-up
inline constexpr int turned_up = 4;  // which of these, from 0

}  // namespace troef::again
