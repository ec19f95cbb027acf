// SPDX-License-Identifier: Apache-2.0
// How the table speaks and looks: language, letters on the cards, drawn or plain, colours.
#pragma once

#include <string>
#include <string_view>

#include "deal/game.h"

namespace troef::cli::table {

enum class Letters : std::uint8_t { english, dutch };  // A K Q J, A H V B

struct Look {
  Language language = Language::en;
  Letters letters = Letters::english;
  bool drawn = false;  // suit signs, boxes and lines; otherwise the notation of records
  bool colours = false;
  bool four_colours = false;
  std::size_t columns = 78;  // that may be filled
};

struct Terminal {
  bool is_terminal = false;  // standard output
  bool utf8 = false;
  bool colours = false;
};
Terminal terminal();
// How many columns there are to fill: at most 78, on a narrower terminal as many as it has now, but
// never fewer than 40.
std::size_t screen_columns();
// Text with the lines that a narrow terminal would break filled anew, as far as they stand alone.
std::string fitted(const Look& look, std::string_view text);

enum class Ink : std::uint8_t { plain, dim, bold, red, green, blue };
std::string inked(const Look& look, Ink ink, std::string text);

}  // namespace troef::cli::table
