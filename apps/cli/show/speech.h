// SPDX-License-Identifier: Apache-2.0
// The words of a deal in Dutch and English, as a bystander would tell it.
#pragma once

#include <string>
#include <vector>

#include "deal/deal.h"

namespace troef::cli {

class Speech {
 public:
  // The names of the seats, each behind its number; of those that are missing the number alone.
  Speech(Language language, bool colour, int seats, const std::vector<std::string>& names);

  Language language() const { return language_; }
  bool colour() const { return colour_; }
  const char* say(const char* dutch, const char* english) const;
  const std::string& name(Seat seat) const {
    return names_[static_cast<std::size_t>(seat.index())];
  }
  std::size_t widest_name() const { return widest_; }
  // Less short, to introduce the players with.
  const std::string& full_name(Seat seat) const {
    return full_names_[static_cast<std::size_t>(seat.index())];
  }
  std::size_t widest_full_name() const { return widest_full_; }
  std::string names(Seats seats) const;
  // A line of its own, behind an empty one.
  std::string heading(const char* dutch, const char* english) const;
  std::string card(Card card) const;
  std::string cards(Cards cards) const;
  std::string suit(Suit suit) const;
  // "bids 130", "names ♥ as trumps"; without who does it.
  std::string action(const Action& action, Names contracts) const;
  // In the words of who keeps such a score sheet.
  std::string outcome(const Result& result, Sheet sheet) const;

 private:
  std::string melds(const Melds& melds) const;

  Language language_;
  bool colour_;
  std::vector<std::string> names_, full_names_;
  std::size_t widest_ = 0, widest_full_ = 0;
};

}  // namespace troef::cli
