// SPDX-License-Identifier: Apache-2.0
// Where a line stops being JSON.
#pragma once

#include <optional>
#include <string_view>

namespace troef {

// The column, in characters from 1; behind the last one where the line ends too soon. Nothing where
// it is JSON.
std::optional<std::size_t> json_fault_column(std::string_view line);

// The column of the first whole number that needs more than 64 bits.
std::optional<std::size_t> wide_number_column(std::string_view line);

}  // namespace troef
