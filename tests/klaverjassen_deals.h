// SPDX-License-Identifier: Apache-2.0
// Deals of Klaverjassen for tests.
#pragma once

#include "support.h"

namespace troef::test::klaverjassen_deals {

// Seat 0 has all clubs, 1 all diamonds, 2 all hearts, 3 all spades.
inline const std::vector<std::string> one_suit_each = {
    "7C 8C 9C TC JC QC KC AC", "7D 8D 9D TD JD QD KD AD", "7H 8H 9H TH JH QH KH AH",
    "7S 8S 9S TS JS QS KS AS"};

// Seat 0 is to lead; hearts will be trumps.
inline const std::vector<std::string> mixed = {"AC KC 7C AD 9H 8S 7S QS", "8C 9C TC KD QD JH TH AS",
                                               "QC JC 7D 8D 9D 7H 8H 9S",
                                               "JD TD AH KH QH KS JS TS"};

inline Played with_hands(const std::vector<std::string>& hands,
                         const std::vector<std::string>& settings = {}) {
  Played played("klaverjassen", settings);
  played.hands(hands);
  return played;
}

}  // namespace troef::test::klaverjassen_deals
