// SPDX-License-Identifier: Apache-2.0
// Connections to the database, set up so that a commit is durable, and transactions on them.
#pragma once

#include <soci/soci.h>

#include <exception>
#include <memory>
#include <optional>
#include <string>

#include "server/store/address.h"
#include "server/store/watch.h"

namespace troef::server::storage {

class Connection : public soci::session {
 public:
  Connection(const soci::backend_factory& factory, const Address& address);

 private:
  friend class Waiting;
  std::optional<Watch> watch_;  // of a server
};

using Session = std::unique_ptr<Connection>;

Session connect(const Address& address);  // throws soci::soci_error, StoreFault

// While it lives, answers of the database are awaited: each only so long.
class Waiting {
 public:
  explicit Waiting(Connection& connection) : watch_(connection.watch_) { heard(); }
  ~Waiting();
  Waiting(const Waiting&) = delete;
  Waiting& operator=(const Waiting&) = delete;
  void heard();  // the next one is awaited

 private:
  std::optional<Watch>& watch_;
};

// Rolled back where it is not committed. A transaction may write from its start: where the
// database has one writer at a time, it is this one.
class Transaction {
 public:
  explicit Transaction(soci::session& session);
  ~Transaction();
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;
  void commit();

 private:
  soci::session& session_;
  bool open_ = true;
};

bool is_sqlite(soci::session& session);

// What went wrong, without what SOCI adds: the values of the statement, which may be secret.
std::string reason(const std::exception& error);

}  // namespace troef::server::storage
