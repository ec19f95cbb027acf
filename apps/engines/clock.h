// SPDX-License-Identifier: Apache-2.0
// Time that nobody sets back; limits are measured by it.
#pragma once

#include <chrono>
#include <cstdint>

namespace troef::engines {

using SteadyTime = std::chrono::steady_clock::time_point;

inline double seconds_since(SteadyTime began) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
}

inline std::int64_t steady_milliseconds() {
  using std::chrono::milliseconds;
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<milliseconds>(now).count();
}

}  // namespace troef::engines
