// SPDX-License-Identifier: Apache-2.0
#include "server/messages.h"

#include <nlohmann/json.hpp>

namespace troef::server {
namespace {

using Json = nlohmann::ordered_json;

Json parsed(std::string_view frame) { return Json::parse(frame, nullptr, false); }

std::string text_of(const Json& object, const char* key) {
  if (!object.is_object()) return "";
  const auto found = object.find(key);
  return found != object.end() && found->is_string() ? found->get<std::string>() : "";
}

std::shared_ptr<const std::string> dumped(const Json& json) {
  return std::make_shared<const std::string>(
      json.dump(-1, ' ', false, Json::error_handler_t::replace));
}

}  // namespace

std::shared_ptr<const std::string> notice_message(std::string_view code) {
  return dumped({{"type", "notice"}, {"code", code}});
}

std::shared_ptr<const std::string> refused_message(std::string_view frame, std::string_view code,
                                                   std::string_view message) {
  Json refused = {{"type", "refused"}};
  const std::string id = text_of(parsed(frame), "id");
  if (!id.empty() && id.size() <= 40) refused["id"] = id;
  refused["code"] = code;
  refused["message"] = message;
  return dumped(refused);
}

bool is_hello_or_sync(std::string_view frame) {
  if (frame.size() > 200) return false;
  const std::string type = text_of(parsed(frame), "type");
  return type == "hello" || type == "sync";
}

std::string_view refusal_code(std::string_view message) {
  if (!message.starts_with(R"({"type":"refused")")) return "";
  constexpr std::string_view key = R"("code":")";
  const std::size_t begin = message.find(key);
  if (begin == std::string_view::npos) return "";
  const std::string_view rest = message.substr(begin + key.size());
  return rest.substr(0, rest.find('"'));
}

}  // namespace troef::server
