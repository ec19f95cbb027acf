// SPDX-License-Identifier: Apache-2.0
#include "server_support/client.h"

#include <arpa/inet.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdlib>

namespace troef::server {
namespace {

Response read_head(std::string_view text) {
  Response response;
  response.status =
      static_cast<int>(std::strtol(std::string(text.substr(9, 3)).c_str(), nullptr, 10));
  std::size_t at = text.find("\r\n") + 2;
  while (at < text.size()) {
    const std::size_t end = text.find("\r\n", at);
    const std::string_view line = text.substr(at, end - at);
    const std::size_t colon = line.find(": ");
    if (colon == std::string_view::npos) break;
    std::string name(line.substr(0, colon));
    for (char& c : name) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    response.headers[name] = line.substr(colon + 2);
    at = end + 2;
  }
  return response;
}

}  // namespace

WireJson Response::json() const { return WireJson::parse(body, nullptr, false); }

Line::Line(std::uint16_t port, int receive_buffer) {
  socket_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const timeval patience{10, 0};
  setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  setsockopt(socket_, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
  if (receive_buffer > 0) {
    setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &receive_buffer, sizeof receive_buffer);
  }
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (connect(socket_, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0) {
    ::close(socket_);
    socket_ = -1;
  }
}

Line::~Line() {
  if (socket_ >= 0) ::close(socket_);
}

bool Line::send(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR) continue;  // a program of the server's ended
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

std::string Line::receive() {
  std::array<char, 65536> bytes{};
  ssize_t got = 0;
  do got = recv(socket_, bytes.data(), bytes.size(), 0);
  while (got < 0 && errno == EINTR);
  return got > 0 ? std::string(bytes.data(), static_cast<std::size_t>(got)) : "";
}

WireJson TestSocket::next() {
  for (;;) {
    if (auto frame = load::take_frame(bytes_)) {
      if (frame->opcode == load::Opcode::text)
        return WireJson::parse(frame->payload, nullptr, false);
      if (frame->opcode == load::Opcode::ping) {
        raw(load::encode(frame->payload, load::Opcode::pong));
      }
      if (frame->opcode == load::Opcode::close && frame->payload.size() >= 2) {
        code_ = static_cast<unsigned char>(frame->payload[0]) << 8 |
                static_cast<unsigned char>(frame->payload[1]);
      }
      if (frame->opcode == load::Opcode::close) {
        raw(load::encode(frame->payload, load::Opcode::close));
        line_.reset();
        return WireJson(WireJson::value_t::discarded);
      }
      continue;
    }
    const std::string more = line_ == nullptr ? "" : line_->receive();
    if (more.empty()) return WireJson(WireJson::value_t::discarded);
    bytes_ += more;
  }
}

WireJson TestSocket::next(const std::string& type) {
  for (;;) {
    WireJson message = next();
    if (message.is_discarded() || message.value("type", "") == type) return message;
  }
}

int TestSocket::end() {
  while (!next().is_discarded()) {
  }
  return code_;
}

std::string Browser::head(const std::string& method, const std::string& path) const {
  const std::string host = "127.0.0.1:" + std::to_string(port_);
  std::map<std::string, std::string> headers = {{"Host", host}};
  if (method == "POST") {
    headers["Origin"] = "http://" + host;
    headers["Content-Type"] = "application/json";
  }
  if (!cookie.empty()) headers["Cookie"] = cookie;
  for (const auto& [name, value] : extra) headers[name] = value;
  std::string text = method + " " + path + " HTTP/1.1\r\nConnection: close\r\n";
  for (const auto& [name, value] : headers) text += name + ": " + value + "\r\n";
  return text;
}

Response Browser::request(const std::string& method, const std::string& path,
                          const std::string& body) {
  Line line(port_);
  std::string text = head(method, path);
  if (!body.empty()) text += "Content-Length: " + std::to_string(body.size()) + "\r\n";
  line.send(text + "\r\n" + body);
  std::string all;
  for (std::string more = line.receive(); !more.empty(); more = line.receive()) all += more;
  const std::size_t end = all.find("\r\n\r\n");
  if (end == std::string::npos) return {};
  Response response = read_head(std::string_view(all).substr(0, end + 2));
  response.body = all.substr(end + 4);
  const auto set = response.headers.find("set-cookie");
  if (set != response.headers.end()) cookie = set->second.substr(0, set->second.find(';'));
  return response;
}

std::string Browser::be(const std::string& name) {
  return post("/api/v1/me", {{"name", name}}).json().value("id", "");
}

std::string Browser::make_table(const WireJson& settings) {
  return post("/api/v1/tables", settings).json().value("id", "");
}

std::unique_ptr<TestSocket> Browser::open(const std::string& table, int receive_buffer) {
  auto line = std::make_unique<Line>(port_, receive_buffer);
  const std::string host = "127.0.0.1:" + std::to_string(port_);
  std::string text = load::upgrade_request(host, "/api/v1/tables/" + table + "/socket", cookie);
  for (const auto& [name, value] : extra) {
    const std::size_t at = text.find("\r\n" + name + ": ");
    if (at != std::string::npos) text.erase(at, text.find("\r\n", at + 2) - at);
    text.insert(text.size() - 2, name + ": " + value + "\r\n");
  }
  line->send(text);
  std::string all;
  std::size_t end = std::string::npos;
  while ((end = all.find("\r\n\r\n")) == std::string::npos) {
    const std::string more = line->receive();
    if (more.empty()) break;
    all += more;
  }
  if (end == std::string::npos) return nullptr;
  refusal = read_head(std::string_view(all).substr(0, end + 2));
  if (refusal.status != 101) return nullptr;
  return std::make_unique<TestSocket>(std::move(line), all.substr(end + 4));
}

}  // namespace troef::server
