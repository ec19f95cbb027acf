// SPDX-License-Identifier: Apache-2.0
#include "bots/belief/allotment.h"

#include <algorithm>
#include <bit>

#include "bots/belief/chance.h"

namespace troef::belief {
namespace {

double factorial(int n) {
  double product = 1;
  for (int i = 2; i <= n; ++i) product *= i;
  return product;
}

}  // namespace

Allotment::Allotment(std::span<const Heap> heaps, Cards cards, const Leaning* leaning) {
  int room = 0;
  for (const Heap& heap : heaps) {
    room += heap.room;
    if (heap.room > 0) heaps_.push_back(heap);
  }
  if (room != cards.size() || !settle(cards)) return;
  std::sort(heaps_.begin(), heaps_.end(),
            [](const Heap& a, const Heap& b) { return a.room < b.room; });
  if (leaning != nullptr) weigh_settled(*leaning);
  divide(cards, leaning);
  lay_table();
}

void Allotment::weigh_settled(const Leaning& leaning) {
  for (const Card card : settled_[leaning.place]) settled_weight_ *= leaning(card);
  for (std::size_t i = 0; i < heaps_.size(); ++i) {
    if (heaps_[i].place == leaning.place) leant_to_ = i;
  }
}

Allotment::Class Allotment::class_of(Card card, const Leaning* leaning) const {
  Class of{0, 1};
  for (std::size_t i = 0; i < heaps_.size(); ++i) {
    if (!heaps_[i].may.has(card)) continue;
    of.heaps |= 1U << i;
    if (i == leant_to_) of.weight = (*leaning)(card);
  }
  return of;
}

// Lays every card that has but one place, and fills every heap that has but as
// many cards as room, until there is none. False where a card has no place, or
// a heap too few cards.
bool Allotment::settle(Cards& cards) {
  for (bool changed = true; changed;) {
    changed = false;
    for (Heap& heap : heaps_) {
      Cards others;
      for (const Heap& other : heaps_) {
        if (&other != &heap) others |= other.may;
      }
      heap.may &= cards;
      Cards forced = heap.may - others;
      if (heap.may.size() < heap.room || forced.size() > heap.room) return false;
      if (heap.may.size() == heap.room) forced = heap.may;
      if (forced.empty()) continue;
      changed = true;
      settled_[heap.place] |= forced;
      heap.room -= forced.size();
      cards -= forced;
      for (Heap& other : heaps_) other.may -= forced;
      if (heap.room == 0) heap.may = {};
    }
    std::erase_if(heaps_, [](const Heap& heap) { return heap.room == 0; });
  }
  Cards placed;
  for (const Heap& heap : heaps_) placed |= heap.may;
  return placed == cards;
}

void Allotment::divide(Cards cards, const Leaning* leaning) {
  std::vector<std::pair<Class, Cards>> classes;
  for (const Card card : cards) {
    const Class of = class_of(card, leaning);
    const auto same = std::find_if(classes.begin(), classes.end(),
                                   [&of](const auto& other) { return other.first == of; });
    if (same == classes.end()) {
      classes.emplace_back(of, card);
    } else {
      same->second.add(card);
    }
  }
  const auto largest = std::max_element(
      classes.begin(), classes.end(),
      [](const auto& a, const auto& b) { return a.second.size() < b.second.size(); });
  for (auto each = classes.begin(); each != classes.end(); ++each) {
    if (each == largest) {
      of_rest_ = each->first;
      rest_ = each->second;
    } else {
      for (const Card card : each->second) steps_.push_back({card, each->first});
    }
  }
}

// Of the states after the last step: in how many ways the rest fills up the
// heaps.
double Allotment::fill_up(int step, std::size_t state) const {
  double ways = factorial(rest_.size());
  int left = step;
  for (std::size_t i = 0; i < heaps_.size(); ++i) {
    const bool axis = i + 1 < heaps_.size();
    const int used = axis ? taken(i, state) : left;
    const int room = heaps_[i].room - used;
    left -= used;
    const bool open = (of_rest_.heaps >> i & 1U) != 0;
    if (room < 0 || used < 0 || (room > 0 && !open)) return 0;
    ways /= factorial(room);
    for (int n = 0; n < room; ++n) ways *= weight(i, of_rest_);
  }
  return ways;
}

double Allotment::sum(std::size_t step, std::size_t state) const {
  double ways = 0;
  for (unsigned heaps = steps_[step].of.heaps; heaps != 0; heaps &= heaps - 1) {
    const auto heap = static_cast<std::size_t>(std::countr_zero(heaps));
    const bool axis = heap + 1 < heaps_.size();
    if (axis && taken(heap, state) + 1 >= static_cast<int>(width_[heap])) continue;
    ways += weight(heap, steps_[step].of) *
            table_[(step + 1) * states_ + state + (axis ? stride_[heap] : 0)];
  }
  return ways;
}

void Allotment::lay_table() {
  if (heaps_.empty()) {
    ways_ = settled_weight_;
    return;
  }
  for (std::size_t i = 0; i + 1 < heaps_.size(); ++i) {
    const auto able = std::count_if(steps_.begin(), steps_.end(), [i](const Step& step) {
      return (step.of.heaps >> i & 1U) != 0;
    });
    stride_[i] = states_;
    width_[i] = static_cast<std::size_t>(std::min<std::ptrdiff_t>(able, heaps_[i].room)) + 1;
    states_ *= width_[i];
  }
  const std::size_t last = steps_.size();
  table_.resize((last + 1) * states_);
  for (std::size_t state = 0; state < states_; ++state) {
    table_[last * states_ + state] = fill_up(static_cast<int>(last), state);
  }
  for (std::size_t step = last; step-- > 0;) {
    for (std::size_t state = 0; state < states_; ++state) {
      table_[step * states_ + state] = sum(step, state);
    }
  }
  ways_ = settled_weight_ * table_[0];
}

void Allotment::draw(Quick& random, Spread& out) const {
  for (int i = 0; i < Place::count; ++i) out[Place::at(i)] |= settled_[Place::at(i)];
  if (heaps_.empty()) return;
  std::array<int, Place::count> room;
  for (std::size_t i = 0; i < heaps_.size(); ++i) room[i] = heaps_[i].room;
  draw_steps(random, out, room);
  draw_rest(random, out, room);
}

void Allotment::draw_steps(Quick& random, Spread& out, std::array<int, Place::count>& room) const {
  std::size_t state = 0;
  const double* row = table_.data();
  for (const Step& step : steps_) {
    double left = unit(random) * row[state];
    row += states_;
    std::size_t chosen = 0;
    for (unsigned heaps = step.of.heaps; heaps != 0; heaps &= heaps - 1) {
      const auto heap = static_cast<std::size_t>(std::countr_zero(heaps));
      if (room[heap] == 0) continue;
      const double ways = weight(heap, step.of) * row[state + stride_[heap]];
      if (ways == 0) continue;
      chosen = heap;
      if (left < ways) break;
      left -= ways;
    }
    out[heaps_[chosen].place].add(step.card);
    --room[chosen];
    state += stride_[chosen];
  }
}

// A card for a place of each heap but the last, which gets what is left.
void Allotment::draw_rest(Quick& random, Spread& out, std::array<int, Place::count>& room) const {
  std::array<Card, 64> cards;
  int count = 0;
  for (const Card card : rest_) cards[static_cast<std::size_t>(count++)] = card;
  Cards left = rest_;
  for (std::size_t heap = 0; heap + 1 < heaps_.size(); ++heap) {
    Cards taken;
    for (int i = room[heap]; i > 0; --i) {
      const auto place = static_cast<std::size_t>(random.roughly_below(count));
      taken.add(cards[place]);
      cards[place] = cards[static_cast<std::size_t>(--count)];
    }
    out[heaps_[heap].place] |= taken;
    left -= taken;
  }
  out[heaps_.back().place] |= left;
}

}  // namespace troef::belief
