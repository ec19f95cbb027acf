// SPDX-License-Identifier: Apache-2.0
// Somebody's socket at a table.
#pragma once

#include <deque>
#include <memory>
#include <string>

#include "server/hall.h"
#include "server/rate.h"
#include "server/transport.h"

namespace troef::server {

class Session final : public SocketUser, public std::enable_shared_from_this<Session> {
 public:
  Session(Hall& hall, const Limits& limits, NetworkLoop& network, std::string table, Person person,
          Task ended)
      : hall_(hall),
        limits_(limits),
        network_(network),
        table_(std::move(table)),
        person_(std::move(person)),
        ended_(std::move(ended)),
        bucket_(limits.frames) {}

  void opened(std::shared_ptr<Socket> socket) override;
  void frame(std::string_view text) override;
  void nudged() override;
  void closed() override;

 private:
  void joined(Connection connection);
  bool in_bounds();
  void refuse(std::string_view text);
  void close(std::uint16_t code, const char* reason);

  Hall& hall_;
  const Limits& limits_;
  NetworkLoop& network_;
  const std::string table_;
  const Person person_;
  Task ended_;
  Bucket bucket_;
  std::weak_ptr<Socket> socket_;  // which holds this
  bool closed_ = false;
  Connection connection_ = 0;      // 0: not yet at the table
  std::deque<std::string> early_;  // frames that came before
  int over_ = 0;                   // frames in a row that were too many
};

}  // namespace troef::server
