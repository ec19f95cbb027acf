// SPDX-License-Identifier: Apache-2.0
// Chance from a seed: the ChaCha20 stream of libsodium, under a key made from the seed and a
// number. The same on every machine (docs/cli.md says how to make it elsewhere).
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "cards/random.h"
#include "cards/seat.h"

namespace troef::cli {

class SeededWords final : public Words {
 public:
  SeededWords(std::string_view seed, std::uint64_t number);
  std::uint32_t next() override;

 private:
  static constexpr std::uint32_t blocks = 8;
  void refill();

  std::array<unsigned char, 32> key_{};
  std::array<unsigned char, 64 * blocks> bytes_{};
  std::uint32_t block_ = 0;
  std::size_t place_ = sizeof bytes_;
};

// Each of so many as likely as the next: who deals first.
inline Seat any_seat(int seats, Words& words) {
  return Seat(static_cast<int>(words.below(static_cast<std::uint32_t>(seats))));
}

// 256 bits from the system, in hexadecimal: enough for every order of a pack.
std::string fresh_seed();
// A short name of a seed, for the ids of matches.
std::string seed_mark(std::string_view seed);

}  // namespace troef::cli
