// SPDX-License-Identifier: Apache-2.0
// A hand as its four suits, one of them trumps or none, and how likely a contract is with it.
#pragma once

#include <array>
#include <optional>

#include "bots/thumb/aim.h"
#include "bots/thumb/winners.h"

namespace troef::thumb {

struct Suits {
  using Held = std::array<const Holding*, suit_count>;
  using Places = std::array<unsigned, suit_count>;

  Cards hand;
  std::optional<Suit> trumps;
  Held held;
  Places places;
  int own_trumps = 0;
  double winners = 0;  // expected
  double draws = 1;    // that the foes' trumps are gone before side winners are cashed
};

// Reckoned to the end only where it is more than `least`. `more_will_do`: as aim.h has it.
double chance_with(const Suits& suits, const Aim& aim, bool more_will_do, double least);

}  // namespace troef::thumb
