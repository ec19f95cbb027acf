// SPDX-License-Identifier: Apache-2.0
#include "server/surroundings.h"

#include <sodium.h>

#include "bots/bot.h"

namespace troef::server {

SodiumSurroundings::SodiumSurroundings(const std::vector<ProgramConfig>& programs) {
  const auto ours = bot_names();
  levels_.assign(ours.begin(), ours.end());
  for (const ProgramConfig& program : programs) levels_.emplace_back(program.name);
}

void SodiumSurroundings::random(std::span<std::uint8_t> bytes) {
  randombytes_buf(bytes.data(), bytes.size());
}

Sha256 SodiumSurroundings::sha256() const {
  return [](std::span<const std::uint8_t> bytes) {
    Digest digest;
    crypto_hash_sha256(digest.data(), bytes.data(), bytes.size());
    return digest;
  };
}

}  // namespace troef::server
