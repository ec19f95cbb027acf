// SPDX-License-Identifier: Apache-2.0
// The only secret of a deal: where each card lies, and who knows it. Everything else about a deal
// is public. `known` says of each seat which cards it could point at; a card that may have been
// moved unseen is known to nobody but those who saw.
#pragma once

#include <optional>

#include "cards/cards.h"
#include "cards/seat.h"

namespace troef {

class Where {
 public:
  Cards hand(Seat seat) const { return hand_[seat]; }
  Cards laid(Seat seat) const { return laid_[seat]; }  // discards, face down
  Cards widow() const { return widow_; }
  Cards dead() const { return dead_; }    // a hand that is not played
  Cards stock() const { return stock_; }  // not dealt
  Cards played() const { return played_; }
  std::optional<Card> turn_up() const { return turn_up_; }  // face up on the table
  Cards known(Seat seat) const { return known_[seat] | open_; }
  Cards open() const { return open_; }                   // known to all
  Cards dealt(Seat seat) const { return dealt_[seat]; }  // when cards were dealt last

  void begin_dealing() { dealt_ = {}; }

  void deal_to(Seat seat, Cards cards) {
    hand_[seat] |= cards;
    known_[seat] |= cards;
    dealt_[seat] |= cards;
  }
  void deal_widow(Cards cards) { widow_ |= cards; }
  void deal_dead(Cards cards) { dead_ |= cards; }
  void deal_stock(Cards cards) { stock_ |= cards; }
  void turn_card(Card card) {
    turn_up_ = card;
    open_.add(card);
  }
  // The turn-up is covered where it lies.
  void cover_turn_up() {
    stock_.add(*turn_up_);
    turn_up_.reset();
  }
  void take_turn_up(Seat seat) {
    hand_[seat].add(*turn_up_);
    known_[seat].add(*turn_up_);
    turn_up_.reset();
  }

  void play(Seat seat, Card card) {
    hand_[seat].remove(card);
    played_.add(card);
    open_.add(card);
  }
  void show_widow() { open_ |= widow_; }
  void take_widow(Seat seat) {
    hand_[seat] |= widow_;
    known_[seat] |= widow_;
    widow_ = {};
  }
  void show_hand(Seat seat) { open_ |= hand_[seat]; }
  void show(Cards cards) { open_ |= cards; }

  // Lays cards of the hand away, unseen: the others no longer know what is left of it.
  void lay_away(Seat seat, Cards cards) {
    forget(hand_[seat], seat);
    hand_[seat] -= cards;
    laid_[seat] |= cards;
    known_[seat] |= hand_[seat] | laid_[seat];
  }
  // Hands cards over, unseen by the others.
  void hand_over(Seat from, Seat to, Cards cards) {
    forget(hand_[from], Seats(from) | Seats(to));
    hand_[from] -= cards;
    hand_[to] |= cards;
    known_[from] |= hand_[from] | cards;
    known_[to] |= cards;
  }
  // Everybody sees it pass.
  void hand_over_openly(Seat from, Seat to, Card card) {
    hand_[from].remove(card);
    hand_[to].add(card);
    open_.add(card);
  }
  // Lays cards of the hand on the stock, unseen; and there they are drawn, or one is turned up.
  void put_back(Seat seat, Cards cards) {
    forget(hand_[seat], seat);
    hand_[seat] -= cards;
    stock_ |= cards;
  }
  void draw(Seat seat, Cards cards) {
    stock_ -= cards;
    deal_to(seat, cards);
  }
  void turn_from_stock(Card card) {
    stock_.remove(card);
    turn_card(card);
  }
  // Cards of a hand back to the pack, for a deal anew.
  void take_back(Seat seat, Cards cards) {
    hand_[seat] -= cards;
    for (const Seat other : Seats::all(max_seats)) known_[other] -= cards;
    open_ -= cards;
  }
  // What nobody but this seat can be sure of any more.
  void forget(Cards cards, Seats but) {
    for (const Seat other : Seats::all(max_seats) - but) known_[other] -= cards;
    for (const Seat seat : but) known_[seat] |= open_ & cards;
    open_ -= cards;
  }

 private:
  BySeat<Cards> hand_, laid_, known_, dealt_;
  Cards widow_, dead_, stock_, played_, open_;
  std::optional<Card> turn_up_;
};

}  // namespace troef
