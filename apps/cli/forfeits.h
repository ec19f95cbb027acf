// SPDX-License-Identifier: Apache-2.0
// What programs did not decide themselves, told for people and for programs.
#pragma once

#include <fmt/format.h>

#include <string>

#include "cli/json.h"
#include "engines/engine.h"

namespace troef::cli {

// Two lines; the second is indented by so many blanks.
inline std::string forfeits_text(const engines::Conduct& conduct, int indent) {
  std::string text =
      fmt::format("{} of {} decisions, for which the first legal action was played\n{:{}}",
                  conduct.forfeited(), conduct.decisions, "", indent - 1);
  for (int fault = 0; fault < engines::fault_count; ++fault) {
    text += fmt::format(" {} {}", name(static_cast<engines::Fault>(fault)),
                        conduct.forfeits[static_cast<std::size_t>(fault)]);
  }
  return text + fmt::format("; the first: {}\n", conduct.first);
}

inline Json forfeits_json(const engines::Conduct& conduct) {
  Json json = {{"decisions", conduct.decisions}};
  for (int fault = 0; fault < engines::fault_count; ++fault) {
    json[name(static_cast<engines::Fault>(fault))] =
        conduct.forfeits[static_cast<std::size_t>(fault)];
  }
  if (!conduct.first.empty()) json["first"] = conduct.first;
  return json;
}

}  // namespace troef::cli
