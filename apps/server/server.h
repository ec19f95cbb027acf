// SPDX-License-Identifier: Apache-2.0
// The server as a whole.
#pragma once

#include <memory>

#include "deal/game.h"
#include "server/config.h"
#include "server/store.h"

namespace troef::server {

class Server {
 public:
  // Binds the address. Throws std::runtime_error. The store outlives nothing but this call: the
  // server closes it.
  Server(const Config& config, std::unique_ptr<Store> store, Games games);
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  std::uint16_t port() const;
  void on_signals();  // SIGINT, SIGTERM, SIGHUP stop it, a second one at once
  // Until stop(): everything is durable and sent by then. False: it was not within ten seconds.
  bool run();
  void stop();  // from any thread

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace troef::server
