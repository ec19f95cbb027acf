// SPDX-License-Identifier: Apache-2.0
// Connections for reading, opened when needed and used by one thread at a time.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <vector>

#include "server/store/session.h"

namespace troef::server::storage {

class Pool {
 public:
  Pool(Address address, int connections);
  // Waits for a connection. A connection that fails is not used again; where it may have been lost
  // since its last use, another one is tried. So `read` may run twice. Throws StoreFault.
  void with(const std::function<void(soci::session&)>& read);

 private:
  Session take();
  void give_back(Session session);

  const Address address_;
  std::mutex mutex_;
  std::condition_variable free_;
  std::vector<Session> idle_;
  int available_;  // how many more may be in use
};

}  // namespace troef::server::storage
