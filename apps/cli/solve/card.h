// SPDX-License-Identifier: Apache-2.0
// Cards of hands, as records write them and as tables show them: "JS", "♠J", "B♠", "SB".
#pragma once

#include <optional>
#include <string_view>

#include "cards/card.h"

namespace troef::cli {

std::optional<Card> card_of(std::string_view text);

}  // namespace troef::cli
