// SPDX-License-Identifier: Apache-2.0
#include "server/address.h"

#include <arpa/inet.h>

#include <array>
#include <cstring>

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

}  // namespace

std::string network_of(std::string_view address) {
  std::string text(address);
  std::array<unsigned char, 16> bytes{};
  if (inet_pton(AF_INET6, text.c_str(), bytes.data()) != 1) return text;
  constexpr std::array<unsigned char, 12> mapped = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF};
  if (std::memcmp(bytes.data(), mapped.data(), mapped.size()) == 0) {
    std::array<char, INET_ADDRSTRLEN> plain{};
    inet_ntop(AF_INET, bytes.data() + mapped.size(), plain.data(), plain.size());
    return plain.data();
  }
  std::memset(bytes.data() + 8, 0, 8);
  std::array<char, INET6_ADDRSTRLEN> network{};
  inet_ntop(AF_INET6, bytes.data(), network.data(), network.size());
  return std::string(network.data()) + "/64";
}

bool is_loopback(std::string_view address) {
  return address.starts_with("127.") || address == "::1" || address.starts_with("::ffff:127.");
}

std::string_view last_forwarded(std::string_view header) {
  return trimmed(header.substr(header.rfind(',') + 1));
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
