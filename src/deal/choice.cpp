// SPDX-License-Identifier: Apache-2.0
#include "deal/choice.h"

namespace troef {

std::optional<std::size_t> last_choice(const Deal& whole, Seat seat, bool forced_by_hand) {
  std::optional<std::size_t> last;
  Deal deal(whole.start());
  while (deal.events().size() < whole.events().size()) {
    const std::size_t event = deal.events().size();
    const bool own = whole.events()[event].actor == seat;
    if (own && (forced_by_hand || has_choice(deal, seat))) last = event;
    deal.follow(whole);
  }
  return last;
}

}  // namespace troef
