// SPDX-License-Identifier: Apache-2.0
// House rules as members of an object: words as strings, numbers as numbers.
#pragma once

#include "deal/rules.h"
#include "table/json.h"

namespace troef {

inline void append_rule(Json& json, const Rules& rules, int option) {
  const Option& row = rules.table()[static_cast<std::size_t>(option)];
  json.key(row.name);
  if (row.is_number()) {
    json.value(rules.at(option));
  } else {
    json.value(rules.text(option));
  }
}

inline void append_rules(Json& json, const Rules& rules) {
  json.open('{');
  for (std::size_t i = 0; i < rules.table().size(); ++i) {
    append_rule(json, rules, static_cast<int>(i));
  }
  json.close('}');
}

}  // namespace troef
