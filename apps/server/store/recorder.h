// SPDX-License-Identifier: Apache-2.0
// Keeps groups: one connection with its prepared statements, and a mark in the database that tells
// whether a commit of unknown outcome (a connection lost in the middle) succeeded.
#pragma once

#include <memory>
#include <set>
#include <string>

#include "server/store/alone.h"
#include "server/store/queue.h"
#include "server/store/session.h"

namespace troef::server::storage {

class Recorder {
 public:
  // The server's name: no other's, ever. Where it has the database alone, so has the connection.
  Recorder(Address address, std::string server, const Alone* alone = nullptr);
  ~Recorder();
  Recorder(const Recorder&) = delete;
  Recorder& operator=(const Recorder&) = delete;

  // All of the group in one transaction, with the verdict in each job. After an exception nothing
  // is known to be kept; try the same group again.
  void keep(Group& group);
  // Asks the database for an answer. Throws where none comes.
  void look();
  // The server goes: takes the mark away.
  void leave() noexcept;

 private:
  struct Statements;
  void open(const Group& group);
  void lose() noexcept;  // the connection
  void attempt(Group& group);
  bool claim(const Group& group);
  void apply(Job& job, std::set<std::string>& lost);
  bool apply(Job& job, const Writing& writing);

  const Address address_;
  const std::string server_;
  const Alone* const alone_;
  long long batch_ = 1;  // number of the next group
  Session session_;
  std::unique_ptr<Statements> statements_;
};

}  // namespace troef::server::storage
