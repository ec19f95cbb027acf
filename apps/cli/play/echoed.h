// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

#include "cards/quoted.h"

namespace troef::cli::table {

// What was typed, as far as an answer repeats it.
inline std::string echoed(std::string_view typed) { return harmless(typed, 30); }

}  // namespace troef::cli::table
