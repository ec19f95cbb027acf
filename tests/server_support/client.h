// SPDX-License-Identifier: Apache-2.0
// A browser for tests: requests with a cookie, and a socket that may misbehave.
#pragma once

#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "load/frames.h"

namespace troef::server {

using WireJson = nlohmann::json;

struct Response {
  int status = 0;                              // 0: the connection was closed
  std::map<std::string, std::string> headers;  // names in lower case
  std::string body;

  WireJson json() const;  // discarded where the body is none
};

// A TCP connection that waits at most ten seconds for anything.
class Line {
 public:
  explicit Line(std::uint16_t port, int receive_buffer = 0);
  ~Line();
  Line(const Line&) = delete;
  Line& operator=(const Line&) = delete;

  bool send(std::string_view bytes);
  // What has come since; "" once it is closed.
  std::string receive();
  int system() const { return socket_; }

 private:
  int socket_ = -1;
};

class TestSocket {
 public:
  explicit TestSocket(std::unique_ptr<Line> line, std::string rest)
      : line_(std::move(line)), bytes_(std::move(rest)) {}

  bool say(const WireJson& message) { return raw(load::encode(message.dump())); }
  bool raw(std::string_view bytes) { return line_ != nullptr && line_->send(bytes); }
  // The next message; discarded once the socket is closed, with the code of the close, or 0.
  WireJson next();
  // The first message of this type from here on.
  WireJson next(const std::string& type);
  // Reads to the end: the code of the close, 0 for none.
  int end();
  int code() const { return code_; }

 private:
  std::unique_ptr<Line> line_;  // until it is closed
  std::string bytes_;
  int code_ = 0;
};

class Browser {
 public:
  explicit Browser(std::uint16_t port) : port_(port) {}

  std::string cookie;
  std::map<std::string, std::string> extra;  // headers that are sent as well, or instead

  Response get(const std::string& path) { return request("GET", path, ""); }
  Response post(const std::string& path, const WireJson& body) {
    return request("POST", path, body.dump());
  }
  Response request(const std::string& method, const std::string& path, const std::string& body);
  // Becomes somebody; the id.
  std::string be(const std::string& name);
  // A table of these settings; its id.
  std::string make_table(const WireJson& settings);
  // nullptr, and the refusal.
  std::unique_ptr<TestSocket> open(const std::string& table, int receive_buffer = 0);
  Response refusal;

  std::uint16_t port() const { return port_; }

 private:
  std::string head(const std::string& method, const std::string& path) const;
  std::uint16_t port_;
};

}  // namespace troef::server
