// SPDX-License-Identifier: Apache-2.0
// The server under load, started, killed and started again.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <sys/types.h>

namespace troef::load {

class ServerProcess {
 public:
  // The program and what comes after `serve`.
  ServerProcess(std::string program, std::vector<std::string> arguments, std::uint16_t port);
  ~ServerProcess();
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;

  void start();                      // returns when it takes connections; throws std::runtime_error
  void end(int signal);              // returns when it is gone
  std::uint64_t memory() const;      // resident, in bytes
  double processor_seconds() const;  // used so far

 private:
  std::string program_;
  std::vector<std::string> arguments_;
  std::uint16_t port_;
  pid_t pid_ = 0;
};

// A socket of TCP to this machine, blocking or not; -1 if there is nobody.
int connect_to(std::uint16_t port, bool blocking);

}  // namespace troef::load
