// SPDX-License-Identifier: Apache-2.0
// A hall without a network, whose time passes by hand, over a disk that outlives it.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <optional>
#include <source_location>
#include <string>
#include <vector>

#include "games/games.h"
#include "hang.h"
#include "load/player.h"
#include "server/hall.h"
#include "server/surroundings.h"
#include "server_support/by_hand.h"
#include "server_support/memory_store.h"

namespace troef::server {

// Somebody's end of a socket.
struct Ear final : Socket {
  void send(std::shared_ptr<const std::string> text) override {
    heard.push_back(load::Json::parse(*text));
    player.take(heard.back());
  }
  void close(std::uint16_t code, std::string) override { closed = code; }

  // The last message of this type, or null.
  load::Json last(const std::string& type) const { return last("type", type); }
  load::Json answer_to(const std::string& id) const { return last("id", id); }

  std::vector<load::Json> heard;
  load::Player player{1};
  int closed = 0, asked = 0;
  std::string table;
  Connection connection = 0;

 private:
  load::Json last(const char* key, const std::string& value) const {
    for (std::size_t i = heard.size(); i-- > 0;) {
      if (heard[i].value(key, "") == value) return heard[i];
    }
    return nullptr;
  }
};

struct HandServer {
  explicit HandServer(const std::shared_ptr<Disk>& disk) : store(disk) {}

  Config config;
  Metrics metrics;
  SodiumSurroundings surroundings{{}};
  ByHand network;  // outlives the thinkers, which post to it
  Thinkers thinkers{config, metrics};
  MemoryStore store;
  Hall hall{{network, network, thinkers, store, surroundings, all_games(), metrics, config.limits}};

  // The store has a thread of its own, and so have bots.
  template <class Condition>
  void wait_until(Condition condition,
                  const std::source_location& where = std::source_location::current()) {
    const test::Awaiting awaiting(where);
    while (!condition()) {
      if (!network.do_next()) test::let_others_run();
    }
  }
  // The same, while somebody plays on and time passes.
  template <class Condition>
  void play_until(Ear& ear, Condition condition,
                  const std::source_location& where = std::source_location::current()) {
    const test::Awaiting awaiting(where);
    while (!condition()) {
      if (network.do_next()) continue;
      if (const auto answer = ear.player.answer()) say(ear, *answer);
      network.pass_time(100);
      test::let_others_run();
    }
  }

  void make(const std::string& settings, const Person& owner,
            std::function<void(std::string, Missing)> made) {
    SettingsFault fault;
    hall.make(*read_settings(all_games(), settings, fault), owner, std::move(made));
  }
  std::string make(const std::string& settings, const Person& owner) {
    std::string id;
    make(settings, owner, [&](std::string table, Missing) { id = std::move(table); });
    wait_until([&] { return !id.empty(); });
    return id;
  }
  std::shared_ptr<Ear> join(const std::string& table, const Person& person, bool greets = true) {
    auto ear = std::make_shared<Ear>();
    ear->table = table;
    hall.join(table, person, ear, [&](Connection joined) { ear->connection = joined; });
    wait_until([&] { return ear->connection != 0; });
    if (greets) say(*ear, {{"type", "hello"}, {"v", 1}});
    return ear;
  }
  void say(Ear& ear, const load::Json& message) {
    hall.frame(ear.table, ear.connection, message.dump());
  }
  // Says it and waits for the answer to it.
  load::Json ask(Ear& ear, load::Json message) {
    const std::string id = "q" + std::to_string(++ear.asked);
    message["id"] = id;
    say(ear, message);
    wait_until([&] { return ear.answer_to(id).is_object(); });
    return ear.answer_to(id);
  }
  void leave(const Ear& ear) { hall.leave(ear.table, ear.connection); }
  void close() {
    bool flushed = false;
    hall.close([&] { flushed = true; });
    wait_until([&] { return flushed; });
  }
  // What is kept, all that was written.
  Disk::StoredTable stored(Disk& disk, const std::string& table) {
    wait_until([&] { return store.counts().waiting == 0; });
    const std::lock_guard lock(disk.mutex);
    return disk.tables[table];
  }
};

class InHall : public testing::Test {
 protected:
  void restart() {
    server->close();
    server.reset();
    server.emplace(disk);
  }
  bool in_memory(int tables) {
    return server->metrics.text().find("\ntroef_tables " + std::to_string(tables) + "\n") !=
           std::string::npos;
  }

  const Person an{"p-an", "An"}, ben{"p-ben", "Ben"};
  std::shared_ptr<Disk> disk = std::make_shared<Disk>();
  std::optional<HandServer> server{std::in_place, disk};
};

}  // namespace troef::server
