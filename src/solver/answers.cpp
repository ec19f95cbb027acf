// SPDX-License-Identifier: Apache-2.0
// The value of every move, and a best line.
#include <algorithm>

#include "solver/roots.h"

namespace troef::solver {

// Equal cards are asked about once.
void Roots::add_plays(Search& search, std::vector<Valued>& moves) {
  const Search::Point root = search.root();
  std::optional<Card> before;
  for (const Card card : search.playable(root)) {
    Bounds bounds;
    if (before && search.equal(root, *before, card)) {
      bounds = moves.back().value;
    } else {
      const Search::Point next = search.after(root, card);
      const Search::Point left = search.after_leaving(next);
      const bool leaves =
          next.roem != 0 && search.judge().goal().may_leave && root.past.maximisers.has(next.turn);
      bounds = find([&](const Window& window) {
        const int bound = search.bound(next, window);
        return leaves ? std::max(bound, search.bound(left, window)) : bound;
      });
      bounds = shown(bounds);
      search.take_back(root, card);
    }
    moves.push_back({{Move::Kind::play, search.lanes().natural(card)}, bounds});
    before = card;
  }
}

std::vector<Valued> Roots::moves() {
  std::vector<Valued> moves;
  const Seat seat = problem_.to_move();
  const Judge& judge = main_->judge();
  const Search::Point root = main_->root();
  const bool robs = problem_.robbing && problem_.robbing->seat == seat;
  if (!robs || problem_.robbing->may_be_silent) add_plays(*plain_, moves);
  std::sort(moves.begin(), moves.end(),
            [](const Valued& a, const Valued& b) { return a.move.card < b.move.card; });
  if (robs) {
    for (const Layout& layout : layouts_) {
      if (layout.move.kind != Move::Kind::rob) continue;
      Search& other = *layout.search;
      const auto found = find([&](const Window& w) { return other.bound(other.root(), w); });
      moves.push_back({layout.move, shown(found)});
    }
    main_->set_choice(seat, nullptr, 0);
    const auto found = find([&](const Window& w) { return main_->bound(root, w); });
    main_->set_choice(seat, others_.data(), static_cast<int>(others_.size()));
    moves.push_back({{Move::Kind::turn_down, {}}, shown(found)});
  }
  if (problem_.trick.empty() && judge.may_stop(root.past)) {
    const Past stopped = Judge::stopped(root.past);
    const bool asks = problem_.goal.at_least.has_value();
    const int value = asks ? judge.passes(stopped, window(1)) : judge.value(stopped);
    moves.push_back({{Move::Kind::stop, {}}, {shown(value), shown(value)}});
  }
  const bool calls = problem_.call > 0 && problem_.trick.empty();
  if (calls || may_declare_now()) {
    const auto found = find([&](const Window& w) { return main_->bound(root, w); });
    const auto kind = calls ? Move::Kind::call : Move::Kind::declare;
    moves.push_back({{kind, {}}, shown(found)});
  }
  return moves;
}

Solver::Best Roots::best() {
  const Bounds found = find([&](const Window& window) { return root_bound(window); });
  if (!found.exact()) return {shown(found), {}};
  std::vector<Turned> line = line_worth(static_cast<int>(found.low));
  if (meter_.ended()) line.clear();
  return {shown(found), std::move(line)};
}

std::vector<Turned> Roots::line_worth(int value) {
  const auto above = std::upper_bound(ladder_.begin(), ladder_.end(), value);
  std::optional<Window> next;
  if (above != ladder_.end()) next = window(*above);
  std::optional<Window> reached;
  if (value != ladder_.front()) reached = window(value);
  const bool may_call = problem_.call > 0 && problem_.trick.empty() && problem_.goal.roem;
  const bool ours = problem_.maximisers.has(problem_.to_move());
  const bool calls = may_call && (!ours || !reached || main_->reaches(main_->root(), *reached));
  Line line(problem_, may_call && !calls ? *plain_ : *main_, layouts_, reached, next);
  if (calls) line.say(Move::Kind::call);
  return line.to_the_end(meter_);
}

}  // namespace troef::solver
