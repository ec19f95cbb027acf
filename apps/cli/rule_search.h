// SPDX-License-Identifier: Apache-2.0
// Rules found by their words.
#pragma once

#include <string>
#include <vector>

#include "deal/game.h"
#include "deal/rulebook.h"

namespace troef::cli {

// The texts in which every word occurs, whatever its case and accents.
std::vector<const RuleText*> find_words(const RuleBook& book, const std::string& words);
// A line for each: its number or name, and its title.
std::string titles_of(const std::vector<const RuleText*>& texts);
// What find_words finds: the only one in full, of several their titles, book by book; "" where
// there is none.
std::string found_text(const std::vector<RuleBook>& books, const std::string& words,
                       Language language, bool colour);

}  // namespace troef::cli
