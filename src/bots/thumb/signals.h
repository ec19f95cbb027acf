// SPDX-License-Identifier: Apache-2.0
// Signals given and read by the convention of the table (bots/signals/convention.h): they choose
// among cards that are about equally good, of equal points; at partners' first discards, and where
// a partner asked for a suit, also among others. With no convention nothing is said.
#pragma once

#include <span>

#include "bots/signals/convention.h"
#include "bots/thumb/heard.h"

namespace troef::thumb {

struct Weighed {
  Card card;
  double worth;
};

class Signals {
 public:
  Signals(const Sight& sight, const Convention* convention);

  // Whether there is anybody to signal to, in a deal that is played for winning tricks.
  bool any() const { return convention_ != nullptr; }
  // Of the cards that are about as good as the best, the one that says most.
  Card choose(std::span<const Weighed> cards, const Weighed& best) const;
  // Whether the card, as the first that is thrown away, says what is not so.
  bool misleads(Card card) const;
  // Whether what the sign says is so of the hand, before the card is played.
  bool is_so(const Sign& sign, Card card) const;
  Said said(Seat seat, Suit suit) const;
  Said said_of_trumps(Seat seat) const;

 private:
  bool has(Habit habit) const { return convention_->has(habit); }
  bool as_good(const Weighed& card, const Weighed& best) const;
  bool asked(Card card) const;
  bool says_better(const Weighed& card, const Weighed& best) const;
  bool ace_instead(const Weighed& card, const Weighed& best) const;
  bool feeds_a_taker(const Weighed& card, const Weighed& best) const;
  double says(Card card) const;
  double says_first(Card card) const;
  double lead(Card card) const;
  double preference(const Sign& sign, Card card) const;
  double gives(Card card, When when) const;
  double heard_of(Card card) const;
  bool will_take(Card card) const;
  bool takes(Card card) const;
  bool partner_takes(Card card) const;
  bool one_point_decides(Card ten) const;

  const Sight& sight_;
  const Convention* convention_;  // none: nothing is said
  BySeat<Heard> heard_;
};

}  // namespace troef::thumb
