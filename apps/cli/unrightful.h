// SPDX-License-Identifier: Apache-2.0
// Of a card that is accepted where revokes are penalised: the rule that it offends.
#pragma once

#include <string_view>

#include "deal/deal.h"

namespace troef::cli {

// "" of a rightful card, and of anything but a card held by the seat to move.
std::string_view unrightful(const Deal& deal, const Action& action);

}  // namespace troef::cli
