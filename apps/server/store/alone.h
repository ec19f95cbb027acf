// SPDX-License-Identifier: Apache-2.0
// A database that one server has for itself: two would keep their people apart, each with tables
// of its own in memory. The system takes the claim away from a server that is killed.
#pragma once

#include "server/store/address.h"
#include "server/store/session.h"

namespace troef::server::storage {

// It outlives all connections to the database: where a program closes a file, SQLite's own locks on
// it are gone.
class Alone {
 public:
  explicit Alone(const Address& address);  // takes the file of SQLite. Throws StoreFault
  ~Alone();
  Alone(const Alone&) = delete;
  Alone& operator=(const Alone&) = delete;

  // Takes the database of PostgreSQL, for as long as the connection lives. Throws StoreFault.
  void take(Connection& connection) const;

 private:
  int file_ = -1;
};

}  // namespace troef::server::storage
