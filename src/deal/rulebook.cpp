// SPDX-License-Identifier: Apache-2.0
#include "deal/rulebook.h"

namespace troef {
namespace {

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view blank = " \r\n";
  const auto begin = text.find_first_not_of(blank);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(blank) - begin + 1);
}

// Takes the first line off a text.
std::string_view take_line(std::string_view& text) {
  const auto end = text.find('\n');
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return line;
}

// A text up to its next heading.
std::string_view take_section(std::string_view& text) {
  const auto end = text.find("\n## ");
  const std::string_view section = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return section;
}

RuleText heading(std::string_view line) {
  const auto space = line.find(' ');
  RuleText text{RuleText::Kind::rule, line.substr(0, space), {}, {}, {}};
  if (space != std::string_view::npos) text.title = trimmed(line.substr(space));
  if (text.id.starts_with('`')) {
    text.kind = RuleText::Kind::option;
    text.id = text.id.substr(1, text.id.find('`', 1) - 1);
  } else if (text.id.starts_with('@')) {
    text.kind = RuleText::Kind::preset;
    text.id.remove_prefix(1);
  }
  return text;
}

// "- `word`: Sentence." and so on.
std::vector<RuleText::Value> values_in(std::string_view lines) {
  std::vector<RuleText::Value> values;
  while (!lines.empty()) {
    const std::string_view line = take_line(lines);
    const auto end = line.find("`: ");
    if (!line.starts_with("- `") || end == std::string_view::npos) continue;
    values.push_back({line.substr(3, end - 3), trimmed(line.substr(end + 3))});
  }
  return values;
}

RuleText section_text(std::string_view section) {
  RuleText text = heading(trimmed(take_line(section).substr(3)));
  const auto list = section.starts_with("- `") ? 0 : section.find("\n- `");
  text.body = trimmed(section.substr(0, list));
  if (list != std::string_view::npos) text.values = values_in(section.substr(list));
  return text;
}

}  // namespace

RuleBook::RuleBook(std::string_view own, std::string_view common) {
  std::string_view head = take_section(own);
  title_ = trimmed(take_line(head));
  if (title_.starts_with("# ")) title_.remove_prefix(2);
  introduction_ = trimmed(head);
  while (!own.empty()) texts_.push_back(section_text(take_section(own)));
  take_section(common);
  while (!common.empty()) texts_.push_back(section_text(take_section(common)));
}

const RuleText* RuleBook::find(std::string_view id) const {
  for (const auto kind : {RuleText::Kind::rule, RuleText::Kind::option, RuleText::Kind::preset}) {
    if (const RuleText* text = find(kind, id)) return text;
  }
  return nullptr;
}

const RuleText* RuleBook::find(RuleText::Kind kind, std::string_view id) const {
  for (const RuleText& text : texts_) {
    if (text.kind == kind && text.id == id) return &text;
  }
  return nullptr;
}

std::string unwrapped(std::string_view body) {
  std::string text;
  for (const char c : body) text += c == '\n' ? ' ' : c;
  return text;
}

}  // namespace troef
