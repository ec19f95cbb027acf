// SPDX-License-Identifier: Apache-2.0
// A table: chairs, match, clock, talk, undo, and what each seat may see. It does no input or
// output: messages of docs/protocol.md go in, and what comes out is lines to keep and messages to
// send. A table is the replay of its lines; the host sends nothing before the lines that came with
// it (and before it) are kept.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "deal/view.h"
#include "table/fair.h"
#include "table/settings.h"

namespace troef {

// Milliseconds since 1970, handed in. Where they run back, the table's own time goes on.
using Time = std::int64_t;
// One connection of somebody to a table, numbered by the host.
using Connection = std::uint64_t;

struct Person {
  std::string id;    // public
  std::string name;  // 1 to 40 characters of UTF-8, no control characters
  bool operator==(const Person&) const = default;
};

// What the host lends a table.
class Surroundings {
 public:
  virtual ~Surroundings() = default;
  virtual void random(std::span<std::uint8_t> bytes) = 0;  // not to be guessed
  virtual Sha256 sha256() const = 0;
  // The bots that may be chosen at its tables.
  virtual Levels levels() const;
};

struct Outgoing {
  std::vector<Connection> to;
  std::shared_ptr<const std::string> text;
};

// What came of an input. All lines, in their order, are to be kept before any message is sent.
struct TableOutcome {
  std::vector<std::string> lines;    // without line ends
  std::vector<std::string> records;  // of deals that ended with this input: one JSON line each
  std::vector<Outgoing> messages;    // in order
};

// A bot is asked: `think` about it, in any thread, and bring the answer back with the ticket.
struct Thinking {
  Seat seat;
  std::string level;
  std::string signals;   // the convention of the table, or "none"
  std::uint64_t ticket;  // of this moment of this table; it also seeds the bot
  std::uint64_t deal;    // of this seat and deal: another one for each, not to be guessed
  bool aside;            // whether it does something out of turn, which may be nothing
  View view;
};
// What a bot may take for a decision; 0: as long as it likes.
struct Allowance {
  std::int64_t milliseconds = 0;
  std::int64_t (*clock)() = nullptr;  // milliseconds that do not run back
};
// By a level that there is not any more, the bot of `spare_level` plays.
inline constexpr std::string_view spare_level = "thumb";
std::optional<Action> think(const Thinking& thinking, const Allowance& allowance = {});

// Somebody asks what a strong bot would do in their place: to `advise`, in any thread.
struct HintQuestion {
  std::string signals;
  std::uint64_t seed;
  int deal, at;  // as in the look
  View view;
};
// The JSON of GET …/hint (docs/protocol.md).
std::string advise(const HintQuestion& question, const Allowance& allowance);

class Table {
 public:
  // A new table; the outcome holds its first line.
  static std::unique_ptr<Table> make(Games games, std::string id, const TableSettings& settings,
                                     const Person& owner, Time now, Surroundings& surroundings,
                                     TableOutcome& outcome);
  // From its lines. nullptr, and what is wrong with which line.
  static std::unique_ptr<Table> restore(Games games, const std::string& id,
                                        std::span<const std::string> lines,
                                        Surroundings& surroundings, std::string& error);
  ~Table();

  // Somebody is connected, and gone. Presence is not kept: after a restart nobody is there.
  TableOutcome connect(Connection connection, const Person& person, Time now);
  TableOutcome disconnect(Connection connection, Time now);
  // One frame of a client: any bytes.
  TableOutcome receive(Connection connection, std::string_view frame, Time now);
  // Somebody who sits or asks to come in, or is connected, has another name.
  TableOutcome rename(const Person& person, Time now);
  // To be called when `wake` has come; harmless earlier.
  TableOutcome tick(Time now);
  std::optional<Time> wake() const;

  // What a bot is to be asked now, each ticket once: to be called until it gives nothing after
  // every other call that changes the table. And its answer: one with an old ticket changes
  // nothing, an illegal one is replaced by the first legal action.
  std::optional<Thinking> thinking();
  TableOutcome decided(std::uint64_t ticket, const std::optional<Action>& action, Time now);

  // Whether those who sit may ask for hints. nullopt where it is not this person's turn.
  bool gives_hints() const;
  std::optional<HintQuestion> hint_question(std::string_view person) const;

  const TableSettings& settings() const;
  // JSON of GET /tables/{id}: nothing that is not for everybody.
  std::string summary() const;
  // The same, and whether it is this person's turn.
  std::string summary_for(std::string_view person) const;
  // Whether this person may see records, steps and the like.
  bool may_watch(std::string_view person) const;
  bool seated(std::string_view person) const;
  // The ids of all who sit.
  std::vector<std::string> sitters() const;
  bool waiting_for_people() const;  // open chairs before the start
  // Nobody is connected: may be put away and restored later.
  bool idle() const;

 private:
  class Room;
  explicit Table(std::unique_ptr<Room> room);
  std::unique_ptr<Room> room_;
};

// A finished deal step by step: JSON of GET …/steps, as a seat saw it or with all cards.
std::string steps_json(Games games, std::string_view record, std::optional<Seat> seat,
                       std::string& error);

}  // namespace troef
