// SPDX-License-Identifier: Apache-2.0
// A deal made up from a view and a layout: what the table would be if the cards lay so.
#pragma once

#include "deal/deal.h"
#include "deal/layout.h"

namespace troef {

// What the deal of a view began from.
Start start_of(const View& view);

// The deal in which the events of the view happen to this layout; nullopt where the rules refuse
// one of them, or what the viewer sees comes out otherwise. Melds that were declared unseen are
// any that fit.
std::optional<Deal> retrace(const View& view, const Layout& layout);

// What a seat did as it was, where the view hides the cards: they are the layout's next ones, and
// `moved` counts how many of these are past. Nothing where they do not fit. Not of melds.
std::optional<Action> whole_action(const Seen& seen, const Layout& layout, std::size_t& moved);

}  // namespace troef
