// SPDX-License-Identifier: Apache-2.0
// The law of a trick: which card may be played. In all five games it follows from a handful of
// small values; `playable` reads them with masks alone, `why_not` says slowly and clearly which
// rule stands in the way, and a test holds the two against each other.
#pragma once

#include <string_view>

#include "tricks/trick.h"

namespace troef {

enum class Ruffing : std::uint8_t { when_void, always };
enum class RuffDuty : std::uint8_t { none, unless_mate_holds, always };
// A trump below one that ruffed the trick: as one likes; only with nothing else legal; or, under a
// duty to ruff that cannot be met with a higher one, instead of any other card.
enum class Underruff : std::uint8_t { free, last_resort, forced };
// PD-34: who plays must play the highest; `full` says so of ruffs and of being void too.
enum class Head : std::uint8_t { none, suit_only, full };

struct LawRules {
  std::string_view follow = {};  // suit, or where allowed a trump
  std::string_view follow_trumps = {};
  std::string_view climb = {};
  std::string_view ruff = {};  // must ruff, must overruff
  std::string_view underruff = {};
  std::string_view underruff_mate = {};
  std::string_view head = {};
};

struct TrickLaw {
  Ruffing ruffing = Ruffing::when_void;
  RuffDuty duty = RuffDuty::none;
  Underruff underruff = Underruff::free;
  Head head = Head::none;
  bool partners = false;            // opposite seats play together
  bool climb = false;               // trumps led: higher than the best, if possible
  bool hold_back_by_best = false;   // compared with the best trump, not with the one led
  Cards hold_back;                  // need not be played to a lower trump that was led
  const LawRules* rules = nullptr;  // what the clauses are called; outlives the law
};

// The cards of the hand that may be played to the trick. `mate_holds`: the partner's card is
// winning it. Never empty unless the hand is.
Cards playable(const TrickLaw& law, const Order& order, const Trick& trick, Cards hand,
               bool mate_holds);

// The rule that forbids a card of the hand, or "" where none does.
std::string_view why_not(const TrickLaw& law, const Order& order, const Trick& trick, Cards hand,
                         bool mate_holds, Card card);

}  // namespace troef
