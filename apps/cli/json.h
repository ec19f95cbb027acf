// SPDX-License-Identifier: Apache-2.0
// JSON for programs: one object, one line.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace troef::cli {

using Json = nlohmann::ordered_json;

// Names of files and the like need not be UTF-8: what is not becomes U+FFFD.
std::string json_line(const Json& json);
// Discarded where the text is none.
Json parse_json(std::string_view text);

}  // namespace troef::cli
