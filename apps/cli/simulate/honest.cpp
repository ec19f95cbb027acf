// SPDX-License-Identifier: Apache-2.0
#include "cli/simulate/honest.h"

#include "cli/sha256.h"

namespace troef::cli {
namespace {

// Words as bytes, high byte first.
void fill(std::span<std::uint8_t> bytes, Words& words) {
  for (std::size_t i = 0; i < bytes.size(); i += 4) {
    const std::uint32_t word = words.next();
    for (std::size_t j = 0; j < 4; ++j) {
      bytes[i + j] = static_cast<std::uint8_t>(word >> (24 - 8 * j));
    }
  }
}

Proof draw(const Match& match, Words& words) {
  const Start& start = match.next();
  Proof proof;
  fill(proof.secret, words);
  proof.commitment = commitment(sha256, match.id(), start.number, proof.secret);
  proof.cuts.resize(static_cast<std::size_t>(start.seats));
  for (Cut& cut : proof.cuts) fill(cut, words);
  proof.gathered = match.gathered();
  return proof;
}

}  // namespace

HonestDeal::HonestDeal(const Match& match, Words& words)
    : proof_(draw(match, words)), words_(sha256, seed_of(sha256, proof_.secret, proof_.cuts)) {}

}  // namespace troef::cli
