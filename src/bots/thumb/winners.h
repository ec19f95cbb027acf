// SPDX-License-Identifier: Apache-2.0
// What the cards of one suit are good for by themselves, whatever the other suits are: it goes by
// which places from the top are held and nothing else, so that it is reckoned once for all.
#pragma once

#include <array>
#include <vector>

#include "tricks/order.h"

namespace troef::thumb {

// How sure others are to be bound to play a lower card than one that is to stay low.
enum class Watched : std::uint8_t { open, hidden, by_all };

// Of the cards that are held in one suit.
struct Holding {
  static constexpr int most = 9;
  int count = 0;
  std::array<double, most> wins{};  // that it wins, of each card from the top
  double sum = 0;                   // of these
  // Where they are trumps: that the others' trumps are gone before side winners are cashed.
  double draws = 1;
  // That they all stay low, but for the one or two highest of the suit where those are held.
  using Ducks = std::array<std::array<double, 3>, 3>;  // [how many of these][Watched]
  Ducks ducks{};
  // The most that these are with one card less; nothing where there is none.
  double sum_lighter = -most;
  Ducks ducks_lighter{};
};

// All of them against so many players, at most five, that the rest is with. Reckoned once for all.
class Holdings {
 public:
  static const Holdings& against(int others);
  explicit Holdings(int others);

  // Which places are held: bit 0 is the highest card of the suit. `size`: the cards of the suit
  // there are, at most nine.
  const Holding& of(int size, unsigned places) const { return all_[place(size, places)]; }

 private:
  // The smaller sizes come first: 1 + 2 + 4 …
  static std::size_t place(int size, unsigned places) {
    return (std::size_t{1} << size) - 1 + places;
  }
  void lighten(int size, unsigned places);

  std::vector<Holding> all_;
};

}  // namespace troef::thumb
