// SPDX-License-Identifier: Apache-2.0
// Vijvenveertig's order of the cards and which plays are rightful (VV-30 and on), apart from
// the course of a deal.
#pragma once

#include <string>

#include "cards.h"
#include "frame.h"

namespace reference::vijvenveertig {

// What the play of the cards depends on besides the cards.
struct Law {
  char trumps = 'C';
  bool silent = false;           // VV-22: the ace of trumps is the lowest trump
  bool heart_ace_heart = false;  // option heart_ace_led=heart
  bool renege_best = false;      // option renege=best
};

// VV-01, VV-03: the trumps and the ace of hearts.
bool is_trump(const Card& card, const Law& law);
// Higher wins; 0 cannot win.
int strength(const Card& card, char led, const Law& law);
// The suit that a lead asks for; trumps for the ace of hearts (VV-03).
char suit_led(const Card& lead, const Law& law);
int winner(const Trick& trick, const Law& law);

// VV-30 to VV-32.
Cards rightful_plays(const Cards& hand, const Trick& trick, const Law& law);

}  // namespace reference::vijvenveertig
