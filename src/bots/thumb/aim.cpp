// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/aim.h"

namespace troef::thumb {
namespace {

using Kind = Aim::Kind;
using Mate = Aim::Mate;

constexpr Tried table[] = {
    {.contract = "polk-zonder",
     .odds = {0.8, 0.45},
     .odds_of_more = Odds{1.16, 1.04},
     .bid_from = 0.66,
     .tried_from = 0.42},
    {.contract = "solo", .odds = {3.43, 1.36}},
    {.contract = "stoet",
     .odds = {0.6, 0.12},
     .odds_of_more = Odds{0.12, 0.12},
     .bid_from = 0.66,
     .bid_from_of_more = 0.55},
    {.contract = "vierde-boer", .odds = {2.2, 0.28}},
    {.contract = "halve-stoet", .odds = {-0.6, 0.01}, .odds_of_more = Odds{1.13, 0.01}},
    {.contract = "praatje", .odds = {-0.9, 0.94}, .bid_from = 0.5},
    {.contract = "polke", .odds = {1.5, 0.35}, .odds_of_more = Odds{2.52, 1.08}, .bid_from = 0.7},
    {.contract = "piek", .odds = {0.73, 0.78}, .bid_from = 0.72, .tried_from = 0.58},
    {.contract = "solo-zonder", .odds = {2.38, 1.25}},
    {.contract = "omver", .odds = {0, 0.45}, .bid_from = 0.56},
    {.contract = "vogeltje", .odds = {0.59, 0.92}},
    {.contract = "pandoer", .odds = {2.4, 0.5}},
    {.contract = "piek-zonder", .odds = {2.1, 0.85}, .bid_from = 0.5},
};

constexpr Tried untried = {};
// PD-47, where more tricks do no harm.
constexpr Tried one_or_more = {.contract = "piek-zonder", .odds = {-1.1, 0.93}, .bid_from = 0.78};

Kind kind_of(Contract::Goal goal) {
  switch (goal) {
    case Contract::Goal::points:
      return Kind::points;
    case Contract::Goal::first_and_last:
      return Kind::first_and_last;
    case Contract::Goal::tricks:
    case Contract::Goal::tricks_or_more:
      break;
  }
  return Kind::tricks;
}

Mate mate_of(Contract::With with) {
  switch (with) {
    case Contract::With::two_aces:
      return Mate::known;
    case Contract::With::first_trick:
      return Mate::first_trick;
    case Contract::With::fourth_ace:
      return Mate::last_ace;
    case Contract::With::alone:
    case Contract::With::each:
      break;
  }
  return Mate::none;
}

// The table is in the order of PD-40, as the numbers are.
const Tried& tried(std::string_view contract, int number) {
  const auto place = static_cast<std::size_t>(number) - 1;
  if (place < std::size(table) && table[place].contract == contract) return table[place];
  for (const Tried& row : table) {
    if (row.contract == contract) return row;
  }
  return untried;
}

}  // namespace

std::optional<Aim> aim_numbered(const Game& game, int number) {
  const Contract* contract = game.contract(number);
  if (contract == nullptr) return std::nullopt;
  const bool points = contract->goal == Contract::Goal::points;
  return Aim{.contract = contract->id,
             .kind = kind_of(contract->goal),
             .tricks = points ? -1 : contract->tricks,
             .lose = contract->kind == Contract::Kind::lose,
             .trumps = contract->trumps,
             .each = contract->with == Contract::With::each,
             .mate = mate_of(contract->with),
             .opened = contract->opens != Contract::Opens::nobody,
             .buys_jack = points,
             .pays = contract->pays,
             .tried = &tried(contract->id, number)};
}

std::optional<Aim> aim_in_house(const View& view, int number) {
  std::optional<Aim> aim = aim_numbered(*view.game, number);
  if (!aim || !aim->each || !house_says(view, "piek_zonder", "at_least_one")) return aim;
  // Each wants them all, so that the others get none.
  aim->lose = false;
  aim->at_least = true;
  aim->tried = &one_or_more;
  return aim;
}

bool house_says(const View& view, std::string_view option, std::string_view word) {
  const auto found = view.rules.find(option);
  return found && view.rules.text(*found) == word;
}

bool more_will_do(const View& view) { return house_says(view, "counts", "at_least"); }

Aim aim_of(const View& view) {
  if (auto bid = aim_bid(view)) {
    bid->at_least |= !bid->lose && more_will_do(view);
    return *bid;
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
