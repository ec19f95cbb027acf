// SPDX-License-Identifier: Apache-2.0
// A server in this process, on a port of its own, over a disk that outlives it.
#pragma once

#include <memory>
#include <thread>

#include "games/games.h"
#include "server/server.h"
#include "server_support/client.h"
#include "server_support/memory_store.h"

namespace troef::server {

class Running {
 public:
  Running() {
    config.port = 0;
    config.limits.posts = config.limits.requests = {1000, 100};
  }
  ~Running() { stop(); }
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;

  Config config;

  void start() {
    auto fresh = std::make_unique<MemoryStore>(disk_);
    store_ = fresh.get();
    server_ = std::make_unique<Server>(config, std::move(fresh), all_games());
    thread_ = std::thread([this] { flushed_ = server_->run(); });
  }
  // True: all was durable and sent.
  bool stop() {
    if (server_ == nullptr) return flushed_;
    server_->stop();
    thread_.join();
    server_.reset();
    return flushed_;
  }
  void begin_to_stop() { server_->stop(); }

  std::uint16_t port() const { return server_->port(); }
  MemoryStore& store() { return *store_; }
  Disk& disk() { return *disk_; }

 private:
  std::shared_ptr<Disk> disk_ = std::make_shared<Disk>();
  std::unique_ptr<Server> server_;
  MemoryStore* store_ = nullptr;
  std::thread thread_;
  bool flushed_ = false;
};

}  // namespace troef::server
