// SPDX-License-Identifier: Apache-2.0
// How often it goes how, in the words of a hint.
#pragma once

#include <string>

#include "bots/hint/hint.h"
#include "cli/play/look.h"

namespace troef::cli::table {

// As a whole number; what is not sure is never 100.
long percent(double share);

// "slag voor ons: 83%, jij speelt: 32% (gehaald: 30%), iedereen past: 8%".
std::string shares_text(const Look& look, const View& view, const Hint& hint,
                        const Hint::Option& option);

}  // namespace troef::cli::table
