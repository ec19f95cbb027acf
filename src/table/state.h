// SPDX-License-Identifier: Apache-2.0
// What a table is at a moment: a pure function of its lines. Who is connected is no part of it.
#pragma once

#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "deal/deal.h"
#include "table/fair.h"
#include "table/match.h"
#include "table/settings.h"
#include "table/table.h"

namespace troef {

// What the table is doing.
enum class Stage : std::uint8_t { waiting, cutting, playing, between, over };
std::string_view name(Stage stage);

// Empty; a person's; a bot's; or a person's that a bot holds meanwhile.
struct Chair {
  std::optional<Person> person;
  std::string bot;  // its level; "" none

  bool empty() const { return !person && bot.empty(); }
  bool by_bot() const { return !bot.empty(); }
  bool by_person() const { return person && bot.empty(); }
  bool operator==(const Chair&) const = default;
};

struct Undo {
  Seat seat;          // that asked
  std::size_t event;  // of the deal, which would be the first one taken back
  Seats yes;
  Time since;
};

// A seat that is sure of all tricks that are left, and has said so.
struct Resting {
  Seat seat;
  bool settled;  // whatever the others play, the result is the same
};

struct Talked {
  std::optional<Seat> seat;
  std::string name, person, phrase, text, id;
  bool to_defenders;
  Seats readers;  // of what was said to the defenders
  Time time;
};

// An action that was accepted, by which the same message is known when it comes again.
struct Accepted {
  int deal;
  int at;
  Seat seat;
  Action action;
};

struct State {
  Games games;
  Sha256 hash;
  std::string id;
  TableSettings settings;
  Person owner;
  std::uint64_t seq = 0;  // number of lines
  Time time = 0;          // of the last line

  BySeat<Chair> chairs;
  std::vector<std::string> let_in;
  std::vector<Person> wants_in;

  Stage stage = Stage::waiting;
  std::optional<Seat> paused;  // by whom
  Time since = 0;              // when what is waited for now began
  Time held = 0;               // while paused: how long it had lasted
  BySeat<Time> reserve;

  std::string first_match;  // the id that the first match will have
  std::optional<Match> match;
  std::optional<Deal> deal;    // in progress, or the last one
  std::optional<Deal> before;  // the one before it, kept for those who watch with a delay
  int at = 0;                  // the moment in the deal: grows with every action and every undo
  int undone = 0;              // undos in this deal
  Secret secret{};
  Digest commitment{};
  BySeat<std::optional<Cut>> cuts;
  bool cuts_fixed = false;
  std::optional<FairWords> words;
  std::optional<Pack> gathered;          // that the pack was shuffled from, by hand
  std::optional<Secret> revealed;        // of the last finished deal
  std::vector<Accepted> accepted;        // in this deal and the one before
  BySeat<std::vector<std::string>> sat;  // whoever has seen the cards of a seat in this deal
  Seats ready;                           // have seen the result, or let the deal be closed
  std::optional<Undo> undo;
  std::optional<Resting> rest;  // in this deal
  std::deque<Talked> chat;
  std::string sheet;                // rows of finished deals: JSON, without the brackets
  std::size_t records = 0;          // of finished deals and matches at this table
  std::vector<std::size_t> starts;  // of each match: the place of its first deal among the records

  int seats() const { return settings.game->seats(settings.rules); }
  Seats all() const { return Seats::all(seats()); }
  Names contracts() const { return settings.game->contracts(); }
  std::optional<Seat> seat_of(std::string_view person) const;
  // Somebody who sits, asks to come in or made the table, under a name that is not theirs any more.
  bool knows_by_another_name(const Person& person) const;
  // Chairs on which a person plays, no bot for it.
  Seats people() const;
  bool in_match() const { return stage != Stage::waiting && stage != Stage::over; }
  bool in_deal() const { return stage == Stage::cutting || stage == Stage::playing; }
  // Whose turn it is, if a seat is awaited.
  std::optional<Seat> to_move() const;
  bool awaits(Awaited what) const;
  // Whether the house lets somebody take a chair.
  bool may_sit(std::string_view person) const;
  // Who made the table; and in a match, while that person is away, whoever sits.
  bool rules_here(std::string_view person, bool owner_here) const;
  int number() const { return deal ? deal->start().number : 0; }
};

// Those who watch with a delay see other actions than those that happen.
bool watches_late(const State& state, std::optional<Seat> seat);

// The seats that may hear what is said to the defenders: all but the declarer, where they may talk
// it over.
Seats defenders(const State& state);

}  // namespace troef
