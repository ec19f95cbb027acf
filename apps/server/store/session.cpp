// SPDX-License-Identifier: Apache-2.0
#include "server/store/session.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <thread>

#include "server/store.h"

// What soci-sqlite3.h and soci-postgresql.h declare, without the headers of both databases.
extern "C" {
const soci::backend_factory* factory_sqlite3();
const soci::backend_factory* factory_postgresql();
}

namespace troef::server::storage {
namespace {

// The database holds secrets of deals that go on: for the server's own user only.
void make_private(const std::string& file) {
  const int made = open(file.c_str(), O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0600);
  if (made >= 0) {
    close(made);
  }
}

// Two servers that start at once may stand in each other's way, in which SQLite does not wait.
void use_wal(soci::session& session) {
  for (int attempt = 0;; ++attempt) {
    try {
      std::string mode;
      session << "PRAGMA journal_mode = WAL", soci::into(mode);
      if (mode == "wal") {
        return;
      }
      throw StoreFault("SQLite cannot keep a write-ahead log here; is this a network drive?");
    } catch (const soci::soci_error&) {
      if (attempt == 50) {
        throw;
      }
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
  }
}

Session connect_sqlite(const std::string& file) {
  make_private(file);
  auto session = std::make_unique<soci::session>(*factory_sqlite3(), "db=\"" + file + '"');
  *session << "PRAGMA busy_timeout = 5000";
  use_wal(*session);
  *session << "PRAGMA synchronous = FULL";
  *session << "PRAGMA journal_size_limit = 67108864";
  return session;
}

Session connect_postgresql(const std::string& where) {
  auto session = std::make_unique<soci::session>(*factory_postgresql(), where);
  std::string encoding;
  *session << "SHOW server_encoding", soci::into(encoding);
  if (encoding != "UTF8") {
    throw StoreFault("the database must have the encoding UTF8, and has " + encoding);
  }
  *session << "SET synchronous_commit TO on";
  *session << "SET default_transaction_isolation TO 'read committed'";
  // A server that hangs may not hold up the others for ever.
  *session << "SET lock_timeout TO '5s'";
  *session << "SET idle_in_transaction_session_timeout TO '15s'";
  *session << "SET client_min_messages TO error";
  return session;
}

}  // namespace

Session connect(const Address& address) {
  return address.engine == Engine::sqlite ? connect_sqlite(address.where)
                                          : connect_postgresql(address.where);
}

bool is_sqlite(soci::session& session) { return session.get_backend_name() == "sqlite3"; }

std::string reason(const std::exception& error) {
  const auto* soci = dynamic_cast<const soci::soci_error*>(&error);
  std::string text = soci ? soci->get_error_message() : error.what();
  text.erase(text.find_last_not_of(" \n") + 1);
  std::ranges::replace(text, '\n', ' ');
  return text;
}

Transaction::Transaction(soci::session& session) : session_(session) {
  session_ << (is_sqlite(session) ? "BEGIN IMMEDIATE" : "BEGIN");
}

Transaction::~Transaction() {
  if (open_) {
    try {
      session_ << "ROLLBACK";
    } catch (const soci::soci_error&) {
      open_ = false;  // it ends with the connection
    }
  }
}

void Transaction::commit() {
  session_ << "COMMIT";
  open_ = false;
}

}  // namespace troef::server::storage
