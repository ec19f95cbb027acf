// SPDX-License-Identifier: Apache-2.0
// What is known of positions between tricks: 16 bytes each, two in a bucket, whole keys, so that
// nothing is ever taken for something else.
#pragma once

#include <cstdint>
#include <vector>

namespace troef::solver {

struct Known {
  std::uint64_t key = 0;
  std::int16_t low = 0, high = 0;  // of the need that can be met
  std::uint8_t move = 0;           // that did well here
  std::uint8_t cards = 0;          // left; the more, the dearer
  std::uint16_t generation = 0;
};

class Table {
 public:
  void set_up(int bits) {
    buckets_.assign(std::size_t{1} << (bits - 1), {});
    shift_ = 65 - bits;
    generation_ = 0;
  }
  // Forgets everything.
  void next_generation() {
    if (++generation_ != 0) return;
    buckets_.assign(buckets_.size(), {});
    generation_ = 1;
  }

  void prefetch(std::uint64_t key) const { __builtin_prefetch(&buckets_[place(key)]); }
  const Known* find(std::uint64_t key) const {
    const Known* const bucket = buckets_[place(key)].entries;
    if (bucket[0].key == key && bucket[0].generation == generation_) return bucket;
    if (bucket[1].key == key && bucket[1].generation == generation_) return bucket + 1;
    return nullptr;
  }
  // The first place of a bucket keeps the dearer position, the second the latest.
  void store(const Known& known) {
    Known* const bucket = buckets_[place(known.key)].entries;
    Known entry = known;
    entry.generation = generation_;
    const auto is_free = [&](const Known& place) { return place.generation != generation_; };
    const auto is_same = [&](const Known& place) {
      return !is_free(place) && place.key == known.key;
    };
    const bool first = is_free(bucket[0]) || is_same(bucket[0]) ||
                       (!is_same(bucket[1]) && bucket[0].cards <= known.cards);
    if (first && !is_free(bucket[0]) && !is_same(bucket[0])) bucket[1] = bucket[0];
    bucket[first ? 0 : 1] = entry;
  }

 private:
  std::size_t place(std::uint64_t key) const {
    return static_cast<std::size_t>(key * 0x9E3779B97F4A7C15U >> shift_);
  }
  // Never across two lines of the cache.
  struct alignas(32) Bucket {
    Known entries[2];
  };
  std::vector<Bucket> buckets_;
  int shift_ = 0;
  std::uint16_t generation_ = 0;
};

}  // namespace troef::solver
