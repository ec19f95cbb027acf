// SPDX-License-Identifier: Apache-2.0
// How long a bot may think at a table.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace troef::server {

// In milliseconds, where so many other decisions wait for so many threads: each its own time, or a
// shorter one, so that the last of them is not late.
std::int64_t patience(std::string_view level, std::size_t waiting, unsigned threads);

}  // namespace troef::server
