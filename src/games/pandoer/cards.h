// SPDX-License-Identifier: Apache-2.0
// Pack, order and worth of the cards (PD-00, PD-01, PD-02) and the law of a trick (PD-30 to PD-34).
#pragma once

#include "games/pandoer/contracts.h"
#include "games/pandoer/options.h"
#include "tricks/law.h"

namespace troef::pandoer {

inline constexpr Ladder low_ten_trumps{"J9AKQT876", {20, 14, 11, 3, 2, 10, 0, 0, 0}};
inline constexpr Ladder low_ten_plain{"AKQJT9876", {11, 3, 2, 1, 10, 0, 0, 0, 0}};
inline constexpr Ladder high_ten_trumps{"J9ATKQ876", {20, 14, 11, 10, 3, 2, 0, 0, 0}};
inline constexpr Ladder high_ten_plain{"ATKQJ9876", {11, 10, 3, 2, 1, 0, 0, 0, 0}};
inline constexpr Orders low_ten{low_ten_trumps, low_ten_plain};
inline constexpr Orders high_ten{high_ten_trumps, high_ten_plain};

inline constexpr Card heart_six{Rank::six, Suit::hearts};
inline constexpr Cards full_pack = (low_ten.plain.pack() - Cards::of(Rank::six)) | Cards(heart_six);

inline constexpr int last_trick_points = 5;
inline constexpr int all_points = 146;
inline constexpr int trick_count = 8;
inline constexpr int duty_tricks = 3;  // PD-34, PD-48

inline const Orders& orders_of(const Rules& rules) {
  return rules[Opt::ten] == Ten::high ? high_ten : low_ten;
}

inline constexpr LawRules trump_rules{
    .follow = "PD-31", .follow_trumps = "PD-30", .underruff = "PD-32", .head = "PD-34"};
inline constexpr LawRules plain_rules{.follow = "PD-33"};

// As the first trick begins; the duty to become mate ends earlier than the deal.
inline TrickLaw law_of(const Rules& rules, const Contract& contract, std::optional<Suit> trumps) {
  constexpr Head heads[] = {Head::full, Head::suit_only, Head::none};  // as mate_duty_words
  TrickLaw law;
  law.ruffing = Ruffing::always;
  const bool free =
      rules[Opt::underruff] == Underruffing::free_in_lose_games && contract.kind == Kind::lose;
  law.underruff = free ? Underruff::free : Underruff::last_resort;                  // PD-32
  if (trumps) law.hold_back = Card(Rank::jack, *trumps);                            // PD-30
  if (contract.with == With::first_trick) law.head = heads[rules[Opt::mate_duty]];  // PD-34
  law.rules = trumps ? &trump_rules : &plain_rules;
  return law;
}

}  // namespace troef::pandoer
