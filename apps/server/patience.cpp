// SPDX-License-Identifier: Apache-2.0
#include "server/patience.h"

#include <algorithm>

namespace troef::server {
namespace {

constexpr std::int64_t club = 500, master = 3000, others = 1000, least = 5;
// What all who wait may take together.
constexpr std::int64_t together = 2000;

std::int64_t in_peace(std::string_view level) {
  if (level == "club") return club;
  return level == "master" ? master : others;
}

}  // namespace

std::int64_t patience(std::string_view level, std::size_t waiting, unsigned threads) {
  const std::int64_t limit = in_peace(level);
  if (waiting == 0) return limit;
  const auto thinking = static_cast<std::int64_t>(waiting) + 1;
  return std::clamp(together * threads / thinking, least, limit);
}

}  // namespace troef::server
