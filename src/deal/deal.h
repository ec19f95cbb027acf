// SPDX-License-Identifier: Apache-2.0
// One deal, from the pack to the result: a value that can be copied. What happens in it comes from
// outside, chance included, and is refused with the rule that forbids it.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "cards/random.h"
#include "deal/course.h"
#include "deal/game.h"
#include "deal/view.h"

namespace troef {

// An action of the deal so far, and who saw it whole.
struct Event {
  Actor actor;
  Action action;
  Seats seen_by;
  int said = 0;                        // the sum of roem that was said with it
  std::optional<Seat> mate = {};       // that was said to have the other aces (PD-44)
  std::optional<Card> turned_up = {};  // by a deal
  BySeat<Cards> dealt = {};            // by it
};
// What a course has just done.
Event event_of(Actor actor, const Action& action, const Board& after);

class Deal {
 public:
  explicit Deal(const Start& start);
  Deal(const Deal& other);
  Deal(Deal&&) = default;
  Deal& operator=(const Deal& other);
  Deal& operator=(Deal&&) = default;
  ~Deal() = default;

  const Start& start() const { return *start_; }
  const Game& game() const { return *start_->game; }
  const Board& board() const { return course_->board(); }

  Turn turn() const { return course_->turn(); }
  bool over() const { return turn().awaited == Awaited::nothing; }

  // Every rightful action of the seat to move, in an order that is the same everywhere
  // (docs/engine.md); empty when no seat is to move. With revoke=penalised other cards are
  // accepted too: see unlawful().
  void legal(Actions& out) const { course_->legal(out); }
  Actions legal() const;
  // The plays that are accepted but not rightful.
  Actions unlawful() const;
  // What a seat may do out of turn.
  Actions asides(Seat seat) const;

  Refusal refuse(Actor actor, const Action& action) const { return course_->refuse(actor, action); }
  std::string refuse_pack(const Pack& pack) const { return course_->refuse_pack(pack); }

  // Unchecked: of what refuse() and refuse_pack() accept.
  void play(Actor actor, const Action& action);
  void deal(const Pack& pack);
  void play(const Entry& entry);
  // The next event of a deal that begins with all of this one.
  void follow(const Deal& whole);
  // As it was after so many of its events.
  Deal after(std::size_t events) const;

  // What a seat may know; a spectator's without a seat.
  View view(std::optional<Seat> seat) const;
  Result result() const { return course_->result(); }

  const std::vector<Event>& events() const { return events_; }
  // The packs of the `deal` events, in their order.
  const std::vector<Pack>& packs() const { return packs_; }

 private:
  friend class PlayOut;
  std::shared_ptr<const Start> start_;
  std::unique_ptr<Course> course_;
  std::vector<Event> events_;
  std::vector<Pack> packs_;
};

// Plays the rest of a deal again and again from one point, seats choosing at random among the
// rightful actions; without a new allocation after the first time.
class PlayOut {
 public:
  explicit PlayOut(const Deal& deal)
      : start_(deal.start_), from_(deal.course_->clone()), course_(deal.course_->clone()) {}
  Result run(Quick& random);

 private:
  std::shared_ptr<const Start> start_;
  std::unique_ptr<Course> from_, course_;
  Actions actions_;
};

}  // namespace troef
