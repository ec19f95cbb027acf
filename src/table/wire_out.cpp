// SPDX-License-Identifier: Apache-2.0
#include "table/wire_out.h"

#include "cards/utf8.h"
#include "table/json.h"

namespace troef::wire {
namespace {

// A message may quote what a client sent, cut short: what is no UTF-8 any more is left out.
std::string whole_characters(std::string_view text) {
  std::string whole;
  while (!text.empty()) {
    const std::string_view rest = text;
    if (take_character(text)) {
      whole += rest.substr(0, rest.size() - text.size());
    } else {
      text.remove_prefix(1);
    }
  }
  return whole;
}

}  // namespace

std::string done(const std::optional<std::string>& id, std::uint64_t seq) {
  std::string text;
  Json json(text);
  json.open('{').member("type", "done");
  if (id) json.member("id", *id);
  json.member("seq", seq).close('}');
  return text;
}

std::string refused(const std::optional<std::string>& id, std::string_view code,
                    std::string_view rule, std::string_view message) {
  std::string text;
  Json json(text);
  json.open('{').member("type", "refused");
  if (id) json.member("id", *id);
  json.member("code", code);
  if (!rule.empty()) json.member("rule", rule);
  json.member("message", whole_characters(message)).close('}');
  return text;
}

}  // namespace troef::wire
