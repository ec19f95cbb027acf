// SPDX-License-Identifier: Apache-2.0
#include "load/requests.h"

#include <fmt/format.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <stdexcept>

#include "load/process.h"

namespace troef::load {

Requests::Requests(std::uint16_t port) : port_(port), socket_(connect_to(port, true)) {
  if (socket_ < 0) throw std::runtime_error(fmt::format("nobody listens on port {}", port));
}

Requests::~Requests() { close(socket_); }

std::string Requests::exchange(const std::string& request) {
  for (std::size_t sent = 0; sent < request.size();) {
    const ssize_t more = send(socket_, request.data() + sent, request.size() - sent, MSG_NOSIGNAL);
    if (more <= 0) throw std::runtime_error("the server hung up");
    sent += static_cast<std::size_t>(more);
  }
  std::string all;
  std::size_t need = std::string::npos, head = 0;
  while (all.size() < need) {
    std::array<char, 16384> bytes{};
    const ssize_t got = recv(socket_, bytes.data(), bytes.size(), 0);
    if (got <= 0) throw std::runtime_error("the server hung up");
    all.append(bytes.data(), static_cast<std::size_t>(got));
    if (need != std::string::npos) continue;
    head = all.find("\r\n\r\n");
    if (head == std::string::npos) continue;
    head += 4;
    const std::size_t length = all.find("Content-Length: ");
    if (length == std::string::npos || length > head) throw std::runtime_error("no length");
    need = head + std::strtoull(all.c_str() + length + 16, nullptr, 10);
  }
  head_ = all.substr(0, head);
  std::string body = all.substr(head);
  if (head_.compare(9, 1, "2") != 0) {
    throw std::runtime_error(fmt::format("{} {}", head_.substr(0, head_.find('\r')), body));
  }
  return body;
}

std::string Requests::get(const std::string& path, const std::string& cookie) {
  return exchange(fmt::format("GET {} HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nCookie: {}\r\n\r\n", path,
                              port_, cookie));
}

std::string Requests::post(const std::string& path, const std::string& cookie,
                           const nlohmann::json& body) {
  const std::string text = body.dump();
  return exchange(fmt::format(
      "POST {0} HTTP/1.1\r\nHost: 127.0.0.1:{1}\r\nOrigin: http://127.0.0.1:{1}\r\n"
      "Content-Type: application/json\r\nContent-Length: {2}\r\n{3}\r\n{4}",
      path, port_, text.size(), cookie.empty() ? "" : "Cookie: " + cookie + "\r\n", text));
}

std::string Requests::new_person(const std::string& name) {
  post("/api/v1/me", "", {{"name", name}});
  const std::size_t at = head_.find("Set-Cookie: ");
  if (at == std::string::npos) throw std::runtime_error("no cookie");
  return head_.substr(at + 12, head_.find(';', at) - at - 12);
}

}  // namespace troef::load
