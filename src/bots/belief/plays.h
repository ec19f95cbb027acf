// SPDX-License-Identifier: Apache-2.0
// The cards that hidden hands cannot hold, by what they played: a card was
// legal for the hand that it came from, under the law of that moment.
#pragma once

#include "bots/belief/story.h"
#include "deal/clues.h"

namespace troef::belief {

class Plays {
 public:
  Plays(const View& view, const Clues& clues, const Story& story);

  // Of these cards those that would have forbidden one of the seat's plays; if
  // it holds `also`. In all laws of a trick what forbids a card is a single
  // other card of the hand, so that a hand is right exactly if each of its
  // cards is.
  Cards forbidden(Seat seat, Cards among, Cards also = {}) const;
  // Whether each play of the seat was legal, if it holds this now besides what
  // it played.
  bool lawful(Seat seat, Cards hand) const;
  // Whether the seat has played, and was not free before (VV-22).
  bool may_be_bound(Seat seat) const;

 private:
  struct Play {
    Seat seat;
    Card card;
    int event;
    Trick trick;  // before it
    bool mate_holds;
    bool binding;  // it must have been legal
    Under under;
    Cards later;   // what the seat played from here on
    Cards absent;  // what came to the seat afterwards
  };
  void read(const View& view, const Clues& clues);
  void mark_binding(const View& view, const Clues& clues);
  void fill_in(const Story& story);
  bool legal(const Play& play, Cards hand) const;

  int seats_;
  std::vector<Play> plays_;
  std::optional<Bound> bound_;
  BySeat<Cards> sure_;
};

}  // namespace troef::belief
