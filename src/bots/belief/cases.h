// SPDX-License-Identifier: Apache-2.0
// Clues that are about several cards at once, taken apart into cases that are
// about single cards: which three of the four aces, which runs that make 50.
#pragma once

#include "bots/belief/plays.h"
#include "bots/belief/reach.h"

namespace troef::belief {

// One of the ways in which a clue can be true.
using Choice = std::vector<Restriction>;

// What a case says: what seats held at points of the story, and where one card
// lies now.
struct Case {
  std::vector<Restriction> restrictions;
  std::optional<Card> card;
  Place place;
};

class Cases {
 public:
  Cases(const Story& story, const Clues& clues, const Plays& plays);

  const std::vector<Case>& all() const { return all_; }
  // The sum of roem whose declarations the cases go through, if there is one: a
  // layout belongs to as many cases as it has ways to say it. Other cases
  // exclude one another.
  const RoemSum* overlapping() const { return overlapping_; }

 private:
  void split_by_place(Card card);
  void split_by_holding(const Held& held);
  void split_by_roem(const RoemSum& sum);
  // Nothing, and false, where that makes too many.
  bool split(const std::vector<Choice>& choices);
  bool multiply(std::vector<Choice> choices);
  bool can_be(const std::vector<Restriction>& restrictions) const;

  const Story& story_;
  BySeat<Cards> forbidden_;  // in hands, now
  std::vector<Case> all_{Case()};
  const RoemSum* overlapping_ = nullptr;
};

}  // namespace troef::belief
