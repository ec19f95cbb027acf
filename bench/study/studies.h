// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "study/bot.h"
#include "study/decisions.h"
#include "study/tally.h"

namespace troef::study {

// The logarithm of the probability that 64 worlds give to where each unseen card of the others
// lies, added up over these cards, and what drawing them takes.
std::vector<Tally> beliefs(const Deals& deals, int decisions, const std::vector<Studied>& bots);

// What the card that is chosen costs with all cards known, in the declarer's score (or that of the
// side to move first); and what choosing takes.
std::vector<Tally> cards(const Deals& deals, int decisions, const std::vector<Studied>& bots);

}  // namespace troef::study
