// SPDX-License-Identifier: Apache-2.0
// What the keys of a terminal are to the line editor: those that send several bytes become the keys
// of Emacs that do the same, or nothing.
#pragma once

#include <string>

namespace troef::cli::table {

class Keys {
 public:
  // Takes a byte; what the editor gets for it, nothing as long as a key is not whole.
  std::string take(char byte);

 private:
  std::string key_;  // that began, with its Escape
};

// For Delete: the one key that Emacs has no letter for that is safe on an empty line.
inline constexpr const char* delete_key = "\x1b[3~";

}  // namespace troef::cli::table
