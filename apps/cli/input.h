// SPDX-License-Identifier: Apache-2.0
// Reading a file line by line in bounded memory.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace troef::cli {

// Of nothing but what is not seen: it says nothing, and whoever put it there meant nothing.
bool is_blank(std::string_view line);

// Whether a last line without its end stops in the middle of a record.
inline bool is_cut_off(std::string_view line) { return !line.ends_with('}'); }

// Without what some editors put before UTF-8.
std::string_view without_byte_order_mark(std::string_view line);

class LineInput {
 public:
  static constexpr std::size_t longest = 1024 * 1024;

  // "-" is standard input. Throws a Failure, as all of it does.
  explicit LineInput(const std::string& path);
  ~LineInput();
  LineInput(const LineInput&) = delete;
  LineInput& operator=(const LineInput&) = delete;

  // Without opening it, so that a pipe is still whole.
  static void refuse_unreadable(const std::string& path);

  // Goes to the next line that is not blank; false at the end, or when the program is asked to
  // stop.
  bool next();
  // The line without its end; empty where it was longer than is read.
  std::string_view line() const { return line_; }
  std::uint64_t number() const { return number_; }  // from 1
  // Its length, whatever it was; and whether its end was there.
  std::uint64_t length() const { return length_; }
  bool too_long() const { return length_ > longest; }
  // Of a line of this length, which is.
  static std::string why_skipped(std::uint64_t length);
  bool ended() const { return ended_; }

  // Bytes that lines have been made of; and of the whole file, 0 where that is not known.
  std::uint64_t consumed() const { return consumed_; }
  static std::uint64_t size_of(const std::string& path);

 private:
  bool wait() const;
  bool fill();
  bool next_of_all();

  std::string path_;
  int file_;
  std::string buffer_;
  std::size_t begin_ = 0;
  std::string_view line_;
  std::uint64_t number_ = 0, length_ = 0, consumed_ = 0;
  bool ended_ = true;
};

}  // namespace troef::cli
