// SPDX-License-Identifier: Apache-2.0
#include "cli/solve/answers_out.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>

#include "cli/errors.h"
#include "cli/interrupt.h"

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
  if (lines_ == 0 && last_.empty()) write(head, head.size());
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

// Counts the lines and keeps in mind what comes after the last whole one.
void AnswersOut::read_on(std::string_view head) {
  std::array<char, 65536> piece{};
  std::string line;
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
      rest.remove_prefix(part.size());
      if (end == std::string_view::npos) break;
      if (first && line != head) throw call_error(path_ + " does not begin as this output does");
      if (!first) ++lines_;
      ++whole_;
      first = false;
      last_ = std::move(line);
      line.clear();
    }
  }
  half_ = std::move(line);
}

void AnswersOut::cut_off_half() {
  if (half_.empty()) return;
  const off_t end = ::lseek(lock_, 0, SEEK_END);
  if (end < 0 || ::ftruncate(lock_, end - static_cast<off_t>(half_.size())) != 0) {
    throw call_error(path_ + ": " + std::strerror(errno));
  }
  half_.clear();
}

// Without the zeros that a file system leaves where the power failed, behind lines of this call.
std::string_view AnswersOut::known_half() const {
  const std::string_view half = half_;
  if (whole_ == 0) return half;
  const auto end = half.find_last_not_of('\0');
  return half.substr(0, end == std::string_view::npos ? 0 : end + 1);
}

// Until it is clear that the file is of this call nothing in it is touched.
void AnswersOut::write(std::string_view lines, std::size_t certain) {
  if (lines.empty()) return;
  if (!lines.starts_with(known_half().substr(0, certain))) refuse_half();
  cut_off_half();
  output_->write(lines);
  output_->flush();
}

void AnswersOut::refuse_half() const {
  throw call_error(
      fmt::format("{}: the incomplete line at its end is not the beginning of line {} of this "
                  "output; if it is torn, cut it off to go on",
                  path_, whole_ + 1));
}

void AnswersOut::close() {
  if (interrupted() == 0) {
    if (!known_half().empty()) refuse_half();
    cut_off_half();
  }
  output_->close();
}

}  // namespace troef::cli
