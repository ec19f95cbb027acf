// SPDX-License-Identifier: Apache-2.0
#include "table/fair.h"

namespace troef {
namespace {

using Bytes = std::vector<std::uint8_t>;

void append(Bytes& bytes, std::string_view text) {
  bytes.insert(bytes.end(), text.begin(), text.end());
}
void append(Bytes& bytes, std::span<const std::uint8_t> more) {
  bytes.insert(bytes.end(), more.begin(), more.end());
}

// -1 of what is no digit.
int digit_of(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

}  // namespace

Digest commitment(const Sha256& hash, std::string_view match, int deal, const Secret& secret) {
  Bytes bytes;
  append(bytes, "troef-deal/1\n");
  append(bytes, match);
  append(bytes, "\n" + std::to_string(deal) + "\n");
  append(bytes, secret);
  return hash(bytes);
}

Digest seed_of(const Sha256& hash, const Secret& secret, std::span<const Cut> cuts) {
  Bytes bytes;
  append(bytes, secret);
  for (const Cut& cut : cuts) append(bytes, cut);
  return hash(bytes);
}

std::uint32_t FairWords::next() {
  if (used_ == block_.size()) {
    Bytes bytes(seed_.begin(), seed_.end());
    for (int shift = 56; shift >= 0; shift -= 8) {
      bytes.push_back(static_cast<std::uint8_t>(blocks_ >> shift));
    }
    block_ = hash_(bytes);
    ++blocks_;
    used_ = 0;
  }
  std::uint32_t word = 0;
  for (int i = 0; i < 4; ++i) word = word << 8 | block_[used_++];
  return word;
}

std::string to_hex(std::span<const std::uint8_t> bytes) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text;
  text.reserve(bytes.size() * 2);
  for (const std::uint8_t byte : bytes) {
    text += digits[byte >> 4];
    text += digits[byte & 15];
  }
  return text;
}

bool from_hex(std::string_view text, std::span<std::uint8_t> bytes) {
  if (text.size() != bytes.size() * 2) return false;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const int high = digit_of(text[2 * i]), low = digit_of(text[2 * i + 1]);
    if (high < 0 || low < 0) return false;
    bytes[i] = static_cast<std::uint8_t>(high << 4 | low);
  }
  return true;
}

}  // namespace troef
