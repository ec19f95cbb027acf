// SPDX-License-Identifier: Apache-2.0
#include "server/store/address.h"

#include <charconv>
#include <map>

#include "server/store.h"
#include "server/store/libpq.h"

namespace troef::server::storage {
namespace {

using Options = std::map<std::string, std::string>;

// A password with one of these would be taken for a host or a port, and be told as such.
void refuse_unencoded_signs(std::string_view address) {
  const std::size_t at = address.find('@');
  const std::size_t path = address.find_first_of("/?", address.find("//") + 2);
  if (at != std::string_view::npos &&
      (path < at || address.find('@', at + 1) != std::string_view::npos)) {
    throw AddressFault(
        "in the address of a database, @ and / and ? in a name or password are %40, %2F, %3F");
  }
}

void refuse_ports_that_are_none(const Options& options) {
  const auto port = options.find("port");
  if (port != options.end() && port->second.find_first_not_of("0123456789,") != std::string::npos) {
    throw AddressFault("in the address of a database, the port is no number");
  }
}

// Adds what the address does not say itself.
std::string with_limits(std::string_view address, const Options& options) {
  static constexpr std::pair<const char*, std::string_view> limits[] = {
      {"connect_timeout", "5"},    {"keepalives_idle", "10"},     {"keepalives_interval", "5"},
      {"keepalives_count", "3"},   {"tcp_user_timeout", "15000"}, {"application_name", "troef"},
      {"client_encoding", "UTF8"},
  };
  std::string all(address);
  char mark = address.find('?') == std::string_view::npos ? '?' : '&';
  for (const auto& [name, value] : limits) {
    if (options.contains(name)) {
      continue;
    }
    all += mark;
    all += name;
    all += '=';
    all += value;
    mark = '&';
  }
  return all;
}

// What libpq grants the network, the server at its other end is granted as well.
std::chrono::milliseconds silence(const std::string& address) {
  const std::string limit = options_of(address).at("tcp_user_timeout");
  int milliseconds = 0;
  std::from_chars(limit.data(), limit.data() + limit.size(), milliseconds);
  return std::chrono::milliseconds(milliseconds);
}

Address postgresql(std::string_view text) {
  refuse_unencoded_signs(text);
  const Options options = options_of(std::string(text));
  refuse_ports_that_are_none(options);
  const std::string where = with_limits(text, options);
  return {Engine::postgresql, where, silence(where)};
}

Address sqlite(std::string_view file) {
  if (file.empty() || file.starts_with(':')) {
    throw AddressFault("sqlite: needs the name of a file");
  }
  if (file.find_first_of(std::string_view("\"\n\0", 3)) != std::string_view::npos) {
    throw AddressFault("the name of a database file may not hold quotes or line ends");
  }
  return {Engine::sqlite, std::string(file), {}};
}

}  // namespace

Address parse_address(std::string_view text) {
  static constexpr std::string_view file = "sqlite:";
  if (text.starts_with("postgresql://") || text.starts_with("postgres://")) {
    return postgresql(text);
  }
  if (text.starts_with(file)) {
    return sqlite(text.substr(file.size()));
  }
  throw AddressFault("the address of a database is sqlite:FILE or postgresql://…");
}

}  // namespace troef::server::storage
