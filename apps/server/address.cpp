// SPDX-License-Identifier: Apache-2.0
#include "server/address.h"

#include <arpa/inet.h>

#include <array>
#include <cstring>
#include <optional>

#include "server/parts.h"

namespace troef::server {
namespace {

std::string lower(std::string_view text) {
  std::string result(text);
  for (char& c : result) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return result;
}

std::string without_port(std::string host, std::string_view port) {
  if (host.ends_with(port)) host.resize(host.size() - port.size());
  return host;
}

using Bytes = std::array<unsigned char, 16>;
// Before the four bytes of an IPv4 address that is written as one of IPv6.
constexpr std::array<unsigned char, 12> mapped = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF};

// As those of IPv6; nothing where the text is no address.
std::optional<Bytes> bytes_of(std::string_view address) {
  const std::string text(address);
  if (text.find('\0') != std::string::npos) return std::nullopt;
  Bytes bytes{};
  if (inet_pton(AF_INET6, text.c_str(), bytes.data()) == 1) return bytes;
  std::memcpy(bytes.data(), mapped.data(), mapped.size());
  if (inet_pton(AF_INET, text.c_str(), bytes.data() + mapped.size()) == 1) return bytes;
  return std::nullopt;
}

// ":8443", or nothing.
bool is_port(std::string_view text) {
  if (text.empty()) return true;
  const std::string_view digits = text.substr(1);
  return text.front() == ':' && !digits.empty() && digits.size() <= 5 &&
         digits.find_first_not_of("0123456789") == std::string_view::npos;
}

// "192.0.2.7:8443" or "[2001:db8::7]:8443", as some proxies write it, without what is not the
// address; what is written otherwise, as it is.
std::string_view address_in(std::string_view text) {
  if (text.starts_with('[')) {
    const std::size_t end = text.find(']');
    const bool closed = end != std::string_view::npos && is_port(text.substr(end + 1));
    return closed ? text.substr(1, end - 1) : text;
  }
  const std::size_t colon = text.find(':');
  const bool ports = colon != std::string_view::npos && is_port(text.substr(colon));
  return ports ? text.substr(0, colon) : text;
}

bool is_ipv4(const Bytes& bytes) {
  return std::memcmp(bytes.data(), mapped.data(), mapped.size()) == 0;
}

}  // namespace

bool is_address(std::string_view text) { return bytes_of(text).has_value(); }

std::string network_of(std::string_view address) {
  auto bytes = bytes_of(address);
  if (!bytes) return std::string(address);
  if (is_ipv4(*bytes)) {
    std::array<char, INET_ADDRSTRLEN> plain{};
    inet_ntop(AF_INET, bytes->data() + mapped.size(), plain.data(), plain.size());
    return plain.data();
  }
  std::memset(bytes->data() + 8, 0, 8);
  std::array<char, INET6_ADDRSTRLEN> network{};
  inet_ntop(AF_INET6, bytes->data(), network.data(), network.size());
  return std::string(network.data()) + "/64";
}

bool is_loopback(std::string_view address) {
  constexpr Bytes itself = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1};
  const auto bytes = bytes_of(address);
  if (!bytes) return false;
  return is_ipv4(*bytes) ? (*bytes)[mapped.size()] == 127 : *bytes == itself;
}

std::string_view last_forwarded(std::string_view header) {
  const std::string_view last = address_in(trimmed(header.substr(header.rfind(',') + 1)));
  return is_address(last) ? last : stranger;
}

std::string_view host_of_origin(std::string_view origin) {
  for (const std::string_view scheme : {"https://", "http://"}) {
    if (origin.starts_with(scheme)) return origin.substr(scheme.size());
  }
  return "";
}

bool match_origins(std::string_view one, std::string_view other) {
  const auto plain = [](std::string_view text) {
    const std::string origin = lower(text);
    return without_port(origin, origin.starts_with("https:") ? ":443" : ":80");
  };
  return plain(one) == plain(other);
}

bool same_host(std::string_view one, std::string_view other, bool secure) {
  if (one.empty() || other.empty()) return false;
  const std::string_view port = secure ? ":443" : ":80";
  return without_port(lower(one), port) == without_port(lower(other), port);
}

}  // namespace troef::server
