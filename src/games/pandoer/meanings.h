// SPDX-License-Identifier: Apache-2.0
// What each contract undertakes, in a few words.
#pragma once

#include <string_view>

#include "deal/game.h"

namespace troef::pandoer {

// Empty where there is no such contract.
std::string_view contract_meaning(std::string_view contract, Language language);

}  // namespace troef::pandoer
