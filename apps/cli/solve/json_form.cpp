// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>

#include "cards/utf8.h"
#include "cli/solve/explain_form.h"
#include "deal/record.h"

namespace troef::cli {
namespace {

std::string bounds_text(const solver::Bounds& bounds) {
  return bounds.exact() ? std::to_string(bounds.low)
                        : fmt::format("[{}, {}]", bounds.low, bounds.high);
}

std::string position_text(const Shown& shown) {
  Record record;
  record.match = shown.heading.match;
  record.players = shown.heading.players;
  std::string text = write_record(shown.deal, record);
  text.pop_back();
  return text;
}

}  // namespace

std::string in_utf8(std::string_view text) {
  std::string valid;
  while (!text.empty()) {
    std::string_view rest = text;
    if (take_character(rest)) {
      valid += text.substr(0, text.size() - rest.size());
      text = rest;
    } else {
      valid += "\uFFFD";
      text.remove_prefix(1);
    }
  }
  return valid;
}

std::string json_text(const Shown& shown, const Also& also) {
  const Solved& answer = shown.answer;
  const Names contracts = shown.deal.game().contracts();
  const bool exact = answer.exact();
  std::string text = "{\"value\": " + (exact ? std::to_string(answer.value.low) : "null");
  text += ", \"goal\": ";
  append_json_string(text, shown.asked.name);
  text += ", \"cards\": {";
  const char* comma = "";
  for (const Solved::Choice& each : answer.choices) {
    text += comma;
    append_json_string(text, to_string(each.action, contracts));
    text += ": " + bounds_text(each.value);
    comma = ", ";
  }
  text += "}, \"line\": [";
  comma = "";
  for (const Entry& entry : answer.line) {
    text += comma;
    append_json_string(text, to_string(entry, contracts));
    comma = ", ";
  }
  text += fmt::format("], \"exact\": {}", exact);
  if (!exact)
    text += fmt::format(", \"low\": {}, \"high\": {}", answer.value.low, answer.value.high);
  text += fmt::format(", \"nodes\": {}", answer.nodes);
  if (also.source) {
    text += ", \"source\": ";
    append_json_string(text, in_utf8(shown.source));
    text += fmt::format(", \"actions\": {}", shown.actions);
  }
  if (shown.why != nullptr) text += explained_json(shown);
  if (also.position) text += ", \"position\": " + position_text(shown);
  return text + "}\n";
}

}  // namespace troef::cli
