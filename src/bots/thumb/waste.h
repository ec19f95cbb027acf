// SPDX-License-Identifier: Apache-2.0
// Cards that need not be thought about: another of the same suit does as well and leaves more.
#pragma once

#include "bots/thumb/sight.h"

namespace troef::thumb {

// Whether `card`, of the same suit, is played in vain where `than` may be played. Where cards
// count: points are given to a trick that is lost, or kept from one that is won by cards that are
// no higher; not of trumps. Where they do not: the trick goes to the same seat, or to the foes
// anyway, and the higher of the two is kept. False where tricks may be unwelcome.
bool wasteful(const Sight& sight, Card card, Card than);

// Whether, of cards that count nothing, `card` is laid away in vain where `than` may be: both of
// one suit or each the only one of its suit, neither a trump, and the higher of the two is kept.
bool wasteful_to_lay(const Sight& sight, Card card, Card than);

}  // namespace troef::thumb
