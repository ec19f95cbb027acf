// SPDX-License-Identifier: Apache-2.0
#include "bots/belief/cases.h"

#include <algorithm>

#include "bots/belief/roem.h"

namespace troef::belief {
namespace {

// What would make more is left to the trying of layouts.
constexpr std::size_t most_cases = 4096;

// Every part of these cards with so many.
void each_part(Cards chosen, Cards left, int least, int most, std::vector<Cards>& out) {
  if (chosen.size() >= least && chosen.size() <= most) out.push_back(chosen);
  for (; left && chosen.size() < most; left = left.without_first()) {
    each_part(chosen | Cards(left.first()), left.without_first(), least, most, out);
  }
}

// Each choice by what became of its cards: which of them the seat gave away
// unseen the next time that it gave any.
std::vector<Choice> followed(const Story& story, const std::vector<Choice>& choices) {
  std::vector<Choice> out;
  for (const Choice& choice : choices) {
    const Restriction& held = choice.front();
    const auto& transfers = story.transfers();
    const auto gift = std::find_if(
        transfers.begin() + static_cast<std::ptrdiff_t>(held.before), transfers.end(),
        [&](const Transfer& transfer) { return transfer.from == Place::hand(held.seat); });
    if (gift == transfers.end() || !gift->hidden()) {
      out.push_back(choice);
      continue;
    }
    const auto after = static_cast<std::size_t>(gift - transfers.begin()) + 1;
    std::vector<Cards> gone;
    each_part({}, held.held, 0, gift->count, gone);
    for (const Cards cards : gone) {
      out.push_back(choice);
      out.back().push_back({after, held.seat, held.held - cards, cards});
    }
  }
  return out;
}

}  // namespace

Cases::Cases(const Story& story, const Clues& clues) {
  if (clues.bound && story.unseen().has(clues.bound->card)) {
    split_by_place(story, clues.bound->card);
  }
  for (const Held& held : clues.holdings) split_by_holding(story, held);
  // The dearest first: the others are soon met by trying.
  std::vector<const RoemSum*> sums;
  for (const RoemSum& sum : clues.sums) sums.push_back(&sum);
  std::sort(sums.begin(), sums.end(), [](const RoemSum* a, const RoemSum* b) {
    return std::pair(b->sums.back(), a->seat) < std::pair(a->sums.back(), b->seat);
  });
  for (const RoemSum* sum : sums) split_by_roem(story, *sum);
}

void Cases::split_by_place(const Story& story, Card card) {
  all_.clear();
  const std::size_t now = story.transfers().size();
  for (int i = 0; i < Place::count; ++i) {
    const Place place = Place::at(i);
    if (story.count(now, place) == 0) continue;
    Case one;
    one.card = card;
    one.place = place;
    all_.push_back(one);
  }
}

void Cases::split_by_holding(const Story& story, const Held& held) {
  const Cards up = held.with_turn_up ? story.turned_up(held.event) : Cards();
  if (held.with_turn_up && up.empty()) return;
  const Cards cards = held.cards - up;
  const int counted = (held.cards & up).size();
  std::vector<Cards> parts;
  each_part({}, cards, held.least - counted, held.most - counted, parts);
  std::vector<Choice> choices;
  for (const Cards chosen : parts) {
    choices.push_back({{story.before(held.event), held.seat, chosen, cards - chosen}});
  }
  multiply(choices);
}

void Cases::split_by_roem(const Story& story, const RoemSum& sum) {
  if (sum.sums.back() == 0) return;
  const Cards up = sum.with_turn_up ? story.turned_up(sum.event) : Cards();
  const std::size_t before = story.before(sum.event);
  const int most = story.count(before, Place::hand(sum.seat)) + up.size();
  const Cards among = reach(story, {})[before][Place::hand(sum.seat)] | up;
  std::vector<Choice> choices;
  for (const Melds& melds : melds_worth(sum, among, most)) {
    if (melds.beside() & up) continue;
    choices.push_back({{before, sum.seat, melds.cards() - up, melds.beside()}});
  }
  if (!multiply(followed(story, choices)) && !multiply(choices)) return;
  if (sum.part) overlapping_ = &sum;
}

bool Cases::multiply(const std::vector<Choice>& choices) {
  if (all_.size() * choices.size() > most_cases) return false;
  std::vector<Case> product;
  for (const Case& one : all_) {
    for (const Choice& choice : choices) {
      product.push_back(one);
      auto& restrictions = product.back().restrictions;
      restrictions.insert(restrictions.end(), choice.begin(), choice.end());
    }
  }
  all_ = std::move(product);
  return true;
}

}  // namespace troef::belief
