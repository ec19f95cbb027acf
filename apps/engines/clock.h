// SPDX-License-Identifier: Apache-2.0
// The time that bots' limits are measured by.
#pragma once

#include <chrono>
#include <cstdint>

namespace troef::engines {

inline std::int64_t steady_milliseconds() {
  using std::chrono::milliseconds;
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<milliseconds>(now).count();
}

}  // namespace troef::engines
