// SPDX-License-Identifier: Apache-2.0
// Many tables of four, each player a connection of its own, that play whatever is legal.
#pragma once

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "load/connection.h"
#include "load/figures.h"
#include "load/player.h"

namespace troef::load {

constexpr std::size_t chairs = 4;

struct Visitor {
  Visitor(std::string person, std::size_t number) : cookie(std::move(person)), player(number + 1) {}

  std::string cookie;
  Connection connection;
  Player player;
  bool settled = false;          // has the table since it connected
  std::uint64_t said_after = 0;  // seq when it last said something
  bool waits = false;            // for the answer to that
  Moment said{};
  std::optional<Json> under_way;  // if it was an action
};

struct LoadTable {
  std::string id, game;
  Moment next{};  // when somebody may say something again
  // The action that is on its way to all seats.
  struct Action {
    std::size_t seat;
    std::string text;
    Moment sent;
    unsigned seen = 0;      // a bit a seat
    std::uint64_t seq = 0;  // of the table with it, once it is done
  };
  std::optional<Action> action;
};

class Crowd {
 public:
  Crowd(std::uint16_t port, std::size_t tables, std::size_t connecting_at_once);
  ~Crowd();
  Crowd(const Crowd&) = delete;
  Crowd& operator=(const Crowd&) = delete;

  // Makes people and tables.
  void make();
  void connect();  // all; those that are cut off connect again
  void cut_off();  // all
  // Works for at most so long; at tables that have one, an action every `pace`.
  void work(Clock::duration time, std::optional<Clock::duration> pace);
  bool all_settled() const { return settled_ == visitors_.size(); }
  bool all_playing() const;

  std::size_t visitors() const { return visitors_.size(); }
  std::size_t settled() const { return settled_; }
  Visitor& visitor(std::size_t number) { return *visitors_[number]; }
  std::vector<LoadTable>& tables() { return tables_; }

  // What was counted since the last `forget`.
  Times latencies;
  std::uint64_t done = 0, lost = 0, cut = 0, gaps = 0;
  std::map<std::string, std::uint64_t> refused;
  void forget();

  // Told of every message before the player takes it, if set.
  std::function<void(std::size_t visitor, const Json& message)> listener;

 private:
  void pump(int timeout);
  void reopen();
  void got(std::size_t number, const std::string& text);
  void closed(std::size_t number);
  void saw(std::size_t number, const Json& message);
  void done_with(std::size_t number, const Json& message);
  void reached(LoadTable& table, std::size_t seat);
  void drive(std::size_t table, Moment now, Clock::duration pace);
  bool prompt(std::size_t table, Moment now, Clock::duration pace);
  void say(std::size_t number, Json message, Moment now);
  bool may_speak(const Visitor& visitor, Moment now) const;

  std::uint16_t port_;
  std::size_t connecting_at_once_;
  int epoll_;
  std::vector<std::unique_ptr<Visitor>> visitors_;
  std::vector<LoadTable> tables_;
  std::vector<std::size_t> to_open_;
  std::size_t opening_ = 0, settled_ = 0;
  std::uint64_t said_ = 0;
};

}  // namespace troef::load
