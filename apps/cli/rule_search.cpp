// SPDX-License-Identifier: Apache-2.0
#include "cli/rule_search.h"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>

#include "cli/choice.h"
#include "cli/plain_words.h"
#include "cli/rule_text.h"
#include "cli/terminal.h"

namespace troef::cli {
namespace {

// "vierde-boer" is found as "vierde boer".
std::string without_hyphens(std::string text) {
  std::ranges::replace(text, '-', ' ');
  return plain_words(text);
}

bool has_all(const std::string& text, const std::string& words) {
  std::istringstream each(words);
  for (std::string word; each >> word;) {
    if (text.find(word) == std::string::npos) return false;
  }
  return true;
}

}  // namespace

std::vector<const RuleText*> find_words(const RuleBook& book, const std::string& words) {
  const std::string plain = without_hyphens(words);
  std::vector<const RuleText*> found;
  for (const RuleText& text : book.texts()) {
    std::string whole = fmt::format("{} {} {}", text.id, text.title, text.body);
    for (const auto& value : text.values)
      whole += fmt::format(" {} {}", value.word, value.sentence);
    if (has_all(without_hyphens(whole), plain)) found.push_back(&text);
  }
  return found;
}

std::string titles_of(const std::vector<const RuleText*>& texts) {
  std::size_t width = 0;
  for (const RuleText* text : texts) width = std::max(width, text->id.size());
  std::string list;
  for (const RuleText* text : texts) {
    list += fmt::format("  {}  {}\n", padded(text->id, width), text->title);
  }
  return list;
}

std::string found_text(const std::vector<RuleBook>& books, const std::string& words,
                       Language language, bool colour) {
  std::string list, only;
  std::size_t count = 0;
  for (const RuleBook& book : books) {
    const auto found = find_words(book, words);
    count += found.size();
    if (found.empty()) continue;
    if (count == 1) only = with_options(book, *found.front(), colour);
    if (books.size() > 1) list += styled(book.title(), Style::bold, colour) + "\n";
    list += titles_of(found);
  }
  if (count <= 1) return only;
  return list + say(language, "Een ervan in zijn geheel: troef rules SPEL NUMMER\n",
                    "One of them in full: troef rules GAME NUMBER\n");
}

}  // namespace troef::cli
