// SPDX-License-Identifier: Apache-2.0
#include "bots/search/solved.h"

#include <algorithm>

#include "bots/thumb/aim.h"

namespace troef::search {
namespace {

// With sides that change from contract to contract solving before the very end did no better than
// playing on.
constexpr int very_last_cards = 4;

// With many cards left: of the leads from seven cards with four seats four of five take more than
// the few that are enough near the end.
constexpr std::uint64_t nodes_heard = 250'000;

// Where every hand lies open (PD-41) there is one deal to solve, and nothing else to go by.
constexpr std::uint64_t nodes_of_the_one = 2'000'000;

// Deals that take too long before the solver is no longer asked, if they are most.
constexpr int few_missed = 2;

// Whether the hand of who plays alone lies open before those who play against it (PD-42): what they
// have to guess is where each other's cards are.
bool against_open_hand(const View& view) {
  const auto declarer = view.facts.declarer;
  return declarer && declarer != view.seat && view.facts.exposed.has(*declarer);
}

// With five cards of eight little is hidden, with five of five too much.
int late_in(const View& view, int cards) {
  const int dealt = view.hand().size() + view.facts.tricks;
  return std::min(cards, dealt * 5 / 8);
}

// With so many cards in hand what each is worth is solved.
int solved_from(const View& view, const Tuning& tuning) {
  const bool same_sides = in_pairs(view) || view.seats == 2;
  if (tuning.solve_from == 0 || same_sides) return late_in(view, tuning.solve_from);
  return against_open_hand(view) ? max_tricks : std::min(tuning.solve_from, very_last_cards);
}

// Solved values count for all but this share, which a play-out has: where cards are worth the same
// against those who know all, it tells which of them is worth more against those who do not. Less
// where contracts end in leaps, such as kapot: thumb's mistakes at the end would outweigh the rest.
double share_of_playing(const View& view) { return in_pairs(view) ? 0.1 : 0.03; }

// Where contracts are for tricks: who declares, since thumb keeps no cards against the losers, and
// whoever plays against one that is to take no more tricks than it names.
bool hears_by_contract(const View& view) {
  const auto aim = thumb::aim_bid(view);
  return view.facts.declarer == view.seat || (aim && aim->lose);
}

// With so many cards in hand the solver is heard beside playing on. Where sides of partners play
// the match, with one more than are solved; before that too much is hidden from them.
int heard_from(const View& view, const Tuning& tuning) {
  if (tuning.hear_solver_from == 0) return 0;
  if (in_pairs(view) && view.seats > 2) return solved_from(view, tuning) + 1;
  if (!view.game->contracts().empty() && !hears_by_contract(view)) return 0;
  return tuning.hear_solver_from;
}

double share_heard(const View& view, const Tuning& tuning) {
  return in_pairs(view) ? tuning.share_in_pairs : tuning.share_of_solver;
}

// What the declarer's side gets the others pay together.
double share_of_gain(const View& view) {
  if (!view.facts.declarer) return 1;
  const Seats makers = view.sides[view.sides.of(*view.facts.declarer)];
  const double theirs = makers.size();
  return makers.has(*view.seat) ? 1 : theirs / (view.seats - theirs);
}

}  // namespace

bool in_pairs(const View& view) {
  const bool two_sides = view.game->match_sides(view.rules).count() == 2;
  return two_sides && (view.seats > 2 || !view.order->counts());
}

bool nothing_hidden(const View& view) { return view.facts.exposed == Seats::all(view.seats); }

bool are_solved(const View& view, std::span<const Action> actions, const Tuning& tuning) {
  return near_the_end(view, actions, solved_from(view, tuning));
}

bool is_solver_heard(const View& view, std::span<const Action> actions, const Tuning& tuning) {
  return near_the_end(view, actions, heard_from(view, tuning)) &&
         !are_solved(view, actions, tuning);
}

Solved::Solved(const View& view, std::span<const Action> actions, const Tuning& tuning) {
  if (are_solved(view, actions, tuning)) {
    playing_ = share_of_playing(view);
  } else if (is_solver_heard(view, actions, tuning)) {
    playing_ = 1 - share_heard(view, tuning);
    may_give_up_ = true;
  } else {
    return;
  }
  of_difference_ = share_of_gain(view);
  // An entry that the others have paid is so far above the mean of theirs.
  of_entry_ = of_difference_ * view.seats / (view.seats - 1.0);
  nothing_hidden_ = nothing_hidden(view);
  if (nothing_hidden_) {
    exact_.emplace(nodes_of_the_one, nodes_of_the_one);
  } else {
    exact_.emplace(may_give_up_ ? nodes_heard : Exact::few_nodes);
  }
}

void Solved::look(Imagined& deal, std::span<const Action> actions, Meter& meter) {
  if (!exact_ || (nothing_hidden_ && found_ + missed_ > 0)) return;
  values_ = exact_->values(deal, actions, meter);
  ++(values_.empty() ? missed_ : found_);
  units_ = exact_->difference() ? of_difference_ : of_entry_;
  if (may_give_up_ && missed_ > few_missed && missed_ > found_) exact_.reset();
}

double Solved::worth(std::size_t place, double gained) const {
  if (values_.empty()) return gained;
  const double solved = units_ * values_[place];
  return solved + playing_ * (gained - solved);
}

}  // namespace troef::search
