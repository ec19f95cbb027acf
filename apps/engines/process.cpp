// SPDX-License-Identifier: Apache-2.0
#include "engines/process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <sstream>
#include <thread>

namespace troef::engines {
namespace {

// Its standard input is a socket, so that writing to a program that is gone raises no signal.
struct Ends {
  std::array<int, 2> input{-1, -1};   // ours, its
  std::array<int, 2> output{-1, -1};  // ours, its

  bool open() {
    return ::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, input.data()) == 0 &&
           ::pipe2(output.data(), O_CLOEXEC) == 0;
  }
  void close_ours() {
    shut(input[0]);
    shut(output[0]);
  }
  void close_its() {
    shut(input[1]);
    shut(output[1]);
  }
  static void shut(int& end) {
    if (end >= 0) ::close(end);
    end = -1;
  }
};

struct Actions {
  posix_spawn_file_actions_t files{};
  posix_spawnattr_t attributes{};

  Actions() {
    posix_spawn_file_actions_init(&files);
    posix_spawnattr_init(&attributes);
  }
  ~Actions() {
    posix_spawn_file_actions_destroy(&files);
    posix_spawnattr_destroy(&attributes);
  }
  Actions(const Actions&) = delete;
  Actions& operator=(const Actions&) = delete;

  void connect(const Ends& ends, bool show_errors) {
    posix_spawn_file_actions_adddup2(&files, ends.input[1], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, ends.output[1], STDOUT_FILENO);
    if (!show_errors) {
      posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    }
    posix_spawn_file_actions_addclosefrom_np(&files, STDERR_FILENO + 1);
  }
  // A group of its own, and signals as a program finds them that a shell starts.
  void detach() {
    sigset_t signals;
    sigemptyset(&signals);
    posix_spawnattr_setsigmask(&attributes, &signals);
    for (const int number : {SIGINT, SIGTERM, SIGPIPE, SIGXFSZ, SIGHUP}) {
      sigaddset(&signals, number);
    }
    posix_spawnattr_setsigdefault(&attributes, &signals);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(
        &attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  }
};

std::vector<std::string> lean_environment() {
  std::vector<std::string> lean;
  for (const char* name : {"PATH", "HOME", "LANG"}) {
    if (const char* value = std::getenv(name)) lean.push_back(std::string(name) + "=" + value);
  }
  return lean;
}

std::vector<char*> pointers(std::vector<std::string>& words) {
  std::vector<char*> list;
  for (std::string& word : words) list.push_back(word.data());
  list.push_back(nullptr);
  return list;
}

int left(Clock::time_point until) {
  const auto time =
      std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now()).count();
  return static_cast<int>(std::max<std::int64_t>(0, time + (time >= 0 ? 1 : 0)));
}

}  // namespace

Interrupt::Interrupt() : file_(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {}
Interrupt::~Interrupt() {
  if (file_ >= 0) ::close(file_);
}
void Interrupt::now() { ::eventfd_write(file_, 1); }

bool Process::ready(int file, short what, Clock::time_point until) const {
  for (;;) {
    if (Clock::now() >= until) return false;
    // poll leaves out what is negative.
    std::array<pollfd, 2> waiting{
        {{file, what, 0}, {interrupt_ == nullptr ? -1 : interrupt_->file(), POLLIN, 0}}};
    const int count = ::poll(waiting.data(), waiting.size(), left(until));
    if (count > 0) return waiting[1].revents == 0;
    if (count < 0 && errno != EINTR) return true;  // what is wrong comes to light then
  }
}

bool is_program(const std::string& name) {
  const auto runs = [](const std::filesystem::path& file) {
    std::error_code error;
    return std::filesystem::is_regular_file(file, error) && ::access(file.c_str(), X_OK) == 0;
  };
  if (name.find('/') != std::string::npos) return runs(name);
  const char* const path = std::getenv("PATH");
  std::istringstream folders(path != nullptr ? path : "/bin:/usr/bin");
  for (std::string folder; std::getline(folders, folder, ':');) {
    if (runs(std::filesystem::path(folder) / name)) return true;
  }
  return false;
}

std::unique_ptr<Process> Process::start(const std::vector<std::string>& command,
                                        const ProcessSettings& settings, std::string& error) {
  Ends ends;
  if (!ends.open()) {
    error = std::strerror(errno);
    ends.close_ours();
    ends.close_its();
    return nullptr;
  }
  ::fcntl(ends.output[0], F_SETFL, O_NONBLOCK);
  Actions actions;
  actions.connect(ends, settings.show_errors);
  actions.detach();
  std::vector<std::string> words = command, lean = lean_environment();
  const std::vector<char*> arguments = pointers(words), few = pointers(lean);
  pid_t id = 0;
  const int failure =
      ::posix_spawnp(&id, arguments[0], &actions.files, &actions.attributes, arguments.data(),
                     settings.whole_environment ? environ : few.data());
  ends.close_its();
  if (failure != 0) {
    error = command.front() + ": " + std::strerror(failure);
    ends.close_ours();
    return nullptr;
  }
  return std::unique_ptr<Process>(new Process(id, ends.input[0], ends.output[0], settings));
}

Process::~Process() {
  dismiss();
  reap(dismissed_ + grace_);
  ::kill(-id_, SIGKILL);  // and whatever it left in its group
  group_.reset();
  if (!reaped_) {
    while (::waitpid(id_, &status_, 0) < 0 && errno == EINTR) {
    }
  }
  ::close(output_);
}

void Process::dismiss() {
  if (input_ < 0) return;
  ::close(input_);
  input_ = -1;
  dismissed_ = Clock::now();
}

bool Process::reap(Clock::time_point until) {
  while (!reaped_) {
    const pid_t gone = ::waitpid(id_, &status_, WNOHANG);
    if (gone == id_ || (gone < 0 && errno != EINTR)) reaped_ = true;
    if (reaped_ || Clock::now() >= until) break;
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
  return reaped_;
}

std::string Process::how_it_ended() {
  if (!reap(Clock::now() + std::chrono::milliseconds(100))) return "";
  if (WIFSIGNALED(status_)) return "was killed by signal " + std::to_string(WTERMSIG(status_));
  return "ended with status " + std::to_string(WEXITSTATUS(status_));
}

Process::Came Process::write(std::string_view text, Clock::time_point until) {
  while (!text.empty()) {
    if (input_ < 0) return Came::ended;
    const ssize_t sent = ::send(input_, text.data(), text.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent > 0) {
      text.remove_prefix(static_cast<std::size_t>(sent));
    } else if (errno == EAGAIN || errno == EWOULDBLOCK) {
      if (!ready(input_, POLLOUT, until)) return Came::late;
    } else if (errno != EINTR) {
      return Came::ended;
    }
  }
  return Came::line;
}

Process::Came Process::read_line(std::string& line, Clock::time_point until) {
  for (;;) {
    if (const auto end = buffer_.find('\n'); end != std::string::npos) {
      line = buffer_.substr(0, end);
      buffer_.erase(0, end + 1);
      return Came::line;
    }
    if (buffer_.size() > most_of_a_line) return Came::too_long;
    if (!ready(output_, POLLIN, until)) return Came::late;
    char bytes[4096];
    const ssize_t got = ::read(output_, bytes, sizeof bytes);
    if (got > 0) {
      buffer_.append(bytes, static_cast<std::size_t>(got));
    } else if (got == 0 || (errno != EAGAIN && errno != EINTR)) {
      return Came::ended;
    }
  }
}

}  // namespace troef::engines
