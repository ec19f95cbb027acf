// SPDX-License-Identifier: Apache-2.0
// What is asked of the store.
#include "server/store/sql_store.h"
#include "server/store/text.h"

namespace troef::server::storage {

// The first column of what a query finds, which may have one parameter.
std::vector<std::string> SqlStore::column(const char* sql, const std::string* key) {
  constexpr std::size_t at_a_time = 256;
  std::vector<std::string> rows;
  if (key && !is_name(*key)) {
    return rows;
  }
  pool_.with([&](soci::session& session) {
    rows.clear();
    std::vector<std::string> some(at_a_time);
    soci::statement statement(session);
    statement.exchange(soci::into(some));
    if (key) {
      statement.exchange(soci::use(*key));
    }
    statement.alloc();
    statement.prepare(sql);
    statement.define_and_bind();
    for (bool more = statement.execute(true); more; more = statement.fetch()) {
      rows.insert(rows.end(), some.begin(), some.end());
      some.resize(at_a_time);
    }
  });
  return rows;
}

std::vector<std::string> SqlStore::lines(const std::string& table) {
  queue_.reread(table);
  return column("SELECT line FROM lines WHERE table_id = :id ORDER BY number", &table);
}

std::vector<std::string> SqlStore::records(const std::string& table) {
  return column("SELECT record FROM records WHERE table_id = :id ORDER BY number", &table);
}

std::uint64_t SqlStore::record_count(const std::string& table) {
  long long count = 0;
  if (is_name(table)) {
    pool_.with([&](soci::session& session) {
      session << "SELECT COUNT(*) FROM records WHERE table_id = :id", soci::use(table),
          soci::into(count);
    });
  }
  return static_cast<std::uint64_t>(count);
}

std::optional<std::string> SqlStore::record(const std::string& table, int number) {
  if (!is_name(table)) {
    return std::nullopt;
  }
  std::string text;
  bool found = false;
  pool_.with([&](soci::session& session) {
    session << "SELECT record FROM records WHERE table_id = :id AND number = :number",
        soci::use(table), soci::use(number), soci::into(text);
    found = session.got_data();
  });
  return found ? std::optional(text) : std::nullopt;
}

std::vector<std::string> SqlStore::tables_alive() {
  return column("SELECT id FROM tables WHERE alive = 1 ORDER BY made DESC, id", nullptr);
}

std::vector<std::string> SqlStore::tables_of(const std::string& person) {
  return column(
      "SELECT id FROM sittings JOIN tables ON tables.id = sittings.table_id "
      "WHERE person = :person ORDER BY made DESC, id LIMIT 200",
      &person);
}

std::optional<StoredPerson> SqlStore::person_of(const std::string& token_hash) {
  if (!is_name(token_hash)) {
    return std::nullopt;
  }
  StoredPerson person;
  bool found = false;
  pool_.with([&](soci::session& session) {
    session << "SELECT people.id, people.name FROM tokens JOIN people "
               "ON people.id = tokens.person WHERE tokens.hash = :hash",
        soci::use(token_hash), soci::into(person.id), soci::into(person.name);
    found = session.got_data();
  });
  return found ? std::optional(person) : std::nullopt;
}

}  // namespace troef::server::storage
