// SPDX-License-Identifier: Apache-2.0
// Pandoer's list of contracts, the order and the points of its cards, and which plays are
// rightful (PD-30 and on), apart from the course of a deal.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cards.h"
#include "frame.h"

namespace reference::pandoer {

// One line of PD-40's list.
struct Contract {
  std::string id;
  bool trumps;
  long pays;
  bool win;
};

// PD-40, highest first.
const std::vector<Contract>& contracts();
// The place in that list, 0 the highest; -1 when it is none.
int place_of(const std::string& id);
const Contract& contract_of(const std::string& id);

// PD-00: 7 to A of each suit and the 6 of hearts.
Cards pack();

// What the play of the cards depends on besides the cards.
struct Law {
  std::optional<char> trumps;
  bool ten_high = false;        // option ten
  bool underruff_free = false;  // option underruff, in a lose game
  std::string duty = "off";     // option mate_duty, as long as the seat has that duty
};

// PD-01, PD-02.
long points(const Card& card, const Law& law);
// Higher wins; 0 cannot win.
int strength(const Card& card, char led, const Law& law);
int winner(const Trick& trick, const Law& law);

// PD-30 to PD-34.
Cards rightful_plays(const Cards& hand, const Trick& trick, const Law& law);
// The rule that forbids a card of the hand.
std::string forbidding_rule(const Card& card, const Cards& hand, const Trick& trick,
                            const Law& law);

// PD-21: roem of the own eight cards and the turn-up, without trumps.
long roem(const Cards& cards);

}  // namespace reference::pandoer
