// SPDX-License-Identifier: Apache-2.0
#include "cli/play/console.h"

#include <unistd.h>

#include <array>
#include <cerrno>
#include <ctime>

#include "cli/interrupt.h"
#include "cli/plain_words.h"

namespace troef::cli::table {

void Console::print(std::string_view text) {
  while (!text.empty() && broken_ == 0) {
    const auto written = ::write(STDOUT_FILENO, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) {
      broken_ = written < 0 ? errno : EIO;
      return;
    }
    text.remove_prefix(static_cast<std::size_t>(written));
  }
}

void Console::line(std::string_view text) { print(std::string(text) + "\n"); }

std::optional<std::string> Console::edited(std::string_view prompt) {
  const auto last = prompt.rfind('\n') + 1;
  print(prompt.substr(0, last));
  while (!ended()) {
    auto line = editor_->ask(std::string(prompt.substr(last)));
    if (line) return line;
    at_end_ = !continued();
  }
  return std::nullopt;
}

// Of what was read so far. Of a line that is too long it is enough to know that.
std::optional<std::string> Console::whole_line() {
  const auto end = buffer_.find('\n');
  if (end == std::string::npos) {
    if (buffer_.size() > longest) buffer_.resize(longest + 1);
    return std::nullopt;
  }
  std::string line = buffer_.substr(0, end);
  buffer_.erase(0, end + 1);
  return line;
}

std::optional<std::string> Console::from_pipe(std::string_view prompt) {
  print(prompt);
  for (;;) {
    if (auto line = whole_line()) return line;
    if (ended()) return std::nullopt;
    if (!wait_to_read(STDIN_FILENO)) {
      if (continued()) print(prompt);
      continue;
    }
    std::array<char, 1024> bytes{};
    const auto got = ::read(STDIN_FILENO, bytes.data(), bytes.size());
    if (got > 0) {
      buffer_.append(bytes.data(), static_cast<std::size_t>(got));
    } else if (got == 0 || errno != EINTR) {
      at_end_ = true;
    }
  }
}

std::optional<std::string> Console::ask(std::string_view prompt) {
  for (;;) {
    auto typed = editor_ != nullptr ? edited(prompt) : from_pipe(prompt);
    if (!typed || typed->size() <= longest) return typed;
    line(too_long_);
  }
}

bool Console::agreed(std::string_view prompt) {
  const auto answer = ask(prompt);
  const std::string word = answer ? plain_words(*answer) : "";
  return word == "yes" || word == "ja" || word == "y" || word == "j";
}

bool Console::at_terminal() { return isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1; }

void Console::rest(int milliseconds) const {
  if (milliseconds <= 0 || ended()) return;
  const timespec time{milliseconds / 1000, milliseconds % 1000 * 1'000'000L};
  ::nanosleep(&time, nullptr);
}

bool Console::ended() const { return at_end_ || broken_ != 0 || interrupted() != 0; }

}  // namespace troef::cli::table
