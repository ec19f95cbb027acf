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
  std::array<int, 2> errors{-1, -1};  // ours, its; none where they are shown

  bool open(bool show_errors) {
    return ::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, input.data()) == 0 &&
           ::pipe2(output.data(), O_CLOEXEC) == 0 &&
           (show_errors || ::pipe2(errors.data(), O_CLOEXEC) == 0);
  }
  void close_ours() {
    for (auto* ends : {&input, &output, &errors}) shut((*ends)[0]);
  }
  void close_its() {
    for (auto* ends : {&input, &output, &errors}) shut((*ends)[1]);
  }
  static void shut(int& end) {
    if (end >= 0) ::close(end);
    end = -1;
  }
};

struct FileActions {
  posix_spawn_file_actions_t files{};
  posix_spawnattr_t attributes{};

  FileActions() {
    posix_spawn_file_actions_init(&files);
    posix_spawnattr_init(&attributes);
  }
  ~FileActions() {
    posix_spawn_file_actions_destroy(&files);
    posix_spawnattr_destroy(&attributes);
  }
  FileActions(const FileActions&) = delete;
  FileActions& operator=(const FileActions&) = delete;

  void connect(const Ends& ends) {
    posix_spawn_file_actions_adddup2(&files, ends.input[1], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, ends.output[1], STDOUT_FILENO);
    if (ends.errors[1] >= 0) {
      posix_spawn_file_actions_adddup2(&files, ends.errors[1], STDERR_FILENO);
    }
    posix_spawn_file_actions_addclosefrom_np(&files, STDERR_FILENO + 1);
  }
  // Where it cannot reach the terminal, in a group of its own, and with signals as a program finds
  // them that a shell starts.
  void detach() {
    sigset_t signals;
    sigemptyset(&signals);
    posix_spawnattr_setsigmask(&attributes, &signals);
    for (const int number : {SIGINT, SIGTERM, SIGPIPE, SIGXFSZ, SIGHUP}) {
      sigaddset(&signals, number);
    }
    posix_spawnattr_setsigdefault(&attributes, &signals);
    posix_spawnattr_setflags(&attributes,
                             POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
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

bool Process::ready(int file, short what, Clock::time_point until) {
  for (;;) {
    if (Clock::now() >= until) return false;
    // poll leaves out what is negative.
    std::array<pollfd, 3> waiting{{{file, what, 0},
                                   {interrupt_ == nullptr ? -1 : interrupt_->file(), POLLIN, 0},
                                   {errors_, POLLIN, 0}}};
    const int count = ::poll(waiting.data(), waiting.size(), left(until));
    if (count < 0 && errno != EINTR) return true;  // what is wrong comes to light then
    if (count <= 0) continue;
    if (waiting[1].revents != 0) return false;
    if (waiting[2].revents != 0) hear();
    if (waiting[0].revents != 0) return true;
  }
}

void Process::hear() {
  std::array<char, 4096> bytes{};
  const ssize_t got = ::read(errors_, bytes.data(), bytes.size());
  if (got > 0) {
    heard_.append(bytes.data(), static_cast<std::size_t>(got));
    if (heard_.size() > bytes.size()) heard_.erase(0, heard_.size() - bytes.size());
  } else if (got == 0 || (errno != EAGAIN && errno != EINTR)) {
    Ends::shut(errors_);
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
  if (!ends.open(settings.show_errors)) {
    error = std::strerror(errno);
    ends.close_ours();
    ends.close_its();
    return nullptr;
  }
  ::fcntl(ends.output[0], F_SETFL, O_NONBLOCK);
  if (ends.errors[0] >= 0) ::fcntl(ends.errors[0], F_SETFL, O_NONBLOCK);
  FileActions actions;
  actions.connect(ends);
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
  const Files ours{ends.input[0], ends.output[0], ends.errors[0]};
  return std::unique_ptr<Process>(new Process(id, ours, settings));
}

Process::~Process() {
  dismiss();
  ended(dismissed_ + grace_);
  ::kill(-id_, SIGKILL);  // and whatever it left in its group
  group_.reset();
  while (::waitpid(id_, nullptr, 0) < 0 && errno == EINTR) {
  }
  Ends::shut(output_);
  Ends::shut(errors_);
}

void Process::dismiss() {
  if (input_ < 0) return;
  ::close(input_);
  input_ = -1;
  dismissed_ = Clock::now();
}

bool Process::ended(Clock::time_point until) {
  while (!ended_) {
    const int failed = ::waitid(P_PID, static_cast<id_t>(id_), &end_, WEXITED | WNOHANG | WNOWAIT);
    ended_ = failed == 0 ? end_.si_pid == id_ : errno != EINTR;
    if (ended_ || Clock::now() >= until) break;
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
  return ended_;
}

std::string Process::how_it_ended() {
  if (!ended(Clock::now() + std::chrono::milliseconds(100))) return "";
  const bool killed = end_.si_code == CLD_KILLED || end_.si_code == CLD_DUMPED;
  return (killed ? "was killed by signal " : "ended with status ") + std::to_string(end_.si_status);
}

std::string Process::last_error() {
  constexpr int most_in_a_pipe = 16;  // pieces
  for (int i = 0; i < most_in_a_pipe && errors_ >= 0; ++i) hear();
  std::string_view text = heard_;
  const auto end = text.find_last_not_of(" \r\n");
  if (end == std::string_view::npos) return "";
  text = text.substr(0, end + 1);
  return std::string(text.substr(text.rfind('\n') + 1));
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
