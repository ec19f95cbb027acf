// SPDX-License-Identifier: Apache-2.0
#include "solver/lanes.h"

#include <algorithm>

namespace troef::solver {
namespace {

// Every card that is in a hand, in the trick, or will come to a hand.
Cards taking_part(const Problem& problem) {
  Cards cards = problem.trick.cards();
  for (const Seat seat : Seats::all(problem.seats)) cards |= problem.hands[seat];
  if (problem.late) cards.add(*problem.late);
  return cards;
}

// Whether rank decides nothing but who wins, and what lies in roem: a duty to play the highest card
// binds in every suit, but no longer than a mate is looked for, and four low cards may be of any
// rank. Of cards that may be held back there is one.
bool ranks_are_free(const Problem& problem) {
  const Goal& goal = problem.goal;
  const bool pool = goal.judging == Judging::pool && !goal.counts;
  const bool counts = goal.judging == Judging::gains || goal.judging == Judging::half || pool;
  const bool high = problem.law.head != Head::none && !goal.finds_mate;
  return counts && goal.low_fours == 0 && !high && problem.law.hold_back.size() <= 1;
}

}  // namespace

Cards Lanes::renumbered(Cards natural) const {
  Cards cards;
  for (const Card card : natural) cards.add(renumbered(card));
  return cards;
}

Cards Lanes::natural(Cards cards) const {
  Cards result;
  for (const Card card : cards) result.add(natural(card));
  return result;
}

void Lanes::set_up(const Problem& problem, const Switches& switches) {
  renumber(problem, taking_part(problem));
  count_points(problem);
  has_roem_ = problem.goal.roem;
  find_places();
  make_keys(problem, switches.rename, true, keys_);
  by_rank_ = switches.ranks && switches.shape && ranks_are_free(problem);
  for (const int cards : cards_) by_rank_ = by_rank_ && cards <= Row::most_cards;
  for (const Card card : all_) by_rank_ = by_rank_ && follow(card).has(card);
  if (by_rank_) {
    make_rows(problem);
    shapes_.clear();
  } else {
    make_keys(problem, switches.rename, !switches.shape, shapes_);
  }
  make_sums();
  make_runs(problem);
  if (by_rank_ && has_roem_) tell_runs_in_rows();
  for (std::size_t n = 0; n < count; ++n) {
    for (std::size_t set = 0; set < std::size_t{1} << cards_[n]; ++set) {
      const std::size_t at = first_[n] + set;
      if (by_rank_) {
        constexpr std::uint64_t mixer = 0x9E37'79B9'7F4A'7C15;
        const std::uint64_t mixed = (rows_[at].lengths + (std::uint64_t{n + 1} << 40)) * mixer;
        words_[at] = std::uint64_t{keys_[at]} << shift_[n] | (mixed ^ mixed >> 32) << 32;
      } else {
        words_[at] = (keys_[at] | std::uint64_t{shapes_[at]} << 32) << shift_[n];
      }
    }
  }
}

void Lanes::renumber(const Problem& problem, Cards cards) {
  const Order& order = *problem.order;
  const Cards trumps = cards & order.trumps();
  all_ = {};
  for (const Suit suit : all_suits) {
    const int n = static_cast<int>(suit);
    const bool trump_suit = order.trumps().has(Card(Rank::king, suit));
    const Cards lane_cards = trump_suit ? trumps : (cards & Cards::of(suit)) - order.trumps();
    cards_[static_cast<std::size_t>(n)] = lane_cards.size();
    for (const Card card : lane_cards) {
      const Card number = Card::at(n * width + (lane_cards - order.above(card)).size() - 1);
      number_[place(card)] = number;
      natural_[place(number)] = card;
      all_.add(number);
    }
  }
  std::uint8_t dense = 0;
  for (const Card card : all_) dense_[place(card)] = dense++;
  trumps_ = renumbered(trumps);
  hold_back_ = renumbered(problem.law.hold_back & cards);
  telling_ = {};
  const auto& hidden = problem.goal.contract.hidden_until;
  if (hidden && problem.goal.counts) telling_ = renumbered(Cards(*hidden) & cards);
  for (const Card card : cards) {
    above_[place(renumbered(card))] = renumbered(order.above(card) & cards);
    follow_[place(renumbered(card))] = renumbered(order.follow(card) & cards);
  }
}

void Lanes::count_points(const Problem& problem) {
  std::array<Cards, 32> by_points;
  for (const Card card : all_) {
    const int points = problem.goal.card_points ? problem.order->points(natural(card)) : 0;
    points_[place(card)] = static_cast<std::uint8_t>(points);
    by_points[static_cast<std::size_t>(points)].add(card);
  }
  std::size_t n = 0;
  for (std::size_t points = 0; points < by_points.size(); ++points) {
    if (by_points[points].empty()) continue;
    worth_[n] = by_points[points];
    points_of_worth_[n++] = static_cast<int>(points);
  }
}

void Lanes::find_places() {
  std::size_t size = 0;
  int shift = 0;
  for (std::size_t n = 0; n < count; ++n) {
    first_[n] = size;
    shift_[n] = shift;
    size += std::size_t{1} << cards_[n];
    shift += cards_[n];
  }
  keys_.resize(size);
  words_.resize(size);
  for (const Card card : all_) points_at_[dense(card)] = points_[place(card)];
}

// A set of cards of a lane, read from the weakest up, is a row of owners and points. Of all sets
// with the same row the key is the lowest: each card moved down as far as the row allows.
void Lanes::make_keys(const Problem& problem, bool rename, bool by_points,
                      std::vector<std::uint32_t>& keys_of_all) const {
  std::array<int, 64> kind{};
  Cards unowned = all_;
  for (const Seat seat : Seats::all(problem.seats)) {
    const bool waits = problem.late && problem.late_to == seat;
    const Cards hand = renumbered(problem.hands[seat] | (waits ? Cards(*problem.late) : Cards()));
    for (const Card card : hand) {
      const bool held = hold_back_.has(card);
      const bool stray = !follow(card).has(card);
      const bool tells = telling_.has(card);
      kind[place(card)] = seat.index() + (by_points ? 8 * points(card) : 0) + (held ? 512 : 0) +
                          (stray ? 1024 : 0) + (tells ? 2048 : 0);
    }
    unowned -= hand;
  }
  keys_of_all.resize(keys_.size());
  for (int n = 0; n < count; ++n) {
    const auto i = static_cast<std::size_t>(n);
    std::uint32_t* const keys = keys_of_all.data() + first_[i];
    keys[0] = 0;
    for (unsigned set = 1; set < 1U << cards_[i]; ++set) {
      const unsigned top = std::bit_floor(set);
      const unsigned below = rename ? keys[set ^ top] : set ^ top;
      const int wanted = kind[place(Card::at(n * width + std::countr_zero(top)))];
      unsigned low = rename ? std::bit_floor(below) << 1 : top;
      if (low == 0) low = 1;
      while (low < top && (kind[place(Card::at(n * width + std::countr_zero(low)))] != wanted ||
                           unowned.has(Card::at(n * width + std::countr_zero(low))))) {
        low <<= 1;
      }
      keys[set] = below | low;
    }
  }
}

// Each row from the one without its lowest card.
void Lanes::make_rows(const Problem& problem) {
  BySeat<Cards> hands;
  for (const Seat seat : Seats::all(problem.seats)) hands[seat] = renumbered(problem.hands[seat]);
  if (problem.late) hands[problem.late_to].add(renumbered(*problem.late));
  rows_.assign(keys_.size(), {});
  for (int n = 0; n < count; ++n) {
    const auto i = static_cast<std::size_t>(n);
    for (unsigned set = 1; set < 1U << cards_[i]; ++set) {
      const Cards cards = Cards::of_bits(std::uint64_t{set} << (n * width));
      Row& row = rows_[first_[i] + set];
      int at = 0;
      for (const Seat seat : Seats::all(problem.seats)) {
        const Cards own = cards & hands[seat];
        row.lengths |= static_cast<std::uint32_t>(own.size()) << (4 * seat.index());
        for (Cards rest = own; rest; rest.remove(rest.last())) {
          row.worths |= static_cast<std::uint64_t>(points(rest.last())) << (8 * at++);
        }
      }
      int from_top = 0;
      for (Cards rest = cards; rest; rest.remove(rest.last())) {
        const Card card = rest.last();
        std::uint64_t owner = hold_back_.has(card) ? 8 : 0;
        for (const Seat seat : Seats::all(problem.seats)) {
          if (hands[seat].has(card)) owner |= static_cast<std::uint64_t>(seat.index());
        }
        row.owners |= owner << (4 * from_top++);
      }
      const std::uint32_t top = static_cast<std::uint32_t>(row.owners & 7);
      row.lengths |= top << 24 | ((cards & hold_back_) ? 1U << 28 : 0U);
    }
  }
}

void Lanes::make_sums() {
  sums_.assign(keys_.size(), {});
  for (int n = 0; n < count; ++n) {
    const auto i = static_cast<std::size_t>(n);
    Sums* const sums = sums_.data() + first_[i];
    for (unsigned set = 1; set < 1U << cards_[i]; ++set) {
      const int card = points(Card::at(n * width + std::countr_zero(set)));
      const Sums& rest = sums[set & (set - 1)];
      sums[set] = {static_cast<std::uint8_t>(rest.all + card),
                   static_cast<std::uint8_t>(std::max<int>(rest.most, card)),
                   static_cast<std::uint8_t>(std::min<int>(rest.least, card)),
                   static_cast<std::uint8_t>(rest.cards + 1)};
    }
  }
}

}  // namespace troef::solver
