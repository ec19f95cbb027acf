// SPDX-License-Identifier: Apache-2.0
// Conventions: what a card says to partners besides what it does, and when. They are no rules: a
// table chooses one or none, everybody may read it, and bots give and read what it lists and
// nothing else. The texts under the ids (SG-..) are in signals.nl.md and signals.en.md.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "deal/game.h"

namespace troef {

// A sign says that something is so: it is given by who holds that, and read as that.
enum class Says : std::uint8_t {
  takes,        // a trick to come in this suit
  cannot_take,  // no trick here
  lone_king,    // the only card of its suit, and a king
  alone,        // the only card of its suit
  ace,          // the highest card of this suit is here: lead it
  unwanted,     // do not lead this suit
  finished      // no more cards of this suit
};

// "takes"
std::string_view to_string(Says says);

enum class When : std::uint8_t {
  following_trumps,  // trumps were led, and the card does not win
  discarding,        // neither following suit nor ruffing
  first_discard,
  feeding  // discarding on a trick that the partner is winning
};

// Which card it is: of several the lowest or the highest first; any; a low one (of the two lowest
// of its suit, without points); one that is not low but has no points; the ten.
enum class Shown : std::uint8_t { low_first, high_first, any, low, high, ten };

struct Sign {
  std::string_view id;
  When when;
  Shown shown;
  Says says;
  int first = 0;  // of signs that can be given at once, the higher goes first
};

// What players do with what they heard and counted, besides giving signs.
enum class Habit : std::uint8_t {
  feed_takers,     // points for a partner who will take a trick in trumps
  count,           // cards that cannot take because of the declarer's trumps are let go
  let_go,          // so are those whose small cards a partner has thrown away
  keep_first,      // of two takers the suit that was signalled first is kept
  ace_for_the_ten  // when the one point decides
};
struct Custom {
  std::string_view id;
  Habit habit;
};

enum class Between : std::uint8_t { defenders, partners };

// Which games it is for, those say themselves (Game::signals).
struct Convention {
  std::string_view name;
  Between between;
  std::span<const Sign> signs;
  std::span<const Custom> customs;
  std::span<const std::string_view> ids;  // all that its card lists, in order

  bool suits(const Game& game) const;
  bool has(Habit habit) const;
};

std::span<const Convention> conventions();
// nullptr where there is none of that name.
const Convention* find_convention(std::string_view name);

}  // namespace troef
