// SPDX-License-Identifier: Apache-2.0
// Who sits where, and sentences about them.
#pragma once

#include <string>

#include "cards/seat.h"
#include "cli/play/texts.h"
#include "deal/result.h"

namespace troef::cli::table {

// "jij" for the player's seat, a first name for the others.
std::string name_of(const Look& look, Seat seat);
// The same behind a preposition: "jou".
std::string object_of(const Look& look, Seat seat);
// "jou, Anna en Bram".
std::string objects_of(const Look& look, Seats seats);
// "wij" and "zij", or the name of the only one.
std::string side_name(const Look& look, const Sides& sides, int side);

// A text whose [brackets] are settled for this seat.
std::string settled(std::string text, Seat seat);
std::string capital(std::string text);
// A text about a seat, whose name is its first argument; `about` begins it with a capital.
template <class Key, class... Arguments>
std::string said_of(const Look& look, Key text, Seat seat, const Arguments&... arguments) {
  const std::string form = settled(std::string(text_in(look.language, text)), seat);
  return fmt::format(fmt::runtime(form), name_of(look, seat), arguments...);
}
template <class Key, class... Arguments>
std::string about(const Look& look, Key text, Seat seat, const Arguments&... arguments) {
  return capital(said_of(look, text, seat, arguments...));
}

}  // namespace troef::cli::table
