// SPDX-License-Identifier: Apache-2.0
// The schema of the database, as numbered steps: apps/server/migrations, embedded by the build.
#pragma once

#include <soci/soci.h>

#include <span>
#include <string_view>

namespace troef::server::storage {

struct Migration {
  std::string_view name;  // "0001-base"; in order, from 1
  std::string_view sql;   // statements with ; at their ends. "/*sqlite …*/" is for SQLite only
};

std::span<const Migration> migrations();

// Brings the database from whatever version it has to that of the last step, each step in a
// transaction of its own, one server at a time. Throws StoreFault if it is newer.
void migrate(soci::session& session, std::span<const Migration> steps);

}  // namespace troef::server::storage
