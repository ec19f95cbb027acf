// SPDX-License-Identifier: Apache-2.0
#include "server/store/session.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <thread>

#include "server/store.h"
#include "server/store/libpq.h"

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

std::string as_soci_has_it(const Address& address) {
  return address.engine == Engine::sqlite ? "db=\"" + address.where + '"' : address.where;
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

Session connect_sqlite(const Address& address) {
  make_private(address.where);
  auto session = std::make_unique<Connection>(*factory_sqlite3(), address);
  *session << "PRAGMA busy_timeout = 5000";
  use_wal(*session);
  *session << "PRAGMA synchronous = FULL";
  *session << "PRAGMA journal_size_limit = 67108864";
  return session;
}

Session connect_postgresql(const Address& address) {
  auto session = std::make_unique<Connection>(*factory_postgresql(), address);
  const Waiting waiting(*session);
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

Connection::Connection(const soci::backend_factory& factory, const Address& address)
    : soci::session(factory, as_soci_has_it(address)) {
  if (address.silence != std::chrono::milliseconds::zero()) {
    watch_.emplace(socket_of(*this), address.silence);
  }
}

Waiting::~Waiting() {
  if (watch_) {
    watch_->end();
  }
}

void Waiting::heard() {
  if (watch_) {
    watch_->begin();
  }
}

Session connect(const Address& address) {
  return address.engine == Engine::sqlite ? connect_sqlite(address) : connect_postgresql(address);
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
