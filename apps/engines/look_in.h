// SPDX-License-Identifier: Apache-2.0
// The look of a question as the view that it was made from.
#pragma once

#include <string>

#include "engines/json_in.h"
#include "engines/wire_in.h"

namespace troef::engines {

// Everything but the actions to choose from. "" or what is wrong.
std::string read_look(const nlohmann::json& look, const HostDeal& deal, Question& question);

}  // namespace troef::engines
