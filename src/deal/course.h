// SPDX-License-Identifier: Apache-2.0
// A deal is a course of phases. A phase says whose turn it is, what is legal, why something is not
// and what an action does; a course, one class a game, says which phase follows which, and how the
// deal ends.
#pragma once

#include <memory>
#include <string_view>
#include <utility>

#include "deal/board.h"

namespace troef {

// A rule that stands in the way; none where an action is accepted.
struct Refusal {
  std::string_view rule;
  explicit operator bool() const { return !rule.empty(); }
};
inline constexpr Refusal accepted{};

namespace refusals {
inline constexpr Refusal not_your_turn{"TR-01"};
inline constexpr Refusal not_in_hand{"TR-02"};
inline constexpr Refusal does_not_belong{"TR-03"};
inline constexpr Refusal deal_over{"TR-04"};
inline constexpr Refusal wrong_cards{"TR-05"};
}  // namespace refusals

struct View;

class Phase {
 public:
  virtual ~Phase() = default;
  // Whose turn it is while the phase lasts.
  virtual Seat turn(const Board& board) const = 0;
  // Every rightful action of the seat to move, in the documented order.
  virtual void legal(const Board& board, Actions& out) const = 0;
  // Of an action by the seat to move.
  virtual Refusal refuse(const Board& board, const Action& action) const = 0;
  // Of an action by another seat: that it is not its turn, or the rule by which it has none any
  // more.
  virtual Refusal refuse_out_of_turn(const Board&, Seat, const Action&) const {
    return refusals::not_your_turn;
  }
  // Of an action that refuse() accepts.
  virtual void play(Board& board, const Action& action) = 0;
};

class Course {
 public:
  explicit Course(const Start& start) { board_.start = &start; }
  virtual ~Course() = default;
  virtual std::unique_ptr<Course> clone() const = 0;
  // Becomes a copy of a course of the same game, without a new allocation.
  virtual void assign(const Course& other) = 0;

  const Board& board() const { return board_; }

  virtual Turn turn() const;
  Awaited awaited() const { return awaited_; }
  // While a seat is awaited.
  Seat to_move() const { return phase().turn(board_); }
  void legal(Actions& out) const;
  // What a seat may do besides, out of turn: claim a revoke, call roem.
  void asides(Seat seat, Actions& out) const;
  Refusal refuse(Actor actor, const Action& action) const;
  // "" or why this pack is not one that can be dealt now.
  std::string refuse_pack(const Pack& pack) const;

  void play(Actor actor, const Action& action);
  void deal(const Pack& pack);

  // Of a deal that is over.
  virtual Result result() const = 0;
  // The sides as everybody knows them now; what is settled at the end goes by result().
  virtual Sides known_sides() const = 0;

  // Fills in order and law as a seat may know them.
  virtual void look(View& view) const;

  // The quick door of play-outs: the cards that may be played where nothing but cards can be
  // played; empty where legal() must be asked.
  virtual Cards playable() const { return {}; }

 protected:
  Course(const Course&) = default;
  Course& operator=(const Course&) = default;

  // The phase that stands; not while chance is awaited or after the end.
  virtual const Phase& phase() const = 0;
  Phase& phase() { return const_cast<Phase&>(std::as_const(*this).phase()); }
  // After every action: goes on to the next phase if this one is done.
  virtual void advance() = 0;
  virtual void dealt(const Pack& pack) = 0;
  virtual void die_fell(Suit) {}
  // The rule by which the die cannot show this suit now.
  virtual Refusal refuse_die() const { return refusals::does_not_belong; }
  virtual void closed() {}
  // Between seats that may claim against one another.
  virtual bool may_claim(Seat claimer, Seat against) const;
  // Whether the play of the cards has begun, where revokes can be claimed at all.
  virtual bool claims_open() const = 0;
  // The rule by which a revoke cannot be claimed while claims are not open.
  virtual Refusal no_claims() const { return refusals::does_not_belong; }
  virtual void revoke_claimed(const Revoke& revoke, Seat claimer) = 0;
  virtual Refusal refuse_call(Seat) const { return refusals::does_not_belong; }
  virtual void roem_called(Seat) {}

  Board board_;
  Awaited awaited_ = Awaited::pack;

 private:
  Refusal refuse_claim(Seat seat, const Action& action) const;
  void claim(Seat seat, const Action& action);
};

}  // namespace troef
