// SPDX-License-Identifier: Apache-2.0
// The history of a deal as far as the goal looks at it, trick by trick, and what it is worth in the
// end. A null window asks whether that is at least some value. Once nothing but further gains
// counts, the question is how many are still needed; until then it is the value itself.
#pragma once

#include <vector>

#include "solver/problem.h"

namespace troef::solver {

inline constexpr int endless = 30000;

// What happened before a trick.
struct Past {
  Seats maximisers;
  bool mate_settled = true;
  std::int16_t gains = 0, roem = 0, tricks = 0;
  // Gains, half: who won a trick at all. Contract: the tricks of the side, and three flags. The
  // others: the tricks of each seat.
  std::uint32_t marks = 0;
};

// A question: is the value at least `least`? Of Judging::half below nothing: has the side more than
// half, or do both sides together have no more than this much roem?
struct Window {
  int least = 0;
  int roem = -1;
  // Judging::gains: what is needed for `least`, also where values count several times
  // (Goal::alone); Judge::ready fills it in.
  int gains = 0, gains_alone = 0;
};

// What is asked of the rest of a deal. `marks` is what of the past bears on the answer; as `need`
// goes up the answer goes from yes to no.
struct Rest {
  int need;
  std::uint32_t marks;
  bool counting;  // `need` is of gains still to come
};

class Judge {
 public:
  // `hidden`: the card of Undertaking::hidden_until, as the search numbers it.
  void set_up(const Problem& problem, int all_tricks, Cards hidden);
  // Every value that there can be, up from the lowest; no gains below or above these, and no more
  // roem than that.
  void ladder(int least, int most, int roem, std::vector<int>& rungs) const;
  Window window(int value) const;
  Window ready(Window window) const {
    window.gains = needed(window.least, 1);
    window.gains_alone = needed(window.least, goal_.alone);
    return window;
  }

  const Past& begin() const { return begin_; }
  Past after(Past past, Seat winner, int gained, int roem) const;
  // Of a side that maximises and leaves the roem of its trick uncalled.
  static Past without_roem(Past past, int roem) {
    past.gains = static_cast<std::int16_t>(past.gains - roem);
    past.roem = static_cast<std::int16_t>(past.roem - roem);
    return past;
  }
  Rest ask(const Past& past, const Window& window) const;

  // Of a deal that is over.
  int value(const Past& past) const;
  bool passes(const Past& past, const Window& window) const;
  // Its own rules end it here, or its value is certain.
  bool over(const Past& past, Cards left) const;
  // Its own rules end it here.
  bool ends(const Past& past, Cards left) const;
  // What the value can still be, where it is not gains that count.
  struct Range {
    int low, high;
  };
  Range reach(const Past& past) const;

  // Judging::gains: nothing but every trick would do; and whether that does.
  bool needs_all(const Past& past, const Window& window) const {
    const bool all = (goal_.all || goal_.kapot != 0) && has_all(past);
    return all && gains_needed(past, window) > most_gains_;
  }
  bool all_will_do(const Past& past, const Window& window) const {
    return goal_.all && *goal_.all * times(past) >= window.least;
  }

  // Judging::contract: if of the tricks to come the side cannot but take `low` and cannot take more
  // than `high`; and if it can take `sure` of them.
  bool can_be_made(const Past& past, int low, int high) const;
  bool must_be_made(const Past& past, int sure) const;
  // Judging::one_each: if of those who have one trick these take no more.
  Range one_each_reach(const Past& past, Seats keeping) const;
  // Judging::pool: if the asked seat takes at least `ours` of the tricks to come and the others
  // `theirs`.
  Range pool_reach(const Past& past, int ours, int theirs) const;
  // Judging::pool: whether no other seat takes every trick.
  bool asks_for_no_sweep(const Window& window) const {
    const Goal::Pool& pool = goal_.pool;
    return goal_.judging == Judging::pool && !goal_.counts && window.least > pool.other_jinx &&
           window.least <= pool.other && window.least <= pool.left;
  }
  // It is one trick that a seat wants and has; the asked seat still has none.
  bool has_its_one(const Past& past, Seat seat) const {
    return goal_.judging == Judging::one_each && !goal_.or_more && tricks_of(past.marks, seat) == 1;
  }
  bool lacks_its_one(const Past& past) const {
    return goal_.judging == Judging::one_each && tricks_of(past.marks, asked_) == 0;
  }
  // It is made if the side takes no more.
  bool has_enough(const Past& past) const;
  int contract_pays(const Past& past, bool made) const;

  // VV-40: who took the first three tricks.
  bool may_stop(const Past& past) const;
  static Past stopped(Past past) {
    past.marks |= stop_mark;
    return past;
  }

  const Goal& goal() const { return goal_; }
  // Asked this, it is so to the end of the deal.
  bool wants_gains_alone(const Window& window, const Past& past, const Rest& rest) const {
    const bool half = goal_.judging == Judging::half && window.roem < 0;
    const bool gains = goal_.judging == Judging::gains && past.mate_settled;
    const bool pool = goal_.judging == Judging::pool;
    return rest.counting && rest.marks == mates(past) && (gains || half || pool);
  }
  // Gains more or less than those that are needed are as much of the value.
  bool gains_are_value(const Window& window) const {
    return window.roem < 0 && goal_.steps.empty() && goal_.judging != Judging::pool;
  }
  int all_tricks() const { return all_tricks_; }
  // With every trick to come.
  void set_most(int gains) { most_gains_ = gains; }

 private:
  static constexpr std::uint32_t side_won = 1, others_won = 2, for_value = 4;
  static constexpr std::uint32_t mate_won = 16, not_ends = 32;
  static constexpr std::uint32_t first_three = 1U << 24, stop_mark = 1U << 25;
  static constexpr int mate_shift = 24;

  // Judging::gains, half: whether the side took every trick so far, or none.
  static bool has_all(const Past& past) { return (past.marks & others_won) == 0; }
  static bool has_none(const Past& past) { return (past.marks & side_won) == 0; }
  // Judging::contract.
  static int side_tricks(const Past& past) { return static_cast<int>(past.marks & 15U); }
  bool mate_lacks_trick(const Past& past) const {
    return goal_.contract.needs && (past.marks & mate_won) == 0;
  }
  static int tricks_of(std::uint32_t marks, Seat seat) {
    return static_cast<int>(marks >> (4 * seat.index()) & 15U);
  }
  int times(const Past& past) const {
    return goal_.finds_mate && past.maximisers.size() == 1 ? goal_.alone : 1;
  }
  int gains_needed(const Past& past, const Window& window) const {
    return times(past) == 1 ? window.gains : window.gains_alone;
  }
  std::uint32_t mates(const Past& past) const {
    if (!goal_.finds_mate) return 0;
    const int settled = past.mate_settled ? 16 : 0;
    return static_cast<std::uint32_t>(past.maximisers.bits() | settled) << mate_shift;
  }
  // Who is to have the pool takes three tricks, then stops; or all, playing on.
  bool pool_by_gains(const Past& past, const Window& window) const {
    return goal_.judging == Judging::pool && !goal_.counts && window.least >= goal_.pool.own &&
           (past.marks & first_three) == 0;
  }
  Rest ask_half(const Past& past, const Window& window) const;
  void mark(Past& past, Seat winner, bool ours) const;
  int needed(int least, int times) const;
  int gains_value(const Past& past) const;
  int contract_value(const Past& past) const;
  int one_each_value(const Past& past) const;
  int one_each_pays(bool wins, int winners) const;
  int pool_value(const Past& past) const;
  bool pool_ends(const Past& past) const;
  bool can_be_made(const Past& past) const;
  bool can_be_lost(const Past& past) const;  // one that can be made

  Goal goal_;
  Past begin_;
  Seat declarer_, asked_;
  int seats_ = 4, all_tricks_ = 0;
  int bonus_ = 0;
  int most_gains_ = 0;
  Cards hidden_;
  bool simple_ = false;  // nothing but gains counts, and no mate is looked for
  bool flags_ = false;   // whether it matters that a side has no trick
};

inline Past Judge::after(Past past, Seat winner, int gained, int roem) const {
  ++past.tricks;
  if (simple_ && roem == 0) {
    const int sign = past.maximisers.has(winner) ? 1 : goal_.opposed ? -1 : 0;
    past.gains = static_cast<std::int16_t>(past.gains + sign * gained);
    return past;
  }
  if (!past.mate_settled) {
    constexpr int chances = 3;
    if (winner != declarer_) past.maximisers.add(winner);
    past.mate_settled = winner != declarer_ || past.tricks == chances;
  }
  const bool ours = past.maximisers.has(winner);
  const int all = gained + roem;
  if (ours) past.gains = static_cast<std::int16_t>(past.gains + all);
  if (!ours && goal_.opposed) past.gains = static_cast<std::int16_t>(past.gains - all);
  past.roem = static_cast<std::int16_t>(past.roem + roem);
  if (flags_) mark(past, winner, ours);
  return past;
}

// Every trick is worth no less than any gains, and no trick no more. So where some gains suffice
// that every trick brings, and some are lacking, it is the gains alone that count.
inline Rest Judge::ask(const Past& past, const Window& window) const {
  if (simple_ || pool_by_gains(past, window)) return {window.gains - past.gains, 0, true};
  if (goal_.judging == Judging::half) return ask_half(past, window);
  if (goal_.judging != Judging::gains) return {window.least, past.marks | mates(past), false};
  const bool none = goal_.none && has_none(past);
  const bool open = goal_.alone > 1 && !past.mate_settled;
  const int need = gains_needed(past, window) - past.gains;
  if (open || (none && need <= 0) || needs_all(past, window)) {
    return {window.least, past.marks | mates(past) | for_value, false};
  }
  return {need, mates(past), true};
}

inline int Judge::needed(int least, int times) const {
  if (goal_.judging == Judging::pool) return least > goal_.pool.own ? all_tricks_ : 3;
  if (goal_.steps.empty()) return least;
  for (const Step& step : goal_.steps) {
    if (step.value * times + bonus_ >= least) return step.needed;
  }
  return endless;
}

}  // namespace troef::solver
