// SPDX-License-Identifier: Apache-2.0
// What programs did not decide themselves, told for people and for programs.
#pragma once

#include <string>

#include "cli/json.h"
#include "engines/conduct.h"

namespace troef::cli {

// Lines; all but the first are indented by so many blanks.
std::string forfeits_text(const engines::Conduct& conduct, int indent);
Json forfeits_json(const engines::Conduct& conduct);

// Why a result says nothing about a program: "" where it does.
std::string why_no_result(const engines::Conduct& conduct);

}  // namespace troef::cli
