// SPDX-License-Identifier: Apache-2.0
// Changes of tables and people, within a transaction. What is wrong is said, not thrown: one change
// must not undo the others of its group.
#pragma once

#include <soci/soci.h>

#include <cstdint>
#include <optional>
#include <string>

#include "server/store.h"

namespace troef::server::storage {

void sit(soci::session& session, const std::string& table, const Sitting& sitting);
bool make_alive(soci::session& session, const std::string& table, bool alive);  // is there one?

// What is wrong, or nothing.
std::string add_person(soci::session& session, const StoredPerson& person,
                       const std::string& token_hash);
std::string rename(soci::session& session, const std::string& person, const std::string& name);
std::string add_token(soci::session& session, const std::string& person,
                      const std::string& token_hash);
std::string add_code(soci::session& session, const std::string& person,
                     const std::string& code_hash, std::int64_t until);

std::optional<StoredPerson> use_code(soci::session& session, const std::string& code_hash,
                                     std::int64_t now);

}  // namespace troef::server::storage
