// SPDX-License-Identifier: Apache-2.0
// Rules, house rules and presets as a terminal shows them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "deal/game.h"
#include "deal/rulebook.h"

namespace troef::cli {

// Where another house rule makes the default of an option another than the usual one.
struct OtherDefault {
  std::string setting, value;  // "scoring=pool", "0"
};
std::vector<OtherDefault> other_defaults(const Game& game, int option);

// Whether the text of an option names this rule as one that it decides.
bool mentions(const RuleText& option, std::string_view rule);

// By its number or name, in capitals or not; nullptr where there is none.
const RuleText* find_text(const RuleBook& book, const std::string& id);
// "kj-21" is KJ-21 too.
std::string upper(std::string text);

// What a body says up to and with its first full stop.
std::string first_sentence(std::string_view body);

std::string in_words(const RuleText& text, bool colour);
// A rule, and the house rules that change it.
std::string with_options(const RuleBook& book, const RuleText& text, bool colour);
std::string whole_book(const RuleBook& book, bool colour);

}  // namespace troef::cli
