// SPDX-License-Identifier: Apache-2.0
#include "server/store/address.h"

#include "server/store.h"

namespace troef::server::storage {
namespace {

// Adds what the address does not say itself.
std::string with_limits(std::string_view address) {
  static constexpr std::pair<std::string_view, std::string_view> limits[] = {
      {"connect_timeout", "5"},    {"keepalives_idle", "10"},     {"keepalives_interval", "5"},
      {"keepalives_count", "3"},   {"tcp_user_timeout", "15000"}, {"application_name", "troef"},
      {"client_encoding", "UTF8"},
  };
  std::string all(address);
  char mark = address.find('?') == std::string_view::npos ? '?' : '&';
  for (const auto& [name, value] : limits) {
    if (address.find(std::string(name) + '=') != std::string_view::npos) {
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

}  // namespace

Address parse_address(std::string_view text) {
  static constexpr std::string_view sqlite = "sqlite:";
  if (text.starts_with("postgresql://") || text.starts_with("postgres://")) {
    return {Engine::postgresql, with_limits(text)};
  }
  if (!text.starts_with(sqlite)) {
    throw AddressFault("the address of a database is sqlite:FILE or postgresql://…");
  }
  const std::string_view file = text.substr(sqlite.size());
  if (file.empty() || file.starts_with(':')) {
    throw AddressFault("sqlite: needs the name of a file");
  }
  if (file.find_first_of(std::string_view("\"\n\0", 3)) != std::string_view::npos) {
    throw AddressFault("the name of a database file may not hold quotes or line ends");
  }
  return {Engine::sqlite, std::string(file)};
}

}  // namespace troef::server::storage
