// SPDX-License-Identifier: Apache-2.0
#include "server/site.h"

#include <algorithm>
#include <cctype>

#include "server/address.h"
#include "server/log.h"
#include "server/parts.h"
#include "server/session.h"
#include "server/tokens.h"

namespace troef::server {
namespace {

constexpr Rate once_a_minute = {1, 1.0 / 60};

std::size_t count_of(const std::unordered_map<std::string, std::size_t>& counts,
                     const std::string& name) {
  const auto found = counts.find(name);
  return found == counts.end() ? 0 : found->second;
}

void drop_one(std::unordered_map<std::string, std::size_t>& counts, const std::string& name) {
  const auto found = counts.find(name);
  if (--found->second == 0) counts.erase(found);
}

// With or without parameters.
bool is_json(std::string_view type) {
  type = type.substr(0, type.find_first_of("; \t"));
  constexpr std::string_view json = "application/json";
  return std::ranges::equal(type, json,
                            [](unsigned char a, char b) { return std::tolower(a) == b; });
}

// "a, b" holds "b".
bool lists(std::string_view header, std::string_view word) {
  while (!header.empty()) {
    if (take_part(header, ',') == word) return true;
  }
  return false;
}

// Once; HTTP/1.0 knows nothing of hosts and may leave it out.
bool says_host(const Request& request) {
  const std::size_t lines = request.lines_of("Host");
  if (lines == 0) return request.version == 10;
  return lines == 1 && !request.header("Host").empty();
}

}  // namespace

Site::Site(SiteParts parts)
    : parts_(parts),
      people_(parts.network, parts.reception, parts.store),
      pages_(parts.config.web),
      turned_away_(once_a_minute),
      files_(parts.config.limits.files),
      requests_(parts.config.limits.requests),
      posts_(parts.config.limits.posts),
      new_tables_(parts.config.limits.new_tables),
      hints_(parts.config.limits.hints),
      reviews_(parts.config.limits.reviews) {}

bool Site::turn_away(const std::string& limit) {
  parts_.metrics.turned_away(limit);
  if (turned_away_.take(limit, parts_.network.now())) {
    log(Level::warning, "connection_turned_away", {{"limit", limit}});
  }
  return false;
}

bool Site::admit(const std::string& address) {
  const Limits& limits = parts_.config.limits;
  if (connections_ >= limits.connections) return turn_away("connections");
  // Behind a proxy all come from one address; sockets are counted by the forwarded one.
  const std::string network = network_of(address);
  if (!parts_.config.behind_proxy &&
      count_of(connections_by_address_, network) >= limits.connections_per_address) {
    return turn_away("connections_per_address");
  }
  ++connections_by_address_[network];
  parts_.metrics.connections(static_cast<double>(++connections_));
  return true;
}

void Site::gone(const std::string& address) {
  drop_one(connections_by_address_, network_of(address));
  parts_.metrics.connections(static_cast<double>(--connections_));
}

void Site::dropped() {
  parts_.metrics.slow_reader();
  log(Level::info, "slow_reader_dropped");
}

std::string Site::client(const Request& request) const {
  if (!parts_.config.behind_proxy) return request.address;
  const auto forwarded = request.last_header("X-Forwarded-For");
  return forwarded ? std::string(last_forwarded(*forwarded)) : request.address;
}

// Once: with a proxy in front that it was not told of nearly everything works.
void Site::warn_of_proxy(const Request& request) {
  if (parts_.config.behind_proxy || warned_of_proxy_) return;
  if (request.header("X-Forwarded-For").empty()) return;
  warned_of_proxy_ = true;
  log(Level::warning, "proxy_not_believed",
      {{"why", "X-Forwarded-For came; if a proxy of yours sets it: behind_proxy = true"}});
}

Calling Site::call(Request request, Reply reply) {
  warn_of_proxy(request);
  auto call = std::make_shared<Call>();
  const std::string_view target = request.target;
  const std::size_t question = std::min(target.find('?'), target.size());
  call->path = target.substr(0, question);
  call->query = target.substr(std::min(question + 1, target.size()));
  call->address = client(request);
  call->secure = parts_.config.behind_proxy && request.last_header("X-Forwarded-Proto") == "https";
  call->request = std::move(request);
  call->reply = [this, route = call->path.starts_with("/api/") ? "api" : "page",
                 reply = std::move(reply)](Answer answer) {
    add_security_headers(answer);
    parts_.metrics.request(route, answer.status);
    reply(std::move(answer));
  };
  return call;
}

bool Site::let_in(const Calling& call, Buckets& bucket) {
  Answer refusal;
  if (!bucket.take(network_of(call->address), parts_.network.now())) {
    refusal = error_answer(429, "rate", "Too many requests from this address.");
    refusal.headers.push_back({"Retry-After", "5"});
  } else if (!call->path.starts_with('/') || !says_host(call->request)) {
    refusal = error_answer(400, "message", "A request has a path and one Host.");
  } else {
    return true;
  }
  call->reply(std::move(refusal));
  return false;
}

bool Site::same_origin(const Call& call) const {
  const std::string_view origin = call.request.header("Origin");
  for (const std::string& allowed : parts_.config.origins) {
    if (match_origins(allowed, origin)) return true;
  }
  if (call.secure && origin.starts_with("http://")) return false;  // of another page than ours
  return same_host(host_of_origin(origin), call.request.header("Host"), call.secure);
}

Answer Site::not_from_here(const Call& call) {
  return error_answer(403, "origin",
                      call.request.header("Origin").empty()
                          ? "This request needs an Origin header that names this server."
                          : "This request comes from another site.");
}

bool Site::may_change(const Calling& call) {
  Answer refusal;
  if (!same_origin(*call)) {
    refusal = not_from_here(*call);
  } else if (!posts_.take(network_of(call->address), parts_.network.now())) {
    refusal = error_answer(429, "rate", "Too many changes from this address.");
    refusal.headers.push_back({"Retry-After", "10"});
  } else if (!is_json(call->request.header("Content-Type"))) {
    refusal = error_answer(415, "type", "The body is JSON: Content-Type: application/json.");
  } else if (parts_.hall.closing()) {
    refusal = error_answer(503, "closing", "The server is closing.");
  } else {
    return true;
  }
  call->reply(std::move(refusal));
  return false;
}

void Site::request(Request request, Reply reply) {
  const Calling calling = call(std::move(request), std::move(reply));
  const std::string_view path = calling->path;
  const bool api = path.starts_with("/api/"), host = is_for_host(path);
  if (!let_in(calling, api || host ? requests_ : files_)) return;
  if (api) return route_api(calling, path.substr(4));
  const std::string& method = calling->request.method;
  if (method != "GET" && method != "HEAD") {
    return calling->reply(error_answer(405, "method", "Pages are only read."));
  }
  if (host) return route_host(calling);
  calling->reply(pages_.answer(calling->request, path));
}

void Site::upgrade(Request request, Upgraded upgraded) {
  const Calling calling =
      call(std::move(request), [upgraded](Answer answer) { upgraded(nullptr, std::move(answer)); });
  if (!let_in(calling, requests_)) return;
  std::string_view id = calling->path;
  constexpr std::string_view before = "/api/v1/tables/", after = "/socket";
  if (!id.starts_with(before) || !id.ends_with(after) ||
      id.size() <= before.size() + after.size()) {
    return calling->reply(error_answer(404, "not_found", "There is no socket here."));
  }
  id = id.substr(before.size(), id.size() - before.size() - after.size());
  if (!same_origin(*calling)) {
    return calling->reply(not_from_here(*calling));
  }
  if (!lists(calling->request.header("Sec-WebSocket-Protocol"), "troef.1")) {
    return calling->reply(error_answer(400, "message", "The subprotocol is troef.1."));
  }
  if (parts_.hall.closing()) {
    return calling->reply(error_answer(503, "closing", "The server is closing."));
  }
  with_person(calling, [this, calling, id = std::string(id), upgraded](const Person& person) {
    take_socket(calling, id, person, upgraded);
  });
}

void Site::take_socket(const Calling& call, const std::string& id, const Person& person,
                       const Upgraded& upgraded) {
  parts_.hall.visit(id, [this, call, id, person, upgraded](Table* table, Missing why) {
    if (table == nullptr) return no_table(call, why);
    const Limits& limits = parts_.config.limits;
    const std::string network = network_of(call->address);
    if (count_of(sockets_by_person_, person.id) >= limits.sockets_per_person ||
        count_of(sockets_by_address_, network) >= limits.connections_per_address) {
      return call->reply(error_answer(429, "rate", "Too many connections."));
    }
    ++sockets_by_person_[person.id];
    ++sockets_by_address_[network];
    parts_.metrics.sockets(static_cast<double>(++sockets_));
    const auto ended = [this, person = person.id, network] {
      drop_one(sockets_by_person_, person);
      drop_one(sockets_by_address_, network);
      parts_.metrics.sockets(static_cast<double>(--sockets_));
    };
    upgraded(std::make_shared<Session>(parts_.hall, limits, parts_.network, id, person, ended), {});
  });
}

}  // namespace troef::server
