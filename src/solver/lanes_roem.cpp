// SPDX-License-Identifier: Apache-2.0
// The roem that may still lie in tricks (KJ-30), by the cards that are left.
#include <algorithm>

#include "solver/lanes.h"

namespace troef::solver {
namespace {

class Holders {
 public:
  explicit Holders(const Problem& problem) : seats_(problem.seats), cards_(problem.hands) {
    const Trick& trick = problem.trick;
    for (int i = 0; i < trick.size(); ++i) {
      cards_[trick.leader().left(problem.seats, i)].add(trick.card(i));
    }
  }
  // Whether no two of them are in one hand: only then can they fall in one trick.
  bool are_apart(Cards natural) const {
    for (const Seat seat : Seats::all(seats_)) {
      if ((cards_[seat] & natural).without_first()) return false;
    }
    return true;
  }

 private:
  int seats_;
  BySeat<Cards> cards_;
};

struct Runs {
  int most = 0;
  Cards cards;
};

// What can still lie in tricks of the cards of a suit: three and four neighbours, and the stuk; the
// most that it brings, a run a trick.
Runs runs_in(const Holders& holders, Cards natural, Cards stuk) {
  Runs runs;
  std::array<int, rank_count + 4> best{};
  const bool three_in_a_row = !(natural & natural.up() & natural.down()).empty();
  for (int low = rank_count - 1; three_in_a_row && low >= 0; --low) {
    const auto at = static_cast<std::size_t>(low);
    best[at] = best[at + 1];
    Cards run;
    const Suit suit = natural.first().suit();
    for (int length = 1; length <= 4 && low + length <= rank_count; ++length) {
      const Card next(static_cast<Rank>(low + length - 1), suit);
      if (!natural.has(next)) break;
      run.add(next);
      if (length < 3 || !holders.are_apart(run)) continue;
      runs.cards |= run;
      best[at] = std::max(best[at], (length == 4 ? 50 : 20) + best[at + run.size()]);
    }
  }
  runs.most = best[0];
  if (!stuk.empty() && natural.has_all(stuk) && holders.are_apart(stuk)) {
    runs.most += 20;
    runs.cards |= stuk;
  }
  return runs;
}

}  // namespace

int Lanes::roem(Cards left) const {
  if (!has_roem_) return 0;
  int sum = 0;
  for (int n = 0; n < count; ++n) {
    sum += 10 * runs_[first_[static_cast<std::size_t>(n)] + bits(left, n)];
  }
  for (std::size_t i = 0; i < four_count_; ++i) {
    if (left.has_all(fours_[i].cards)) sum += fours_[i].roem;
  }
  return sum;
}

Cards Lanes::alive(Cards left) const {
  if (!has_roem_) return {};
  std::uint64_t alive = 0;
  for (int n = 0; n < count; ++n) {
    const std::uint64_t cards = alive_[first_[static_cast<std::size_t>(n)] + bits(left, n)];
    alive |= cards << (n * width);
  }
  Cards result = Cards::of_bits(alive);
  for (std::size_t i = 0; i < four_count_; ++i) {
    if (left.has_all(fours_[i].cards)) result |= fours_[i].cards;
  }
  return result;
}

// While runs are possible it matters which cards are left.
void Lanes::tell_runs(bool always) {
  for (std::size_t n = 0; n < count; ++n) {
    for (unsigned set = 0; set < 1U << cards_[n]; ++set) {
      for (std::vector<std::uint32_t>* keys : {&keys_, &shapes_}) {
        if (keys->empty()) continue;
        std::uint32_t& key = (*keys)[first_[n] + set];
        const bool alive = runs_[first_[n] + set] != 0 || runs_[first_[n] + key] != 0;
        if (alive || always) key = set;
      }
    }
  }
}

// Rows are alike only with the same cards that runs are possible of, and these in the same places.
void Lanes::tell_runs_in_rows() {
  constexpr int above_lengths = 16;  // of four hands
  for (std::size_t n = 0; n < count; ++n) {
    for (unsigned set = 0; set < 1U << cards_[n]; ++set) {
      const std::size_t at = first_[n] + set;
      const std::uint32_t alive = alive_[at];
      Row& row = rows_[at];
      row.lengths |= alive << above_lengths;
      int from_top = 0;
      for (unsigned rest = set; rest != 0; rest ^= std::bit_floor(rest), ++from_top) {
        if (alive & std::bit_floor(rest)) row.owners |= std::uint64_t{4} << (4 * from_top);
      }
    }
  }
}

void Lanes::make_runs(const Problem& problem) {
  if (!has_roem_) return;
  const Holders holders(problem);
  runs_.resize(keys_.size());
  alive_.resize(keys_.size());
  const Order& order = *problem.order;
  const Cards royals = Cards::of(Rank::king) | Cards::of(Rank::queen);
  for (int n = 0; n < count; ++n) {
    const auto i = static_cast<std::size_t>(n);
    const Cards stuk = order.trumps() & royals & Cards::of(static_cast<Suit>(n));
    for (unsigned set = 0; set < 1U << cards_[i]; ++set) {
      const Runs runs =
          runs_in(holders, natural(Cards::of_bits(std::uint64_t{set} << (n * width))), stuk);
      runs_[first_[i] + set] = static_cast<std::uint8_t>(runs.most / 10);
      alive_[first_[i] + set] = static_cast<std::uint16_t>(bits(renumbered(runs.cards), n));
    }
  }
  tell_runs(problem.goal.low_fours > 0);
  four_count_ = 0;
  for (int rank = 0; rank < rank_count; ++rank) {
    const Cards four = Cards::of(static_cast<Rank>(rank));
    const bool counts = static_cast<Rank>(rank) >= Rank::ten || problem.goal.low_fours > 0;
    if (!counts || !natural(all_).has_all(four) || !holders.are_apart(four)) continue;
    fours_[four_count_++] = {renumbered(four), static_cast<Rank>(rank) == Rank::jack ? 200 : 100};
  }
}

}  // namespace troef::solver
