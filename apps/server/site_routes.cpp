// SPDX-License-Identifier: Apache-2.0
// Which path is for what.
#include <charconv>

#include "server/address.h"
#include "server/parts.h"
#include "server/site.h"
#include "server/tokens.h"
#include "table/catalogue.h"

namespace troef::server {
namespace {

std::optional<int> read_number(std::string_view text) {
  int number = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  if (text.empty() || text.size() > 6 || read.ec != std::errc() ||
      read.ptr != text.data() + text.size() || number < 0) {
    return std::nullopt;
  }
  return number;
}

void not_found(const Calling& call) {
  call->reply(error_answer(404, "not_found", "There is nothing here."));
}

void wrong_method(const Calling& call) {
  call->reply(error_answer(405, "method", "This method does not go with this path."));
}

}  // namespace

void Site::route_api(const Calling& call, std::string_view path) {
  const std::string& method = call->request.method;
  const bool reads = method == "GET" || method == "HEAD", posts = method == "POST";
  if (!reads && !posts) return wrong_method(call);
  if (posts && !may_change(call)) return;
  if (!path.starts_with("/v1/")) return not_found(call);
  path.remove_prefix(4);

  if (path == "me") return posts ? name_me(call) : me(call);
  if (path == "me/link") return posts ? link_me(call) : wrong_method(call);
  if (path == "me/move") return posts ? move_me(call) : wrong_method(call);
  if (path == "tables") return posts ? make_table(call) : tables(call);
  const bool is_read = path == "games" || path.starts_with("games/") || path.starts_with("tables/");
  if (posts) return is_read ? wrong_method(call) : not_found(call);
  if (path == "games") return games(call);
  const std::string_view kind = take_part(path, '/');
  if (kind == "games") {
    const std::string_view game = take_part(path, '/');
    return path == "rules" ? rules(call, game) : not_found(call);
  }
  return kind == "tables" ? route_table(call, path) : not_found(call);
}

void Site::route_table(const Calling& call, std::string_view path) {
  const std::string id(take_part(path, '/'));
  if (!is_id(id)) return no_table(call, Missing::unknown);
  if (path.empty()) return summary(call, id);
  if (path == "hint") return hint(call, id);
  if (path == "record") return record(call, id);
  if (take_part(path, '/') != "deals") return not_found(call);
  const auto number = read_number(take_part(path, '/'));
  if (!number) return not_found(call);
  if (path.empty()) return deal(call, id, *number);
  if (path == "steps") return steps(call, id, *number);
  return path == "review" ? review(call, id, *number) : not_found(call);
}

bool Site::is_for_host(std::string_view path) {
  return path == "/healthz" || path == "/readyz" || path == "/metrics";
}

void Site::route_host(const Calling& call) {
  if (call->path == "/healthz") return call->reply(text_answer("alive\n", "text/plain"));
  if (call->path == "/readyz") return ready(call);
  if (!parts_.config.metrics_for_all && !is_loopback(call->address)) return not_found(call);
  call->reply(text_answer(parts_.metrics.text(), "text/plain; version=0.0.4"));
}

void Site::games(const Calling& call) {
  kept(call, "", [this] { return games_json(parts_.games, parts_.surroundings.levels()); });
}

void Site::rules(const Calling& call, std::string_view name) {
  const Game* game = find_game(parts_.games, name);
  if (game == nullptr) return not_found(call);
  kept(call, name, [game] { return rules_json(*game); });
}

// What does not change while the server runs is made once.
void Site::kept(const Calling& call, std::string_view name,
                const std::function<std::string()>& make) {
  auto found = texts_.find(name);
  if (found == texts_.end()) found = texts_.try_emplace(std::string(name), make()).first;
  Answer answer;
  answer.headers = {{"Content-Type", "application/json"}, {"Cache-Control", "no-cache"}};
  answer_with(found->second.variants(), call->request, answer);
  call->reply(std::move(answer));
}

}  // namespace troef::server
