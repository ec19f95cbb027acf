// SPDX-License-Identifier: Apache-2.0
#include "cli/progress.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "cli/output.h"
#include "cli/terminal.h"

namespace troef::cli {
namespace {

std::string time_left(double seconds) {
  const auto left = static_cast<std::uint64_t>(std::clamp(seconds, 0.0, 1e9));
  if (left >= 3600) return fmt::format("{} h {} min left", left / 3600, left % 3600 / 60);
  if (left >= 60) return fmt::format("{} min {} s left", left / 60, left % 60);
  return fmt::format("{} s left", left);
}

}  // namespace

std::string progress_line(const std::string& what, std::uint64_t done, std::uint64_t total,
                          double seconds) {
  if (total == 0) return fmt::format("{} {}", done, what);
  constexpr int width = 30;
  const double part = std::min(1.0, static_cast<double>(done) / static_cast<double>(total));
  const int full = static_cast<int>(part * width);
  const std::string left = done == 0
                               ? ""
                               : ", " + time_left(seconds * (static_cast<double>(total - done)) /
                                                  static_cast<double>(done));
  return fmt::format("{} [{:#<{}}{:.<{}}] {:3.0f} %{}", what, "", full, "", width - full,
                     part * 100, left);
}

Progress::Progress(std::string what, std::uint64_t total)
    : what_(std::move(what)), total_(total), terminal_(terminal_on_error()) {}

void Progress::at(std::uint64_t done) {
  if (!terminal_) return;
  const auto now = Clock::now();
  if (now - began_ < std::chrono::seconds(2)) return;
  if (now - drawn_ < std::chrono::milliseconds(200)) return;
  drawn_ = now;
  shown_ = true;
  tell(fmt::format("\r\x1b[K{}", progress_line(what_, std::min(done, total_ == 0 ? done : total_),
                                               total_, seconds())));
}

void Progress::clear() {
  if (!shown_) return;
  shown_ = false;
  tell("\r\x1b[K");
}

}  // namespace troef::cli
