// SPDX-License-Identifier: Apache-2.0
// HTTP and WebSocket as the rest of the server sees them. The library behind it is in beast*.cpp
// and nowhere else.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/loop.h"

namespace troef::server {

struct Header {
  std::string name, value;
};

struct Request {
  std::string method, target;
  unsigned version = 11;  // of HTTP: 10 or 11
  std::vector<Header> headers;
  std::string body;
  std::string address;  // of the peer, as text

  // The first of that name, whatever its case; "" if there is none.
  std::string_view header(std::string_view name) const;
  // The last: of a list over several lines that of whoever added to it last.
  std::optional<std::string_view> last_header(std::string_view name) const;
  std::size_t lines_of(std::string_view name) const;
};

struct Answer {
  int status = 200;
  std::vector<Header> headers;
  std::string body;
  std::string_view fixed;  // instead of `body`: bytes that stay

  std::string_view bytes() const { return fixed.empty() ? std::string_view(body) : fixed; }
};

// An open WebSocket. Nothing here calls back from within.
class Socket {
 public:
  virtual ~Socket() = default;
  virtual void send(std::shared_ptr<const std::string> text) = 0;
  // After what is queued.
  virtual void close(std::uint16_t code, std::string reason) = 0;
};

// Who uses a socket: `opened` once, then `frame`s, then `closed` once.
class SocketUser {
 public:
  virtual ~SocketUser() = default;
  virtual void opened(std::shared_ptr<Socket> socket) = 0;
  virtual void frame(std::string_view text) = 0;
  // A ping of the client's: it counts as a frame.
  virtual void nudged() = 0;
  virtual void closed() = 0;
};

// What listens calls this; all on the network's thread.
class Front {
 public:
  virtual ~Front() = default;
  // A connection of this address came; false: it is turned away. `gone` only after a true.
  virtual bool admit(const std::string& address) = 0;
  virtual void gone(const std::string& address) = 0;
  using Reply = std::function<void(Answer)>;
  virtual void request(Request request, Reply reply) = 0;
  // A socket is wanted: refused with an answer, or used by somebody.
  using Upgraded = std::function<void(std::shared_ptr<SocketUser>, Answer refusal)>;
  virtual void upgrade(Request request, Upgraded upgraded) = 0;
  // A slow reader was dropped.
  virtual void dropped() = 0;
};

struct WireLimits {
  std::size_t header_bytes = 8 * 1024, body_bytes = 16 * 1024;
  std::size_t frame_bytes = 8 * 1024;
  std::size_t queue_bytes = 256 * 1024;  // to one socket, not yet taken by the system
  std::size_t system_bytes = 64 * 1024;  // and by the system, not yet by the reader; 0: as it likes
  std::size_t read_bytes_a_second = 32 * 1024;
  int request_seconds = 15;  // for a request to arrive whole, idle time between requests included
  int answer_seconds = 60;   // for an answer to be taken
  int idle_seconds = 30;     // a socket that says nothing, pings unanswered
  int close_seconds = 5;
};

class Transport {
 public:
  virtual ~Transport() = default;
  virtual NetworkLoop& loop() = 0;
  // The port that was bound. Throws std::runtime_error.
  virtual std::uint16_t listen(const std::string& address, std::uint16_t port, Front& front) = 0;
  // At every SIGINT and SIGTERM; and at SIGHUP, unless it was ignored when the program began.
  virtual void on_signal(std::function<void(int number)> task) = 0;
  virtual void run() = 0;  // until stop()
  virtual void stop_listening() = 0;
  virtual void stop() = 0;  // from any thread
};

std::unique_ptr<Transport> make_transport(const WireLimits& limits);

}  // namespace troef::server
