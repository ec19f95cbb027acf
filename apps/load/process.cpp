// SPDX-License-Identifier: Apache-2.0
#include "load/process.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <fstream>
#include <stdexcept>

extern char** environ;

namespace troef::load {

int connect_to(std::uint16_t port, bool blocking) {
  const int type = SOCK_STREAM | SOCK_CLOEXEC | (blocking ? 0 : SOCK_NONBLOCK);
  const int descriptor = socket(AF_INET, type, 0);
  if (descriptor < 0) throw std::runtime_error("no file descriptors left: raise ulimit -n");
  const int on = 1;
  setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (connect(descriptor, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0 ||
      errno == EINPROGRESS) {
    return descriptor;
  }
  close(descriptor);
  return -1;
}

ServerProcess::ServerProcess(std::string program, std::vector<std::string> arguments,
                             std::uint16_t port)
    : program_(std::move(program)), arguments_(std::move(arguments)), port_(port) {}

ServerProcess::~ServerProcess() {
  if (pid_ != 0) end(SIGKILL);
}

void ServerProcess::start() {
  const int other = connect_to(port_, true);
  if (other >= 0) {
    close(other);
    throw std::runtime_error(fmt::format("somebody else listens on port {}", port_));
  }
  std::vector<char*> words = {program_.data()};
  std::string serve = "serve";
  words.push_back(serve.data());
  for (std::string& argument : arguments_) words.push_back(argument.data());
  words.push_back(nullptr);
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  const int fault = posix_spawn(&pid_, program_.c_str(), &files, nullptr, words.data(), environ);
  posix_spawn_file_actions_destroy(&files);
  if (fault != 0) throw std::runtime_error("cannot start " + program_);
  for (;;) {
    const int descriptor = connect_to(port_, true);
    if (descriptor >= 0) {
      close(descriptor);
      return;
    }
    if (waitpid(pid_, nullptr, WNOHANG) == pid_) {
      pid_ = 0;
      throw std::runtime_error("the server ended at once");
    }
    poll(nullptr, 0, 2);
  }
}

void ServerProcess::end(int signal) {
  kill(pid_, signal);
  waitpid(pid_, nullptr, 0);
  pid_ = 0;
}

std::uint64_t ServerProcess::memory() const {
  std::ifstream file(fmt::format("/proc/{}/statm", pid_));
  std::uint64_t all = 0, resident = 0;
  file >> all >> resident;
  return resident * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

double ServerProcess::processor_seconds() const {
  std::ifstream file(fmt::format("/proc/{}/stat", pid_));
  std::string skipped;
  for (int column = 1; column < 14; ++column) file >> skipped;
  double user = 0, system = 0;
  file >> user >> system;
  return (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

}  // namespace troef::load
