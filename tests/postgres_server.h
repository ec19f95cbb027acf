// SPDX-License-Identifier: Apache-2.0
// A PostgreSQL server of a test's own: in a folder that goes with it, reached by a socket in that
// folder and no other way, and never outliving the tests.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <optional>
#include <string>

namespace troef {

class PostgresServer {
 public:
  static bool installed();

  PostgresServer();  // made and started; throws std::runtime_error
  ~PostgresServer();
  PostgresServer(const PostgresServer&) = delete;
  PostgresServer& operator=(const PostgresServer&) = delete;

  void start();
  void kill();  // as if the machine went down: nothing is tidied up
  // It hangs: connections stay, and nothing is answered.
  void hang();
  void go_on();

  std::string address() const;

 private:
  void signal_all(int signal);
  std::filesystem::path programs_, folder_;
  pid_t server_ = 0;
};

}  // namespace troef
