// SPDX-License-Identifier: Apache-2.0
// What the table says by itself to an action: what came of a claim, of an equal bid, what is paid.
#pragma once

#include <string>

#include "cli/show/speech.h"
#include "deal/board.h"

namespace troef::cli {

// Behind the words of the action; "" for nothing.
std::string table_says(const Entry& entry, const Board& before, const Board& after,
                       const Speech& speech);
// A line of its own: what was paid just now, before the tricks count.
std::string paid_text(const Entry& entry, const Board& before, const Board& after,
                      const Speech& speech);

}  // namespace troef::cli
