// SPDX-License-Identifier: Apache-2.0
// The texts of signals and conventions, written as rule texts are (deal/rulebook.h): a heading for
// every sign ("## SG-01 …") and for every convention ("## @tekenen …").
#pragma once

#include <string_view>

#include "deal/game.h"

namespace troef {

std::string_view signal_texts(Language language);

}  // namespace troef
