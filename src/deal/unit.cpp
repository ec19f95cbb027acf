// SPDX-License-Identifier: Apache-2.0
#include "deal/unit.h"

namespace troef {

Unit unit_of(const Game& game, const Rules& rules) {
  if (game.sheet() == Sheet::cents) return Unit::cents;
  const auto scoring = rules.find("scoring");
  return scoring && rules.text(*scoring) == "pool" ? Unit::chips : Unit::points;
}

std::string_view to_string(Unit unit) {
  constexpr std::string_view names[] = {"points", "cents", "chips"};
  return names[static_cast<std::size_t>(unit)];
}

}  // namespace troef
