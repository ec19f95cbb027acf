// SPDX-License-Identifier: Apache-2.0
#include "bots/belief/cases.h"

#include <algorithm>

#include "bots/belief/roem.h"

namespace troef::belief {
namespace {

// What would make more, or takes more to be put together, is left to the trying of layouts.
constexpr std::size_t most_cases = 4096;
constexpr std::size_t most_products = 65'536;

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

bool contradict(const Restriction& a, const Restriction& b) {
  if (a.before != b.before) return false;
  if (a.seat != b.seat) return !(a.held & b.held).empty();
  return !(a.held & b.lacked).empty() || !(b.held & a.lacked).empty();
}

bool contradict(const Choice& a, const Choice& b) {
  return std::any_of(a.begin(), a.end(), [&b](const Restriction& one) {
    return std::any_of(b.begin(), b.end(),
                       [&one](const Restriction& other) { return contradict(one, other); });
  });
}

}  // namespace

Cases::Cases(const Story& story, const Clues& clues, const Plays& plays) : story_(story) {
  if (clues.bound && story.unseen().has(clues.bound->card)) {
    split_by_place(clues.bound->card);
  } else {
    for (int i = 0; i < max_seats; ++i) {
      forbidden_[Seat(i)] = plays.forbidden(Seat(i), story.unseen());
    }
  }
  for (const Held& held : clues.holdings) split_by_holding(held);
  // The dearest first: the others are soon met by trying.
  std::vector<const RoemSum*> sums;
  for (const RoemSum& sum : clues.sums) sums.push_back(&sum);
  std::sort(sums.begin(), sums.end(), [](const RoemSum* a, const RoemSum* b) {
    return std::pair(b->sums.back(), a->seat) < std::pair(a->sums.back(), b->seat);
  });
  for (const RoemSum* sum : sums) split_by_roem(*sum);
}

void Cases::split_by_place(Card card) {
  all_.clear();
  const std::size_t now = story_.transfers().size();
  for (int i = 0; i < Place::count; ++i) {
    const Place place = Place::at(i);
    if (story_.count(now, place) == 0) continue;
    Case one;
    one.card = card;
    one.place = place;
    all_.push_back(one);
  }
}

void Cases::split_by_holding(const Held& held) {
  const Cards up = held.with_turn_up ? story_.turned_up(held.event) : Cards();
  if (held.with_turn_up && up.empty()) return;
  const Cards cards = held.cards - up;
  const int counted = (held.cards & up).size();
  std::vector<Cards> parts;
  each_part({}, cards, held.least - counted, held.most - counted, parts);
  std::vector<Choice> choices;
  for (const Cards chosen : parts) {
    choices.push_back({{story_.before(held.event), held.seat, chosen, cards - chosen}});
  }
  split(choices);
}

void Cases::split_by_roem(const RoemSum& sum) {
  if (sum.sums.back() == 0) return;
  const Cards up = sum.with_turn_up ? story_.turned_up(sum.event) : Cards();
  const std::size_t before = story_.before(sum.event);
  const int most = story_.count(before, Place::hand(sum.seat)) + up.size();
  const Cards among = reach(story_, {})[before][Place::hand(sum.seat)] | up;
  std::vector<Choice> choices;
  for (const Melds& melds : melds_worth(sum, among, most)) {
    if (melds.beside() & up) continue;
    choices.push_back({{before, sum.seat, melds.cards() - up, melds.beside()}});
  }
  if (split(choices) && sum.part) overlapping_ = &sum;
}

bool Cases::split(const std::vector<Choice>& choices) {
  return multiply(followed(story_, choices)) || multiply(choices);
}

bool Cases::multiply(std::vector<Choice> choices) {
  std::erase_if(choices, [this](const Choice& choice) { return !can_be(choice); });
  if (all_.size() * choices.size() > most_products) return false;
  std::vector<Case> product;
  for (const Case& one : all_) {
    for (const Choice& choice : choices) {
      if (contradict(one.restrictions, choice)) continue;
      Case both = one;
      both.restrictions.insert(both.restrictions.end(), choice.begin(), choice.end());
      if (!can_be(both.restrictions)) continue;
      if (product.size() == most_cases) return false;
      product.push_back(std::move(both));
    }
  }
  all_ = std::move(product);
  return true;
}

// As far as each card tells by itself: what is sure is not excluded, every card has a place, and
// every place cards enough.
bool Cases::can_be(const std::vector<Restriction>& restrictions) const {
  const Spread may = reach(story_, restrictions).back();
  Cards placed;
  for (int i = 0; i < Place::count; ++i) {
    const Place place = Place::at(i);
    const Cards sure = story_.sure()[place];
    if (!may[place].has_all(sure)) return false;
    const int room = story_.count(story_.transfers().size(), place) - sure.size();
    if (room == 0) continue;
    Cards here = may[place] & story_.unseen();
    if (place.is_hand()) here -= forbidden_[Seat(i)];
    if (here.size() < room) return false;
    placed |= here;
  }
  return placed == story_.unseen();
}

}  // namespace troef::belief
