// SPDX-License-Identifier: Apache-2.0
#include "cli/solve/answers_out.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>

#include "cli/errors.h"

namespace troef::cli {

AnswersOut::AnswersOut(const std::string& path, bool resume, std::string_view head)
    : path_(path.empty() ? "-" : path) {
  if (path_ != "-") {
    lock();
    struct stat info{};
    if (::fstat(lock_, &info) != 0) throw call_error(path_ + ": " + std::strerror(errno));
    const bool file = S_ISREG(info.st_mode);
    if (resume && !file) throw call_error("--resume: " + path_ + " is no file");
    if (resume) read_on(head);
    if (!resume && file && info.st_size > 0) {
      throw call_error(path_ + " holds something already; --resume goes on with it");
    }
  }
  output_ = std::make_unique<LineOutput>(path_, LineOutput::Begin::behind);
  if (lines_ == 0 && last_.empty()) write(head);
}

AnswersOut::~AnswersOut() {
  if (lock_ >= 0) ::close(lock_);
}

// Two programs that write one file would spoil it.
void AnswersOut::lock() {
  lock_ = ::open(path_.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
  if (lock_ < 0) throw call_error(path_ + " cannot be written: " + std::strerror(errno));
  if (::flock(lock_, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
    throw call_error(path_ + " is being written by another program");
  }
}

// Counts the lines and cuts off what comes after the last whole one.
void AnswersOut::read_on(std::string_view head) {
  std::array<char, 65536> piece{};
  std::string line;
  off_t whole = 0, at = 0;
  bool first = !head.empty();
  for (;;) {
    const ssize_t got = ::read(lock_, piece.data(), piece.size());
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) throw call_error(path_ + ": " + std::strerror(errno));
    if (got == 0) break;
    std::string_view rest(piece.data(), static_cast<std::size_t>(got));
    while (!rest.empty()) {
      const auto end = rest.find('\n');
      const auto part = rest.substr(0, end == std::string_view::npos ? end : end + 1);
      line += part;
      at += static_cast<off_t>(part.size());
      rest.remove_prefix(part.size());
      if (end == std::string_view::npos) break;
      if (first && line != head) throw call_error(path_ + " does not begin as this output does");
      if (!first) ++lines_;
      first = false;
      last_ = std::move(line);
      line.clear();
      whole = at;
    }
  }
  if (whole < at && ::ftruncate(lock_, whole) != 0) {
    throw call_error(path_ + ": " + std::strerror(errno));
  }
}

void AnswersOut::write(std::string_view lines) {
  output_->write(lines);
  output_->flush();
}

void AnswersOut::close() { output_->close(); }

}  // namespace troef::cli
