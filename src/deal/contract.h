// SPDX-License-Identifier: Apache-2.0
// What a contract that is bid by name asks for, as far as a row can say it.
#pragma once

#include <cstdint>
#include <string_view>

namespace troef {

struct Contract {
  // Who plays with the declarer; `each` is for nobody.
  enum class With : std::uint8_t { alone, fourth_ace, two_aces, first_trick, each };
  enum class Goal : std::uint8_t {
    tricks,          // exactly so many
    tricks_or_more,  // exactly, but at tables that say so more will do
    first_and_last,  // and no other
    points
  };
  enum class Kind : std::uint8_t { win, lose };
  // Whose cards are laid open while playing.
  enum class Opens : std::uint8_t { nobody, everyone, declarer };

  std::string_view id;
  With with;
  bool trumps;
  Goal goal;
  int tricks;  // the side together
  int pays;
  Kind kind;
  Opens opens = Opens::nobody;
};

}  // namespace troef
