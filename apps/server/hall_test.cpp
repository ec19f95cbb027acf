// SPDX-License-Identifier: Apache-2.0
#include "server/hall.h"

#include <gtest/gtest.h>

#include <thread>

#include "games/games.h"
#include "server/surroundings.h"
#include "server_support/by_hand.h"
#include "server_support/memory_store.h"

namespace troef::server {
namespace {

struct Ear final : Socket {
  void send(std::shared_ptr<const std::string> text) override { heard += *text; }
  void close(std::uint16_t, std::string) override {}
  std::string heard;
};

class InHall : public testing::Test {
 protected:
  // The store has a thread of its own.
  template <class Condition>
  void wait_until(Condition condition) {
    while (!condition()) {
      if (!network.do_next()) std::this_thread::yield();
    }
  }

  Config config;
  Metrics metrics;
  SodiumSurroundings surroundings{{}};
  ByHand network;  // outlives the thinkers, which post to it
  Thinkers thinkers{config, metrics};
  MemoryStore store{std::make_shared<Disk>()};
  Hall hall{{network, network, thinkers, store, surroundings, all_games(), metrics, config.limits}};
};

TEST_F(InHall, tables_go_on_where_the_clock_of_the_machine_is_set_back) {
  SettingsFault fault;
  const Person an{"p-an", "An"};
  const auto settings =
      read_settings(all_games(), R"({"game":"heugen","seat":0,"start":true})", fault);
  std::string id;
  hall.make(*settings, an, [&](std::string made, Missing) { id = std::move(made); });
  wait_until([&] { return !id.empty(); });
  const auto ear = std::make_shared<Ear>();
  Connection connection = 0;
  hall.join(id, an, ear, [&](Connection joined) { connection = joined; });
  hall.frame(id, connection, R"({"type":"hello","v":1})");
  wait_until([&] { return ear->heard.find(R"("phase":"cutting")") != std::string::npos; });
  network.set_back(3'600'000);
  network.pass_time(20'000);
  bool flushed = false;
  hall.close([&] { flushed = true; });
  wait_until([&] { return flushed; });
  EXPECT_NE(ear->heard.find(R"("phase":"playing")"), std::string::npos);
}

}  // namespace
}  // namespace troef::server
