// SPDX-License-Identifier: Apache-2.0
// What seats have said with the cards they played, by a convention: read from the events alone.
#pragma once

#include <optional>
#include <vector>

#include "bots/signals/convention.h"
#include "bots/thumb/sight.h"
#include "cards/by_suit.h"

namespace troef::thumb {

// What the cards of a seat have said of one suit.
enum class Said : std::uint8_t { nothing, up, down, asked, unwanted };

struct Heard {
  std::optional<Card> last_trump;  // that followed trumps without winning
  Said trumps = Said::nothing;
  BySuit<std::optional<Card>> last;  // thrown away
  BySuit<Said> said;
  std::optional<Suit> first_up;  // the suit that was signalled up first
  bool thrown = false;           // anything
  bool operator==(const Heard&) const = default;
};

BySeat<Heard> listen(const Sight& sight, const Convention& convention);

// A sign as it is read. Of two cards one after the other the second gives it.
struct Given {
  Seat seat;
  Card card;
  const Sign* sign;
};
// All that were given, in order.
std::vector<Given> signs_given(const Sight& sight, const Convention& convention);
// What a card of the seat would be read as now; nullptr: it says nothing.
const Sign* read_as(const Sight& sight, const Convention& convention, Card card);

// Whether a sign is given by one card, and whether this card gives it.
bool by_one_card(troef::Shown shown);
bool shows(const Order& order, troef::Shown shown, Card card);

}  // namespace troef::thumb
