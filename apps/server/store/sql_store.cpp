// SPDX-License-Identifier: Apache-2.0
#include "server/store/sql_store.h"

#include <sodium.h>

#include <utility>

#include "server/store/changes.h"
#include "server/store/migrations.h"
#include "server/store/text.h"

namespace troef::server {
namespace storage {
namespace {

constexpr int readers = 4;

std::string unique_name() {
  unsigned char bytes[16];
  randombytes_buf(bytes, sizeof bytes);
  char text[2 * sizeof bytes + 1];
  return sodium_bin2hex(text, sizeof text, bytes, sizeof bytes);
}

void need(bool right) {
  if (!right) {
    throw StoreFault("this cannot be stored: a name is empty or too long, or a text is no UTF-8");
  }
}

}  // namespace

SqlStore::SqlStore(const Address& address, std::unique_ptr<const Alone> alone)
    : alone_(std::move(alone)),
      pool_(address, readers),
      recorder_(address, unique_name(), alone_.get()),
      writer_([this] { run(); }) {}

SqlStore::~SqlStore() {
  queue_.close();
  writer_.join();
}

void SqlStore::change(const std::string& key, std::function<std::string(soci::session&)> run) {
  if (std::this_thread::get_id() == writer_.get_id()) {
    throw StoreFault("the store's thread cannot wait for itself");
  }
  queue_.carry_out(key, std::move(run));
}

void SqlStore::set_alive(const std::string& table, bool alive) {
  need(is_name(table));
  change(table, [&](soci::session& session) {
    return make_alive(session, table, alive) ? std::string() : "there is no such table";
  });
}

void SqlStore::add_person(const StoredPerson& person, const std::string& token_hash) {
  need(is_name(person.id) && is_text(person.name) && is_name(token_hash));
  change(person.id,
         [&](soci::session& session) { return storage::add_person(session, person, token_hash); });
}

void SqlStore::rename(const std::string& person, const std::string& name) {
  need(is_name(person) && is_text(name));
  change(person, [&](soci::session& session) { return storage::rename(session, person, name); });
}

void SqlStore::add_token(const std::string& person, const std::string& token_hash) {
  need(is_name(person) && is_name(token_hash));
  change(person,
         [&](soci::session& session) { return storage::add_token(session, person, token_hash); });
}

void SqlStore::add_code(const std::string& person, const std::string& code_hash,
                        std::int64_t until) {
  need(is_name(person) && is_name(code_hash));
  change(person, [&](soci::session& session) {
    return storage::add_code(session, person, code_hash, until);
  });
}

std::optional<StoredPerson> SqlStore::use_code(const std::string& code_hash, std::int64_t now) {
  if (!is_name(code_hash)) {
    return std::nullopt;
  }
  std::optional<StoredPerson> person;
  change(code_hash, [&](soci::session& session) {
    person = storage::use_code(session, code_hash, now);
    return std::string();
  });
  return person;
}

bool SqlStore::ready() const { return !queue_.in_trouble(); }

StoreCounts SqlStore::counts() const { return queue_.counts(); }

namespace {

std::unique_ptr<Store> open(const std::string& address, bool by_itself) {
  const Address where = parse_address(address);
  try {
    auto alone = by_itself ? std::make_unique<const Alone>(where) : nullptr;
    {
      const Session session = connect(where);
      if (alone) {
        alone->take(*session);
      }
      migrate(*session, migrations());
    }
    return std::make_unique<SqlStore>(where, std::move(alone));
  } catch (const std::exception& error) {
    throw StoreFault("cannot open the database: " + reason(error));
  }
}

}  // namespace
}  // namespace storage

std::unique_ptr<Store> open_store(const std::string& address) {
  return storage::open(address, false);
}

std::unique_ptr<Store> open_store_alone(const std::string& address) {
  return storage::open(address, true);
}

}  // namespace troef::server
