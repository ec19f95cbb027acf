// SPDX-License-Identifier: Apache-2.0
// Every way to lay out cards over heaps, each of which takes so many and only
// some of the cards: counted, and drawn uniformly, without a try in vain; or,
// where cards go to one heap more or less readily, weighed by that. Cards that
// may go to the same heaps as readily are one class; the largest class fills up
// what the others leave, for which there is a formula, and the others go one by
// one by a table of how many ways remain.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "bots/belief/leaning.h"
#include "bots/belief/places.h"
#include "cards/random.h"

namespace troef::belief {

class Allotment {
 public:
  struct Heap {
    Place place;
    Cards may;
    int room = 0;
  };
  Allotment(std::span<const Heap> heaps, Cards cards, const Leaning* leaning = nullptr);

  // A whole number as far as a double goes, if nothing leans: 0 where it cannot be done.
  double ways() const { return ways_; }
  // Adds the cards to their places. Only where there is a way.
  void draw(Quick& random, Spread& out) const;

 private:
  // Of cards that may go to the same heaps, and how readily to the one that is leant to.
  struct Class {
    unsigned heaps;  // bits
    double weight;
    bool operator==(const Class&) const = default;
  };
  struct Step {
    Card card;
    Class of;
  };
  bool settle(Cards& cards);
  void weigh_settled(const Leaning& leaning);
  void divide(Cards cards, const Leaning* leaning);
  void lay_table();
  double fill_up(int step, std::size_t state) const;
  double sum(std::size_t step, std::size_t state) const;
  void draw_steps(Quick& random, Spread& out, std::array<int, Place::count>& room) const;
  void draw_rest(Quick& random, Spread& out, std::array<int, Place::count>& room) const;
  Class class_of(Card card, const Leaning* leaning) const;
  double weight(std::size_t heap, const Class& of) const {
    return heap == leant_to_ ? of.weight : 1;
  }
  // How many cards heap h has taken, in a state.
  int taken(std::size_t heap, std::size_t state) const {
    return static_cast<int>(state / stride_[heap] % width_[heap]);
  }

  std::vector<Heap> heaps_;  // with room left; the last is the roomiest and has no axis
  Spread settled_;
  std::vector<Step> steps_;
  Cards rest_;
  Class of_rest_{0, 1};
  std::size_t leant_to_ = Place::count;  // the heap; beyond them all: none
  double settled_weight_ = 1;
  std::array<std::size_t, Place::count> stride_{}, width_{};
  std::size_t states_ = 1;
  std::vector<double> table_;
  double ways_ = 0;
};

}  // namespace troef::belief
