// SPDX-License-Identifier: Apache-2.0
#include "cli/play/console.h"

#include <unistd.h>

#include <array>
#include <cerrno>
#include <ctime>

#include "cli/interrupt.h"

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

std::optional<std::string> Console::ask(std::string_view prompt) {
  if (editor_ != nullptr) return edited(prompt);
  print(prompt);
  for (;;) {
    const auto end = buffer_.find('\n');
    if (end != std::string::npos || buffer_.size() > longest) {
      std::string line = buffer_.substr(0, end);
      buffer_.erase(0, end == std::string::npos ? end : end + 1);
      return line;
    }
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

void Console::rest(int milliseconds) const {
  if (milliseconds <= 0 || ended()) return;
  const timespec time{milliseconds / 1000, milliseconds % 1000 * 1'000'000L};
  ::nanosleep(&time, nullptr);
}

bool Console::ended() const { return at_end_ || broken_ != 0 || interrupted() != 0; }

}  // namespace troef::cli::table
