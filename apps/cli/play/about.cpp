// SPDX-License-Identifier: Apache-2.0
#include "cli/play/about.h"

#include <sstream>

#include "cli/play/answers.h"
#include "cli/play/echoed.h"
#include "cli/play/terms.h"
#include "cli/play/texts.h"
#include "cli/rule_search.h"
#include "cli/rule_text.h"

namespace troef::cli::table {
namespace {

// The row of the help about a command, "" of what is none.
std::string command_row(const Look& look, const std::string& words) {
  const std::vector<std::string_view> names = names_of_command(words);
  std::istringstream rows(help_text(look));
  for (std::string row; std::getline(rows, row);) {
    for (const std::string_view name : names) {
      if (row.starts_with("  " + std::string(name) + " ")) return row + "\n";
    }
  }
  return "";
}

std::string terms_text(const Look& look, const std::string& words) {
  std::string text;
  for (const Term* term : terms_named(look.language, words)) {
    text += inked(look, Ink::bold, std::string(term->name)) + "\n  " +
            std::string(term->text(look.language)) + "\n";
  }
  return text;
}

}  // namespace

std::string about_text(const Look& look, const View& view, const RuleBook& book,
                       const Keeper& keeper, const Line& line) {
  const std::string& words = line.argument;
  if (std::string row = command_row(look, words); !row.empty()) return row;
  if (find_text(book, words) != nullptr) return rule_text(look, book, words);
  std::string text = terms_text(look, words);
  const auto& action = line.read.action;
  if (text.empty() && action && action->verb == Verb::play) {
    return why_text(look, view, book, *action, keeper.why_not(*action));
  }
  if (!find_words(book, words).empty()) text += rule_text(look, book, words);
  if (text.empty()) text = say(look, Text::help_unknown, echoed(words)) + "\n";
  return text;
}

}  // namespace troef::cli::table
