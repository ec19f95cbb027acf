// SPDX-License-Identifier: Apache-2.0
// Why a card is thought to lie with a seat.
#pragma once

#include <vector>

#include "bots/hint/hint.h"

namespace troef::hints {

// Finds for each guess what its seat did that it would do most more readily with the card than
// without it, by the model of the others that the search has (search/likelihood).
void find_reasons(const View& view, const BotSettings& settings, std::vector<Hint::Guess>& guesses);

}  // namespace troef::hints
