// SPDX-License-Identifier: Apache-2.0
#include "cli/solve/timed.h"

#include <algorithm>

#include "cli/json.h"

namespace troef::cli {
namespace {

// The columns before the value, with their commas.
std::size_t asked_columns(std::string_view row) {
  const std::string head = csv_head();
  const auto value = head.begin() + static_cast<std::ptrdiff_t>(head.find("value"));
  auto columns = std::count(head.begin(), value, ',');
  bool quoted = false;
  for (std::size_t i = 0; i < row.size(); ++i) {
    if (row[i] == '"') quoted = !quoted;
    if (row[i] == ',' && !quoted && --columns == 0) return i + 1;
  }
  return row.size();
}

// Null where it is no answer. Names of files need not be UTF-8.
Json without_values(std::string_view line) {
  std::string ascii(line);
  std::ranges::replace_if(ascii, [](unsigned char byte) { return byte >= 0x80; }, '?');
  Json answer = parse_json(ascii);
  if (!answer.is_object() || !answer.contains("cards")) return nullptr;
  for (const char* key : {"low", "high"}) answer.erase(key);
  for (const char* key : {"value", "line", "exact", "nodes", "explain"}) {
    if (answer.contains(key)) answer[key] = nullptr;
  }
  for (Json& value : answer["cards"]) value = nullptr;
  return answer;
}

}  // namespace

std::size_t untimed_beginning(Form form, std::string_view line) {
  constexpr std::string_view begin = "{\"value\": ";
  return form == Form::csv ? asked_columns(line) : begin.size();
}

bool same_asked(Form form, std::string_view line, std::string_view other) {
  if (form == Form::csv) return other.starts_with(line.substr(0, asked_columns(line)));
  const Json asked = without_values(line);
  return asked.is_object() && asked == without_values(other);
}

}  // namespace troef::cli
