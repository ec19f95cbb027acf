// SPDX-License-Identifier: Apache-2.0
// Answers of the HTTP half, with the headers that each kind has.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "server/transport.h"

namespace troef::server {

using Json = nlohmann::ordered_json;

Answer json_answer(const Json& json, int status = 200);
Answer json_answer(std::string json, int status = 200);
Answer text_answer(std::string text, std::string_view type);
// {"error": code, "message": …}
Answer error_answer(int status, std::string_view code, std::string_view message);
// 503: what is kept cannot be read, or nothing can be kept.
Answer storage_answer();
// What a browser is told of an answer of any kind: not to guess, not to frame, not to tell others.
void add_security_headers(Answer& answer);

}  // namespace troef::server
