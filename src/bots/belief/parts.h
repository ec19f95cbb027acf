// SPDX-License-Identifier: Apache-2.0
// What a belief is made of: the story and the clues of a view, and the cases
// that they leave, each with its table of layouts.
#pragma once

#include "bots/belief/allotment.h"
#include "bots/belief/belief.h"
#include "bots/belief/cases.h"

namespace troef {

// A case that can be.
struct Branch {
  std::vector<belief::Spread> reached;
  belief::Spread may;  // now, with what is sure
  belief::Allotment allotment;
  double pasts = 1;  // that a layout of it has, at most
};

class Belief::Parts {
 public:
  Parts(const View& view, const belief::Leaning* leaning);

  bool draw(Quick& random, Layout& out) const;
  bool admits(const Layout& layout) const;
  double count() const;
  Cards may_hold(Seat seat) const;

 private:
  void add(const belief::Case& one, const BySeat<Cards>& forbidden, const belief::Leaning* leaning);
  bool allowed(const belief::Case& one, const BySeat<Cards>& forbidden) const;
  const Branch& any_branch(Quick& random) const;
  void lay_out(const belief::Spread& now, Layout& out) const;
  template <class Choose>
  double unwind(const Branch& branch, belief::Spread held, Layout& out, const Choose& choose) const;
  double fits(std::size_t before, const belief::Spread& held) const;
  bool meets(const Held& clue, const belief::Spread& held) const;
  bool meets(const Parted& clue, const belief::Spread& held) const;
  double meets(const RoemSum& clue, const belief::Spread& held) const;

  const View& view_;
  Clues clues_;
  belief::Story story_;
  belief::Plays plays_;
  belief::Cases cases_;
  bool plain_;  // no clue to try a layout by
  std::vector<Branch> branches_;
  // Of all places and pasts, those of each branch and the ones before.
  std::vector<double> up_to_;
};

}  // namespace troef
