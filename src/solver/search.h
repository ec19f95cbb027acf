// SPDX-License-Identifier: Apache-2.0
// The search of one null window: is a position worth at least so much? Alpha-beta over the cards of
// a trick, the table between tricks; cards are played and taken back in place.
#pragma once

#include "solver/habits.h"
#include "solver/judge.h"
#include "solver/lawful.h"
#include "solver/meter.h"
#include "solver/promise.h"
#include "solver/table.h"

namespace troef::solver {

class Search {
 public:
  // `number`: of this layout among those that share a table.
  void set_up(const Problem& problem, const Switches& switches, int number, Table& table,
              Meter& meter);
  // Other layouts that a seat has the choice of at its turn in the first trick.
  void set_choice(Seat seat, Search* const* others, int count) {
    chooser_ = seat;
    others_ = others;
    other_count_ = count;
    looks_ahead_ = looks_ahead_ && count == 0;
  }

  // A point of the deal: between two tricks, or in one.
  struct Point {
    Past past;
    Laid laid;
    Seat turn;
    int roem = 0;       // of the trick just completed
    bool done = false;  // nothing more to play
  };
  const Point& root() const { return root_; }
  // At least `window.least`, and then the value is no less than the answer; or below it, and then
  // the value is no more. Meaningless once the meter has ended.
  int bound(const Point& point, const Window& window);
  bool reaches(const Point& point, const Window& window) {
    return bound(point, window) >= window.least;
  }

  // What comes of it if everybody plays what looks best.
  int estimate();

  // For walking through a deal, card by card; the hands go along.
  Cards playable(const Point& point) const;
  Point after(const Point& point, Card card);
  Point after_leaving(Point point) const;
  // Whether two cards of a hand, the lower one first, come to the same.
  bool equal(const Point& point, Card low, Card high) const;
  void take_back(const Point& before, Card card);
  // Whether it comes to the same if one of these cards is not in the hand, or this one.
  bool has_equal(Seat seat, Card natural, Cards others) const;

  const Lanes& lanes() const { return lanes_; }
  const Judge& judge() const { return judge_; }
  // The most that can still be gained; what is left of the roem in it.
  int most_gains() const;
  int most_roem() const { return lanes_.roem(left_ | root_.laid.cards); }
  // Gained, too, if the declarer wins the second trick.
  void set_pending(int gained);
  // A card of another layout in this one.
  Card same(const Search& other, Card card) const {
    return lanes_.renumbered(other.lanes_.natural(card));
  }

 private:
  // set_up.cpp
  void lay_out(const Problem& problem);
  void set_goal(const Problem& problem);

  struct Frame;
  static constexpr int choice_cards = 64, most_choices = 16;
  static constexpr std::uint8_t high_side = 1, low_side = 2, either = high_side | low_side;
  static std::uint8_t side_of(const Past& past, Seat winner) {
    if (!past.mate_settled) return either;
    return past.maximisers.has(winner) ? high_side : low_side;
  }
  // Whether other layouts may yet take over, so that nothing is certain by this one.
  bool may_choose(const Past& past) const { return other_count_ > 0 && past.tricks == 0; }
  // Nor while roem may yet be declared, by who wins the second trick.
  bool is_open(const Past& past) const {
    return (pending_ != 0 && past.tricks == 1) || may_choose(past);
  }

  // search.cpp: between tricks.
  bool counts_gains_only(const Past& past, const Rest& rest) const;
  void count_gains_only(bool so);
  int lead(const Past& past, Seat leader, const Rest& rest);
  bool ducks(const Past& past) const;
  int remember(const Past& past, Seat leader, const Rest& rest);
  int last_gain(const Past& past, Seat leader);
  int settle_last(const Past& past, Seat leader, const Rest& rest);
  int complete(const Frame& frame, const Taken& trick);
  int proceed(const Frame& frame, const Taken& trick);
  int bring(const Frame& frame, const Taken& trick);
  int follow_up(const Frame& frame, const Past& past, Seat winner);

  // frame.h: the table, and what a trick brings.
  struct Recalled {
    int low = -endless, high = endless;
    std::uint8_t move = Habits::none;
    Ranks low_ranks, high_ranks;
  };
  Key key(Seat leader, const Rest& rest, Cards left) const;
  Recalled recall(const Key& key, int need) const;
  int roem_in(Cards trick, Cards alive) const;
  Past end_trick(const Past& past, const Taken& trick, Cards alive, int& roem) const;
  int gained_by(const Past& past, const Taken& trick, Cards alive) const;
  int tricks_left(const Past& past) const;
  bool within_reach(const Past& past, const Rest& rest, int& bound) const;

  // trick.cpp: within a trick.
  struct Ranked {
    int choices[most_choices];
    int count = 0, next = 0;  // none yet
  };
  struct Moves {
    Cards all, left;  // yet to be tried
    Cards doubles;    // those with another directly below (alike.cpp)
  };
  static bool is_enough(const Frame& frame, bool maximises, int value);
  static Card card_of(int choice) { return Card::at(choice & (choice_cards - 1)); }
  int play(const Frame& frame, Laid& laid, Seat seat, Card card);
  Card likely(const Frame& frame, const Laid& laid, Seat seat) const;
  Cards highest_losers(const Laid& laid, Cards moves) const;
  int turn(const Frame& frame, Laid& laid, Seat seat, Card* best_card);
  Card next_card(const Frame& frame, const Laid& laid, Seat seat, Cards left, Ranked& ranked) const;
  int pass_over(const Frame& frame, Seat seat, Card card, int value, int best, Moves& moves) const;
  int one_by_one(const Frame& frame, Laid& laid, Seat seat, Moves moves, int best, Card* best_card);
  int one_of(const Frame& frame, Laid& laid, Seat seat, Cards moves, Card* best_card);
  int choose(const Frame& frame, const Laid& laid, Seat seat);

  // choices.cpp: in what order, and the table about all ends of a trick.
  struct End {
    Key key;
    int need;
    Cards left, beat;
    Seat winner;
  };
  struct Ends {
    std::array<End, most_choices> list;
    std::size_t count = 0;
  };
  int rank(const Frame& frame, const Laid& laid, Seat seat, Cards moves, int* choices) const;
  bool ends_clearly(const Frame& frame, const Laid& laid, Seat seat, Card card, Ends& ends,
                    int& bound);
  bool remembered(const Frame& frame, Seat seat, const End& end, int& bound);
  bool seen_before(const Frame& frame, const Laid& laid, Seat seat, Cards moves, int& bound);

  // promise.cpp: what is to be hoped of a card.
  struct Outlook {  // on the hands that a seat does not hold
    const Weights* weights = nullptr;
    Seats mates;
    Cards mates_cards, foes_cards;
    int trump = 0;  // what it is worth that a card is one
    Cards suit;     // that was looked at last, and what that is worth
    int worth = 0;
  };
  int foresee(const Frame& frame, const Laid& now, Seat seat, Card card, bool& ours) const;
  Card richest(Cards cards) const;
  Outlook look_out(const Frame& frame, const Laid& laid, Seat seat) const;
  void look_at_suit(Outlook& outlook, Seat seat, Cards suit) const;
  int promise_of_rank(const Outlook& outlook, const Laid& laid, Seat seat, Cards suit,
                      Card card) const;
  int promise(Outlook& outlook, const Frame& frame, const Laid& laid, Seat seat, Card card) const;
  bool settles(const Frame& frame, Seat seat, int gain) const;

  // alike.cpp: cards that need not be tried.
  bool may_change_hands(const Past& past, const Laid& laid) const;
  Cards distinct(const Frame& frame, const Laid& laid, Seat seat, Cards moves,
                 Cards& doubles) const;
  int most_more(const Frame& frame, Seat seat, Card card, Card other) const;
  Cards alike(const Frame& frame, Seat seat, Card card, Cards cards, Cards doubles, int slack,
              int& most) const;
  Cards low_ones(const Frame& frame, Seat seat, Card card, Cards moves, int slack, int& most) const;
  void note_runs(const Laid& laid, Seat seat);
  bool winner_certain(const Frame& frame, const Laid& laid, Seat seat, Card card, bool& ours) const;
  Cards without(const Frame& frame, const Laid& laid, Seat seat, Cards moves, Cards doubles) const;
  bool interchangeable(const Frame& frame, Card a, Card b) const;
  bool neighbours(Card low, Card high, Cards others) const {
    return ((lanes_.above(low) - lanes_.above(high)) & others).empty();
  }

  // certain.cpp, certain_value.cpp and ducking.cpp: what is certain without a search.
  struct Sure {
    int points = 0, tricks = 0;
    int forced = 0;  // tricks that it cannot avoid
    Cards ranks;     // that matter
  };
  Cards cashable(Seats side, Seat leader, int drawn, Cards tops, Cards& ranks) const;
  int least_points(Cards cards, int count) const;
  int outlasting(Seats side, Cards ours, int held, Cards& ranks) const;
  Sure sure_of(Seats side, Seat leader, Cards highest) const;
  bool certain(const Past& past, Seat leader, const Rest& rest, int& bound);
  bool value_certain(const Past& past, Seat leader, const Rest& rest, int& bound) const;
  bool contract_certain(const Past& past, Seat leader, int& bound) const;
  bool all_certain(const Past& past, Seat leader, const Rest& rest, int& bound) const;
  bool pool_certain(const Past& past, Seat leader, const Rest& rest, int& bound) const;
  bool one_each_certain(const Past& past, Seat leader, const Rest& rest, int& bound) const;
  // sweeping.cpp
  bool beats_one(Cards own, Cards led) const;
  bool beats_all_others(Seat seat, const Laid& laid) const;
  bool none_takes_all(const Frame& frame, const Laid& laid) const;
  bool guarded(Cards hand, int suit) const;
  bool can_duck(Seat seat, bool leads) const;
  bool must_take(Seat seat, Seat leader) const;

  Switches switches_;
  Lanes lanes_;
  Law law_;
  Judge judge_;
  Table* table_ = nullptr;
  Meter* meter_ = nullptr;
  int seats_ = 4;
  std::uint64_t number_ = 0;
  Point root_;
  Window window_;

  BySeat<Cards> hands_;
  Cards left_;
  int points_left_ = 0;  // of the trick in progress too
  std::optional<Card> late_;
  Seat late_to_;
  int pending_ = 0;
  Cards ranks_;              // of each lane the lowest is the lowest that the last answer needed
  std::uint8_t takers_ = 0;  // sides that took the trick in progress, in the lines of that answer
  bool looks_ahead_ = false;
  bool merges_ = false;
  bool uniform_ = false;     // no card of a lane is unlike the others but for rank and points
  bool by_rank_ = false;     // ranks are looked at in the window that is asked
  bool gains_only_ = false;  // in the window that is asked nothing of the past matters
  const WeightsByPlace* weights_ = nullptr;
  Seat declarer_;
  Cards natural_trumps_;
  Habits habits_;

  Seat chooser_;
  Search* const* others_ = nullptr;
  int other_count_ = 0;
};

}  // namespace troef::solver
