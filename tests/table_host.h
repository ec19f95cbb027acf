// SPDX-License-Identifier: Apache-2.0
// A table with a host and clients in memory: what the tests of the table share. Clients know only
// what they were sent, and take steps the way a page does.
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "support.h"
#include "table/table.h"

namespace troef::test {

using JsonValue = nlohmann::json;

Digest sodium_sha256(std::span<const std::uint8_t> bytes);

// Chance from a seed.
class Fate final : public Surroundings {
 public:
  Fate(std::uint64_t seed, Sha256 hash) : hash_(std::move(hash)), quick_(seed) {}
  void random(std::span<std::uint8_t> bytes) override;
  Sha256 sha256() const override { return hash_; }

 private:
  Sha256 hash_;
  Quick quick_;
};

struct Client {
  Person person;
  bool told = false;
  std::uint64_t seq = 0;
  JsonValue table, look, events, chat;
  std::vector<JsonValue> answers;  // done and refused
  std::vector<JsonValue> what;     // that happened
  std::string bytes;               // all that was sent, a line each
  bool gap = false;                // a step is missing: it must ask

  void take(const std::string& text);
  std::optional<int> seat() const;
  // The entries of `legal` as actions; of `cards` one choice by chance.
  std::vector<std::string> legal(Quick& random) const { return actions("legal", random); }
  std::vector<std::string> asides(Quick& random) const { return actions("asides", random); }

 private:
  std::vector<std::string> actions(const char* key, Quick& random) const;
};

class Host {
 public:
  // Settings as JSON.
  explicit Host(const std::string& settings, std::uint64_t seed = 1, const Person& owner = an,
                Sha256 hash = sodium_sha256);
  static const Person an;

  // Connects and says hello.
  Connection join(const Person& person);
  Connection join(const std::string& name) { return join(Person{"p-" + name, name}); }
  void leave(Connection connection);
  // The answer.
  JsonValue say(Connection connection, const std::string& json);
  JsonValue say(Connection connection, const JsonValue& json) {
    return say(connection, json.dump());
  }
  JsonValue say(Connection connection, const char* json) {
    return say(connection, std::string(json));
  }
  JsonValue act(Connection connection, const std::string& action);
  Client& operator[](Connection connection) { return clients.at(connection); }

  // Bots answer at once; then the clock goes on to what the table waits for. False: for nothing.
  bool go_on();
  void bots();
  void pass_time(Time milliseconds);
  // Kills the table and makes it again from its lines; connections are gone.
  void restart();
  void deliver(const TableOutcome& outcome);

  Fate fate;
  Time now = 1'700'000'000'000;
  std::unique_ptr<troef::Table> table;
  std::vector<std::string> lines, records;
  std::map<Connection, Client> clients;
  std::function<bool(Connection)> loses;  // a message, of chance

 private:
  Connection last_ = 0;
};

const std::string& any_of(const std::vector<std::string>& from, Quick& random);

// "done", or the code of a refusal.
std::string code(const JsonValue& answer);

// What takes a chair, and what gives it a bot, or none.
inline JsonValue sit(int seat) { return {{"type", "sit"}, {"seat", seat}}; }
inline JsonValue bot(int seat, const char* level) {
  JsonValue message{{"type", "bot"}, {"seat", seat}, {"level", nullptr}};
  if (level != nullptr) message["level"] = level;
  return message;
}

// Four friends on the chairs, the first of them the owner; the match has begun unless told not to.
std::vector<Connection> all_seated(Host& host, bool start = true);
// Of these the one whose turn it is.
Connection to_move(Host& host, const std::vector<Connection>& friends);

// What the next bot is asked, whoever is to move before it.
Thinking next_asked(Host& host, Connection person);

// Everybody plays by chance, bots and the clock go on, until the table is in this phase.
void play_to(Host& host, const std::vector<Connection>& friends, const std::string& phase);

}  // namespace troef::test
