// SPDX-License-Identifier: Apache-2.0
#include "solver/line.h"

namespace troef::solver {

Line::Line(const Problem& problem, Search& search, std::span<const Layout> layouts,
           const std::optional<Window>& reached, const std::optional<Window>& next)
    : problem_(problem),
      search_(&search),
      layouts_(layouts),
      point_(search.root()),
      reached_(reached),
      next_(next),
      undeclared_(problem.goal.declares ? problem.declare : 0) {}

std::vector<Turned> Line::to_the_end(const Meter& meter) {
  while (!point_.done && !meter.ended()) {
    if (stops()) break;
    declare();
    if (!layouts_.empty() && problem_.robbing->seat == point_.turn) choose_layout();
    if (!play(meter)) break;
  }
  return turns_;
}

// The side that maximises holds what there is to reach; the other keeps it from more.
bool Line::keeps(Search& search, const Search::Point& point, bool maximising) const {
  if (maximising) return !reached_ || search.reaches(point, *reached_);
  return !next_ || !search.reaches(point, *next_);
}

bool Line::stops() {
  const Judge& judge = search_->judge();
  if (point_.laid.count > 0 || !judge.may_stop(point_.past)) return false;
  const Past stopped = Judge::stopped(point_.past);
  const bool good = maximises() ? !reached_ || judge.passes(stopped, *reached_)
                                : !next_ || !judge.passes(stopped, *next_);
  if (good) say(Move::Kind::stop);
  return good;
}

// HG-22: at an own turn before the third trick is led.
void Line::declare() {
  const int tricks = point_.past.tricks;
  const bool in_time = tricks < 2 || (tricks == 2 && point_.laid.count == 0);
  if (undeclared_ == 0 || point_.turn != problem_.declarer || !in_time) return;
  say(Move::Kind::declare);
  undeclared_ = 0;
}

// Without one that keeps the value, the turn-up is turned down.
void Line::choose_layout() {
  const std::span<const Layout> layouts = layouts_;
  layouts_ = {};
  for (const Layout& layout : layouts) {
    Search& other = *layout.search;
    Search::Point point = other.root();
    for (int i = point.laid.count; i < point_.laid.count; ++i) {
      point =
          other.after(point, other.same(*search_, point_.laid.played[static_cast<std::size_t>(i)]));
    }
    if (!keeps(other, point, maximises())) continue;
    search_ = &other;
    point_ = point;
    if (layout.move.kind == Move::Kind::rob) say(Move::Kind::rob, layout.move.card);
    return;
  }
  search_->set_choice(point_.turn, nullptr, 0);
  say(Move::Kind::turn_down);
}

// Of a trick that the side wins which maximises, the roem is called or left.
bool Line::settle(Search::Point& next, bool maximising, bool& called) const {
  called = next.roem != 0 && search_->judge().goal().may_leave;
  if (!called || !point_.past.maximisers.has(next.turn)) return keeps(*search_, next, maximising);
  const Search::Point left = search_->after_leaving(next);
  const bool kept = maximising || (keeps(*search_, next, false) && keeps(*search_, left, false));
  if (!kept) return false;
  called = keeps(*search_, next, true);
  if (called) return true;
  next = left;
  return keeps(*search_, next, true);
}

bool Line::play(const Meter& meter) {
  for (const Card card : search_->playable(point_)) {
    Search::Point next = search_->after(point_, card);
    bool called = false;
    const bool good = settle(next, maximises(), called);
    if (meter.ended()) return false;
    if (!good) {
      search_->take_back(point_, card);
      continue;
    }
    say(Move::Kind::play, search_->lanes().natural(card));
    point_ = next;
    if (called) say(Move::Kind::call);
    return true;
  }
  return false;
}

}  // namespace troef::solver
