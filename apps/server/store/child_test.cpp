// SPDX-License-Identifier: Apache-2.0
#include "server/store/child.h"

#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <exception>
#include <stdexcept>
#include <utility>

namespace troef::server {
namespace {

void send(int pipe, const std::string& text) {
  if (write(pipe, text.data(), text.size()) != static_cast<ssize_t>(text.size())) {
    _exit(1);
  }
}

}  // namespace

Child::Child(const std::function<void(const Send&)>& run) {
  int ends[2];
  if (pipe(ends) != 0) {
    throw std::runtime_error("no pipe");
  }
  process_ = fork();
  if (process_ == 0) {
    close(ends[0]);
    try {
      run([&](const std::string& text) { send(ends[1], text); });
    } catch (const std::exception& error) {
      send(ends[1], std::string("exception: ") + error.what() + '\n');
    }
    _exit(0);
  }
  close(ends[1]);
  pipe_ = ends[0];
}

Child::~Child() {
  kill();
  close(pipe_);
}

bool Child::read_some() {
  char some[4096];
  const ssize_t count = ::read(pipe_, some, sizeof some);
  sent_.append(some, static_cast<std::size_t>(count > 0 ? count : 0));
  return count > 0;
}

std::string Child::read(std::size_t least) {
  while (sent_.size() < least && read_some()) {
  }
  return std::exchange(sent_, "");
}

std::string Child::kill() {
  if (process_ > 0) {
    ::kill(process_, SIGKILL);
  }
  return wait();
}

std::string Child::wait() {
  while (read_some()) {
  }
  if (process_ > 0) {
    waitpid(process_, nullptr, 0);
    process_ = 0;
  }
  return std::exchange(sent_, "");
}

}  // namespace troef::server
