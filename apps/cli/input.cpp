// SPDX-License-Identifier: Apache-2.0
#include "cli/input.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fmt/format.h>

#include <cerrno>
#include <cstring>

#include "cli/errors.h"
#include "cli/interrupt.h"

namespace troef::cli {
namespace {

constexpr std::size_t piece = 256 * 1024;

std::string name_of(const std::string& path) {
  if (path == "-") return "standard input";
  return path.empty() ? "\"\"" : path;
}

void refuse_error(const std::string& name, int error) {
  if (error != 0) throw call_error(name + " cannot be read: " + std::strerror(error));
}

}  // namespace

bool is_blank(std::string_view line) {
  return line.find_first_not_of(" \t\r") == std::string_view::npos;
}

std::string_view without_byte_order_mark(std::string_view line) {
  constexpr std::string_view mark = "\xEF\xBB\xBF";
  if (line.starts_with(mark)) line.remove_prefix(mark.size());
  return line;
}

LineInput::LineInput(const std::string& path) : path_(name_of(path)) {
  file_ = path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  int error = file_ < 0 ? errno : 0;
  // Standard input that is closed is open for writing alone (keep_standard_streams).
  if (error == 0 && (::fcntl(file_, F_GETFL) & O_ACCMODE) == O_WRONLY) error = EBADF;
  struct stat info{};
  if (error == 0 && ::fstat(file_, &info) == 0 && S_ISDIR(info.st_mode)) {
    if (file_ > STDERR_FILENO) ::close(file_);
    error = EISDIR;
  }
  refuse_error(path_, error);
}

void LineInput::refuse_unreadable(const std::string& path) {
  if (path == "-") return;
  struct stat info{};
  const bool found = ::access(path.c_str(), R_OK) == 0 && ::stat(path.c_str(), &info) == 0;
  refuse_error(name_of(path), !found ? errno : S_ISDIR(info.st_mode) ? EISDIR : 0);
}

LineInput::~LineInput() {
  if (file_ > STDERR_FILENO) ::close(file_);
}

// Whether there is something to read, or the end. A signal that comes just before it would wait is
// seen soon after.
bool LineInput::wait() const {
  constexpr int look_again = 200;  // milliseconds
  pollfd waiting{.fd = file_, .events = POLLIN, .revents = 0};
  while (interrupted() == 0) {
    const int ready = ::poll(&waiting, 1, look_again);
    if (ready > 0 || (ready < 0 && errno != EINTR)) return true;
  }
  return false;
}

// Moves what is left to the front and reads on behind it; false at the end.
bool LineInput::fill() {
  if (!wait()) return false;
  buffer_.erase(0, begin_);
  begin_ = 0;
  const std::size_t held = buffer_.size();
  buffer_.resize(held + piece);
  ssize_t got = -1;
  do {
    got = ::read(file_, buffer_.data() + held, piece);
  } while (got < 0 && errno == EINTR && interrupted() == 0);
  buffer_.resize(held + (got > 0 ? static_cast<std::size_t>(got) : 0));
  if (got < 0 && errno != EINTR) refuse_error(path_, errno);
  return got > 0;
}

std::string LineInput::why_skipped(std::uint64_t length) {
  return fmt::format("the line has {} bytes; at most {} are read, it was skipped", length, longest);
}

bool LineInput::next() {
  while (next_of_all()) {
    if (too_long() || !is_blank(line_)) return true;
  }
  return false;
}

bool LineInput::next_of_all() {
  line_ = {};
  length_ = 0;
  std::size_t searched = 0;
  for (;;) {
    const auto end = buffer_.find('\n', begin_ + searched);
    ended_ = end != std::string::npos;
    const std::size_t size = (ended_ ? end : buffer_.size()) - begin_;
    if (!ended_ && length_ == 0 && size <= longest) {
      searched = size;
      if (fill()) continue;
    }
    length_ += size;
    if (!too_long()) line_ = std::string_view(buffer_).substr(begin_, size);
    begin_ += size + (ended_ ? 1 : 0);
    if (ended_ || !too_long() || !fill()) break;
    searched = 0;
  }
  consumed_ += length_ + (ended_ ? 1 : 0);
  if (interrupted() != 0 || (!ended_ && length_ == 0)) return false;
  line_ = without_byte_order_mark(line_);  // of files put together within them too
  ++number_;
  return true;
}

std::uint64_t LineInput::size_of(const std::string& path) {
  struct stat info{};
  if (path == "-" || ::stat(path.c_str(), &info) != 0 || !S_ISREG(info.st_mode)) return 0;
  return static_cast<std::uint64_t>(info.st_size);
}

}  // namespace troef::cli
