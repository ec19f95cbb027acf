// SPDX-License-Identifier: Apache-2.0
#include "server/patience.h"

#include <algorithm>

#include "bots/bot.h"

namespace troef::server {
namespace {

// For what is no bot with a clock: hints.
constexpr std::int64_t others = 1000;
constexpr std::int64_t least = 5;
// What all who wait may take together.
constexpr std::int64_t together = 2000;

std::int64_t in_peace(std::string_view level) {
  const std::int64_t own = usual_time(level);
  return own > 0 ? own : others;
}

}  // namespace

std::int64_t patience(std::string_view level, std::size_t waiting, unsigned threads) {
  const std::int64_t limit = in_peace(level);
  if (waiting == 0) return limit;
  const auto thinking = static_cast<std::int64_t>(waiting) + 1;
  return std::clamp(together * threads / thinking, least, limit);
}

}  // namespace troef::server
