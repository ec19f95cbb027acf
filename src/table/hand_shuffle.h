// SPDX-License-Identifier: Apache-2.0
// The shuffle by hand (docs/fairness.md): the cards as the table gathers them, overhand
// shuffles that keep suits together, and the cut.
#pragma once

#include "cards/random.h"
#include "deal/deal.h"

namespace troef {

// Of a deal that is over, top to bottom: the declarer's tricks in order, the discards or the widow,
// the others' tricks, cards that were not played by seat, a dead hand and what was not dealt.
Pack gather(const Deal& deal);

// Packets of three to eight come off the top, each laid on the ones before.
Pack overhand(const Pack& pack, Words& words);
// The lower part goes on top; at least three cards either side.
Pack cut(const Pack& pack, Words& words);
// Three or four overhand shuffles, then the cut.
Pack shuffle_by_hand(Pack pack, Words& words);

}  // namespace troef
