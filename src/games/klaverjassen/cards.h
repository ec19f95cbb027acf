// SPDX-License-Identifier: Apache-2.0
// Order and worth of the cards (KJ-01, KJ-02) and the law of a trick in both styles (KJ-21 to
// KJ-26).
#pragma once

#include "games/klaverjassen/options.h"
#include "tricks/law.h"

namespace troef::klaverjassen {

inline constexpr Ladder trump_ladder{"J9ATKQ87", {20, 14, 11, 10, 4, 3, 0, 0}};
inline constexpr Ladder plain_ladder{"ATKQJ987", {11, 10, 4, 3, 2, 0, 0, 0}};
inline constexpr Orders orders{trump_ladder, plain_ladder};

inline constexpr int last_trick_points = 10;  // KJ-03
inline constexpr int all_points = 162;
inline constexpr int pit_roem = 100;  // KJ-42, and the penalty of KJ-44
inline constexpr int trick_count = 8;

inline constexpr LawRules amsterdams_rules{.follow = "KJ-21",
                                           .follow_trumps = "KJ-22",
                                           .climb = "KJ-22",
                                           .ruff = "KJ-23",
                                           .underruff = "KJ-24",
                                           .underruff_mate = "KJ-25"};
inline constexpr LawRules rotterdams_rules{.follow = "KJ-21",
                                           .follow_trumps = "KJ-22",
                                           .climb = "KJ-22",
                                           .ruff = "KJ-23",
                                           .underruff = "KJ-24",
                                           .underruff_mate = "KJ-24"};

inline TrickLaw law_of(const Rules& rules) {
  const bool rotterdams = rules[Opt::style] == Style::rotterdams;
  constexpr Underruff underruffs[] = {Underruff::last_resort, Underruff::free, Underruff::forced};
  TrickLaw law;
  law.ruffing = Ruffing::when_void;                                        // KJ-23
  law.duty = rotterdams ? RuffDuty::always : RuffDuty::unless_mate_holds;  // KJ-25
  law.underruff = underruffs[rules[Opt::underruff]];                       // KJ-24
  law.partners = true;
  law.climb = true;  // KJ-22
  law.rules = rotterdams ? &rotterdams_rules : &amsterdams_rules;
  return law;
}

}  // namespace troef::klaverjassen
