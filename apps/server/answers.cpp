// SPDX-License-Identifier: Apache-2.0
#include "server/answers.h"

#include <algorithm>

namespace troef::server {
namespace {

bool has(const Answer& answer, std::string_view name) {
  return std::any_of(answer.headers.begin(), answer.headers.end(),
                     [&](const Header& header) { return header.name == name; });
}

void add(Answer& answer, const char* name, const char* value) {
  if (!has(answer, name)) answer.headers.push_back({name, value});
}

}  // namespace

Answer json_answer(const Json& json, int status) {
  return json_answer(json.dump(-1, ' ', false, Json::error_handler_t::replace), status);
}

Answer json_answer(std::string json, int status) {
  Answer answer = text_answer(std::move(json), "application/json");
  answer.status = status;
  return answer;
}

Answer text_answer(std::string text, std::string_view type) {
  Answer answer;
  answer.headers = {{"Content-Type", std::string(type)}};
  answer.body = std::move(text);
  return answer;
}

Answer error_answer(int status, std::string_view code, std::string_view message) {
  return json_answer(Json{{"error", code}, {"message", message}}, status);
}

Answer storage_answer() {
  return error_answer(503, "storage", "The server cannot reach its storage just now.");
}

void add_security_headers(Answer& answer) {
  add(answer, "Cache-Control", "no-store");
  add(answer, "Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
  add(answer, "X-Content-Type-Options", "nosniff");
  add(answer, "X-Frame-Options", "DENY");
  add(answer, "Referrer-Policy", "no-referrer");
  add(answer, "Cross-Origin-Opener-Policy", "same-origin");
  add(answer, "Cross-Origin-Resource-Policy", "same-origin");
  add(answer, "Permissions-Policy", "camera=(), geolocation=(), microphone=()");
}

}  // namespace troef::server
