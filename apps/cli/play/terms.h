// SPDX-License-Identifier: Apache-2.0
// Words of the field that players may not know, as the page explains them.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "deal/game.h"

namespace troef::cli::table {

struct Term {
  std::string_view name, nl, en;  // several names with commas
  std::string_view text(Language language) const { return language == Language::nl ? nl : en; }
};

std::span<const Term> terms();

// Those of which these words, in plain_words, are a name or part of one.
std::vector<const Term*> terms_named(Language language, const std::string& words);

}  // namespace troef::cli::table
