// SPDX-License-Identifier: Apache-2.0
// An action as people type it, in the notation of records and shorter.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/play/look.h"
#include "deal/view.h"

namespace troef::cli::table {

struct ReadAction {
  std::optional<Action> action;
  std::string error;  // what would be right
  // Several that it could be.
  std::vector<std::string> meanings;
};

// It need not be legal, where it is clear what was meant.
ReadAction read_action(const Look& look, const View& view, const std::string& text);

}  // namespace troef::cli::table
