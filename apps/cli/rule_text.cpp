// SPDX-License-Identifier: Apache-2.0
#include "cli/rule_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/plain_words.h"
#include "cli/terminal.h"
#include "games/games.h"

namespace troef::cli {
namespace {

// That changes this rule, in whatever game it is.
bool changes(const RuleText& option, const RuleText& rule) {
  return mentions(option, rule.id) || std::ranges::any_of(all_games(), [&](const Game* game) {
           return std::ranges::any_of(game->options(), [&](const Option& each) {
             return each.name == option.id && each.rule == rule.id;
           });
         });
}

// "kj25" as "kj-25".
std::string hyphened(std::string id) {
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  if (id.size() == 4 && is_digit(id[2]) && is_digit(id[3])) id.insert(2, "-");
  return id;
}

}  // namespace

std::string upper(std::string text) {
  std::ranges::transform(text, text.begin(), [](char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  });
  return text;
}

std::vector<OtherDefault> other_defaults(const Game& game, int option) {
  const Option& row = game.options()[static_cast<std::size_t>(option)];
  if (!row.follows) return {};
  const Option& decider = game.options()[row.follows->option];
  const int usual = default_rules(game).at(option);
  std::vector<OtherDefault> others;
  for (std::size_t i = 0; i < decider.words.size(); ++i) {
    const int value = row.follows->defaults[i];
    if (value == usual) continue;
    others.push_back({fmt::format("{}={}", decider.name, decider.words[i]), row.text(value)});
  }
  return others;
}

bool mentions(const RuleText& option, std::string_view rule) {
  return option.body.find(rule) != std::string::npos;
}

const RuleText* find_text(const RuleBook& book, const std::string& id) {
  for (const std::string& spelled : {id, upper(hyphened(id)), plain_words(id)}) {
    if (const RuleText* text = book.find(spelled)) return text;
  }
  return nullptr;
}

std::string first_sentence(std::string_view body) {
  const std::string text = unwrapped(body);
  const auto end = text.find(". ");
  return end == std::string::npos ? text : text.substr(0, end + 1);
}

std::string in_words(const RuleText& text, bool colour) {
  std::string lines = styled(fmt::format("{}  {}", text.id, text.title), Style::bold, colour);
  lines += "\n  " + filled(unwrapped(text.body), 2) + "\n";
  for (const auto& value : text.values) {
    lines += "  " + filled(fmt::format("- {}: {}", value.word, value.sentence), 4) + "\n";
  }
  return lines;
}

std::string with_options(const RuleBook& book, const RuleText& text, bool colour) {
  std::string lines = in_words(text, colour);
  if (text.kind != RuleText::Kind::rule) return lines;
  for (const RuleText& other : book.texts()) {
    if (other.kind != RuleText::Kind::option || !changes(other, text)) continue;
    lines += "\n" + in_words(other, colour);
  }
  return lines;
}

std::string whole_book(const RuleBook& book, bool colour) {
  std::string lines = styled(book.title(), Style::bold, colour) + "\n" +
                      filled(unwrapped(book.introduction())) + "\n";
  for (const RuleText& text : book.texts()) lines += "\n" + in_words(text, colour);
  return lines;
}

}  // namespace troef::cli
