// SPDX-License-Identifier: Apache-2.0
// What can happen in a deal: a closed table of verbs, each with a shape, and its notation
// (docs/record.md).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cards/pack.h"
#include "cards/seat.h"
#include "tricks/melds.h"

namespace troef {

enum class Verb : std::uint8_t {
  deal,
  die,
  close,  // chance
  pass,
  bid,
  contract,
  accept,
  take,
  leave,
  turn,
  discard,
  give,
  buy,
  hand_on,
  give_back,
  trump,
  roem,
  play,
  rob,
  turn_down,
  keep,
  stop,
  call_roem,
  claim_revoke
};

// What follows the verb; a screen asks by shape, never by game.
enum class Shape : std::uint8_t {
  word,
  number,
  name,
  suit,
  card,
  two_cards,
  cards,
  melds,
  seat,
  pack
};

// 16 bytes. Which fields count goes by the verb; the others keep their first value, so that equal
// actions are equal byte for byte. The pack of `deal` is kept beside it (Entry).
struct Action {
  Verb verb = Verb::pass;
  bool marked = false;       // bid: `final`; play: `stuk`
  Card card, other;          // play, rob, give, hand_on; buy: the jack and the card for it
  std::uint16_t number = 0;  // bid; contract from 1; suit of trump and die; seat of claim_revoke
  Ranks sets;                // roem
  Cards cards;               // discard, give_back; roem: the runs

  Suit suit() const { return static_cast<Suit>(number); }
  Melds melds() const { return {cards, sets}; }
  bool operator==(const Action&) const = default;
};

using Actions = std::vector<Action>;
bool offers(const Actions& actions, Verb verb);

inline Action word(Verb verb) {
  Action action;
  action.verb = verb;
  return action;
}
inline Action with_number(Verb verb, int number) {
  Action action = word(verb);
  action.number = static_cast<std::uint16_t>(number);
  return action;
}
inline Action bid(int points, bool final = false) {
  Action action = with_number(Verb::bid, points);
  action.marked = final;
  return action;
}
inline Action contract(int number) { return with_number(Verb::contract, number); }
inline Action name_suit(Verb verb, Suit suit) { return with_number(verb, static_cast<int>(suit)); }
inline Action claim_revoke(Seat seat) { return with_number(Verb::claim_revoke, seat.index()); }
inline Action with_card(Verb verb, Card card) {
  Action action = word(verb);
  action.card = card;
  return action;
}
inline Action with_cards(Verb verb, Cards cards) {
  Action action = word(verb);
  action.cards = cards;
  return action;
}
Action play_stuk(Card card);
Action buy(Card jack, Card other);
Action roem(const Melds& melds);

std::string_view name(Verb verb);
Shape shape(Verb verb);

// Who acts: a seat, or chance.
using Actor = std::optional<Seat>;
inline constexpr Actor chance = std::nullopt;

// A line of a record: who, what, and of `deal` the pack.
struct Entry {
  Actor actor;
  Action action;
  Pack pack;
  bool operator==(const Entry&) const = default;
};

// Names of contracts, lowest number first; empty in games that bid points.
using Names = std::span<const std::string_view>;

void append(std::string& text, const Action& action, Names contracts);
std::string to_string(const Action& action, Names contracts = {});
void append(std::string& text, const Entry& entry, Names contracts);
std::string to_string(const Entry& entry, Names contracts = {});

// A value, or what was wrong with the text and what would have been right.
template <class T>
struct Parsed {
  std::optional<T> value;
  std::string error;
  explicit operator bool() const { return value.has_value(); }
};

// Total: any bytes are taken, nothing outside the notation is understood.
Parsed<Action> parse_action(std::string_view text, Names contracts);
Parsed<Entry> parse_entry(std::string_view text, Names contracts, int seats);

}  // namespace troef
