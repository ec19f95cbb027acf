// SPDX-License-Identifier: Apache-2.0
// What a table asks of the world, quick and no secret: where many tables are made.
#pragma once

#include <span>

#include "cards/random.h"
#include "table/table.h"

namespace troef::test {

inline Digest mix(std::span<const std::uint8_t> bytes) {
  std::uint64_t sum = 14695981039346656037U;
  for (const std::uint8_t byte : bytes) sum = (sum ^ byte) * 1099511628211U;
  Quick quick(sum);
  Digest digest;
  for (std::uint8_t& byte : digest) byte = static_cast<std::uint8_t>(quick.next());
  return digest;
}

class QuickAround : public Surroundings {
 public:
  void random(std::span<std::uint8_t> bytes) override {
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(quick_.next());
  }
  Sha256 sha256() const override { return mix; }

 private:
  Quick quick_{7};
};

}  // namespace troef::test
