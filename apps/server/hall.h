// SPDX-License-Identifier: Apache-2.0
// The tables that are in memory: who is connected to which, what waits for the store before it may
// be told, when each wants to be woken, and what its bots are asked. All of it on the network's
// thread.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <unordered_map>

#include "server/agenda.h"
#include "server/config.h"
#include "server/live_table.h"
#include "server/loop.h"
#include "server/metrics.h"
#include "server/store.h"
#include "server/thinkers.h"
#include "table/table.h"

namespace troef::server {

struct HallParts {
  NetworkLoop& network;
  Loop& clerk;  // one thread that waits for the store
  Thinkers& thinkers;
  Store& store;
  Surroundings& surroundings;
  Games games;
  Metrics& metrics;
  const Limits& limits;
};

class Hall {
 public:
  explicit Hall(HallParts parts);
  Hall(const Hall&) = delete;
  Hall& operator=(const Hall&) = delete;

  // Its id once it is durable; "" if there are too many, or with Missing::fault if it cannot be
  // kept just now.
  void make(const TableSettings& settings, const Person& owner,
            std::function<void(std::string, Missing)> made);
  // The table, read from the store if need be, once all that it was asked before is stored;
  // Missing::fault as long as storing fails and it has changed.
  void visit(const std::string& id, Visitor visitor);

  // Summaries of tables with empty chairs whose owner lets people in.
  std::vector<std::string> open_tables(std::size_t at_most) const;

  // A connection to a table, from then on; 0: there is no such table any more.
  void join(const std::string& id, const Person& person, std::shared_ptr<Socket> socket,
            std::function<void(Connection)> joined);
  void frame(const std::string& id, Connection connection, std::string_view text);
  void leave(const std::string& id, Connection connection);

  // Somebody has another name from here on, at the tables in memory; at others when they come
  // there.
  void rename(const Person& person);

  // Tables that were alive when the server ended go on, one after the other.
  void restore_alive();
  // What the store says of itself.
  void trouble(bool now);
  // Nothing new from here on; `flushed` when all is durable and sent.
  void close(Task flushed);
  void count_refusal(std::string_view code) { parts_.metrics.refusal(code); }
  // Lets go of everything; nothing may come after it.
  void clear();
  bool closing() const { return closing_; }
  bool in_trouble() const { return trouble_; }

 private:
  LiveTable* find(const std::string& id);
  // Whoever was on the way to a table when the name changed comes with the one before.
  Person by_name_of_now(Person person) const;
  void load(LiveTable& live);
  void loaded(const std::string& id, std::uint64_t generation, Restored restored);
  void install(LiveTable& live, Restored restored);
  void reload(LiveTable& live);

  void take(LiveTable& live, TableOutcome outcome, Origin origin);
  void write(LiveTable& live, TableOutcome& outcome);
  void written(const std::string& id, std::uint64_t generation, std::uint64_t number, bool kept);
  void deliver(LiveTable& live, Waiting& waiting);
  void go_on(LiveTable& live);
  void ask_bots(LiveTable& live);
  Thinkers::Told answer_to(const LiveTable& live, std::uint64_t ticket);
  void hurry(const std::string& id, std::uint64_t generation, std::uint64_t ticket);
  void decided(const std::string& id, std::uint64_t generation, std::uint64_t ticket,
               const std::optional<Action>& action);
  void arm();
  void wake_due();
  void wake_all();
  void sweep();
  void turn_away();
  void notice(std::string_view code);
  void refuse_paused(const Guest& guest, std::string_view text);
  void restore_next();
  void forget(const std::string& id);
  void check_flushed();

  HallParts parts_;
  std::unordered_map<std::string, std::unique_ptr<LiveTable>> tables_;
  std::unordered_map<std::string, std::size_t> made_by_;  // tables in memory
  Agenda agenda_;
  std::int64_t armed_ = 0;  // when wake_due comes; 0: it does not
  std::int64_t swept_ = 0;
  Connection last_connection_ = 0;
  std::uint64_t last_generation_ = 0;
  bool trouble_ = false;
  std::vector<Task> held_;  // answers of bots, and new names, that came while writing fails
  struct NewName {
    std::string name;
    std::int64_t until;
  };
  std::unordered_map<std::string, NewName> new_names_;  // of people, taken lately
  std::vector<std::string> to_restore_;
  bool closing_ = false;
  Task flushed_;  // until it was called
};

}  // namespace troef::server
