// SPDX-License-Identifier: Apache-2.0
#include "cli/output.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "cli/errors.h"

namespace troef::cli {
namespace {

constexpr std::size_t buffer_size = 256 * 1024;

// Writes what it can; the part that is left.
std::string_view write_all(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(file, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return text;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return text;
}

}  // namespace

LineOutput::LineOutput(const std::string& path, Begin begin) : path_(path) {
  buffer_.reserve(buffer_size + 64 * 1024);
  const int from = begin == Begin::behind ? O_APPEND : 0;
  file_ = path == "-" ? STDOUT_FILENO
                      : ::open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC | from, 0666);
  if (file_ < 0) throw call_error(path + " cannot be written: " + std::strerror(errno));
  if (path == "-" || begin == Begin::behind) return;
  try {
    claim();
  } catch (const Failure&) {
    ::close(file_);
    throw;
  }
}

void LineOutput::claim() const {
  struct stat info{};
  if (::fstat(file_, &info) != 0 || !S_ISREG(info.st_mode)) return;
  if (::flock(file_, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
    throw call_error(path_ + " is being written by another program");
  }
  if (::ftruncate(file_, 0) != 0) {
    throw call_error(path_ + " cannot be written: " + std::strerror(errno));
  }
}

LineOutput::~LineOutput() {
  if (file_ > STDERR_FILENO) ::close(file_);
}

void LineOutput::write(std::string_view lines) {
  buffer_ += lines;
  if (buffer_.size() >= buffer_size) flush();
}

void LineOutput::close() {
  flush();
  if (file_ <= STDERR_FILENO) return;
  const int file = file_;
  file_ = -1;
  if (::close(file) != 0) throw input_error(path_ + ": " + std::strerror(errno));
}

void LineOutput::flush() {
  const std::string_view rest = write_all(file_, buffer_);
  if (!rest.empty()) fail(rest);
  buffer_.clear();
}

void LineOutput::fail(std::string_view unwritten) {
  const int error = errno;
  const std::string_view written(buffer_.data(), buffer_.size() - unwritten.size());
  const auto last = written.rfind('\n');
  const auto half = static_cast<off_t>(last == std::string_view::npos ? written.size()
                                                                      : written.size() - last - 1);
  struct stat info{};
  bool whole = half == 0;
  if (!whole && ::fstat(file_, &info) == 0 && S_ISREG(info.st_mode)) {
    const off_t end = ::lseek(file_, 0, SEEK_CUR);
    whole = end >= half && ::ftruncate(file_, end - half) == 0;
  }
  buffer_.clear();
  throw input_error(
      (path_ == "-" ? "standard output" : path_) + ": " + std::strerror(error) +
      (whole ? "; it ends with the last line that fitted whole" : "; its last line is not whole"));
}

void tell(std::string_view text) { write_all(STDERR_FILENO, text); }

// Opened the wrong way round, so that to use it is an error still.
void keep_standard_streams() {
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (::fcntl(stream, F_GETFD) >= 0) continue;
    ::open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);  // takes the lowest free
  }
}

void print(std::string_view text) {
  if (!write_all(STDOUT_FILENO, text).empty()) {
    throw input_error(std::string("standard output: ") + std::strerror(errno));
  }
}

}  // namespace troef::cli
