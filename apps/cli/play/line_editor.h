// SPDX-License-Identifier: Apache-2.0
// A line typed at a terminal, with the keys that people expect: arrows, Home and End, words and
// lines taken out, and what was typed before.
#pragma once

#include <memory>
#include <optional>
#include <string>

namespace troef::cli::table {

class LineEditor {
 public:
  // nullptr where standard input and output are no terminal that can do it.
  static std::unique_ptr<LineEditor> make();
  ~LineEditor();
  LineEditor(const LineEditor&) = delete;
  LineEditor& operator=(const LineEditor&) = delete;

  // Without its end. Nothing at the end of the input, or when a signal came; what was typed until
  // then is there again when it is asked anew.
  std::optional<std::string> ask(const std::string& prompt);

 private:
  struct Parts;
  explicit LineEditor(std::unique_ptr<Parts> parts);
  std::unique_ptr<Parts> parts_;
};

}  // namespace troef::cli::table
