// SPDX-License-Identifier: Apache-2.0
#include "cli/words.h"

#include <sodium.h>

namespace troef::cli {
namespace {

std::string hex(const unsigned char* bytes, std::size_t size) {
  std::string text(size * 2 + 1, '\0');
  sodium_bin2hex(text.data(), text.size(), bytes, size);
  text.pop_back();
  return text;
}

const unsigned char* bytes_of(std::string_view text) {
  return reinterpret_cast<const unsigned char*>(text.data());
}

}  // namespace

// key = BLAKE2b-256("troef/seed:" seed ":" number in decimal)
SeededWords::SeededWords(std::string_view seed, std::uint64_t number) {
  const std::string text = "troef/seed:" + std::string(seed) + ":" + std::to_string(number);
  crypto_generichash(key_.data(), key_.size(), bytes_of(text), text.size(), nullptr, 0);
}

void SeededWords::refill() {
  constexpr std::array<unsigned char, crypto_stream_chacha20_ietf_NONCEBYTES> nonce{};
  bytes_.fill(0);
  crypto_stream_chacha20_ietf_xor_ic(bytes_.data(), bytes_.data(), bytes_.size(), nonce.data(),
                                     block_, key_.data());
  block_ += blocks;
  place_ = 0;
}

// Little endian.
std::uint32_t SeededWords::next() {
  if (place_ == bytes_.size()) refill();
  std::uint32_t word = 0;
  for (std::size_t i = 4; i-- > 0;) word = word << 8 | bytes_[place_ + i];
  place_ += 4;
  return word;
}

std::string fresh_seed() {
  std::array<unsigned char, 32> bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  return hex(bytes.data(), bytes.size());
}

std::string seed_mark(std::string_view seed) {
  std::array<unsigned char, 16> hash{};
  const std::string text = "troef/mark:" + std::string(seed);
  crypto_generichash(hash.data(), hash.size(), bytes_of(text), text.size(), nullptr, 0);
  return hex(hash.data(), 4);
}

}  // namespace troef::cli
