// SPDX-License-Identifier: Apache-2.0
// One player's socket to the server, without waiting: bytes out, messages in.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "load/frames.h"

namespace troef::load {

class Connection {
 public:
  ~Connection() { drop(); }
  Connection() = default;
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  // Asks for a socket at the path; its events are told to this epoll under `number`.
  bool open(int epoll, std::uint64_t number, std::uint16_t port, const std::string& path,
            const std::string& cookie);
  void drop();
  bool up() const { return descriptor_ >= 0; }
  bool upgraded() const { return upgraded_; }

  void say(std::string_view text);
  // After an event: takes in what came and sends what waits. False: it is closed.
  using Told = std::function<void(const std::string& text)>;
  bool work(const Told& told);

 private:
  bool flush();
  bool fill();

  int descriptor_ = -1;
  bool upgraded_ = false;
  std::string out_, in_;
  std::string later_;  // what was said before the socket was open
};

}  // namespace troef::load
