// SPDX-License-Identifier: Apache-2.0
#include "server/store/libpq.h"

#include <libpq-fe.h>
#include <soci/postgresql/soci-postgresql.h>

#include <memory>

#include "server/store.h"

namespace troef::server::storage {

std::map<std::string, std::string> options_of(const std::string& address) {
  // What libpq says of a wrong address quotes it: not asked for.
  const std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> options(
      PQconninfoParse(address.c_str(), nullptr), &PQconninfoFree);
  if (!options) {
    throw AddressFault(
        "libpq cannot read the address of the database: is each % in it followed by two digits, "
        "each [ closed, each option after ? one that it knows?");
  }
  std::map<std::string, std::string> said;
  for (const PQconninfoOption* option = options.get(); option->keyword; ++option) {
    if (option->val) {
      said.emplace(option->keyword, option->val);
    }
  }
  return said;
}

int socket_of(soci::session& session) {
  const auto& backend = static_cast<soci::postgresql_session_backend&>(*session.get_backend());
  return PQsocket(backend.conn_);
}

}  // namespace troef::server::storage
