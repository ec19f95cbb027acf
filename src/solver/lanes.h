// SPDX-License-Identifier: Apache-2.0
// The cards that take part, renumbered so that within a suit the stronger one is the higher bit:
// equal cards are neighbours then, and a position between tricks is a word of 32 bits.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "solver/problem.h"
#include "solver/ranks.h"
#include "solver/switches.h"

namespace troef::solver {

class Lanes {
 public:
  void set_up(const Problem& problem, const Switches& switches);

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
  // Whether the one of two cards can do what the other cannot: be held back, or show who is mate,
  // where the deal may end by that and the tricks until then are counted.
  bool unlike(Card a, Card b) const {
    return hold_back_.has(a) != hold_back_.has(b) || telling_.has(a) != telling_.has(b);
  }
  Cards peculiar() const { return hold_back_ | telling_; }
  // Whether a shape says no more than how many cards of each suit are in each hand.
  bool by_rank() const { return by_rank_; }
  // What the goal counts for a card.
  int points(Card card) const { return points_[place(card)]; }
  int points(Cards cards) const;
  // How many of these are of a lane.
  int length(Cards cards, int n) const { return sums(cards, n).cards; }
  // Of one of these, the dearest and the cheapest.
  int most_points(Cards cards) const;
  int least_points(Cards cards) const;
  // Of those that are of a lane.
  int points_in(Cards cards, int n) const { return sums(cards, n).all; }
  int most_points_in(Cards cards, int n) const { return sums(cards, n).most; }
  // Cards by what they count, the cheapest first.
  Cards worth(int n) const { return worth_[static_cast<std::size_t>(n)]; }
  int points_of_worth(int n) const { return points_of_worth_[static_cast<std::size_t>(n)]; }

  // The cards left, each in a hand that never changes, as one word: the same for equal positions;
  // and as one that is the same for positions that differ in points.
  struct Words {
    std::uint32_t cards, shape;
  };
  Words words(Cards left) const;
  // What positions of one shape with these keys can differ by: the first one more, and less.
  struct Gap {
    int more = 0, less = 0;
  };
  Gap gap(std::uint32_t key, std::uint32_t other) const;
  // Whether positions of one shape with these keys are alike in the ranks that matter; what they
  // differ by if so.
  bool alike(std::uint32_t key, std::uint32_t other, Ranks matter, Gap& gap) const;
  // Of cards of one rank that may still lie in roem together.
  bool has_four(Cards left) const {
    for (std::size_t i = 0; i < four_count_; ++i) {
      if (left.has_all(fours_[i].cards)) return true;
    }
    return false;
  }
  // No more roem than this lies in what is left; and the cards that it may lie in.
  int roem(Cards left) const;
  Cards alive(Cards left) const;

  static constexpr int count = 4;
  static constexpr int width = 16;
  static constexpr Cards lane(int n) {
    return Cards::of_bits(std::uint64_t{0xFFFF} << (n * width));
  }
  static int lane_of(Card card) { return card.index() / width; }
  // Of each lane the highest.
  static Cards highest(Cards cards) {
    std::uint64_t down = cards.bits();
    down |= down >> 1 & 0x7FFF'7FFF'7FFF'7FFF;
    down |= down >> 2 & 0x3FFF'3FFF'3FFF'3FFF;
    down |= down >> 4 & 0x0FFF'0FFF'0FFF'0FFF;
    down |= down >> 8 & 0x00FF'00FF'00FF'00FF;
    return Cards::of_bits(down & ~(down >> 1 & 0x7FFF'7FFF'7FFF'7FFF));
  }
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
  void make_keys(const Problem& problem, bool rename, bool by_points,
                 std::vector<std::uint32_t>& keys) const;
  void find_places();
  void make_rows(const Problem& problem);
  // lanes_roem.cpp
  void make_runs(const Problem& problem);
  void tell_runs(bool always);
  void tell_runs_in_rows();

  std::array<Card, 64> number_, natural_;
  std::array<Cards, 64> above_, follow_;
  std::array<std::uint8_t, 64> points_{}, dense_{};
  std::array<std::uint8_t, 32> points_at_{};  // by number without gaps
  std::array<Cards, 16> worth_;
  std::array<int, 16> points_of_worth_{};
  Cards all_, trumps_, hold_back_, telling_;

  std::array<std::size_t, count> first_{};  // of a lane in the tables below
  std::array<int, count> cards_{}, shift_{};
  // Of sets of cards of a lane.
  struct Sums {
    std::uint8_t all = 0, most = 0, least = 255, cards = 0;
  };
  const Sums& sums(Cards cards, int n) const {
    return sums_[first_[static_cast<std::size_t>(n)] + bits(cards, n)];
  }
  void make_sums();
  std::vector<Sums> sums_;
  std::vector<std::uint32_t> keys_, shapes_;
  std::vector<std::uint64_t> words_;  // both, moved to their place in the word
  std::vector<std::uint8_t> runs_;    // in tens
  std::vector<std::uint16_t> alive_;  // cards of runs
  std::vector<Row> rows_;
  bool by_rank_ = false;
  // That may fall in one trick.
  struct Four {
    Cards cards;
    int roem = 0;
  };
  std::array<Four, rank_count> fours_{};
  std::size_t four_count_ = 0;
  bool has_roem_ = false;
};

inline Lanes::Words Lanes::words(Cards left) const {
  std::uint64_t both = 0;
  for (int n = 0; n < count; ++n)
    both ^= words_[first_[static_cast<std::size_t>(n)] + bits(left, n)];
  return {static_cast<std::uint32_t>(both), static_cast<std::uint32_t>(both >> 32)};
}

inline Lanes::Gap Lanes::gap(std::uint32_t key, std::uint32_t other) const {
  const std::uint32_t differ = key ^ other;
  const std::uint32_t from = differ & (0 - differ);
  const std::uint32_t mask = (2 * std::bit_floor(differ) - 1) & ~(from - 1);
  key &= mask;
  other &= mask;
  Gap gap;
  for (; key != 0; key &= key - 1, other &= other - 1) {
    const int more = points_at_[static_cast<std::size_t>(std::countr_zero(key))] -
                     points_at_[static_cast<std::size_t>(std::countr_zero(other))];
    gap.more += std::max(more, 0);
    gap.less += std::max(-more, 0);
  }
  return gap;
}

inline bool Lanes::alike(std::uint32_t key, std::uint32_t other, Ranks matter, Gap& gap) const {
  std::uint32_t differ = key ^ other;
  for (std::size_t n = 0; differ != 0; ++n) {
    const std::uint32_t mask = (1U << cards_[n]) - 1;
    if ((differ & mask) != 0) {
      const Row& own = rows_[first_[n] + (key & mask)];
      const Row& found = rows_[first_[n] + (other & mask)];
      if (own.lengths != found.lengths || !matter.same(own, found, static_cast<int>(n))) {
        return false;
      }
      gap.more += own.more_than(found);
      gap.less += found.more_than(own);
    }
    key >>= cards_[n];
    other >>= cards_[n];
    differ >>= cards_[n];
  }
  return true;
}

inline int Lanes::points(Cards cards) const {
  return sums(cards, 0).all + sums(cards, 1).all + sums(cards, 2).all + sums(cards, 3).all;
}

inline int Lanes::most_points(Cards cards) const {
  return std::max(std::max(sums(cards, 0).most, sums(cards, 1).most),
                  std::max(sums(cards, 2).most, sums(cards, 3).most));
}

inline int Lanes::least_points(Cards cards) const {
  return std::min(std::min(sums(cards, 0).least, sums(cards, 1).least),
                  std::min(sums(cards, 2).least, sums(cards, 3).least));
}

}  // namespace troef::solver
