// SPDX-License-Identifier: Apache-2.0
#include "server/store/alone.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstring>
#include <thread>

#include "server/store.h"

namespace troef::server::storage {
namespace {

// A server that was killed may take a moment to be gone.
template <class Try>
void take_in_time(Try taken) {
  for (int attempt = 0; !taken(); ++attempt) {
    if (attempt == 10) {
      throw StoreFault(
          "another server has it: end that one first, or give this one another with --store");
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
}

bool lock(int file) {
  if (flock(file, LOCK_EX | LOCK_NB) == 0) {
    return true;
  }
  if (errno != EWOULDBLOCK && errno != EINTR) {
    throw StoreFault(std::string("the file cannot be locked: ") + std::strerror(errno));
  }
  return false;
}

}  // namespace

Alone::Alone(const Address& address) {
  if (address.engine != Engine::sqlite) {
    return;
  }
  file_ = open(address.where.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600);
  if (file_ < 0) {
    return;  // nor can SQLite open it, which says why
  }
  try {
    take_in_time([this] { return lock(file_); });
  } catch (...) {
    close(file_);
    throw;
  }
}

Alone::~Alone() {
  if (file_ >= 0) {
    close(file_);
  }
}

void Alone::take(Connection& connection) const {
  if (is_sqlite(connection)) {
    return;
  }
  Waiting waiting(connection);
  connection << "SET idle_session_timeout TO 0";
  // A machine that is gone has it for half a minute longer.
  connection << "SET tcp_keepalives_idle TO 10";
  connection << "SET tcp_keepalives_interval TO 5";
  connection << "SET tcp_keepalives_count TO 3";
  take_in_time([&] {
    waiting.heard();
    int taken = 0;
    connection << "SELECT pg_try_advisory_lock(7236957, hashtext(current_schema()))::int",
        soci::into(taken);
    return taken == 1;
  });
}

}  // namespace troef::server::storage
