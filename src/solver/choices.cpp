// SPDX-License-Identifier: Apache-2.0
// Which cards a seat has to try, and in what order.
#include <algorithm>

#include "solver/frame.h"

namespace troef::solver {
namespace {

// Found by climbing on deals that the benchmark does not ask about.
struct Weights {
  int gain, points, ours, trump, top, habit;
};
constexpr Weights lead_weights{26, -8, 60, 10, 38, 4};
constexpr Weights reply_weights{16, -8, 19, -40, -30, 4};
constexpr int replied_weight = 250;
constexpr int beats_weight = -10, above_weight = -4;
// With so few cards in hand it does not pay to look ahead.
constexpr int foreseen_cards = 3;

}  // namespace

// What the own side gains, if everybody after this card does what lies near: beats the other side
// where that is possible, and gives points to the own side.
int Search::foresee(const Frame& frame, const Laid& now, Seat seat, Card card, bool& ours) const {
  const Seats side = frame.past.maximisers;
  const bool mine = side.has(seat);
  if (now.count + 1 == seats_) {
    ours = side.has(now.above_best.has(card) ? seat : now.winner) == mine;
    const int all = now.points + lanes_.points(card);
    return ours ? all : -all;
  }
  const bool best = now.count == 0 || now.above_best.has(card);
  const Cards follow = now.count == 0 ? lanes_.follow(card) : now.follow;
  Cards above = best ? lanes_.above(card) : now.above_best;
  bool held = side.has(best ? seat : now.winner);
  int points = now.points + lanes_.points(card);
  Seat later = seat;
  for (int i = now.count + 1; i < seats_; ++i) {
    later = later.left(seats_);
    const bool friendly = side.has(later) == held;
    const Cards moves = law_.roughly_playable(follow, above, hands_[later], frame.head);
    const Cards beating = moves & above;
    if (!friendly && beating) {
      const bool last = i + 1 == seats_;
      points += last ? lanes_.most_points(beating) : lanes_.points(beating.last());
      held = !held;
      if (!last) above = lanes_.above(beating.last());
    } else if (friendly) {
      const Cards rest = moves - beating;
      if (rest) {
        points += lanes_.most_points(rest);
      } else {
        const Card choice = richest(moves);
        points += lanes_.points(choice);
        above = lanes_.above(choice);
      }
    } else {
      points += lanes_.least_points(moves);
    }
  }
  ours = held == mine;
  return ours ? points : -points;
}

Card Search::richest(Cards cards) const {
  Card best = cards.first();
  for (const Card card : cards) {
    if (lanes_.points(card) > lanes_.points(best)) best = card;
  }
  return best;
}

// A choice is a number: the worth, and below it the card. The best first.
int Search::rank(const Frame& frame, const Laid& laid, Seat seat, Cards moves, int* choices) const {
  const bool orders = switches_.order && !moves.without_first().empty();
  const bool looks = frame.cards > foreseen_cards;
  int count = 0;
  for (const Card card : moves) {
    int worth = 0;
    if (orders) {
      worth = looks ? this->worth(frame, laid, seat, card) : habits_[habit(laid, card)];
    }
    const int choice = worth * choice_cards + card.index();
    int place = count++;
    for (; place > 0 && choices[place - 1] < choice; --place) choices[place] = choices[place - 1];
    choices[place] = choice;
  }
  return count;
}

// What cut a search short before: this card wherever it was played, or as the reply to the same
// lead.
int Search::experience(const Laid& laid, Seat seat, Card card) const {
  const bool leads = laid.count == 0;
  const int habit_weight = leads ? lead_weights.habit : reply_weights.habit;
  const bool replied = !leads && replies_[reply_place(laid, seat)] == card.index();
  return habit_weight * habits_[habit(laid, card)] / 64 + (replied ? replied_weight : 0);
}

int Search::worth(const Frame& frame, const Laid& laid, Seat seat, Card card) const {
  const bool leads = laid.count == 0;
  const Weights& weights = leads ? lead_weights : reply_weights;
  if (avoids_tricks_) return worth_of_avoiding(frame, laid, seat, card);
  bool ours = false;
  int worth = weights.gain * foresee(frame, laid, seat, card, ours);
  worth += weights.points * lanes_.points(card) + (ours ? weights.ours : 0);
  if (lanes_.trumps().has(card)) worth += weights.trump;
  const Cards above = lanes_.above(card) & left_ & lanes_.follow(card);
  if (above.empty()) worth += weights.top;
  if (!leads) worth += above_weight * above.size();
  if (!leads && laid.above_best.has(card)) worth += beats_weight;
  return worth + experience(laid, seat, card);
}

// Where a seat would rather not take tricks its high cards go under, and the others make it take
// them: they lead where it has more above the card than below.
int Search::worth_of_avoiding(const Frame& frame, const Laid& laid, Seat seat, Card card) const {
  constexpr int taken = 40, high = 4, lead = 8;
  const Seats side = frame.past.maximisers;
  const Cards above = lanes_.above(card) & left_ & lanes_.follow(card);
  const int learnt = experience(laid, seat, card);
  if (laid.count == 0) {
    if (side.has(seat)) return learnt;
    const Cards theirs = hands_[side.first()] & lanes_.follow(card);
    return lead * (2 * (theirs & above).size() - theirs.size()) + learnt;
  }
  const bool best = laid.above_best.has(card);
  const bool ours = side.has(best ? seat : laid.winner) == side.has(seat);
  return (ours ? -taken : taken) + (best ? high : -high) * above.size() + learnt;
}

void Search::note_cut(const Frame& frame, const Laid& laid, Seat seat, Card card) {
  if (laid.count > 0) {
    replies_[reply_place(laid, seat)] = static_cast<std::uint8_t>(card.index());
  }
  constexpr int full = 4096, seldom = 3;
  int& times = habits_[habit(laid, card)];
  times += frame.cards * seats_ - laid.count + seldom;
  if (times < full) return;
  for (int& each : habits_) each /= 2;
}

// The table is asked about all ways to end a trick before one of them is searched.
bool Search::seen_before(const Frame& frame, const Laid& laid, Seat seat, Cards moves, int& bound) {
  struct End {
    Key key;
    int need;
    Cards left, beat;
  };
  std::array<End, 16> ends;
  std::size_t count = 0;
  for (const Card card : moves) {
    const Taken next = laid.taken(seat, card, lanes_);
    int roem = 0;
    Past after = frame.past;
    Rest rest;
    if (gains_only_) {
      rest = {frame.rest.need - gained_by(frame.past, next, frame.alive), 0, true};
    } else {
      after = end_trick(frame.past, next, frame.alive, roem);
      rest = judge_.ask(after, window_);
    }
    if (rest.counting != frame.rest.counting) continue;
    left_.remove(card);
    points_left_ -= next.points;
    const bool clear = switches_.reach && pending_ == 0 && within_reach(after, rest, bound);
    points_left_ += next.points;
    ends[count] = {key(next.winner, rest, left_), rest.need, left_, next.beat()};
    left_.add(card);
    if (clear && (bound >= rest.need) == frame.past.maximisers.has(seat)) {
      const bool far = bound >= endless || bound <= -endless;
      if (!far) bound += frame.rest.need - rest.need;
      ranks_ = next.beat();
      return true;
    }
    table_->prefetch(ends[count++].key);
  }
  const bool maximises = frame.past.maximisers.has(seat);
  for (std::size_t i = 0; i < count; ++i) {
    const Recalled known = recall(ends[i].key, ends[i].need);
    const int value = maximises ? known.low : known.high;
    if (maximises ? value < ends[i].need : value >= ends[i].need) continue;
    const bool far = value >= endless || value <= -endless;
    bound = far ? value : value + frame.rest.need - ends[i].need;
    if (by_rank_) {
      const Ranks& ranks = maximises ? known.low_ranks : known.high_ranks;
      ranks_ = ranks.lowest(ends[i].left) | ends[i].beat;
    }
    return true;
  }
  return false;
}

}  // namespace troef::solver
