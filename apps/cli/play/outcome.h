// SPDX-License-Identifier: Apache-2.0
// How a deal ended, and what lay hidden in it.
#pragma once

#include <string>
#include <vector>

#include "cli/play/look.h"
#include "deal/view.h"

namespace troef::cli::table {

std::vector<std::string> outcome(const Look& look, const View& view);

}  // namespace troef::cli::table
