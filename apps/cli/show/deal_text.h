// SPDX-License-Identifier: Apache-2.0
// A deal told from its record: the hands, what was said, the tricks, the result.
#pragma once

#include <string>

#include "cli/show/speech.h"
#include "deal/record.h"

namespace troef::cli {

// The game, its house rules where they are not a preset's, dealer and match.
std::string header_text(const Record& record, const Speech& speech);
// As far as it goes: a record with a fault up to that.
std::string course_text(const Record& record, const Replay& replay, const Speech& speech);
std::string result_text(const Deal& deal, const Speech& speech);
// "  score: +10 -10 +10 -10", a line.
std::string by_seat(const char* title, const BySeat<Amount>& amounts, int seats);

}  // namespace troef::cli
