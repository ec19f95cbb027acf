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
// the partners need not take the lead. `drawn`: so many trumps are led first.
Cards Search::cashable(Seats side, Seat leader, int drawn) const {
  const Cards trumps = lanes_.trumps();
  const Cards hand = hands_[leader];
  Cards cash;
  int most = endless;
  for (const Seat seat : side - leader) {
    const Cards ruffs = hands_[seat] & trumps;
    if (ruffs.size() > drawn) most = std::min(most, (hands_[seat] - trumps).size());
  }
  for (int n = 0; n < Lanes::count; ++n) {
    const Cards lane = Lanes::lane(n) & left_;
    const Cards top = top_of(lane, hand);
    if (!top || (lane & trumps)) continue;
    int longest = 0, limit = endless;
    for (const Seat seat : Seats::all(seats_) - Seats(leader)) {
      const int length = (hands_[seat] & lane).size();
      longest = std::max(longest, length);
      if ((hands_[seat] & trumps).size() <= drawn) continue;
      const bool foe = !side.has(seat);
      if (foe ? law_.ruffs_always() : !law_.must_ruff()) {
        if (foe) limit = 0;
        continue;
      }
      limit = std::min(limit, length);
    }
    const Cards own = lane & hand;
    int run = top.size();
    if (run >= longest) run = own.size();
    run = std::min({run, limit, most - cash.size()});
    Cards rest = own;
    for (; run > 0; --run) {
      cash.add(rest.last());
      rest.remove(rest.last());
    }
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

// A top trump draws trumps unless it is the ace of hearts, led as a heart (VV-03).
Search::Sure Search::sure_of(Seats side, Seat leader) const {
  const bool leads = side.has(leader);
  const Cards trumps = left_ & lanes_.trumps();
  Cards ours;
  for (const Seat seat : side) ours |= hands_[seat];
  const Cards tops = top_of(trumps, ours);
  if (!tops && !leads) return {};
  int held = 0, own = 0;
  if (tops) {
    for (const Seat seat : side) held = std::max(held, (tops & hands_[seat]).size());
  }
  Cards sure = tops;
  int tricks = held;
  if (leads) {
    if (tops) {
      for (const Card top : top_of(trumps, hands_[leader])) own += lanes_.follow(top).has(top);
      for (const Seat seat : Seats::all(seats_) - side) {
        if ((hands_[seat] & trumps).size() > own) own = 0;
      }
    }
    const Cards cash = cashable(side, leader, own);
    sure |= cash;
    tricks = std::max(tricks, cash.size() + (own > 0 ? own : held));
  }
  if (!judge_.goal().card_points || tricks == 0) return {0, tricks, held};
  int points = lanes_.points(sure);
  for (const Seat seat : Seats::all(seats_)) {
    const Cards counted = hands_[seat] & sure;
    const int more = tricks - counted.size();
    if (more > 0) points += least_points(hands_[seat] - counted, more);
  }
  return {points, tricks, held};
}

// Whether a seat can duck to the end once another leads: it has no trumps, and in every suit its
// lowest card is below the lowest of the others, its second lowest below their second lowest, and
// so on. It stays so if the seat plays the highest card that still loses, or throws its highest.
bool Search::can_duck(Seat seat) const {
  const Cards hand = hands_[seat];
  if (hand & lanes_.trumps()) return false;
  for (int n = 0; n < Lanes::count; ++n) {
    Cards own = hand & Lanes::lane(n);
    Cards others = (left_ - hand) & Lanes::lane(n);
    for (; own && others; own = own.without_first(), others = others.without_first()) {
      if (own.first() > others.first()) return false;
    }
  }
  return true;
}

// A side takes the tricks that it is sure of only where it wants them, but top trumps in one hand
// always.
bool Search::contract_certain(const Past& past, Seat leader, int& bound) const {
  const Goal& goal = judge_.goal();
  if (goal.judging != Judging::contract || goal.counts) return false;
  const Seats side = past.maximisers;
  if (side.size() == 1 && !side.has(leader) && judge_.has_enough(past) && can_duck(side.first())) {
    bound = judge_.contract_pays(past, true);
    return true;
  }
  const int left = judge_.all_tricks() - past.tricks;
  const Sure ours = sure_of(side, leader);
  const Sure theirs = sure_of(Seats::all(seats_) - side, leader);
  const bool made = judge_.must_be_made(past, std::min(left, ours.tricks));
  if (!made && judge_.can_be_made(past, ours.forced, left - std::min(left, theirs.tricks))) {
    return false;
  }
  bound = judge_.contract_pays(past, made);
  return true;
}

// Whether the answer is certain by that.
bool Search::certain(const Past& past, Seat leader, const Rest& rest, int& bound) const {
  const Goal& goal = judge_.goal();
  if (!past.mate_settled || late_) return false;
  if (!rest.counting) return contract_certain(past, leader, bound);
  const int tricks = judge_.all_tricks() - past.tricks;
  const int total = goal.card_points ? points_left_ + goal.last_trick : tricks;
  const auto surely = [&](const Sure& sure) {
    if (sure.tricks >= tricks) return total;
    return goal.card_points ? sure.points : sure.tricks;
  };
  const int roem = goal.roem ? lanes_.roem(left_) : 0;
  const int low = surely(sure_of(past.maximisers, leader));
  const int least = goal.opposed ? 2 * low - total - roem : low;
  if (least >= rest.need) return bound = least, true;
  if (rest.marks > 1 && goal.judging == Judging::half) return false;
  const int high = surely(sure_of(Seats::all(seats_) - past.maximisers, leader));
  int most = goal.opposed ? total - 2 * high + roem : total - high;
  if (rest.marks == 1) most += goal.pit;
  return most < rest.need ? (bound = most, true) : false;
}

}  // namespace troef::solver
