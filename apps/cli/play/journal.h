// SPDX-License-Identifier: Apache-2.0
// The file of a match in progress: a header, then one line for everything that happens, on disk
// before it counts. Every line ends with a checksum that continues the one before, so that damage
// shows wherever it is. A lock keeps a second table off.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace troef::cli::table {

class Journal {
 public:
  // The good lines of a file, and the number of the first bad one, from 1; 0 for none. A last line
  // that never got its end was never accepted and counts as absent.
  struct Contents {
    std::vector<std::string> lines;
    int damaged = 0;
  };
  static Contents look(const std::filesystem::path& path);

  enum class Trouble : std::uint8_t { none, busy, disk };
  struct Opened;
  static Opened create(const std::filesystem::path& path, std::string_view header);
  // Takes the lock. To go on, a last line without its end is taken off; what follows damage stays.
  static Opened open(const std::filesystem::path& path, bool to_go_on = true);
  // The file that holds these lines.
  static std::string as_text(const std::vector<std::string>& lines);

  ~Journal();
  Journal(const Journal&) = delete;
  Journal& operator=(const Journal&) = delete;

  // True once the line is on disk.
  bool append(std::string_view line);
  int lines() const { return lines_; }
  const std::filesystem::path& path() const { return path_; }

 private:
  Journal(int file, std::filesystem::path path) : file_(file), path_(std::move(path)) {}
  bool lock() const;

  int file_;
  std::filesystem::path path_;
  std::uint32_t chain_ = 0;
  int lines_ = 0;
};

struct Journal::Opened {
  std::unique_ptr<Journal> journal;
  Trouble trouble = Trouble::none;
  int error = 0;  // why the disk does not take it, as in errno
};

// Writes a file so that after a crash it is there whole or not at all.
bool write_whole(const std::filesystem::path& path, std::string_view text);

}  // namespace troef::cli::table
