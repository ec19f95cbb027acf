// SPDX-License-Identifier: Apache-2.0
// Connections to the database, set up so that a commit is durable, and transactions on them.
#pragma once

#include <soci/soci.h>

#include <exception>
#include <memory>
#include <string>

#include "server/store/address.h"

namespace troef::server::storage {

using Session = std::unique_ptr<soci::session>;

Session connect(const Address& address);  // throws soci::soci_error, StoreFault

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
