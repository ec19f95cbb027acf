// SPDX-License-Identifier: Apache-2.0
// What is known of positions between tricks: 24 bytes each, five in a bucket, with all their cards,
// so that nothing is ever taken for something else. Positions of one shape share a bucket.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "solver/ranks.h"

namespace troef::solver {

struct Key {
  std::uint64_t shape = 0;
  std::uint32_t cards = 0;  // a bit each
};

struct Known {
  std::uint64_t shape = 0;
  std::uint32_t cards = 0;
  std::int16_t low = 0, high = 0;  // of the need that can be met
  std::uint16_t generation = 0;
  std::uint8_t move = 0;        // that did well here
  std::uint8_t left = 0;        // how many cards
  Ranks low_ranks, high_ranks;  // that `low` and `high` needed
};

class Table {
 public:
  static constexpr int places = 5;
  // Two lines of the cache.
  struct alignas(128) Bucket {
    Known entries[places];
  };

  static constexpr int fewest_bits = 4, most_bits = 40;

  void set_up(int bits) {
    bits = std::clamp(bits, fewest_bits, most_bits);
    buckets_.assign(std::size_t{1} << (bits - 3), {});
    shift_ = 67 - bits;
    generation_ = 0;
  }
  // Forgets everything.
  void next_generation() {
    if (++generation_ != 0) return;
    buckets_.assign(buckets_.size(), {});
    generation_ = 1;
  }

  void prefetch(const Key& key) const {
    const Bucket& bucket = buckets_[place(key)];
    __builtin_prefetch(&bucket);
    __builtin_prefetch(&bucket.entries[3]);
  }
  const Bucket& bucket(const Key& key) const { return buckets_[place(key)]; }
  bool is_of(const Known& known, const Key& key) const {
    return known.shape == key.shape && known.generation == generation_;
  }
  // The first place of a bucket keeps the position with most cards, the others the latest.
  void store(const Key& key, Known known) {
    known.shape = key.shape;
    known.cards = key.cards;
    known.generation = generation_;
    Known* const entries = buckets_[place(key)].entries;
    int at = 0;
    while (at < places && !(is_of(entries[at], key) && entries[at].cards == key.cards)) ++at;
    if (at == places) {
      const bool first = entries[0].generation != generation_ || entries[0].left <= known.left;
      at = first ? 0 : 1;
      for (int i = places - 1; i > 1; --i) entries[i] = entries[i - 1];
      if (first) entries[1] = entries[0];
    }
    entries[at] = known;
  }

 private:
  std::size_t place(const Key& key) const {
    return static_cast<std::size_t>(key.shape * 0x9E3779B97F4A7C15U >> shift_);
  }
  std::vector<Bucket> buckets_;
  int shift_ = 0;
  std::uint16_t generation_ = 0;
};

}  // namespace troef::solver
