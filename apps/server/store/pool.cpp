// SPDX-License-Identifier: Apache-2.0
#include "server/store/pool.h"

#include <utility>

#include "server/store.h"

namespace troef::server::storage {
namespace {

void try_to(const std::function<void(soci::session&)>& read, Connection& connection) {
  const Waiting waiting(connection);
  read(connection);
}

}  // namespace

Pool::Pool(Address address, int connections)
    : address_(std::move(address)), available_(connections) {}

// nullptr where a new connection is to be made.
Session Pool::take() {
  std::unique_lock lock(mutex_);
  free_.wait(lock, [&] { return available_ > 0; });
  --available_;
  if (idle_.empty()) {
    return nullptr;
  }
  Session session = std::move(idle_.back());
  idle_.pop_back();
  return session;
}

void Pool::give_back(Session session) {
  const std::lock_guard lock(mutex_);
  ++available_;
  if (session) {
    idle_.push_back(std::move(session));
  }
  free_.notify_one();
}

void Pool::with(const std::function<void(soci::session&)>& read) {
  Session session = take();
  try {
    if (session) {
      try {
        try_to(read, *session);
        return give_back(std::move(session));
      } catch (const soci::soci_error&) {
        session.reset();
      }
    }
    session = connect(address_);
    try_to(read, *session);
    give_back(std::move(session));
  } catch (const std::exception& error) {
    give_back(nullptr);
    throw StoreFault(reason(error));
  }
}

}  // namespace troef::server::storage
