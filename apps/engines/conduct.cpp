// SPDX-License-Identifier: Apache-2.0
#include "engines/conduct.h"

namespace troef::engines {

std::string_view name(Fault fault) {
  constexpr std::string_view names[] = {"illegal", "unreadable", "late", "gone"};
  return names[static_cast<std::size_t>(fault)];
}

std::uint64_t Conduct::forfeited() const {
  std::uint64_t sum = 0;
  for (const std::uint64_t count : forfeits) sum += count;
  return sum;
}

void Conduct::add(const Conduct& other, std::uint64_t deal) {
  decisions += other.decisions;
  for (std::size_t i = 0; i < forfeits.size(); ++i) forfeits[i] += other.forfeits[i];
  ended += other.ended;
  if (first.empty() && !other.first.empty()) {
    first = (deal > 0 ? "deal " + std::to_string(deal) + ", " : "") + other.first;
  }
  if (!given_up && other.given_up) given_up = deal > 0 ? deal : *other.given_up;
}

}  // namespace troef::engines
