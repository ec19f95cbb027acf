// SPDX-License-Identifier: Apache-2.0
// A deal as one seat may see it: all that bots, pages and logs ever get. Two deals that differ only
// in what a seat cannot know give it the same view.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "deal/action.h"
#include "deal/facts.h"
#include "deal/game.h"
#include "tricks/law.h"

namespace troef {

// An action as a seat saw it. Of a hidden one the verb remains, and how many cards moved; of a deal
// the card that was turned up, and those that the seat got.
struct Seen {
  Actor actor;
  Action action;
  bool hidden = false;
  int cards = 0;                  // of a hidden action
  int said = 0;                   // the sum of roem that was said
  std::optional<Seat> mate = {};  // that was said to have the other aces (PD-44)
  std::optional<Card> turned_up = {};
  Cards dealt = {};
  bool operator==(const Seen&) const = default;
};

// Cards in one place: those that the seat can name, and how many there are.
struct Heap {
  Cards known;
  int count = 0;
  bool operator==(const Heap&) const = default;
};

struct View {
  const Game* game = nullptr;
  Rules rules;
  std::optional<Seat> seat;  // none: a spectator
  int seats = 4;
  Seat dealer;
  int number = 0;
  BySeat<Amount> scores;  // before the deal
  Amount pot = 0;

  Turn turn;
  Actions legal;   // of this seat, if it is its turn
  Actions asides;  // what it may do out of turn

  Facts facts;
  Sides sides;  // as everybody knows them
  BySeat<Heap> hands, laid;
  Heap widow, dead;
  std::optional<Card> turn_up;
  Cards played;
  // The law of the tricks as it stands for this seat, and the order of the cards.
  TrickLaw law;
  const Order* order = nullptr;

  std::vector<Seen> events;
  std::optional<Result> result;  // once the deal is over

  Cards hand() const { return hands[*seat].known; }
};

// Everything in it as lines of text, the same for equal views.
std::string to_text(const View& view);
// Whether two views of the same start are equal: as their texts are, and quicker.
bool equal(const View& a, const View& b);

}  // namespace troef
