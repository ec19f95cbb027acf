// SPDX-License-Identifier: Apache-2.0
#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <sstream>
#include <string_view>

#include "cli/play/driver.h"
#include "paths.h"

namespace troef::driven {
namespace {

constexpr std::string_view prompt = "\n> ";

std::vector<char*> pointers(std::vector<std::string>& arguments) {
  std::vector<char*> list;
  list.reserve(arguments.size() + 1);
  for (std::string& argument : arguments) list.push_back(argument.data());
  list.push_back(nullptr);
  return list;
}

// A new match is against thumb, which answers at once, unless the test says another.
void name_a_bot(std::vector<std::string>& arguments) {
  const auto said = [&](std::string_view option) {
    return std::find(arguments.begin(), arguments.end(), option) != arguments.end();
  };
  const bool begins = !arguments.empty() && !arguments.front().starts_with("--");
  if (!begins || said("--resume") || said("--match") || said("--bot")) return;
  arguments.insert(arguments.end(), {"--bot", "thumb"});
}

}  // namespace

StateFolder::StateFolder() {
  std::string name = (std::filesystem::temp_directory_path() / "troef-XXXXXX").string();
  path_ = mkdtemp(name.data());
}
StateFolder::~StateFolder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

std::vector<std::filesystem::path> StateFolder::files(const std::string& extension) const {
  std::vector<std::filesystem::path> list;
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator(path_ / "troef", error)) {
    if (entry.path().extension() == extension) list.push_back(entry.path());
  }
  return list;
}

Played::Played(const StateFolder& state, std::vector<std::string> arguments) {
  name_a_bot(arguments);
  arguments.insert(arguments.begin(), {test::troef_program(), "play", "--plain"});
  std::array<int, 2> in{}, out{};
  if (pipe2(in.data(), O_CLOEXEC) != 0 || pipe2(out.data(), O_CLOEXEC) != 0) return;
  auto list = pointers(arguments);
  ::signal(SIGPIPE, SIG_IGN);  // a table that has ended no longer listens
  process_ = fork();
  if (process_ == 0) {
    ::signal(SIGPIPE, SIG_DFL);
    dup2(in[0], STDIN_FILENO);
    dup2(out[1], STDOUT_FILENO);
    dup2(out[1], STDERR_FILENO);
    setenv("XDG_STATE_HOME", state.path().c_str(), 1);
    setenv("LC_ALL", "C.UTF-8", 1);
    execv(list[0], list.data());
    _exit(127);
  }
  close(in[0]);
  close(out[1]);
  in_ = in[1];
  out_ = out[0];
}

Played::~Played() {
  if (process_ > 0) signal(SIGKILL);
  if (process_ > 0) end();
  if (in_ >= 0) close(in_);
  close(out_);
}

std::string Played::read() {
  std::string text;
  at_prompt_ = false;
  std::array<char, 4096> bytes{};
  while (!text.ends_with(prompt)) {
    const auto got = ::read(out_, bytes.data(), bytes.size());
    if (got <= 0) {
      all_ += text;
      return text;
    }
    text.append(bytes.data(), static_cast<std::size_t>(got));
  }
  at_prompt_ = true;
  all_ += text;
  return text;
}

bool Played::says_something(int milliseconds) const {
  pollfd output{out_, POLLIN, 0};
  return poll(&output, 1, milliseconds) == 1;
}

std::string Played::type(const std::string& line) {
  const std::string whole = line + "\n";
  all_ += whole;
  if (::write(in_, whole.data(), whole.size()) < 0) at_prompt_ = false;
  return read();
}

std::vector<std::string> Played::actions() {
  const std::string text = type("actions");
  std::vector<std::string> list;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line) && !line.starts_with("You: ");) {
    if (line.starts_with("Enter")) return {};
    list.push_back(line);
  }
  return list;
}

void Played::play_on(int times) {
  while (at_prompt_ && times-- > 0) {
    const auto legal = actions();
    type(legal.empty() ? "" : legal.front());
  }
}

int Played::end() {
  if (in_ >= 0) close(in_);
  in_ = -1;
  while (!read().empty()) continue;
  int status = 0;
  waitpid(process_, &status, 0);
  process_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

void Played::signal(int number) { kill(process_, number); }

int run(const std::vector<std::string>& arguments) {
  auto own = arguments;
  auto list = pointers(own);
  const int process = fork();
  if (process == 0) {
    const int nothing = open("/dev/null", O_WRONLY);
    dup2(nothing, STDOUT_FILENO);
    execv(list.front(), list.data());
    _exit(127);
  }
  int status = 0;
  waitpid(process, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace troef::driven
