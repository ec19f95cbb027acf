// SPDX-License-Identifier: Apache-2.0
#include "server/store/watch.h"

#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

namespace troef::server::storage {

Watch::Watch(int socket, Clock::duration limit)
    : socket_(fcntl(socket, F_DUPFD_CLOEXEC, 0)),
      limit_(limit),
      thread_([this](const std::stop_token& stop) { run(stop); }) {}

Watch::~Watch() {
  thread_.request_stop();
  thread_.join();
  close(socket_);
}

void Watch::begin() {
  const std::lock_guard lock(mutex_);
  until_ = Clock::now() + limit_;
}

void Watch::end() {
  const std::lock_guard lock(mutex_);
  until_ = Clock::time_point::max();
}

void Watch::run(const std::stop_token& stop) {
  std::unique_lock lock(mutex_);
  while (!stop.stop_requested()) {
    if (Clock::now() >= until_) {
      shutdown(socket_, SHUT_RDWR);
    }
    tick_.wait_for(lock, stop, limit_ / 10, [] { return false; });
  }
}

}  // namespace troef::server::storage
