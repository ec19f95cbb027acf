// SPDX-License-Identifier: Apache-2.0
// troef completion: scripts that complete commands, options, games, presets and house rules.
#pragma once

#include "cli/describe.h"

namespace troef::cli {

// Throws a Failure for another shell than bash or zsh.
std::string completion(const std::string& shell, const std::vector<CommandText>& commands);

}  // namespace troef::cli
