// SPDX-License-Identifier: Apache-2.0
// A table in memory with what the server keeps beside it.
#pragma once

#include <chrono>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "engines/clock.h"
#include "server/store.h"
#include "server/transport.h"
#include "table/table.h"

namespace troef::server {

using engines::SteadyTime, engines::seconds_since;

// Why a table is not there: there is none, what is kept of it makes none, or nobody can say just
// now.
enum class Missing : std::uint8_t { no, unknown, unreadable, fault };

struct Guest {
  Person person;
  std::shared_ptr<Socket> socket;
  bool greeted = false;  // has sent something: gets the table again when it is read again
};

// What an input came from.
struct Origin {
  enum class Kind : std::uint8_t { other, person, bot };
  Kind kind = Kind::other;
  SteadyTime began = std::chrono::steady_clock::now();
};

// Somebody who wants to look at a table as it is durable.
using Visitor = std::function<void(Table*, Missing)>;

// Messages in their order; those of a writing wait until it is durable, and so does all after it.
struct Waiting {
  std::uint64_t writing = 0;  // 0: of none
  std::vector<Outgoing> messages;
  Origin origin;
  Visitor visitor;  // instead of messages
};

// A table as it came from the store, made on the clerk's thread.
struct Restored {
  std::unique_ptr<Table> table;
  Missing missing = Missing::no;
  std::uint64_t lines = 0, records = 0;
};

struct LiveTable {
  std::string id;
  std::uint64_t generation = 0;   // another one after each reading from the store
  std::unique_ptr<Table> table;   // nullptr while it is being read
  std::vector<Visitor> visitors;  // until it has been read

  std::uint64_t next_line = 0, next_record = 0;
  std::uint64_t writings = 0, durable = 0;  // given to the store; the last that is durable
  std::deque<Waiting> waiting;

  std::map<Connection, Guest> guests;
  // What its bots were asked and have not answered, by ticket.
  std::map<std::uint64_t, std::shared_ptr<const Thinking>> asked;
  std::set<std::string> seated;  // people, as the store knows
  std::string maker;             // if it was made since the server started
  bool alive = true;             // as the store knows
  std::int64_t used = 0;         // when something last happened
};

}  // namespace troef::server
