// SPDX-License-Identifier: Apache-2.0
// Explanations as text, for people and for programs.
#pragma once

#include <string>

#include "cli/show/speech.h"
#include "cli/solve/form.h"

namespace troef::cli {

std::string explained_text(const Shown& shown, const Speech& speech);

// Begins with a comma.
std::string explained_json(const Shown& shown);

}  // namespace troef::cli
