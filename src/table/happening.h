// SPDX-License-Identifier: Apache-2.0
// What has happened with a line, as it is told in `what`: the same for everybody, but for actions,
// which each seat sees in its own way, and for talk among the defenders.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cards/seat.h"
#include "table/json.h"

namespace troef {

struct Happening {
  // What is of the deal in progress is not told to who watches the one before.
  enum class Kind : std::uint8_t { act, told, of_deal };
  Kind kind = Kind::told;
  std::size_t event = 0;         // of an act: its place in the deal; of an undo: the first one gone
  std::string json;              // of what is told
  std::optional<Seats> readers;  // not for everybody
};

// {"kind":…,"seat":…}, and further members that `more` writes.
template <class More>
Happening told(std::string_view kind, std::optional<Seat> seat, More more) {
  Happening happening;
  Json json(happening.json);
  json.open('{').member("kind", kind);
  if (seat) json.member("seat", *seat);
  more(json);
  json.close('}');
  return happening;
}
inline Happening told(std::string_view kind, std::optional<Seat> seat = std::nullopt) {
  return told(kind, seat, [](Json&) {});
}

}  // namespace troef
