// SPDX-License-Identifier: Apache-2.0
// The words of a line: a verb, and the cards, suit, melds or number that follow it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/play/look.h"
#include "deal/view.h"

namespace troef::cli::table {

using WordList = std::vector<std::string>;

WordList words_of(const std::string& text);
std::optional<int> number_in(const std::string& text);

// By its name in records, or its word in either language.
std::optional<Verb> read_verb(const Look& look, const std::string& word);
std::optional<Action> read_melds(const Look& look, const View& view, const WordList& words);
// Nothing if one of the words is no card.
std::optional<std::vector<Card>> read_cards(const Look& look, const WordList& words);
// What follows a verb, cards in any order.
std::optional<Action> read_rest(const Look& look, const View& view, Verb verb, WordList words);

}  // namespace troef::cli::table
