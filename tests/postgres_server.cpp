// SPDX-License-Identifier: Apache-2.0
#include "postgres_server.h"

#include <fcntl.h>
#include <grp.h>
#include <pwd.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <fstream>
#include <stdexcept>
#include <thread>
#include <vector>

namespace troef {
namespace {

namespace fs = std::filesystem;

// Where Debian puts the newest: programs that only servers need are not on the path.
fs::path programs() {
  fs::path newest;
  std::error_code error;
  for (const auto& version : fs::directory_iterator("/usr/lib/postgresql", error)) {
    const fs::path folder = version.path() / "bin";
    if (fs::exists(folder / "initdb") && folder > newest) {
      newest = folder;
    }
  }
  return newest;
}

// The server refuses to run as root; its package has made a user for it.
const passwd* other_user() { return geteuid() == 0 ? getpwnam("postgres") : nullptr; }

[[noreturn]] void become(const passwd* user, const fs::path& log, std::vector<char*>& words) {
  if (user) {
    if (setgroups(0, nullptr) != 0 || setgid(user->pw_gid) != 0 || setuid(user->pw_uid) != 0) {
      _exit(126);
    }
  }
  prctl(PR_SET_PDEATHSIG, SIGQUIT);
  const int out = open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
  dup2(out, STDOUT_FILENO);
  dup2(out, STDERR_FILENO);
  if (chdir("/") == 0) {
    execv(words[0], words.data());
  }
  _exit(127);
}

pid_t launch(const fs::path& log, std::vector<std::string> command) {
  std::vector<char*> words;
  for (std::string& word : command) {
    words.push_back(word.data());
  }
  words.push_back(nullptr);
  const passwd* user = other_user();
  const pid_t child = fork();
  if (child == 0) {
    become(user, log, words);
  }
  return child;
}

int run(const fs::path& log, std::vector<std::string> command) {
  const pid_t child = launch(log, std::move(command));
  int status = -1;
  waitpid(child, &status, 0);
  return status;
}

}  // namespace

bool PostgresServer::installed() { return !programs().empty(); }

PostgresServer::PostgresServer() : programs_(programs()) {
  std::string name = (fs::temp_directory_path() / "troef-pg-XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr) {
    throw std::runtime_error("no folder for PostgreSQL");
  }
  folder_ = name;
  if (const passwd* user = other_user()) {
    if (chown(name.c_str(), user->pw_uid, user->pw_gid) != 0) {
      throw std::runtime_error("cannot give PostgreSQL its folder");
    }
  }
  if (run(folder_ / "log", {programs_ / "initdb", "-D", folder_ / "data", "-U", "postgres", "-A",
                            "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"}) != 0) {
    throw std::runtime_error("initdb failed: see " + (folder_ / "log").string());
  }
  start();
}

PostgresServer::~PostgresServer() {
  kill();
  std::error_code error;
  fs::remove_all(folder_, error);
}

void PostgresServer::start() {
  using namespace std::chrono_literals;
  server_ = launch(folder_ / "log",
                   {programs_ / "postgres", "-D", folder_ / "data", "-k", folder_, "-c",
                    "listen_addresses=", "-c", "max_connections=200", "-c", "fsync=off"});
  for (int attempt = 0; attempt < 1000; ++attempt) {
    if (run(folder_ / "log", {programs_ / "pg_isready", "-q", "-h", folder_}) == 0) {
      return;
    }
    std::this_thread::sleep_for(10ms);
  }
  throw std::runtime_error("PostgreSQL does not start: see " + (folder_ / "log").string());
}

// The server, and its children that serve a connection each.
void PostgresServer::signal_all(int signal) {
  ::kill(server_, signal);
  const std::string id = std::to_string(server_);
  std::ifstream children("/proc/" + id + "/task/" + id + "/children");
  for (pid_t child = 0; children >> child;) {
    ::kill(child, signal);
  }
}

void PostgresServer::hang() { signal_all(SIGSTOP); }

void PostgresServer::go_on() { signal_all(SIGCONT); }

void PostgresServer::kill() {
  if (server_ > 0) {
    ::kill(server_, SIGQUIT);
    waitpid(server_, nullptr, 0);
    server_ = 0;
  }
}

std::string PostgresServer::address() const {
  return "postgresql://postgres@/postgres?host=" + folder_.string();
}

}  // namespace troef
