// SPDX-License-Identifier: Apache-2.0
// What clients say (docs/protocol.md, "From the client"): a closed sum, and a total parser of it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "table/fair.h"

namespace troef::wire {

inline constexpr std::size_t most_bytes = 8 * 1024;
inline constexpr std::size_t most_id_bytes = 40;
inline constexpr std::size_t most_text_characters = 280;

struct Hello {};
struct Sync {};
struct Sit {
  std::int64_t seat;
};
struct Stand {};
struct PutBot {
  std::int64_t seat;
  std::optional<std::string> level;
};
struct Let {
  std::string person;
  bool in;
};
struct Begin {};
struct Act {
  std::int64_t deal, at;
  std::string action;
};
struct Why {
  std::string action;
};
struct CutPack {
  std::int64_t deal;
  Cut bytes;
  std::optional<std::int64_t> lift;
};
struct TakeBack {};
struct Consent {
  bool yes;
};
struct Say {
  std::string phrase, text;  // one of them
  bool to_defenders;
};
struct Pause {
  bool on;
};
struct Next {};
struct Again {};
struct TakeRest {
  std::int64_t deal, at;
};

using Message = std::variant<Hello, Sync, Sit, Stand, PutBot, Let, Begin, Act, Why, CutPack,
                             TakeBack, Consent, Say, Pause, Next, Again, TakeRest>;

struct Frame {
  std::optional<std::string> id;
  std::optional<Message> message;  // nothing: it is none
  std::string error;               // and then why
};

// Total: any bytes are taken. The id is there if it could be read.
Frame parse(std::string_view bytes);

// Valid UTF-8 of 1 to so many characters, without control characters and marks that turn the
// direction of writing.
bool is_line(std::string_view text, std::size_t most_characters);

}  // namespace troef::wire
