// SPDX-License-Identifier: Apache-2.0
// A deal that is over, read from its record.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "deal/record.h"

namespace troef {

struct Finished {
  Record record;
  Deal deal;  // at its end
};
// Or why there is none.
std::optional<Finished> read_finished(Games games, std::string_view record, std::string& error);

}  // namespace troef
