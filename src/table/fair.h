// SPDX-License-Identifier: Apache-2.0
// Deals that nobody need trust (docs/fairness.md): the commitment, the cuts, the stream of words
// that shuffles, and what of it a record keeps.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cards/pack.h"
#include "cards/random.h"

namespace troef {

using Digest = std::array<std::uint8_t, 32>;
using Secret = std::array<std::uint8_t, 32>;
using Cut = std::array<std::uint8_t, 16>;

// SHA-256, handed in.
using Sha256 = std::function<Digest(std::span<const std::uint8_t>)>;

Digest commitment(const Sha256& hash, std::string_view match, int deal, const Secret& secret);
Digest seed_of(const Sha256& hash, const Secret& secret, std::span<const Cut> cuts);

// SHA-256(seed ‖ n) for n = 0, 1, 2 … as eight bytes big-endian, read as big-endian words. A copy
// reads on from the same place: whoever takes an action back takes back its words too.
class FairWords final : public Words {
 public:
  FairWords(Sha256 hash, const Digest& seed) : hash_(std::move(hash)), seed_(seed) {}
  std::uint32_t next() override;

 private:
  Sha256 hash_;
  Digest seed_, block_{};
  std::uint64_t blocks_ = 0;
  std::size_t used_ = 32;
};

// What `x-proof` of a record holds.
struct Proof {
  Digest commitment{};
  Secret secret{};
  std::vector<Cut> cuts;  // of seat 0, 1, …
  // The pack as it was gathered from the deal before, where it is shuffled by hand: for those who
  // check the shuffle and have no engine to gather it themselves (Match::gathered).
  std::optional<Pack> gathered;
};
std::string to_json(const Proof& proof);
// Strictly, from any bytes; nullopt, and what is wrong.
std::optional<Proof> read_proof(std::string_view json, std::string& error);

std::string to_hex(std::span<const std::uint8_t> bytes);
// False unless the text is exactly so many bytes in hexadecimal.
bool from_hex(std::string_view text, std::span<std::uint8_t> bytes);

}  // namespace troef
