// SPDX-License-Identifier: Apache-2.0
#include "server/store/migrations.h"

#include <fmt/format.h>

#include <string>
#include <vector>

#include "server/store.h"
#include "server/store/session.h"

namespace troef::server::storage {
namespace {

std::string without_comments(std::string_view sql) {
  std::string kept;
  while (!sql.empty()) {
    const std::string_view line = sql.substr(0, sql.find('\n'));
    sql.remove_prefix(std::min(sql.size(), line.size() + 1));
    kept += line.substr(0, line.find("--"));
    kept += '\n';
  }
  return kept;
}

// "/*sqlite WITHOUT ROWID */" becomes " WITHOUT ROWID ".
void unveil(std::string& sql, std::string_view opening) {
  for (std::size_t at = 0; (at = sql.find(opening, at)) != std::string::npos;) {
    sql.erase(at, opening.size());
    sql.erase(sql.find("*/", at), 2);
  }
}

std::vector<std::string> statements(std::string_view text, bool sqlite) {
  std::string sql = without_comments(text);
  if (sqlite) {
    unveil(sql, "/*sqlite");
  }
  std::vector<std::string> all;
  for (std::size_t begin = 0, end = 0; (end = sql.find(';', begin)) != std::string::npos;
       begin = end + 1) {
    all.push_back(sql.substr(begin, end - begin));
  }
  return all;
}

// Until the transaction ends. SQLite has given us the whole database at its beginning.
void lock(soci::session& session) {
  if (!is_sqlite(session)) {
    session << "SELECT pg_advisory_xact_lock(7236957)";
  }
}

std::size_t version(soci::session& session) {
  session << "CREATE TABLE IF NOT EXISTS schema_version "
             "(version BIGINT NOT NULL PRIMARY KEY, name TEXT NOT NULL)";
  long long last = 0;
  session << "SELECT COALESCE(MAX(version), 0) FROM schema_version", soci::into(last);
  return static_cast<std::size_t>(last);
}

// Takes one step, if there is one to take.
bool step(soci::session& session, std::span<const Migration> steps) {
  Transaction transaction(session);
  lock(session);
  const std::size_t has = version(session);
  if (has > steps.size()) {
    throw StoreFault(fmt::format(
        "the database has schema {}, and this program knows schemas up to {}: use a newer one", has,
        steps.size()));
  }
  if (has == steps.size()) {
    return false;
  }
  const Migration& next = steps[has];
  for (const std::string& statement : statements(next.sql, is_sqlite(session))) {
    session << statement;
  }
  const long long number = static_cast<long long>(has) + 1;
  const std::string name(next.name);
  session << "INSERT INTO schema_version (version, name) VALUES (:number, :name)",
      soci::use(number), soci::use(name);
  transaction.commit();
  return true;
}

}  // namespace

void migrate(soci::session& session, std::span<const Migration> steps) {
  while (step(session, steps)) {
  }
}

}  // namespace troef::server::storage
