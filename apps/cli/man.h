// SPDX-License-Identifier: Apache-2.0
// troef man: the manual page, docs/troef.1.
#pragma once

#include "cli/describe.h"

namespace troef::cli {

std::string manual_page(const std::vector<CommandText>& commands, const std::string& version);

}  // namespace troef::cli
