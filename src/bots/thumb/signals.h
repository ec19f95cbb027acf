// SPDX-License-Identifier: Apache-2.0
// Signals: what a card says to partners besides what it does. They are given and read only among
// cards that are about equally good, of equal points; what each stands for has its id (SG-..).
#pragma once

#include <array>
#include <optional>
#include <span>

#include "bots/thumb/sight.h"

namespace troef::thumb {

struct Weighed {
  Card card;
  double worth;
};

// What the cards that a seat threw away have said of one suit.
enum class Said : std::uint8_t { nothing, up, down, asked, unwanted };

// What a seat has thrown away so far: cards that neither followed suit nor were trumps.
struct Thrown {
  std::optional<Card> first;                         // of all
  std::array<std::optional<Card>, suit_count> last;  // of each suit
  std::array<Said, suit_count> said{};               // by the last two of each suit
  bool operator==(const Thrown&) const = default;
};

class Signals {
 public:
  explicit Signals(const Sight& sight);

  // Whether there is anybody to signal to, in a deal that is played for winning tricks.
  bool any() const { return partners_ || defending_; }
  // Of the cards that are about as good as the best, the one that says most.
  Card choose(std::span<const Weighed> cards, const Weighed& best) const;
  Said said(Seat seat, Suit suit) const;

 private:
  void listen();
  void hear(Seat seat, Card card);
  bool as_good(const Weighed& card, const Weighed& best) const;
  bool ace_instead(const Weighed& card, const Weighed& best) const;
  double says(Card card) const;
  double lead(Card card) const;
  double trump(Card card) const;
  double first_discard(Card card) const;
  double discard(Card card) const;
  bool one_point_decides(Card ten) const;

  const Sight& sight_;
  bool partners_;   // two sides of two
  bool defending_;  // with others, against one
  BySeat<Thrown> thrown_;
};

}  // namespace troef::thumb
