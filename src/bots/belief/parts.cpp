// SPDX-License-Identifier: Apache-2.0
#include "bots/belief/parts.h"

#include <algorithm>

#include "bots/belief/roem.h"

namespace troef {

using belief::Place;
using belief::Spread;
using belief::Transfer;

Belief::Parts::Parts(const View& view, const belief::Leaning* leaning)
    : view_(view),
      clues_(clues_of(view)),
      story_(view),
      plays_(view, clues_, story_),
      cases_(story_, clues_, plays_),
      plain_(clues_.holdings.empty() && clues_.parted.empty() && clues_.sums.empty()) {
  BySeat<Cards> forbidden;
  for (const Seat seat : Seats::all(view.seats)) {
    forbidden[seat] = plays_.forbidden(seat, story_.unseen());
  }
  for (const belief::Case& one : cases_.all()) add(one, forbidden, leaning);
}

// Of the place of one card: whether it may lie there, and in a hand may have
// been held.
bool Belief::Parts::allowed(const belief::Case& one, const BySeat<Cards>& forbidden) const {
  if (!one.card || !one.place.is_hand()) return true;
  const Seat seat(one.place.index());
  const bool unsaid = clues_.bound->never && plays_.may_be_bound(seat);
  return !unsaid && !forbidden[seat].has(*one.card);
}

void Belief::Parts::add(const belief::Case& one, const BySeat<Cards>& forbidden,
                        const belief::Leaning* leaning) {
  if (!allowed(one, forbidden)) return;
  Branch branch{belief::reach(story_, one.restrictions), {}, {{}, {}}};
  branch.may = branch.reached.back();
  if (one.card) branch.may.keep(one.place, *one.card);
  const Cards unseen = story_.unseen();
  std::array<belief::Allotment::Heap, Place::count> heaps;
  for (int i = 0; i < Place::count; ++i) {
    const Place place = Place::at(i);
    Cards& may = branch.may[place];
    const Cards sure = story_.sure()[place];
    if (!may.has_all(sure)) return;
    const int room = story_.count(story_.transfers().size(), place) - sure.size();
    if (place.is_hand() && room > 0) {
      const Seat seat(i);
      const bool here = one.card && one.place == place;
      may -= here ? plays_.forbidden(seat, unseen - *one.card, *one.card) : forbidden[seat];
    }
    heaps[static_cast<std::size_t>(i)] = {place, may & unseen, room};
  }
  branch.allotment = belief::Allotment(heaps, unseen, leaning);
  if (branch.allotment.ways() == 0) return;
  branch.pasts = belief::most_pasts(story_, branch.reached);
  up_to_.push_back((up_to_.empty() ? 0 : up_to_.back()) + branch.allotment.ways() * branch.pasts);
  branches_.push_back(std::move(branch));
}

const Branch& Belief::Parts::any_branch(Quick& random) const {
  if (branches_.size() == 1) return branches_.front();
  const double place = belief::unit(random) * up_to_.back();
  const auto at = std::upper_bound(up_to_.begin(), up_to_.end() - 1, place);
  return branches_[static_cast<std::size_t>(at - up_to_.begin())];
}

void Belief::Parts::lay_out(const Spread& now, Layout& out) const {
  for (const Seat seat : Seats::all(view_.seats)) {
    out.hands[seat] = now[Place::hand(seat)] - story_.played_by(seat);
    out.laid[seat] = now[Place::laid(seat)];
  }
  out.widow = now[Place::widow()];
  out.dead = now[Place::dead()];
  out.stock = now[Place::stock()];
  out.weight = 1;
}

bool Belief::Parts::meets(const Held& clue, const Spread& held) const {
  const Cards up = clue.with_turn_up ? held[Place::turn_up()] : Cards();
  const int count = ((held[Place::hand(clue.seat)] | up) & clue.cards).size();
  return count >= clue.least && count <= clue.most;
}

bool Belief::Parts::meets(const Parted& clue, const Spread& held) const {
  for (const Seat seat : Seats::all(view_.seats) - clue.but) {
    if ((held[Place::hand(seat)] & clue.cards).size() == clue.count) return false;
  }
  return true;
}

// 0, or how often a layout is to be kept that other cases have too.
double Belief::Parts::meets(const RoemSum& clue, const Spread& held) const {
  const Cards up = clue.with_turn_up ? held[Place::turn_up()] : Cards();
  const int ways = belief::ways_to_say(clue, held[Place::hand(clue.seat)] | up);
  if (ways == 0) return 0;
  return cases_.overlapping() == &clue ? 1.0 / ways : 1.0;
}

// By the clues before a transfer.
double Belief::Parts::fits(std::size_t before, const Spread& held) const {
  const auto here = [&](const auto& clue) { return story_.before(clue.event) == before; };
  for (const Held& clue : clues_.holdings) {
    if (here(clue) && !meets(clue, held)) return 0;
  }
  for (const Parted& clue : clues_.parted) {
    if (here(clue) && !meets(clue, held)) return 0;
  }
  double kept = 1;
  for (const RoemSum& clue : clues_.sums) {
    if (here(clue)) kept *= meets(clue, held);
  }
  return kept;
}

// The story backwards, to what was dealt. How many pasts there were to choose
// from, less what is to be kept of them; 0 where it ends nowhere, or against a
// clue.
template <class Choose>
double Belief::Parts::unwind(const Branch& branch, Spread held, Layout& out,
                             const Choose& choose) const {
  double pasts = 1;
  const auto& transfers = story_.transfers();
  std::array<Cards, belief::most_transfers> moved;
  for (std::size_t i = transfers.size();; --i) {
    if (!plain_) pasts *= fits(i, held);
    if (pasts == 0) return 0;
    if (i == 0) break;
    const auto choice = [&](Cards free, int count) { return choose(i - 1, free, count); };
    const Spread& before = branch.reached[i - 1];
    if (!belief::take_back(transfers[i - 1], before, held, pasts, moved[i - 1], choice)) return 0;
  }
  for (const Seat seat : Seats::all(view_.seats)) out.dealt.hands[seat] = held[Place::hand(seat)];
  out.dealt.widow = held[Place::widow()];
  out.dealt.dead = held[Place::dead()];
  out.dealt.stock = held[Place::stock()];
  out.dealt.turn_up = held[Place::turn_up()];
  out.moved.clear();
  for (std::size_t i = 0; i < transfers.size(); ++i) {
    if (transfers[i].noted) out.moved.push_back(moved[i]);
  }
  return pasts;
}

// Places are drawn evenly, and then one of their pasts; what has few of those
// is kept less often.
bool Belief::Parts::draw(Quick& random, Layout& out) const {
  if (branches_.empty()) return false;
  const Branch& branch = any_branch(random);
  Spread now = story_.sure();
  branch.allotment.draw(random, now);
  lay_out(now, out);
  const double pasts = unwind(branch, now, out, [&](std::size_t, Cards free, int count) {
    return belief::any_cards(free, count, random);
  });
  if (pasts == 0) return false;
  const double kept = pasts / branch.pasts;
  if (story_.tangled()) {
    out.weight = kept;
  } else if (kept < 1 && belief::unit(random) >= kept) {
    return false;
  }
  return !clues_.more || possible(view_, out);
}

bool Belief::Parts::admits(const Layout& layout) const {
  Spread now;
  for (const Seat seat : Seats::all(view_.seats)) {
    now[Place::hand(seat)] = layout.hands[seat] | story_.played_by(seat);
    now[Place::laid(seat)] = layout.laid[seat];
  }
  now[Place::widow()] = layout.widow;
  now[Place::dead()] = layout.dead;
  now[Place::stock()] = layout.stock;
  now[Place::turn_up()] = story_.sure()[Place::turn_up()];
  const std::vector<Cards> told = belief::told(story_, layout);
  const auto tells = [&](std::size_t i, Cards free, int) { return told[i] & free; };
  return std::any_of(branches_.begin(), branches_.end(), [&](const Branch& branch) {
    for (int i = 0; i < Place::count; ++i) {
      if (!branch.may[Place::at(i)].has_all(now[Place::at(i)])) return false;
    }
    Layout copy;
    return unwind(branch, now, copy, tells) > 0 && copy.moved == layout.moved &&
           copy.dealt == layout.dealt;
  });
}

Cards Belief::Parts::may_hold(Seat seat) const {
  const Place hand = Place::hand(seat);
  const Cards sure = story_.sure()[hand];
  Cards may = sure;
  if (story_.count(story_.transfers().size(), hand) > sure.size()) {
    for (const Branch& branch : branches_) may |= branch.may[hand] & story_.unseen();
  }
  return may - story_.played_by(seat);
}

double Belief::Parts::count() const { return up_to_.empty() ? 0 : up_to_.back(); }

}  // namespace troef
