// SPDX-License-Identifier: Apache-2.0
// What is certain of the hidden cards from the events of a deal, beyond that they were played: the
// laws that plays were under, and what seats must have held to say what they said. Who knows the
// rules says what follows from an event: each game fills in its own (Game::clues); what to make of
// them is the reader's.
#pragma once

#include <optional>
#include <vector>

#include "deal/view.h"
#include "tricks/melds.h"

namespace troef {

struct Under {
  const Order* order;
  TrickLaw law;
};

// A seat that plays while it holds this card, without having said so in time, plays under another
// law than the rest (VV-22).
struct Bound {
  Card card;
  Under under;
  Seats free;          // these said so in time
  bool never = false;  // nobody can: a card that is held must be said
};

// Just before an event a seat held, or would come to hold, from `least` to `most` of these cards.
struct Held {
  int event;
  Seat seat;
  Cards cards;
  int least, most;
  bool with_turn_up = false;
};

// Just before an event no other seat held exactly so many of these cards (PD-44).
struct Parted {
  int event;
  Seat but;
  Cards cards;
  int count;
};

// Just before an event the roem that a seat held was worth so much; with `part` it could be
// declared so that the sums grew like this.
struct RoemSum {
  int event = 0;
  Seat seat;
  MeldLaw law;
  std::vector<int> sums;
  bool part = false;
  bool with_turn_up = false;
  Cards stuk = {};  // king and queen of trumps: 20, with a declared run or bare
};

struct Clues {
  std::vector<Under> plays;  // one for each card played, in order
  std::optional<Bound> bound;
  std::vector<Held> holdings;
  std::vector<Parted> parted;
  std::vector<RoemSum> sums;
  // More follows from the events than is told here: layouts have to be tried (deal/layout.h).
  bool more = false;

  // These melds were declared: each run is as long as the hand had it.
  void declared(int event, Seat seat, const Melds& melds);
};

Clues clues_of(const View& view);

}  // namespace troef
