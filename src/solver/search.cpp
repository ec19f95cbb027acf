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
  replies_.fill(no_reply);

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
  window_ = judge_.ready(window);
  const int yes = window.least, no = window.least - 1;
  if (point.done) return judge_.passes(point.past, window) ? yes : no;
  const Rest rest = judge_.ask(point.past, window_);
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
  std::uint8_t tried = no_reply;
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

inline int Search::complete(const Frame& frame, const Laid& laid) {
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

inline int Search::follow_up(const Frame& frame, const Past& past, Seat winner) {
  const Rest rest = judge_.ask(past, window_);
  const int value = lead(past, winner, rest);
  if (rest.counting != frame.rest.counting) {
    return value >= rest.need ? frame.rest.need : frame.rest.need - 1;
  }
  if (value >= endless || value <= -endless) return value;
  return value + frame.rest.need - rest.need;
}

inline int Search::play(const Frame& frame, const Laid& laid, Seat seat, Card card) {
  meter_->count();
  const Cards hand = hands_[seat], left = left_;
  hands_[seat] = hand - card;
  left_ = left - card;
  Laid next = laid;
  next.play(seat, card, lanes_);
  const int value =
      next.count == seats_ ? complete(frame, next) : turn(frame, next, seat.left(seats_), nullptr);
  left_ = left;
  hands_[seat] = hand;
  return value;
}

// What did well before is tried before the others are even ranked; nullopt after the last.
inline std::optional<Card> Search::next_choice(const Frame& frame, const Laid& laid, Seat seat,
                                               Choices& choices) const {
  if (!choices.begun) {
    choices.begun = true;
    if (choices.forced) return choices.cards.first();
    const bool trusts = laid.count > 0 && hands_[seat].size() < trusting_cards;
    const Card tried = Card::at(trusts            ? replies_[reply_place(laid, seat)]
                                : laid.count == 0 ? frame.tried
                                                  : no_reply);
    if (switches_.order && choices.cards.has(tried)) {
      choices.cards.remove(tried);
      return tried;
    }
  }
  if (choices.count == 0) {
    choices.count = rank(frame, laid, seat, choices.cards, choices.ranked.data());
  }
  if (choices.next == choices.count) return std::nullopt;
  return card_of(choices.ranked[static_cast<std::size_t>(choices.next++)]);
}

int Search::turn(const Frame& frame, const Laid& laid, Seat seat, Card* best_card) {
  const bool maximises = frame.past.maximisers.has(seat);
  const int need = frame.rest.need;
  int best = maximises ? -endless : endless;
  if (other_count_ > 0 && seat == chooser_ && frame.past.tricks == 0) {
    best = choose(frame, laid, seat);
    if (maximises ? best >= need : best < need) return best;
  }
  Choices choices;
  choices.cards = law_.playable(laid, seat, hands_[seat], frame.head);
  if (choices.cards.without_first()) choices.cards = distinct(frame, laid, seat, choices.cards);
  choices.forced = choices.cards.without_first().empty();
  if (!choices.forced && looks_ahead_ && laid.count + 1 == seats_ && hands_[seat].size() > 2) {
    int bound = 0;
    if (seen_before(frame, laid, seat, choices.cards, bound)) return bound;
  }
  while (const auto card = next_choice(frame, laid, seat, choices)) {
    const int value = play(frame, laid, seat, *card);
    if (maximises ? value > best : value < best) {
      best = value;
      if (best_card != nullptr) *best_card = *card;
    }
    if (choices.forced || meter_->ended()) break;
    if (maximises ? best < need : best >= need) continue;
    note_cut(laid, seat, *card);
    break;
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
