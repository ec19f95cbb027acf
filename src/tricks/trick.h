// SPDX-License-Identifier: Apache-2.0
// The trick on the table: who led, what lies there in order, and who is winning it.
#pragma once

#include <array>
#include <optional>

#include "cards/seat.h"
#include "tricks/order.h"

namespace troef {

class Trick {
 public:
  constexpr Trick() = default;
  constexpr explicit Trick(Seat leader) : leader_(leader), winner_(leader) {}

  constexpr bool empty() const { return count_ == 0; }
  constexpr int size() const { return count_; }
  constexpr Seat leader() const { return leader_; }
  constexpr Seat to_play(int seats) const { return leader_.left(seats, count_); }
  constexpr Cards cards() const { return cards_; }
  // The n-th card that was played to it, from 0: by seat leader().left(seats, n).
  constexpr Card card(int n) const { return played_[static_cast<std::size_t>(n)]; }

  // Of a trick that is not empty.
  constexpr Card led() const { return played_[0]; }
  constexpr Card best() const { return best_; }
  constexpr Seat winner() const { return winner_; }
  constexpr bool trump_led(const Order& order) const {
    return order.follow(led()) == order.trumps();
  }
  constexpr bool ruffed(const Order& order) const {
    return !trump_led(order) && order.is_trump(best_);
  }

  constexpr void play(Seat seat, Card card, const Order& order) {
    if (count_ == 0 || order.above(best_).has(card)) {
      best_ = card;
      winner_ = seat;
    }
    played_[static_cast<std::size_t>(count_++)] = card;
    cards_.add(card);
  }

  // Who wins if such cards of these seats do so only where no other card of the trick could
  // (HJ-51).
  constexpr Seat winner_without(const BySeat<Cards>& weak, const Order& order, int seats) const {
    const Cards able = order.follow(led()) | order.trumps();
    std::optional<Seat> winner;
    std::optional<Card> best;
    for (int i = 0; i < count_; ++i) {
      const Seat seat = leader_.left(seats, i);
      if (!able.has(card(i)) || weak[seat].has(card(i))) continue;
      if (best && !order.above(*best).has(card(i))) continue;
      best = card(i);
      winner = seat;
    }
    return winner.value_or(winner_);
  }

  constexpr bool operator==(const Trick&) const = default;

 private:
  std::array<Card, max_seats> played_{};
  std::uint8_t count_ = 0;
  Seat leader_, winner_;
  Card best_;
  Cards cards_;
};

}  // namespace troef
