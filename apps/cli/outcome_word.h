// SPDX-License-Identifier: Apache-2.0
// The word for how a deal ended.
#pragma once

#include "deal/game.h"

namespace troef::cli {

// As who keeps such a score sheet says it: nat is erin on a blok (HJ-43).
const char* outcome_word(Language language, Outcome outcome, Sheet sheet);

}  // namespace troef::cli
