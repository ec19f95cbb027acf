// SPDX-License-Identifier: Apache-2.0
#include "server/tokens.h"

#include <sodium.h>

#include <algorithm>
#include <array>

#include "server/parts.h"

namespace troef::server {
namespace {

constexpr std::string_view letters = "abcdefghjkmnpqrstvwxyz0123456789";
static_assert(letters.size() == 32);

std::string draw(std::size_t length) {
  std::string text(length, '\0');
  randombytes_buf(text.data(), text.size());
  for (char& letter : text) letter = letters[static_cast<unsigned char>(letter) % 32U];
  return text;
}

bool made_of_letters(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return letters.find(c) < 32; });
}

template <std::size_t size>
std::string hexadecimal(const std::array<unsigned char, size>& bytes) {
  std::string text(2 * size + 1, '\0');
  sodium_bin2hex(text.data(), text.size(), bytes.data(), size);
  text.pop_back();
  return text;
}

bool is_token(std::string_view text) {
  return text.size() == 64 && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

}  // namespace

std::string new_token() {
  std::array<unsigned char, 32> bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  return hexadecimal(bytes);
}

std::string new_id() { return draw(16); }
bool is_id(std::string_view text) { return text.size() == 16 && made_of_letters(text); }

std::string new_code() { return draw(12); }

std::optional<std::string> read_code(std::string_view text) {
  if (text.size() > 40) return std::nullopt;
  std::string code;
  for (const char c : text) {
    if (c == ' ' || c == '-') continue;
    code += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  }
  if (code.size() != 12 || !made_of_letters(code)) return std::nullopt;
  return code;
}

std::string hash_of(std::string_view secret) {
  std::array<unsigned char, 32> hash{};
  crypto_generichash(hash.data(), hash.size(),
                     reinterpret_cast<const unsigned char*>(secret.data()), secret.size(), nullptr,
                     0);
  return hexadecimal(hash);
}

std::optional<std::string> token_in(std::string_view cookie) {
  while (!cookie.empty()) {
    const std::string_view pair = take_part(cookie, ';');
    if (pair.starts_with("troef=") && is_token(pair.substr(6))) return std::string(pair.substr(6));
  }
  return std::nullopt;
}

std::string set_cookie(std::string_view token, bool secure) {
  return "troef=" + std::string(token) + "; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax" +
         (secure ? "; Secure" : "");
}

}  // namespace troef::server
