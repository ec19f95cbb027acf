// SPDX-License-Identifier: Apache-2.0
#include "cli/forfeits.h"

#include <fmt/format.h>

namespace troef::cli {
namespace {

std::string ended_text(const engines::Conduct& conduct) {
  std::string text = fmt::format("ended {} time{}", conduct.ended, conduct.ended == 1 ? "" : "s");
  if (conduct.given_up) text += fmt::format("; given up first at deal {}", *conduct.given_up);
  return text;
}

}  // namespace

std::string forfeits_text(const engines::Conduct& conduct, int indent) {
  const std::string begin = fmt::format("\n{:{}}", "", indent);
  std::string text = fmt::format(
      "{} of {} decisions: the first legal action was played, or nothing "
      "done out of turn{}",
      conduct.forfeited(), conduct.decisions, begin);
  for (int fault = 0; fault < engines::fault_count; ++fault) {
    text += fmt::format("{}{} {}", fault > 0 ? " " : "", name(static_cast<engines::Fault>(fault)),
                        conduct.forfeits[static_cast<std::size_t>(fault)]);
  }
  if (conduct.ended > 0) text += begin + ended_text(conduct);
  return text + begin + "the first: " + conduct.first + "\n";
}

Json forfeits_json(const engines::Conduct& conduct) {
  Json json = {{"decisions", conduct.decisions}};
  for (int fault = 0; fault < engines::fault_count; ++fault) {
    json[name(static_cast<engines::Fault>(fault))] =
        conduct.forfeits[static_cast<std::size_t>(fault)];
  }
  json["ended"] = conduct.ended;
  json["given_up"] = conduct.given_up ? Json(*conduct.given_up) : Json();
  if (!conduct.first.empty()) json["first"] = conduct.first;
  return json;
}

std::string why_no_result(const engines::Conduct& conduct) {
  if (conduct.decisions > 0 && conduct.forfeited() == conduct.decisions) {
    return "forfeited every decision: " + conduct.first;
  }
  return conduct.given_up ? ended_text(conduct) + "; the first forfeit: " + conduct.first : "";
}

}  // namespace troef::cli
