// SPDX-License-Identifier: Apache-2.0
// What is counted on the score sheet.
#pragma once

#include <cstdint>
#include <string_view>

namespace troef {

enum class Unit : std::uint8_t { points, cents, chips };

constexpr std::string_view to_string(Unit unit) {
  constexpr std::string_view names[] = {"points", "cents", "chips"};
  return names[static_cast<std::size_t>(unit)];
}

}  // namespace troef
