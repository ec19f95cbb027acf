// SPDX-License-Identifier: Apache-2.0
// Somebody who plays at a table through a socket.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "load/player.h"
#include "server_support/running.h"

namespace troef::server {

inline const WireJson hello = {{"type", "hello"}, {"v", 1}};

// Plays at a table through a socket.
struct TablePlayer {
  Browser browser;
  std::unique_ptr<TestSocket> socket;
  load::Player player{1};

  TablePlayer(std::uint16_t port, const std::string& name) : browser(port) { browser.be(name); }

  bool open(const std::string& table) {
    socket = browser.open(table);
    return socket != nullptr && socket->say(hello) && see("table");
  }
  // Takes messages in up to the first of this type.
  bool see(const std::string& type) {
    for (;;) {
      const WireJson message = socket->next();
      if (message.is_discarded()) return false;
      player.take(message);
      if (message.value("type", "") == type) return true;
    }
  }
  // Says it and gives the answer to it.
  WireJson ask(WireJson message) {
    const std::string id = "q" + std::to_string(++asked);
    message["id"] = id;
    socket->say(message);
    for (;;) {
      WireJson answer = socket->next();
      if (answer.is_discarded()) return answer;
      player.take(answer);
      if (answer.value("id", "") == id) return answer;
    }
  }
  // Takes messages in until it has something to say; discarded if the socket closes.
  WireJson wait_for_turn() {
    for (;;) {
      if (const auto answer = player.answer()) return *answer;
      const WireJson message = socket->next();
      if (message.is_discarded()) return message;
      player.take(message);
    }
  }
  // The same, but whatever is no action is said.
  WireJson wait_for_action() {
    WireJson message = wait_for_turn();
    while (!message.is_discarded() && message["type"] != "act") {
      ask(message);
      message = wait_for_turn();
    }
    return message;
  }
  int asked = 0;
};

struct AtTable : testing::Test {
  void SetUp() override { running.start(); }

  // A table of one person against bots, begun.
  static std::string alone(TablePlayer& guest, const std::string& game = "klaverjassen",
                           const std::string& bots = "thumb") {
    return guest.browser.make_table(
        {{"game", game}, {"bots", bots}, {"sit", "alone"}, {"seat", 0}, {"start", true}});
  }
  std::vector<std::string> lines(const std::string& table) {
    const std::lock_guard lock(running.disk().mutex);
    return running.disk().tables[table].lines;
  }
  std::size_t deals_over(const std::string& table) {
    const std::lock_guard lock(running.disk().mutex);
    return running.disk().tables[table].records.size();
  }
  Running running;
};

}  // namespace troef::server
