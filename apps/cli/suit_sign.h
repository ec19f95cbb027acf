// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string_view>

#include "cards/card.h"

namespace troef::cli {

// The suit whose sign (♣ ♦ ♥ ♠) a text begins or ends with; the sign is taken off.
std::optional<Suit> take_suit_sign(std::string_view& text);

}  // namespace troef::cli
