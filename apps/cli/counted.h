// SPDX-License-Identifier: Apache-2.0
// So many of something.
#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <string>

namespace troef::cli {

// "1 deal", "2 deals".
inline std::string counted(std::uint64_t count, const char* one, const char* many) {
  return fmt::format("{} {}", count, count == 1 ? one : many);
}

}  // namespace troef::cli
