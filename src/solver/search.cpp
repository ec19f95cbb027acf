// SPDX-License-Identifier: Apache-2.0
#include "solver/frame.h"

#include <algorithm>

#include "tricks/melds.h"

namespace troef::solver {

void Search::set_up(const Problem& problem, const Switches& switches, int number, Table& table,
                    Meter& meter) {
  switches_ = switches;
  table_ = &table;
  meter_ = &meter;
  seats_ = problem.seats;
  number_ = static_cast<std::uint64_t>(number);
  lanes_.set_up(problem, switches.rename);
  law_ = Law(problem.law, lanes_, seats_);
  late_.reset();
  declarer_ = problem.declarer;
  natural_trumps_ = problem.order->trumps();
  other_count_ = 0;
  habits_.fill(0);

  left_ = {};
  for (const Seat seat : Seats::all(seats_)) {
    hands_[seat] = lanes_.renumbered(problem.hands[seat]);
    left_ |= hands_[seat];
  }
  points_left_ = lanes_.points(left_);
  if (problem.late) {
    late_ = lanes_.renumbered(*problem.late);
    late_to_ = problem.late_to;
    points_left_ += lanes_.points(*late_);
  }
  const Trick& trick = problem.trick;
  root_ = {};
  for (int i = 0; i < trick.size(); ++i) {
    root_.laid.play(trick.leader().left(seats_, i), lanes_.renumbered(trick.card(i)), lanes_);
  }
  root_.laid.leader = trick.leader();
  root_.turn = trick.to_play(seats_);
  points_left_ += root_.laid.points;
  // Whoever is to move has all the tricks to come in hand.
  const bool waits = late_ && late_to_ == root_.turn;
  const int to_come = hands_[root_.turn].size() + (waits ? 1 : 0);
  Cards hidden;
  if (const auto& card = problem.goal.contract.hidden_until) {
    hidden = lanes_.renumbered(Cards(*card) & lanes_.natural(left_));
  }
  judge_.set_up(problem, problem.tally.tricks + to_come, hidden);
  root_.past = judge_.begin();
  pending_ = 0;
  const Goal& goal = problem.goal;
  const bool few = goal.judging == Judging::contract && !goal.contract.first_and_last &&
                   goal.contract.tricks <= 1;
  avoids_tricks_ = (few && !goal.counts) || goal.judging == Judging::one_each;
  looks_ahead_ = switches.look_ahead && switches.table && !problem.goal.may_leave && !late_;
  judge_.set_most(root_.past.gains + most_gains());
}

int Search::bound(const Point& point, const Window& window) {
  window_ = window;
  const int yes = window.least, no = window.least - 1;
  if (point.done) return judge_.passes(point.past, window) ? yes : no;
  const Rest rest = judge_.ask(point.past, window);
  int value = 0;
  if (point.laid.count == 0) {
    value = lead(point.past, point.turn, rest);
  } else {
    const Frame frame{point.past, rest, !point.past.mate_settled,
                      lanes_.alive(left_ | point.laid.cards)};
    value = turn(frame, point.laid, point.turn, nullptr);
  }
  const bool plain = window.roem < 0 && judge_.goal().steps.empty();
  if (!rest.counting || !plain) return value >= rest.need ? yes : no;
  return value + yes - rest.need;
}

std::uint64_t Search::key(Seat leader, const Rest& rest) const {
  const auto marks = static_cast<std::uint64_t>(rest.marks) << 35;
  const auto seat = static_cast<std::uint64_t>(leader.index()) << 32;
  return (marks | seat | lanes_.key(left_)) ^ number_ << 61;
}

int Search::lead(const Past& past, Seat leader, const Rest& rest) {
  meter_->look();
  if (meter_->ended()) return 0;
  const int yes = rest.need, no = rest.need - 1;
  if (left_.empty() || judge_.over(past, left_)) return judge_.passes(past, window_) ? yes : no;
  if (judge_.may_stop(past)) {
    const bool wins = judge_.passes(Judge::stopped(past), window_);
    if (wins == past.maximisers.has(leader)) return wins ? yes : no;
  }
  int bound = 0;
  const bool open = pending_ != 0 && past.tricks == 1;
  if (switches_.reach && !open && within_reach(past, rest, bound)) return bound;
  const bool last = hands_[leader].size() == 1;
  if (last && other_count_ == 0) return settle_last(past, leader, rest);

  Known known;
  known.key = key(leader, rest);
  known.low = -endless;
  known.high = endless;
  std::uint8_t tried = 255;
  if (switches_.table) {
    if (const Known* found = table_->find(known.key)) {
      if (found->low >= rest.need) return found->low;
      if (found->high < rest.need) return found->high;
      known.low = found->low;
      known.high = found->high;
      tried = found->move;
    }
  }
  if (switches_.sure && !open && certain(past, leader, rest, bound)) return bound;
  Frame frame{past, rest, !past.mate_settled, lanes_.alive(left_), tried};
  Laid laid;
  laid.leader = leader;
  Card best;
  const int value = turn(frame, laid, leader, &best);
  if (switches_.table && !meter_->ended()) {
    (value >= rest.need ? known.low : known.high) = static_cast<std::int16_t>(value);
    known.move = static_cast<std::uint8_t>(best.index());
    known.cards = static_cast<std::uint8_t>(left_.size());
    table_->store(known);
  }
  return value;
}

// Where it is gains that count: whether all that is left would not suffice, or nothing is needed.
bool Search::within_reach(const Past& past, const Rest& rest, int& bound) const {
  const Goal& goal = judge_.goal();
  if (!rest.counting) {
    const Judge::Range range = judge_.reach(past);
    if (range.low >= rest.need) return bound = range.low, true;
    if (range.high < rest.need) return bound = range.high, true;
    return false;
  }
  int most = goal.card_points ? points_left_ + goal.last_trick : judge_.all_tricks() - past.tricks;
  int roem = 0;
  if (goal.roem) roem = lanes_.roem(left_);
  most += roem;
  const int least = goal.opposed ? -most : 0;
  if (least >= rest.need) return bound = least, true;
  if (goal.judging == Judging::half && rest.marks != 0) {
    if (rest.marks == 1) {
      most += goal.pit;
    } else {
      const bool none = (rest.marks & 2U) != 0;
      const int spare = static_cast<int>(rest.marks >> 3);
      if (roem + (none ? goal.counterpit : 0) <= spare) return bound = endless, true;
      return false;
    }
  }
  if (most < rest.need) return bound = most, true;
  return false;
}

int Search::roem_in(const Laid& laid) const {
  if (!judge_.goal().roem) return 0;
  return roem_in_trick(lanes_.natural(laid.cards), natural_trumps_, judge_.goal().low_fours);
}

// After the last card of a trick.
Past Search::end_trick(const Past& past, const Laid& laid, int& roem) const {
  const Goal& goal = judge_.goal();
  const bool last = past.tricks + 1 == judge_.all_tricks();
  int gained = goal.card_points ? laid.points : 1;
  if (last) gained += goal.last_trick;
  if (pending_ != 0 && past.tricks == 1 && laid.winner == declarer_) gained += pending_;
  roem = roem_in(laid);
  return judge_.after(past, laid.winner, gained, roem);
}

// The last cards fall by themselves.
int Search::settle_last(const Past& past, Seat leader, const Rest& rest) {
  Laid laid;
  Seat seat = leader;
  for (int i = 0; i < seats_; ++i) {
    laid.play(seat, hands_[seat].first(), lanes_);
    seat = seat.left(seats_);
    meter_->count();
  }
  int roem = 0;
  const Past after = end_trick(past, laid, roem);
  const bool leaves = judge_.goal().may_leave && roem != 0 && past.maximisers.has(laid.winner);
  bool wins = judge_.passes(after, window_);
  if (!wins && leaves) wins = judge_.passes(Judge::without_roem(after, roem), window_);
  if (rest.counting && window_.roem < 0 && rest.marks == 0) return after.gains - past.gains;
  return wins ? rest.need : rest.need - 1;
}

int Search::complete(const Frame& frame, const Laid& laid) {
  int roem = 0;
  const Past after = end_trick(frame.past, laid, roem);
  const bool leaves =
      judge_.goal().may_leave && roem != 0 && frame.past.maximisers.has(laid.winner);
  const bool comes = late_ && after.tricks == 1;
  if (comes) {
    hands_[late_to_].add(*late_);
    left_.add(*late_);
  }
  points_left_ -= laid.points;
  int value = follow_up(frame, after, laid.winner);
  if (leaves && window_.roem >= 0 && value < frame.rest.need) {
    value = std::max(value, follow_up(frame, Judge::without_roem(after, roem), laid.winner));
  }
  points_left_ += laid.points;
  if (comes) {
    hands_[late_to_].remove(*late_);
    left_.remove(*late_);
  }
  return value;
}

int Search::follow_up(const Frame& frame, const Past& past, Seat winner) {
  const Rest rest = judge_.ask(past, window_);
  const int value = lead(past, winner, rest);
  if (rest.counting != frame.rest.counting) {
    return value >= rest.need ? frame.rest.need : frame.rest.need - 1;
  }
  if (value >= endless || value <= -endless) return value;
  return value + frame.rest.need - rest.need;
}

int Search::play(const Frame& frame, const Laid& laid, Seat seat, Card card) {
  meter_->count();
  hands_[seat].remove(card);
  left_.remove(card);
  Laid next = laid;
  next.play(seat, card, lanes_);
  const int value =
      next.count == seats_ ? complete(frame, next) : turn(frame, next, seat.left(seats_), nullptr);
  left_.add(card);
  hands_[seat].add(card);
  return value;
}

int Search::turn(const Frame& frame, const Laid& laid, Seat seat, Card* best_card) {
  const bool maximises = frame.past.maximisers.has(seat);
  const int need = frame.rest.need;
  int best = maximises ? -endless : endless;
  if (other_count_ > 0 && seat == chooser_ && frame.past.tricks == 0) {
    best = choose(frame, laid, seat);
    if (maximises ? best >= need : best < need) return best;
  }
  const Cards moves = law_.playable(laid, seat, hands_[seat], frame.head);
  const Cards kinds = distinct(frame, laid, seat, moves);
  if (looks_ahead_ && laid.count + 1 == seats_ && hands_[seat].size() > 2 && kinds.size() > 1) {
    int bound = 0;
    if (seen_before(frame, laid, seat, kinds, bound)) return bound;
  }
  int choices[most_choices];
  const int count = rank(frame, laid, seat, kinds, choices);
  for (int i = 0; i < count; ++i) {
    const Card card = card_of(choices[i]);
    const int value = play(frame, laid, seat, card);
    if (meter_->ended()) return 0;
    if (maximises ? value > best : value < best) {
      best = value;
      if (best_card != nullptr) *best_card = card;
      if (maximises ? best >= need : best < need) {
        note_cut(laid, card);
        break;
      }
    }
  }
  return best;
}

// Another layout takes over with the cards that lie there (VV-20 to VV-22).
int Search::choose(const Frame& frame, const Laid& laid, Seat seat) {
  const bool maximises = frame.past.maximisers.has(seat);
  const int yes = frame.rest.need, no = frame.rest.need - 1;
  for (int i = 0; i < other_count_; ++i) {
    Search& other = *others_[i];
    Point point = other.root();
    std::array<Point, max_seats> before;
    const int first = point.laid.count;
    for (int n = first; n < laid.count; ++n) {
      before[static_cast<std::size_t>(n)] = point;
      point = other.after(point, other.same(*this, laid.played[static_cast<std::size_t>(n)]));
    }
    const bool wins = other.reaches(point, window_);
    for (int n = laid.count - 1; n >= first; --n) {
      const auto at = static_cast<std::size_t>(n);
      other.take_back(before[at], other.same(*this, laid.played[at]));
    }
    if (meter_->ended()) return 0;
    if (wins == maximises) return wins ? yes : no;
  }
  return maximises ? no : yes;
}

}  // namespace troef::solver
