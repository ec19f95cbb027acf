// SPDX-License-Identifier: Apache-2.0
// How the table speaks and looks: language, letters on the cards, drawn or plain, colours.
#pragma once

#include <string>
#include <string_view>

#include "cli/card_signs.h"
#include "deal/game.h"

namespace troef::cli::table {

struct Look {
  Language language = Language::en;
  Letters letters = Letters::english;
  bool drawn = false;  // suit signs, boxes and lines; otherwise the notation of records
  bool colours = false;
  bool four_colours = false;
  bool on_terminal = false;  // so that what does not fit is filled anew
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
// Text with the lines that a terminal would break filled anew. A line that is a row of columns,
// two blanks or more apart, goes on below the last of them, if that leaves half of the width.
std::string fitted(const Look& look, std::string_view text);

enum class Ink : std::uint8_t { plain, dim, bold, red, green, blue };
std::string inked(const Look& look, Ink ink, std::string text);

}  // namespace troef::cli::table
