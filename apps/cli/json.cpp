// SPDX-License-Identifier: Apache-2.0
#include "cli/json.h"

namespace troef::cli {

std::string json_line(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

Json parse_json(std::string_view text) { return Json::parse(text, nullptr, false); }

}  // namespace troef::cli
