// SPDX-License-Identifier: Apache-2.0
// What the table says of programs that do not decide what they are asked.
#pragma once

#include <string>

#include "cli/play/look.h"
#include "cli/play/others.h"

namespace troef::cli::table {

// While a deal is played: nothing by which cards could be known.
std::string lapse_text(const Look& look, const Lapse& lapse);
// After it: how often, and the first time in the words of the protocol; "" where it never happened.
std::string lapses_text(const Look& look, std::string_view bot, const engines::Conduct& conduct);

}  // namespace troef::cli::table
