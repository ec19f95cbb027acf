// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/aim.h"

namespace troef::thumb {
namespace {

using Kind = Aim::Kind;
using Mate = Aim::Mate;

constexpr Aim table[] = {
    {.contract = "polk-zonder",
     .kind = Kind::tricks,
     .tricks = 7,
     .trumps = false,
     .pays = 15,
     .odds = {0.9, 1.2},
     .odds_of_more = Odds{1.16, 1.04},
     .bid_from = 0.66},
    {.contract = "solo", .kind = Kind::tricks, .tricks = 8, .pays = 15, .odds = {3.43, 1.36}},
    {.contract = "stoet",
     .kind = Kind::tricks,
     .tricks = 7,
     .trumps = false,
     .mate = Mate::last_ace,
     .pays = 15,
     .odds = {0.6, 0.12},
     .odds_of_more = Odds{0.12, 0.12},
     .bid_from = 0.66,
     .bid_from_of_more = 0.55},
    {.contract = "vierde-boer",
     .kind = Kind::points,
     .mate = Mate::first_trick,
     .buys_jack = true,
     .pays = 12,
     .odds = {3.3, 0.58}},
    {.contract = "halve-stoet",
     .kind = Kind::tricks,
     .tricks = 6,
     .trumps = false,
     .mate = Mate::known,
     .pays = 12,
     .odds = {-0.6, 0.01},
     .odds_of_more = Odds{1.13, 0.01}},
    {.contract = "praatje",
     .kind = Kind::tricks,
     .tricks = 0,
     .lose = true,
     .opened = true,
     .pays = 12,
     .odds = {-0.9, 0.94},
     .bid_from = 0.5},
    {.contract = "polke",
     .kind = Kind::tricks,
     .tricks = 7,
     .pays = 12,
     .odds = {1.5, 0.35},
     .odds_of_more = Odds{2.52, 1.08},
     .bid_from = 0.7},
    {.contract = "piek",
     .kind = Kind::tricks,
     .tricks = 1,
     .lose = true,
     .opened = true,
     .pays = 12,
     .odds = {0.73, 0.78},
     .bid_from = 0.72},
    {.contract = "solo-zonder",
     .kind = Kind::tricks,
     .tricks = 8,
     .trumps = false,
     .pays = 10,
     .odds = {2.38, 1.25}},
    {.contract = "omver",
     .kind = Kind::tricks,
     .tricks = 0,
     .lose = true,
     .opened = true,
     .pays = 10,
     .odds = {0, 0.45},
     .bid_from = 0.56},
    {.contract = "vogeltje",
     .kind = Kind::first_and_last,
     .tricks = 2,
     .lose = true,
     .pays = 10,
     .odds = {0.59, 0.92}},
    {.contract = "pandoer",
     .kind = Kind::tricks,
     .tricks = 8,
     .mate = Mate::first_trick,
     .pays = 7,
     .odds = {2.2, 0.5}},
    {.contract = "piek-zonder",
     .kind = Kind::tricks,
     .tricks = 1,
     .lose = true,
     .trumps = false,
     .each = true,
     .pays = 7,
     .odds = {2.1, 0.85},
     .bid_from = 0.5},
};

// PD-47, where more tricks do no harm: each wants them all, so that the others get none.
constexpr Aim one_or_more = {.contract = "piek-zonder",
                             .kind = Kind::tricks,
                             .tricks = 1,
                             .trumps = false,
                             .each = true,
                             .at_least = true,
                             .pays = 7,
                             .odds = {-1.1, 0.93},
                             .bid_from = 0.78};

}  // namespace

std::span<const Aim> all_aims() { return table; }

const Aim* aim_named(std::string_view contract) {
  for (const Aim& aim : table) {
    if (aim.contract == contract) return &aim;
  }
  return nullptr;
}

const Aim* aim_numbered(const Game& game, int number) {
  const Names names = game.contracts();
  const auto place = static_cast<std::size_t>(number) - 1;
  if (place >= names.size()) return nullptr;
  // The table is in the order of PD-40, as the numbers are.
  const bool there = place < std::size(table) && table[place].contract == names[place];
  return there ? &table[place] : aim_named(names[place]);
}

const Aim* aim_in_house(const View& view, int number) {
  const Aim* aim = aim_numbered(*view.game, number);
  const bool each = aim != nullptr && aim->each;
  return each && house_says(view, "piek_zonder", "at_least_one") ? &one_or_more : aim;
}

bool house_says(const View& view, std::string_view option, std::string_view word) {
  const auto found = view.rules.find(option);
  return found && view.rules.text(*found) == word;
}

bool more_will_do(const View& view) { return house_says(view, "counts", "at_least"); }

Aim aim_of(const View& view) {
  if (const Aim* bid = aim_bid(view)) {
    Aim aim = *bid;
    aim.at_least |= !aim.lose && more_will_do(view);
    return aim;
  }
  Aim aim;
  const bool counted = view.order->counts();
  // Nobody plays: the hands are played off without score.
  const bool idle = counted && !view.facts.declarer && view.sides.count() > 2;
  aim.kind = counted && !idle ? Kind::points : Kind::tricks;
  aim.trumps = view.facts.trumps.has_value();
  return aim;
}

}  // namespace troef::thumb
