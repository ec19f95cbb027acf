// SPDX-License-Identifier: Apache-2.0
// `look` of the wire: what a seat may know of a deal, made from its view and nothing else.
#pragma once

#include <string_view>
#include <vector>

#include "deal/deal.h"
#include "table/keyed.h"

namespace troef {

inline constexpr std::array<std::string_view, 46> look_keys = {
    "deal",  "at",        "dealer",     "awaited",    "turn",        "hand",        "hands",
    "laid",  "widow",     "dead",       "turn_up",    "trick",       "last_trick",  "tricks",
    "taken", "bid",       "holder",     "declarer",   "mate",        "contract",    "trumps",
    "die",   "turned_up", "passed",     "compared",   "roem",        "side_roem",   "uncalled",
    "sides", "exposed",   "silence",    "counsel",    "widow_taken", "widow_shown", "seller",
    "claim", "weak",      "silent_ace", "best_trump", "paid",        "scores",      "pot",
    "legal", "asides",    "refused",    "result"};
using Look = Keyed<look_keys.size()>;

// What only the seat to move is told, of its own cards: those that are accepted but not rightful,
// the rules that forbid the others, and what each declaration is worth.
struct OwnTurn {
  Cards unlawful;
  std::vector<std::pair<Card, std::string_view>> refused;
  std::vector<int> roem;  // for every `roem` in the view's legal list, in that order
};
OwnTurn own_turn(const Deal& deal, const View& view);

void write_look(Look& look, const View& view, const OwnTurn& own, int at);

// Trumps first, then suit by suit, black and red in turn, each from high to low.
std::vector<Card> sorted(Cards cards, const Order& order);

// Actions by shape, one entry a verb: of `legal` and of `asides`.
void append_entries(Json& json, const Actions& actions, const View& view, const OwnTurn& own);

// An action as a seat saw it: the members after `kind`.
void append_seen(Json& json, const Seen& seen, Names contracts);

// Of a deal that everybody may see whole: all hands, whatever is face down, every action.
View all_seeing(const Deal& deal);

}  // namespace troef
