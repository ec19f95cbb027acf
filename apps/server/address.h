// SPDX-License-Identifier: Apache-2.0
// Addresses and origins as texts.
#pragma once

#include <string>
#include <string_view>

namespace troef::server {

// Of IPv4 or IPv6, with nothing before or behind it.
bool is_address(std::string_view text);
// Whom limits are for: an IPv4 address, or the first 64 bits of an IPv6 one.
std::string network_of(std::string_view address);
bool is_loopback(std::string_view address);
// The last of X-Forwarded-For, which the proxy in front added, without a port; where that is no
// address, one stranger who is not this machine.
constexpr std::string_view stranger = "unknown";
std::string_view last_forwarded(std::string_view header);
// "https://example.org:8443" → "example.org:8443"; "" if it is no origin of the web.
std::string_view host_of_origin(std::string_view origin);
// The same as written in different cases, a default port left out or not.
bool match_origins(std::string_view one, std::string_view other);
bool same_host(std::string_view one, std::string_view other, bool secure);

}  // namespace troef::server
