// SPDX-License-Identifier: Apache-2.0
// What did well before: cards that cut a search short.
#pragma once

#include <array>
#include <cstdint>

#include "solver/lawful.h"

namespace troef::solver {

class Habits {
 public:
  static constexpr std::uint8_t none = 63;  // the number of no card

  void forget() {
    times_.fill(0);
    replies_.fill(none);
    leads_.fill(none);
  }
  void note(const Laid& laid, Seat seat, Card card, int cards, int seats, const Lanes& lanes);

  // How often this card did, as a reply or as a lead.
  int times(const Laid& laid, Card card) const { return times_[place(laid, card)]; }
  // The reply of this seat that did last, to the card led and the best one.
  int reply(const Laid& laid, Seat seat, const Lanes& lanes) const {
    return replies_[reply_place(laid, seat, lanes)];
  }
  // The lead that did last, from a hand of so many cards.
  int lead(int cards, Seat seat) const { return leads_[lead_place(cards, seat)]; }

 private:
  static std::size_t place(const Laid& laid, Card card) {
    return static_cast<std::size_t>(card.index()) + (laid.count == 0 ? 64U : 0U);
  }
  static std::size_t reply_place(const Laid& laid, Seat seat, const Lanes& lanes) {
    const auto place = static_cast<std::size_t>(seat.index()) * most_cards;
    return (place + lanes.dense(laid.played[0])) * most_cards + lanes.dense(laid.best);
  }
  static std::size_t lead_place(int cards, Seat seat) {
    return static_cast<std::size_t>(cards) * max_seats + static_cast<std::size_t>(seat.index());
  }

  static constexpr std::size_t most_cards = 32;
  std::array<int, 128> times_{};
  std::array<std::uint8_t, max_seats * most_cards * most_cards> replies_{};
  std::array<std::uint8_t, most_cards * max_seats> leads_{};
};

}  // namespace troef::solver
