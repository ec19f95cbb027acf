// SPDX-License-Identifier: Apache-2.0
// What a table keeps: every input that was accepted, as one line of JSON with its time. The table
// is the replay of these lines, so all chance that it needs from outside stands in them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "deal/action.h"
#include "table/fair.h"
#include "table/settings.h"
#include "table/table.h"

namespace troef::line {

inline constexpr int version = 1;

struct Made {
  std::string id, match;  // of the table, and of the first match
  Person owner;
  TableSettings settings;
};
struct Sat {
  Seat seat;
  Person who;
};
struct Stood {
  Seat seat;
};
struct BotPut {
  Seat seat;
  std::string level;  // "": taken off
};
struct CameBack {  // the person whose chair a bot held
  Seat seat;
};
struct Renamed {
  Person who;
};
struct WantsIn {
  Person who;
};
struct LetIn {
  std::string person;
  bool in;
};
struct Started {
  std::string match;
  Seat dealer;
  Secret secret;
};
struct NextDeal {
  Secret secret;
};
struct CutGiven {
  Seat seat;
  Cut bytes;
  std::optional<int> lift;
};
struct CutsFixed {};
enum class By : std::uint8_t { person, bot, table, late };
struct Acted {
  Seat seat;
  Action action;
  By by;
  std::optional<int> decided_at;  // the moment it was decided on, where that is an earlier one
};
struct Closed {};
struct UndoAsked {
  Seat seat;
};
struct Consented {
  Seat seat;
  bool yes;
};
struct UndoLapsed {};
struct Spoke {
  std::optional<Seat> seat;
  Person who;
  std::string phrase, text;  // one of them
  bool to_defenders;
  std::string id;  // of the message, so that one that was sent twice is said once
};
struct Paused {
  Seat seat;
  bool on;
};
struct Ready {
  Seat seat;
};
struct RestTaken {  // all tricks that are left
  Seat seat;
};
struct Resumed {};  // somebody is there again: what is waited for now is waited for anew

using What = std::variant<Made, Sat, Stood, BotPut, CameBack, Renamed, WantsIn, LetIn, Started,
                          NextDeal, CutGiven, CutsFixed, Acted, Closed, UndoAsked, Consented,
                          UndoLapsed, Spoke, Paused, Ready, Resumed, RestTaken>;

struct Line {
  Time time;
  What what;
};

std::string to_text(const Line& line, Names contracts);
// The first line is Made, and gives the names of the contracts for the others.
std::optional<Line> read(std::string_view text, Games games, Names contracts, std::string& error);

}  // namespace troef::line
