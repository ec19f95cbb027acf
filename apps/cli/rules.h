// SPDX-License-Identifier: Apache-2.0
// troef rules: what a rule, a house rule or a preset says; or the whole rule book.
#pragma once

#include <string>
#include <vector>

#include "deal/game.h"

namespace troef::cli {

struct RulesOptions {
  std::string game, language;
  std::vector<std::string> words;  // a number or name, or words to search for
  bool book = false;
};

int rules(const RulesOptions& options);

// All games in one Markdown text: docs/rules.nl.md and docs/rules.en.md.
std::string rule_book(Language language);

}  // namespace troef::cli
