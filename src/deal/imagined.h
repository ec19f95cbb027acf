// SPDX-License-Identifier: Apache-2.0
// A deal as one seat imagines it: what it saw, with the hidden cards where it guesses them. It is
// made of a view and a layout and of nothing else, so that who thinks with it knows no more than
// the view. It goes on by the rules, and back to where it stood, without new allocations.
#pragma once

#include <functional>
#include <memory>

#include "cards/random.h"
#include "deal/fingerprint.h"
#include "deal/layout.h"
#include "deal/view.h"

namespace troef {

class Imagined {
 public:
  explicit Imagined(const View& view);  // the view outlives it
  ~Imagined();
  Imagined(Imagined&&) noexcept;

  // Asked before each action of a seat that is retraced whether to go on.
  using Witness = std::function<bool(Imagined&, Seat, const Action&)>;
  // Becomes the deal in which what the view shows happened to this layout; false where the rules
  // or the witness refuse that. Melds that were declared unseen are any that fit.
  bool retrace(const Layout& layout, const Witness& witness = {});

  Awaited awaited() const;
  Seat to_move() const;  // while a seat is awaited
  void legal(Actions& out) const;
  // The cards that may be played, where nothing but a card can be: else none.
  Cards playable() const;
  // What a seat may do out of turn; nothing to claim.
  bool may_call(Seat seat) const;
  int uncalled_roem() const;
  // As Deal::view, while the deal lasts; valid until the deal goes on.
  const View& view(Seat seat);
  // Stands for what a seat knows and not everybody: wherever the same view is retraced as far as
  // here, what the seat sees is the same if this is.
  Fingerprint secrets(Seat seat) const;
  // And for what has happened since the mark.
  Fingerprint secrets_and_news(Seat seat) const;
  Holdings holdings() const;
  std::optional<Seat> declarer() const;
  // Cards win less than they would: a revoke was claimed, and the deal goes on (HJ-51).
  bool weakened() const;
  Result result() const;  // once it is over

  void play(Seat seat, const Action& action);  // one that is legal
  void play_chance(Words& words);

  // The place to come back to.
  void mark();
  void rewind();

 private:
  struct State;
  bool retrace_slowly(const Layout& layout);
  std::unique_ptr<State> state_;
};

}  // namespace troef
