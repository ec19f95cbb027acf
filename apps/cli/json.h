// SPDX-License-Identifier: Apache-2.0
// JSON for programs: one object, one line.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace troef::cli {

using Json = nlohmann::ordered_json;

// Names of files and the like need not be UTF-8: what is not becomes U+FFFD.
inline std::string json_line(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace troef::cli
