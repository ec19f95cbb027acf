// SPDX-License-Identifier: Apache-2.0
// A hint, in words.
#pragma once

#include <string>

#include "bots/signals/convention.h"
#include "cli/play/look.h"
#include "deal/view.h"

namespace troef::cli::table {

std::string hint_text(const Look& look, const View& view, const Convention* signals);

}  // namespace troef::cli::table
