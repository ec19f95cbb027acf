// SPDX-License-Identifier: Apache-2.0
#include "deal/follows.h"

#include <algorithm>
#include <functional>

namespace troef {
namespace {

std::vector<int> by_word(Options table, int decides, int place) {
  std::vector<int> defaults;
  const auto words = table[static_cast<std::size_t>(decides)].words.size();
  for (std::size_t word = 0; word < words; ++word) {
    Rules rules(table);
    rules.set(decides, static_cast<int>(word));
    defaults.push_back(rules.at(place));
  }
  return defaults;
}

}  // namespace

std::optional<Following> what_decides(Options table, int place) {
  if (table[static_cast<std::size_t>(place)].resolve == nullptr) return std::nullopt;
  for (int other = 0; other < static_cast<int>(table.size()); ++other) {
    if (other == place) continue;
    std::vector<int> defaults = by_word(table, other, place);
    if (std::ranges::adjacent_find(defaults, std::not_equal_to{}) == defaults.end()) continue;
    return Following{&table[static_cast<std::size_t>(other)], std::move(defaults)};
  }
  return std::nullopt;
}

}  // namespace troef
