// SPDX-License-Identifier: Apache-2.0
// The tricks that are left, where one seat is sure of them all and need not play them one by one.
#pragma once

#include "deal/view.h"

namespace troef {

enum class Rest : std::uint8_t {
  unsure,
  sure,     // each is the seat's, wherever the other cards lie and whatever is played
  settled,  // and the result is the same whatever the others play: no roem can lie in any
};

// Whether a card is to be played and nothing else could be done, but to call roem.
bool is_only_to_play(const Actions& legal);

// Whether all that is to be done is to play one of these cards, with nothing to say.
bool is_any_card(const Actions& legal);

// Whether there is roem of the last trick to call: a bot does that before it leads.
bool may_call_roem(const Actions& legal);

// Of the seat that is to lead, from the second trick on and with two cards or more. It counts on
// what it takes from the top, one suit after another and trumps first, by what it knows. Unsure
// where revokes are not prevented, and where it may not want them all.
Rest rest_of(const View& view);

// Whether a bot takes it: where it is settled, and there is no roem to call first.
bool takes_rest(const View& view);

// Of what may be played the card that is led next to take the rest; with a stuk, where that may be
// said.
Action next_of_rest(const View& view);

}  // namespace troef
