// SPDX-License-Identifier: Apache-2.0
// The cards that take part, renumbered so that within a suit the stronger one is the higher bit:
// equal cards are neighbours then, and a position between tricks is a word of 32 bits.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "solver/problem.h"

namespace troef::solver {

class Lanes {
 public:
  // `rename`: positions get one key that differ only in which of equal cards are gone.
  void set_up(const Problem& problem, bool rename);

  Cards renumbered(Cards natural) const;
  Card renumbered(Card natural) const { return number_[place(natural)]; }
  Card natural(Card card) const { return natural_[place(card)]; }
  Cards natural(Cards cards) const;
  // Cards as numbers without gaps.
  std::size_t dense(Card card) const { return dense_[place(card)]; }

  Cards above(Card card) const { return above_[place(card)]; }
  Cards follow(Card led) const { return follow_[place(led)]; }
  Cards trumps() const { return trumps_; }
  Cards hold_back() const { return hold_back_; }
  // What the goal counts for a card.
  int points(Card card) const { return points_[place(card)]; }
  int points(Cards cards) const;
  // Cards by what they count, the cheapest first.
  Cards worth(int n) const { return worth_[static_cast<std::size_t>(n)]; }
  int points_of_worth(int n) const { return points_of_worth_[static_cast<std::size_t>(n)]; }

  // The cards left, each in a hand that never changes, as one word: the same for equal positions.
  std::uint32_t key(Cards left) const;
  // No more roem than this lies in what is left; and the cards that it may lie in.
  int roem(Cards left) const;
  Cards alive(Cards left) const;

  static constexpr int count = 4;
  static constexpr int width = 16;
  static constexpr Cards lane(int n) {
    return Cards::of_bits(std::uint64_t{0xFFFF} << (n * width));
  }
  static int lane_of(Card card) { return card.index() / width; }
  // All that is numbered lower.
  static Cards below(Card card) { return Cards::of_bits((std::uint64_t{1} << card.index()) - 1); }
  // Of these cards those that have another of them below, in the same lane, with none of `others`
  // between. One is carried up through the gaps by adding.
  static Cards next_up(Cards cards, Cards others) {
    constexpr std::uint64_t cells = 0x1FFF'1FFF'1FFF'1FFF;
    const std::uint64_t gaps = cells & ~(cards | others).bits();
    const std::uint64_t next = cards.bits() << 1;
    const std::uint64_t carried = gaps + (next & gaps);
    return cards & Cards::of_bits((carried | next) & ~gaps);
  }

 private:
  static std::size_t place(Card card) { return static_cast<std::size_t>(card.index()); }
  static std::size_t bits(Cards cards, int n) {
    return static_cast<std::size_t>(cards.bits() >> (n * width) & 0xFFFF);
  }
  void renumber(const Problem& problem, Cards taking_part);
  void count_points(const Problem& problem);
  void make_keys(const Problem& problem, bool rename);
  void find_owners(const Problem& problem);
  bool apart(Cards natural) const;
  struct Runs {
    int most = 0;
    Cards cards;
  };
  Runs runs_in(Cards natural, Cards stuk) const;
  void make_runs(const Problem& problem);

  std::array<Card, 64> number_, natural_;
  std::array<Cards, 64> above_, follow_;
  std::array<std::uint8_t, 64> points_{}, dense_{};
  std::array<Cards, 16> worth_;
  std::array<int, 16> points_of_worth_{};
  Cards all_, trumps_, hold_back_;

  std::array<std::size_t, count> first_{};  // of a lane in the tables below
  std::array<int, count> cards_{}, shift_{};
  std::vector<std::uint32_t> keys_;   // moved to their place in the word
  std::vector<std::uint8_t> runs_;    // in tens
  std::vector<std::uint16_t> alive_;  // cards of runs
  std::array<int, 64> owner_{};       // by natural card
  std::array<Cards, rank_count> fours_{};
  bool has_roem_ = false;
};

inline std::uint32_t Lanes::key(Cards left) const {
  std::uint32_t key = 0;
  for (int n = 0; n < count; ++n) {
    const auto i = static_cast<std::size_t>(n);
    key |= keys_[first_[i] + bits(left, n)];
  }
  return key;
}

}  // namespace troef::solver
