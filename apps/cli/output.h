// SPDX-License-Identifier: Apache-2.0
// Writing a file of lines that is whole whatever happens: where the disk is full, the part of a
// line that still fitted is taken off again.
#pragma once

#include <string>
#include <string_view>

namespace troef::cli {

class LineOutput {
 public:
  // What a file held before is thrown away, or written behind.
  enum class Begin : bool { anew, behind };
  // "-" is standard output. Throws a Failure, as all of it does.
  explicit LineOutput(const std::string& path, Begin begin = Begin::anew);
  ~LineOutput();
  LineOutput(const LineOutput&) = delete;
  LineOutput& operator=(const LineOutput&) = delete;

  // Of one or more whole lines.
  void write(std::string_view lines);
  // What is still in the buffer.
  void flush();
  // What is still in the buffer, and what only closing brings to light.
  void close();

 private:
  // The only one that writes this file, from its first byte on.
  void claim() const;
  [[noreturn]] void fail(std::string_view unwritten);

  std::string path_;
  std::string buffer_;
  int file_;
};

// Standard output, all at once; throws a Failure where it cannot be written.
void print(std::string_view text);
// Standard error; where that cannot be written there is nobody to tell.
void tell(std::string_view text);
// A file that is opened never takes the place of a standard stream that is closed.
void keep_standard_streams();

}  // namespace troef::cli
