// SPDX-License-Identifier: Apache-2.0
// Deals of Heugen whose hands are known, for its tests.
#pragma once

#include "games/heugen/cards.h"
#include "games/heugen/game.h"
#include "support.h"

namespace troef::test::heugen_deals {

using namespace heugen;

using Settings = std::vector<std::string>;
using Hands = std::vector<std::string>;

// Seat 0 will play; hearts will be trumps, of which it holds jack, queen and king.
inline const Hands mixed = {"JH KH QH AC KC 8S 9S KD 7D", "9H AH AD 8D QC JC KS QS TS",
                            "TH 8H 7H QD 9D 9C 8C AS JS"};
inline const std::string widow = "TC TD JD";

inline const std::vector<std::string> seat_0_plays = {"0 bid 100", "1 pass", "2 pass"};

// A pack without the black sevens, suit by suit.
inline const std::string in_order =
    "* deal 8C 9C TC JC QC KC AC 7D 8D 9D TD JD QD KD AD "
    "7H 8H 9H TH JH QH KH AH 8S 9S TS JS QS KS AS";

inline Played dealt(const Settings& settings = {}, const Hands& hands = mixed) {
  Played played("heugen", settings);
  played.hands(hands, widow);
  return played;
}

inline Seat winner(Played& played, std::size_t trick) {
  return played.deal().board().facts.winners[trick];
}

inline Rules preset(std::string_view id) { return *preset_rules(game(), id); }

inline Rules rules_with(const Settings& settings) {
  return Played("heugen", settings).deal().start().rules;
}

}  // namespace troef::test::heugen_deals
