// SPDX-License-Identifier: Apache-2.0
// What contracts undertake, for games where contracts are bid by name.
#pragma once

#include <string_view>

#include "deal/game.h"

namespace troef {

// In a few words; empty where no game has such a contract.
std::string_view contract_meaning(std::string_view contract, Language language);

}  // namespace troef
