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
// Whether it is settled who wins the trick once this card lies.
bool Search::winner_certain(const Frame& frame, const Laid& laid, Seat seat, Card card,
                            bool& ours) const {
  if (!frame.past.mate_settled) return false;
  const bool best = laid.count == 0 || laid.above_best.has(card);
  const Seats side = frame.past.maximisers;
  ours = side.has(best ? seat : laid.winner) == side.has(seat);
  const Cards above = best ? lanes_.above(card) : laid.above_best;
  Seat later = seat;
  for (int i = laid.count + 1; i < seats_; ++i) {
    later = later.left(seats_);
    const bool friendly = side.has(later) == side.has(seat);
    if (friendly != ours && (hands_[later] & above)) return false;
  }
  return true;
}

// Of neighbours with equal points one is as good as the other. Where it is certain who wins the
// trick, of all neighbours the one with the most points goes to the own side, the one with the
// fewest to the other.
Cards Search::distinct(const Frame& frame, const Laid& laid, Seat seat, Cards moves) const {
  if (!switches_.merge || moves.without_first().empty()) return moves;
  if (judge_.goal().low_fours > 0) return moves;
  const Cards best = laid.count > 0 ? Cards(laid.best) : Cards();
  const Cards others = (left_ - hands_[seat]) | best;
  Cards kept = moves;
  for (const Card card : Lanes::next_up(moves, others)) {
    const Card below = (kept & Lanes::below(card)).last();
    if (!interchangeable(frame, below, card)) continue;
    const int gain = lanes_.points(card) - lanes_.points(below);
    bool ours = false;
    if (gain == 0) {
      kept.remove(below);
    } else if (switches_.decided && winner_certain(frame, laid, seat, card, ours)) {
      kept.remove((gain > 0) != ours ? card : below);
    }
  }
  return kept;
}

// Alike but for rank and points.
bool Search::interchangeable(const Frame& frame, Card a, Card b) const {
  const Cards two = Cards(a) | Cards(b);
  if (two & frame.alive) return false;
  if (lanes_.hold_back().has(a) != lanes_.hold_back().has(b)) return false;
  return lanes_.follow(a) == lanes_.follow(b);
}

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
    Card choice;
    if (!friendly && beating) {
      choice = i + 1 == seats_ ? richest(beating) : beating.last();
      held = !held;
      above = lanes_.above(choice);
    } else if (friendly) {
      const Cards rest = moves - beating;
      choice = richest(rest ? rest : moves);
      if (!rest) above = lanes_.above(choice);
    } else {
      choice = poorest(moves);
    }
    points += lanes_.points(choice);
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

Card Search::poorest(Cards cards) const {
  Card best = cards.first();
  for (const Card card : cards) {
    if (lanes_.points(card) < lanes_.points(best)) best = card;
  }
  return best;
}

// A choice is a number: the worth, and below it the card. The best first.
int Search::rank(const Frame& frame, const Laid& laid, Seat seat, Cards moves, int* choices) const {
  const bool orders = switches_.order && !moves.without_first().empty();
  const bool looks = hands_[seat].size() > foreseen_cards;
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

// Where a side would rather not take tricks the high cards go under, and the others make it take
// them.
int Search::worth_of_avoiding(const Frame& frame, const Laid& laid, Seat seat, Card card) const {
  constexpr int taken = 40, high = 4;
  const Seats side = frame.past.maximisers;
  const bool best = laid.count == 0 || laid.above_best.has(card);
  const bool ours = side.has(best ? seat : laid.winner) == side.has(seat);
  const Cards above = lanes_.above(card) & left_ & lanes_.follow(card);
  return (ours ? -taken : taken) + (best ? high : -high) * above.size() +
         experience(laid, seat, card);
}

void Search::note_cut(const Laid& laid, Seat seat, Card card) {
  if (laid.count > 0) {
    replies_[reply_place(laid, seat)] = static_cast<std::uint8_t>(card.index());
  }
  constexpr int full = 4096, seldom = 3;
  int& times = habits_[habit(laid, card)];
  times += left_.size() + seldom;
  if (times < full) return;
  for (int& each : habits_) each /= 2;
}

// The table is asked about all ways to end a trick before one of them is searched.
bool Search::seen_before(const Frame& frame, const Laid& laid, Seat seat, Cards moves, int& bound) {
  struct End {
    std::uint64_t key;
    int need;
  };
  std::array<End, 16> ends;
  std::size_t count = 0;
  for (const Card card : moves) {
    Laid next = laid;
    next.play(seat, card, lanes_);
    int roem = 0;
    const Past after = end_trick(frame.past, next, roem);
    const Rest rest = judge_.ask(after, window_);
    if (rest.counting != frame.rest.counting) continue;
    left_.remove(card);
    points_left_ -= next.points;
    const bool clear =
        switches_.reach && rest.counting && pending_ == 0 && within_reach(after, rest, bound);
    points_left_ += next.points;
    ends[count] = {key(next.winner, rest), rest.need};
    left_.add(card);
    if (clear && (bound >= rest.need) == frame.past.maximisers.has(seat)) {
      const bool far = bound >= endless || bound <= -endless;
      if (!far) bound += frame.rest.need - rest.need;
      return true;
    }
    table_->prefetch(ends[count++].key);
  }
  const bool maximises = frame.past.maximisers.has(seat);
  for (std::size_t i = 0; i < count; ++i) {
    const Known* known = table_->find(ends[i].key);
    if (known == nullptr) continue;
    const int value = maximises ? known->low : known->high;
    if (maximises ? value < ends[i].need : value >= ends[i].need) continue;
    const bool far = value >= endless || value <= -endless;
    bound = far ? value : value + frame.rest.need - ends[i].need;
    return true;
  }
  return false;
}

}  // namespace troef::solver
