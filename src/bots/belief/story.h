// SPDX-License-Identifier: Apache-2.0
// How cards went from place to place in a deal, as far as a view tells: every
// transfer but the plays, with the cards where they were seen. A played card
// counts as held to the end by the hand that played it.
#pragma once

#include <vector>

#include "bots/belief/places.h"
#include "deal/view.h"

namespace troef::belief {

// Five rommelpotten and a piek zonder come nearest.
inline constexpr std::size_t most_transfers = 64;

struct Transfer {
  int event;  // of the view
  Place from, to;
  int count;
  Cards seen = {};     // the cards; or it was hidden
  bool noted = false;  // Layout::moved tells of it
  bool hidden() const { return seen.empty(); }
};

class Story {
 public:
  explicit Story(const View& view);

  const std::vector<Transfer>& transfers() const { return transfers_; }
  // How many transfers were made before an event.
  std::size_t before(int event) const;
  // Cards in a place before the n-th transfer; after the last: now.
  int count(std::size_t transfer, Place place) const { return counts_[transfer][place]; }

  // Cards that the viewer can place, with those that were played in the hands
  // that played them.
  const Spread& sure() const { return sure_; }
  Cards played_by(Seat seat) const { return played_[seat]; }
  // What the viewer cannot place.
  Cards unseen() const { return unseen_; }
  // Which cards may have lain where at first.
  Spread at_first() const;
  // Dealt to the dealer and returned, more than once (PD-50): the ways in which
  // that can have been are many and uneven.
  bool tangled() const { return returns_ > 1; }
  // What lay face up when this event happened, or had last.
  Cards turned_up(int event) const;

 private:
  struct TurnedUp {
    int event;
    Card card;
  };
  void read(const View& view);
  void read_event(const View& view, int event);
  void read_deal(const View& view, int event);
  void turn_up(int event, const Seen& seen);
  void take_turn_up(int event, Seat seat);
  void move(int event, Place from, Place to, const Seen& seen, Cards cards);
  void count_cards(const View& view);

  std::optional<Seat> viewer_;
  Cards dealt_;  // to the viewer at first
  std::vector<Transfer> transfers_;
  std::vector<ByPlace<int>> counts_;
  Spread sure_;
  BySeat<Cards> played_;
  Cards unseen_, up_, pack_;
  int deals_ = 0, returns_ = 0, plays_ = 0;
  bool up_lies_ = false;
  std::vector<TurnedUp> turned_up_;
  std::optional<Seat> waits_;  // for the turn-up, until the first trick is complete (VV-23)
};

}  // namespace troef::belief
