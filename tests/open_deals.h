// SPDX-License-Identifier: Apache-2.0
// Deals of Pandoer whose hands lie open (PD-41), for tests of who plays them.
#pragma once

#include "support.h"

namespace troef::test {

// Seat 1 may lead the seven of clubs, which seat 0 must beat and seat 2 must beat again, or the
// queen of diamonds, which leaves the trick to the king of seat 0.
inline Played open_praatje() {
  Played played("pandoer");
  played.dealer(3).hands({"KC 8D KD 6H 7H 7S 8S 9S", "7C QD AD KH AH TS QS AS",
                          "AC 7D JD 8H 9H TH JH JS", "8C 9C TC QC 9D TD QH KS"},
                         "JC");
  played.then({"0 bid praatje", "1 pass", "2 pass", "3 pass", "0 discard JC", "0 trump S",
               "0 play 8D", "1 play AD", "2 play 7D", "3 play 9D"});
  return played;
}

// Seat 0 is to lead.
inline Played piek_before_the_lead() {
  Played played("pandoer");
  played.dealer(3).hands({"8S 9S JH 7C 9C JC QC AC", "7S KS 9H KH 8C 9D TD KD",
                          "JS 7H TH AH TC KC 8D JD", "TS QS 6H 8H QH 7D QD AD"},
                         "AS");
  played.then({"0 bid piek", "1 pass", "2 pass", "3 pass", "0 discard AS", "0 trump H"});
  return played;
}

// The seven of spades leaves it to be made. Any other card of seat 1 beats it, which takes half a
// million nodes to see.
inline Played open_piek() {
  Played played = piek_before_the_lead();
  played.play("0 play 8S");
  return played;
}

}  // namespace troef::test
