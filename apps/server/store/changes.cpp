// SPDX-License-Identifier: Apache-2.0
#include "server/store/changes.h"

#include <soci/soci.h>

namespace troef::server::storage {
namespace {

// For a statement that is run once: how many rows it changed.
template <typename... Uses>
long long changed(soci::session& session, const char* sql, const Uses&... uses) {
  soci::statement statement(session);
  (statement.exchange(soci::use(uses)), ...);
  statement.alloc();
  statement.prepare(sql);
  statement.define_and_bind();
  statement.execute(true);
  return statement.get_affected_rows();
}

}  // namespace

void sit(soci::session& session, const std::string& table, const Sitting& sitting) {
  session << (sitting.sits
                  ? "INSERT INTO sittings (person, table_id) VALUES (:person, :table_id) "
                    "ON CONFLICT DO NOTHING"
                  : "DELETE FROM sittings WHERE person = :person AND table_id = :table_id"),
      soci::use(sitting.person), soci::use(table);
}

bool make_alive(soci::session& session, const std::string& table, bool alive) {
  const int flag = alive;
  return changed(session, "UPDATE tables SET alive = :alive WHERE id = :id", flag, table) == 1;
}

std::string add_person(soci::session& session, const StoredPerson& person,
                       const std::string& token_hash) {
  const bool is_new =
      changed(session,
              "INSERT INTO people (id, name) SELECT CAST(:id AS TEXT), CAST(:name AS TEXT) "
              "WHERE NOT EXISTS (SELECT 1 FROM tokens WHERE hash = CAST(:hash AS TEXT)) "
              "ON CONFLICT DO NOTHING",
              person.id, person.name, token_hash) == 1;
  return is_new ? add_token(session, person.id, token_hash) : "there is such a person already";
}

std::string rename(soci::session& session, const std::string& person, const std::string& name) {
  const bool is_there =
      changed(session, "UPDATE people SET name = :name WHERE id = :id", name, person) == 1;
  return is_there ? "" : "there is no such person";
}

std::string add_token(soci::session& session, const std::string& person,
                      const std::string& token_hash) {
  const bool is_new =
      changed(session,
              "INSERT INTO tokens (hash, person) SELECT CAST(:hash AS TEXT), id FROM people "
              "WHERE id = CAST(:id AS TEXT) ON CONFLICT DO NOTHING",
              token_hash, person) == 1;
  return is_new ? "" : "there is no such person, or the token is there already";
}

std::string add_code(soci::session& session, const std::string& person,
                     const std::string& code_hash, std::int64_t until) {
  session << "DELETE FROM codes WHERE person = :person", soci::use(person);
  const long long until_time = until;
  const bool is_new = changed(session,
                              "INSERT INTO codes (hash, person, until) "
                              "SELECT CAST(:hash AS TEXT), id, CAST(:until AS BIGINT) FROM people "
                              "WHERE id = CAST(:id AS TEXT) ON CONFLICT DO NOTHING",
                              code_hash, until_time, person) == 1;
  return is_new ? "" : "there is no such person, or the code is there already";
}

std::optional<StoredPerson> use_code(soci::session& session, const std::string& code_hash,
                                     std::int64_t now) {
  const long long time = now;
  session << "DELETE FROM codes WHERE until < :now", soci::use(time);
  StoredPerson person;
  session << "SELECT people.id, people.name FROM codes JOIN people ON people.id = codes.person "
             "WHERE codes.hash = :hash",
      soci::use(code_hash), soci::into(person.id), soci::into(person.name);
  // Who deletes it has it: another server may have been first.
  if (!session.got_data() ||
      changed(session, "DELETE FROM codes WHERE hash = :hash", code_hash) == 0) {
    return std::nullopt;
  }
  return person;
}

}  // namespace troef::server::storage
