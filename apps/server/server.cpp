// SPDX-License-Identifier: Apache-2.0
#include "server/server.h"

#include <csignal>

#include "server/hall.h"
#include "server/log.h"
#include "server/metrics.h"
#include "server/reviewers.h"
#include "server/site.h"
#include "server/surroundings.h"
#include "server/thinkers.h"
#include "server/workers.h"

namespace troef::server {
namespace {

constexpr std::int64_t flush_milliseconds = 10'000, goodbye_milliseconds = 1000;
// Newcomers wait for the disk, all of them for the same commit.
constexpr unsigned receptionists = 3;

}  // namespace

// In the order in which they are needed; so they end in the reverse: first those who give work to
// others.
struct Server::Parts {
  Parts(const Config& given, std::unique_ptr<Store> store_given, Games games)
      : config(given),
        surroundings(config.programs),
        transport(make_transport(config.wire)),
        store(std::move(store_given)),
        thinkers(config, metrics),
        reviewers(games),
        clerk(1, Workers::AtEnd::finish),
        reception(receptionists, Workers::AtEnd::finish),
        hall({transport->loop(), clerk, thinkers, *store, surroundings, games, metrics,
              config.limits}),
        site({transport->loop(), clerk, reception, *store, games, surroundings, metrics, hall,
              config, thinkers, reviewers}) {}

  const Config config;
  Metrics metrics;
  SodiumSurroundings surroundings;
  std::unique_ptr<Transport> transport;
  std::unique_ptr<Store> store;
  Thinkers thinkers;
  Reviewers reviewers;
  Workers clerk, reception;
  Hall hall;
  Site site;
  std::uint16_t port = 0;
  bool flushed = false;

  ~Parts();
  void close();
  void end_when_alone();
  void end() { transport->stop(); }
};

// Nobody posts any more; then what was posted goes, while what it points to is there.
Server::Parts::~Parts() {
  thinkers.close();
  reviewers.close();
  clerk.close();
  reception.close();
  store.reset();
  hall.clear();
  transport.reset();
}

void Server::Parts::close() {
  if (hall.closing()) return;
  log(Level::info, "closing");
  transport->stop_listening();
  NetworkLoop& loop = transport->loop();
  loop.at(loop.now() + flush_milliseconds, [this] { end(); });
  hall.close([this, &loop] {
    flushed = true;
    loop.at(loop.now() + goodbye_milliseconds, [this] { end(); });
    end_when_alone();
  });
}

// Sockets are given a moment to say goodbye.
void Server::Parts::end_when_alone() {
  if (site.sockets() == 0) return end();
  NetworkLoop& loop = transport->loop();
  loop.at(loop.now() + 10, [this] { end_when_alone(); });
}

Server::Server(const Config& config, std::unique_ptr<Store> store, Games games)
    : parts_(std::make_unique<Parts>(config, std::move(store), games)) {
  Parts& parts = *parts_;
  parts.store->on_trouble([&parts](bool trouble, const std::string& why) {
    if (trouble) {
      log(Level::error, "store_trouble", {{"why", why}});
    } else {
      log(Level::warning, "store_works_again");  // who was told of the trouble is told of its end
    }
    parts.transport->loop().post([&parts, trouble] { parts.hall.trouble(trouble); });
  });
  parts.port = parts.transport->listen(config.address, config.port, parts.site);
  parts.hall.restore_alive();
  log(Level::info, "listening", {{"address", config.address}, {"port", parts.port}});
}

Server::~Server() = default;

std::uint16_t Server::port() const { return parts_->port; }

void Server::on_signals() {
  parts_->transport->on_signal([this](int number) {
    if (!parts_->hall.closing()) return parts_->close();
    // A terminal that closes may say so twice: its shell and the system.
    if (number != SIGHUP) parts_->end();
  });
}

bool Server::run() {
  parts_->transport->run();
  log(Level::info, "closed", {{"flushed", parts_->flushed}});
  return parts_->flushed;
}

void Server::stop() {
  parts_->transport->loop().post([this] { parts_->close(); });
}

}  // namespace troef::server
