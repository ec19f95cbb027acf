// SPDX-License-Identifier: Apache-2.0
// Answers to what a player asks at the table: a rule, a refusal, the last trick.
#pragma once

#include <string>
#include <string_view>

#include "cli/play/look.h"
#include "cli/play/read_action.h"
#include "cli/play/undo.h"
#include "deal/rulebook.h"
#include "deal/view.h"

namespace troef::cli::table {

// A rule by its number or name, or the only one that has all words; the titles of several, and of
// all where nothing is asked.
std::string rule_text(const Look& look, const RuleBook& book, const std::string& words);
// With what the house rules of this table say about it.
std::string refusal_text(const Look& look, const View& view, const RuleBook& book,
                         const Action& action, std::string_view rule);
std::string help_text(const Look& look);
// What came of the last claim, with the rule if it was right.
std::string claim_text(const Look& look, const View& view, const RuleBook& book);
// Of a bid that is more than its figures or words say at first sight; else "".
std::string read_as_text(const Look& look, const std::string& typed, const Action& action);
// Of an action, with the rule that it offends if it does.
std::string why_text(const Look& look, const View& view, const RuleBook& book, const Action& action,
                     std::string_view rule);
std::string last_text(const Look& look, const View& view);
std::string unclear_text(const Look& look, const View& view, const std::string& typed,
                         const ReadAction& read);
std::string undo_text(const Look& look, Undo outcome);

}  // namespace troef::cli::table
