// SPDX-License-Identifier: Apache-2.0
#include "cli/play/names.h"
#include "cli/play/join.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace troef::cli::table {

std::string name_of(const Look& look, Seat seat) {
  constexpr std::array<const char*, max_seats> names{"", "Anna", "Bram", "Clara", "Dirk", "Emma"};
  if (seat == Seat(0)) return say(look, Text::you);
  return names[static_cast<std::size_t>(seat.index())];
}

std::string object_of(const Look& look, Seat seat) {
  return seat == Seat(0) ? say(look, Text::you_object) : name_of(look, seat);
}

std::string objects_of(const Look& look, Seats seats) {
  std::string text;
  int left = seats.size();
  for (const Seat seat : seats) {
    join(text, object_of(look, seat), --left == 0 ? say(look, Text::and_last) : ", ");
  }
  return text;
}

std::string side_name(const Look& look, const Sides& sides, int side) {
  if (sides[side].size() < 2) return name_of(look, sides[side].first());
  return say(look, sides[side].has(Seat(0)) ? Text::we : Text::they);
}

std::string settled(std::string text, Seat seat) {
  for (auto open = text.find('['); open != std::string::npos; open = text.find('[', open)) {
    const auto close = text.find(']', open);
    if (close == std::string::npos) break;
    const auto stroke = std::min(text.find('/', open), close);
    const std::string others = text.substr(open + 1, stroke - open - 1);
    const std::string own = stroke == close ? "" : text.substr(stroke + 1, close - stroke - 1);
    text.replace(open, close - open + 1, seat == Seat(0) ? own : others);
  }
  return text;
}

std::string capital(std::string text) {
  if (!text.empty()) {
    text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
  }
  return text;
}

}  // namespace troef::cli::table
