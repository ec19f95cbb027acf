// SPDX-License-Identifier: Apache-2.0
// What SOCI does not tell of PostgreSQL's own library.
#pragma once

#include <soci/soci.h>

#include <map>
#include <string>

namespace troef::server::storage {

// What an address says, option by option. Throws AddressFault, with nothing of the address in it.
std::map<std::string, std::string> options_of(const std::string& address);

int socket_of(soci::session& session);  // of a session with PostgreSQL

}  // namespace troef::server::storage
