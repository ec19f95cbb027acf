// SPDX-License-Identifier: Apache-2.0
// Secrets and names that are drawn: cookies, codes, ids.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace troef::server {

// 32 random bytes in hexadecimal: what a cookie holds.
std::string new_token();
// Letters and digits that are not taken for one another, 80 bits: ids of tables and of people.
std::string new_id();
bool is_id(std::string_view text);
// 12 letters and digits to type over, 60 bits; and what somebody typed as it was given out: lower
// case, without spaces and dashes. nullopt: it cannot be a code.
std::string new_code();
std::optional<std::string> read_code(std::string_view text);

// What the store keeps of a token or code: BLAKE2b of it, in hexadecimal. The secret is never
// compared itself; whoever looks up its hash learns nothing from how long that takes.
std::string hash_of(std::string_view secret);

// The token in a Cookie header: "troef=…" with 64 digits. nullopt if there is none.
std::optional<std::string> token_in(std::string_view cookie);
std::string set_cookie(std::string_view token, bool secure);

}  // namespace troef::server
