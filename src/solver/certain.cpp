// SPDX-License-Identifier: Apache-2.0
// What a side cannot lose any more, seen between two tricks without searching: top trumps, and
// tricks that the leader can cash at once.
#include "solver/frame.h"

namespace troef::solver {

namespace {

// The highest cards of a lane, as far down as `side` holds them.
Cards top_of(Cards lane, Cards side) {
  const Cards others = lane - side;
  return others ? lane - Lanes::below(others.last()) - others : lane;
}

}  // namespace

// Winners of the leader that hold, led one after another: the foes follow, or have no trumps, and
// the partners need not take the lead. `drawn`: so many trumps are led first; `tops`: the highest
// cards of their lanes.
Cards Search::cashable(Seats side, Seat leader, int drawn, Cards tops, Cards& ranks) const {
  const Cards trumps = lanes_.trumps();
  const Cards hand = hands_[leader];
  Seats ruffers;
  int most = endless;
  for (const Seat seat : Seats::all(seats_) - Seats(leader)) {
    const Cards ruffs = hands_[seat] & trumps;
    if (ruffs.size() <= drawn) continue;
    const bool foe = !side.has(seat);
    if (foe && law_.ruffs_always()) return {};
    if (!foe) most = std::min(most, (hands_[seat] - ruffs).size());
    if (foe || law_.must_ruff()) ruffers.add(seat);
  }
  Cards cash;
  for (const Card top : tops) {
    const int n = Lanes::lane_of(top);
    const Cards lane = Lanes::lane(n) & left_;
    int longest = 0, run = most - cash.size();
    for (const Seat seat : Seats::all(seats_) - Seats(leader)) {
      const int length = lanes_.length(hands_[seat], n);
      longest = std::max(longest, length);
      if (ruffers.has(seat)) run = std::min(run, length);
    }
    Cards own = lane & hand;
    const Cards high = top_of(lane, hand);
    const int winners = lanes_.length(high, n);
    run = std::min(run, winners >= longest ? lanes_.length(own, n) : winners);
    for (; run > 0; --run) {
      const Card card = own.last();
      cash.add(card);
      own.remove(card);
    }
    ranks |= cash & high;
  }
  return cash;
}

// What so many of these cards bring at least.
int Search::least_points(Cards cards, int count) const {
  int sum = 0;
  for (int worth = 0; count > 0 && cards; ++worth) {
    const Cards cheap = cards & lanes_.worth(worth);
    const int taken = std::min(count, cheap.size());
    sum += taken * lanes_.points_of_worth(worth);
    count -= taken;
    cards -= cheap;
  }
  return sum;
}

// Every trump of a hand falls in a trick of its own, and each higher one of the foes takes one of
// them at most: those that are over bring tricks. The most of all hands.
int Search::outlasting(Seats side, Cards ours, int held, Cards& ranks) const {
  const Cards trumps = left_ & lanes_.trumps();
  const Cards foes = trumps - ours;
  int most = 0;
  Card lowest;
  for (const Seat seat : side) {
    const Cards own = trumps & hands_[seat];
    int over = 0, higher = 0;
    for (Cards rest = own | foes; rest && own;) {
      const Card card = rest.last();
      rest.remove(card);
      if (foes.has(card)) {
        ++higher;
      } else if (higher > 0) {
        --higher;
      } else {
        ++over;
      }
    }
    if (over <= most) continue;
    most = over;
    lowest = own.first();
  }
  if (most > held) ranks.add(lowest);
  return std::max(most, held);
}

// A top trump draws trumps unless it is the ace of hearts, led as a heart (VV-03).
Search::Sure Search::sure_of(Seats side, Seat leader, Cards highest) const {
  const bool leads = side.has(leader);
  const Cards trumps = left_ & lanes_.trumps();
  Cards ours;
  for (const Seat seat : side) ours |= hands_[seat];
  const bool top = !(highest & trumps & ours).empty();
  const Cards winners = leads ? (highest & hands_[leader]) - trumps : Cards();
  const Cards tops = top ? top_of(trumps, ours) : Cards();
  Cards sure = tops, ranks = tops;
  int held = 0, own = 0;
  if (tops) {
    for (const Seat seat : side) held = std::max(held, (tops & hands_[seat]).size());
  }
  if (switches_.outlast && (ours & trumps)) held = outlasting(side, ours, held, ranks);
  if (held == 0 && !winners) return {};
  int tricks = held;
  if (leads) {
    if (tops) {
      for (const Card card : top_of(trumps, hands_[leader])) own += lanes_.follow(card).has(card);
      for (const Seat seat : Seats::all(seats_) - side) {
        if ((hands_[seat] & trumps).size() > own) own = 0;
      }
    }
    const bool rest_too = switches_.outlast && own > 0;
    if (rest_too) sure |= hands_[leader] & trumps;
    const int drawing = rest_too ? (hands_[leader] & trumps).size() : own;
    const Cards cash = winners ? cashable(side, leader, own, winners, ranks) : Cards();
    sure |= cash;
    tricks = std::max(tricks, cash.size() + (own > 0 ? drawing : held));
  }
  if (!judge_.goal().card_points || tricks == 0) return {0, tricks, held, ranks};
  int points = lanes_.points(sure);
  for (const Seat seat : Seats::all(seats_)) {
    const Cards counted = hands_[seat] & sure;
    const int more = tricks - counted.size();
    if (more > 0) points += least_points(hands_[seat] - counted, more);
  }
  return {points, tricks, held, ranks};
}

// Whether the answer is certain by that.
bool Search::certain(const Past& past, Seat leader, const Rest& rest, int& bound) {
  const Goal& goal = judge_.goal();
  if (!past.mate_settled || (late_ && past.tricks == 0)) return false;
  if (!rest.counting) return value_certain(past, leader, rest, bound);
  const Cards highest = Lanes::highest(left_);
  const int tricks = tricks_left(past);
  const int total = goal.card_points ? points_left_ + goal.last_trick : tricks;
  const auto surely = [&](const Sure& sure) {
    ranks_ = sure.ranks;
    if (sure.tricks >= tricks) return total;
    return goal.card_points ? sure.points : sure.tricks;
  };
  const auto roem = [&] { return goal.roem ? lanes_.roem(left_) : 0; };
  const int low = surely(sure_of(past.maximisers, leader, highest));
  const int least = goal.opposed ? 2 * low - total : low;
  if (least >= rest.need) {
    bound = goal.opposed ? least - roem() : least;
    if (bound >= rest.need) return true;
  }
  if (rest.marks > 1 && goal.judging == Judging::half) return false;
  const int high = surely(sure_of(Seats::all(seats_) - past.maximisers, leader, highest));
  int most = goal.opposed ? total - 2 * high : total - high;
  if (rest.marks == 1) most += goal.pit;
  if (most >= rest.need) return false;
  bound = goal.opposed ? most + roem() : most;
  return bound < rest.need;
}

}  // namespace troef::solver
