// SPDX-License-Identifier: Apache-2.0
// Lines of answers where the clock decided about values (--time): what it leaves as it is.
#pragma once

#include <string_view>

#include "cli/solve/form.h"

namespace troef::cli {

// How much of the beginning of a line is so, whatever it says of values.
std::size_t untimed_beginning(Form form, std::string_view line);
// Whether two lines are answers to one question about one position.
bool same_asked(Form form, std::string_view line, std::string_view other);

}  // namespace troef::cli
