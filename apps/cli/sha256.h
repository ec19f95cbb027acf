// SPDX-License-Identifier: Apache-2.0
// SHA-256 of libsodium, as src/ takes it.
#pragma once

#include <sodium.h>

#include "table/fair.h"

namespace troef::cli {

inline Digest sha256(std::span<const std::uint8_t> bytes) {
  Digest digest;
  crypto_hash_sha256(digest.data(), bytes.data(), bytes.size());
  return digest;
}

}  // namespace troef::cli
