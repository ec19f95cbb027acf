// SPDX-License-Identifier: Apache-2.0
// Positions of a trick as the rules speak of them, in lists and plain code, and the comparison
// of a law with what a page says in every position of a small pack: every trick of no to three
// cards, every hand of one to three.
#pragma once

#include <gtest/gtest.h>

#include <array>
#include <functional>
#include <string>
#include <vector>

#include "tricks/law.h"

namespace troef::test::law {

// Cards in an order; at most as many as a hand or a trick holds here.
class List {
 public:
  void add(Card card) { cards_[static_cast<std::size_t>(count_++)] = card; }
  const Card* begin() const { return cards_.data(); }
  const Card* end() const { return cards_.data() + count_; }
  int size() const { return count_; }
  bool empty() const { return count_ == 0; }
  bool has(Card card) const {
    for (const Card own : *this) {
      if (own == card) return true;
    }
    return false;
  }
  List without(const List& others) const {
    List rest;
    for (const Card card : *this) {
      if (!others.has(card)) rest.add(card);
    }
    return rest;
  }
  List and_also(const List& others) const {
    List all = *this;
    for (const Card card : others) {
      if (!has(card)) all.add(card);
    }
    return all;
  }
  std::string text() const {
    std::string names;
    for (const Card card : *this) names += to_string(card) + " ";
    return names;
  }

 private:
  std::array<Card, 4> cards_{};
  int count_ = 0;
};

inline std::vector<Card> named(std::string_view names) {
  std::vector<Card> cards;
  for (std::size_t i = 0; i + 1 < names.size(); i += 3) {
    cards.push_back(*parse_card(names.substr(i, 2)));
  }
  return cards;
}

// What a page says of the order: one line for the trumps, high to low, and one for each suit.
class Ladders {
 public:
  Ladders(std::string_view trumps, const std::vector<std::string_view>& suits) {
    int line = 0;
    enter(trumps, line);
    for (const auto suit : suits) enter(suit, ++line);
  }
  bool is_trump(Card card) const { return line_[at(card)] == 0; }
  // The ace of hearts asks for hearts where the table plays so (VV-03).
  void ask(Card led, Suit suit) { asked_[at(led)] = line_[at(Card(Rank::king, suit))]; }
  bool trumps_asked(Card led) const { return asked_[at(led)] == 0; }
  bool follows(Card card, Card led) const { return line_[at(card)] == asked_[at(led)]; }
  // Of two trumps, or two cards of a suit.
  bool higher(Card card, Card other) const { return place_[at(card)] < place_[at(other)]; }
  std::vector<Card> pack() const { return pack_; }

 private:
  static std::size_t at(Card card) { return static_cast<std::size_t>(card.index()); }
  void enter(std::string_view names, int line) {
    int place = 0;
    for (const Card card : named(names)) {
      line_[at(card)] = asked_[at(card)] = line;
      place_[at(card)] = place++;
      pack_.push_back(card);
    }
  }
  std::array<int, 64> line_{}, asked_{}, place_{};
  std::vector<Card> pack_;
};

// A seat with this hand is to play to this trick.
struct Position {
  const Ladders& cards;
  List trick, hand;

  Card led() const { return *trick.begin(); }
  bool trumps_asked() const { return cards.trumps_asked(led()); }
  // The highest trump, else the highest card of the suit led (KJ-26, HJ-34, VV-33).
  int winning() const {
    int best = -1;
    for (int i = 0; i < trick.size(); ++i) {
      if (!cards.is_trump(at(i))) continue;
      if (best < 0 || cards.higher(at(i), at(best))) best = i;
    }
    if (best >= 0) return best;
    for (int i = 0; i < trick.size(); ++i) {
      if (!cards.follows(at(i), led())) continue;
      if (best < 0 || cards.higher(at(i), at(best))) best = i;
    }
    return best;
  }
  Card best() const { return at(winning()); }
  bool ruffed() const { return !trumps_asked() && cards.is_trump(best()); }
  bool partner_wins() const { return winning() == trick.size() - 2; }

  List followers() const {
    return those([&](Card card) { return cards.follows(card, led()); });
  }
  List trumps() const {
    return those([&](Card card) { return cards.is_trump(card); });
  }
  // Trumps that would be the highest in the trick.
  List winning_trumps() const {
    return those([&](Card card) {
      return cards.is_trump(card) && (!cards.is_trump(best()) || cards.higher(card, best()));
    });
  }
  // Trumps that would lie under one that ruffed the trick.
  List lower_trumps() const { return ruffed() ? trumps().without(winning_trumps()) : List(); }
  Position with(const List& other_hand) const { return {cards, trick, other_hand}; }
  std::string text() const { return "trick " + trick.text() + "hand " + hand.text(); }

 private:
  Card at(int place) const { return *(trick.begin() + place); }
  template <class Test>
  List those(Test test) const {
    List cards_that;
    for (const Card card : hand) {
      if (test(card)) cards_that.add(card);
    }
    return cards_that;
  }
};

// A law and what its page says: which cards may be played, and what forbids another.
struct Case {
  std::string name;
  const Order* order;
  TrickLaw law;
  Ladders cards;
  std::function<List(const Position&)> allowed;
  std::function<std::string(const Position&, Card)> against;
};

class Comparison {
 public:
  explicit Comparison(const Case& example) : case_(example), pack_(example.cards.pack()) {}

  int run() {
    play_to({}, Trick(Seat(0)), 0);
    return positions_;
  }

 private:
  // Every trick that can grow from this one, and every hand to play to it.
  void play_to(const List& trick, const Trick& engine, unsigned used) {
    if (!trick.empty()) {
      const Position position{case_.cards, trick, {}};
      EXPECT_EQ(engine.winner(), Seat(position.winning())) << case_.name << ": " << trick.text();
    }
    hold(trick, engine, used, {}, 0);
    if (trick.size() == 3) return;
    for (std::size_t i = 0; i < pack_.size(); ++i) {
      if ((used >> i & 1U) != 0) continue;
      List longer = trick;
      longer.add(pack_[i]);
      Trick played = engine;
      played.play(Seat(trick.size()), pack_[i], *case_.order);
      play_to(longer, played, used | 1U << i);
    }
  }
  void hold(const List& trick, const Trick& engine, unsigned used, const List& hand,
            std::size_t from) {
    if (!hand.empty()) compare({case_.cards, trick, hand}, engine);
    if (hand.size() == 3) return;
    for (std::size_t i = from; i < pack_.size(); ++i) {
      if ((used >> i & 1U) != 0) continue;
      List bigger = hand;
      bigger.add(pack_[i]);
      hold(trick, engine, used, bigger, i + 1);
    }
  }
  void compare(const Position& position, const Trick& engine) {
    ++positions_;
    Cards hand;
    for (const Card card : position.hand) hand.add(card);
    const bool mate = case_.law.partners && position.trick.size() >= 2 && position.partner_wins();
    const List allowed = position.trick.empty() ? position.hand : case_.allowed(position);
    const Cards may = playable(case_.law, *case_.order, engine, hand, mate);
    for (const Card card : position.hand) {
      const auto rule = why_not(case_.law, *case_.order, engine, hand, mate, card);
      const bool allows = allowed.has(card);
      if (may.has(card) != allows || (allows ? "" : case_.against(position, card)) != rule) {
        report(position, card, may.has(card), rule);
      }
    }
  }
  void report(const Position& position, Card card, bool may, std::string_view rule) {
    if (++faults_ > 3) return;
    ADD_FAILURE() << case_.name << ": " << position.text() << "- " << to_string(card) << " is "
                  << (may ? "playable" : "refused by " + std::string(rule)) << ", allowed are "
                  << case_.allowed(position).text();
  }

  const Case& case_;
  std::vector<Card> pack_;
  int positions_ = 0, faults_ = 0;
};

inline void compare_all(const std::vector<Case>& cases) {
  int positions = 0;
  for (const Case& example : cases) positions += Comparison(example).run();
  testing::Test::RecordProperty("laws", static_cast<int>(cases.size()));
  testing::Test::RecordProperty("positions", positions);
  EXPECT_GT(positions, 50'000 * static_cast<int>(cases.size()));
}

}  // namespace troef::test::law
