// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/contracts.h"

#include <algorithm>
#include <cmath>

#include "bots/thumb/bounds.h"
#include "bots/thumb/curves.h"
#include "bots/thumb/exactly.h"
#include "bots/thumb/passing.h"

namespace troef::thumb {
namespace {

// By so much a bid that is to lose less than passing has to be better.
constexpr double clearly_less = 3;
constexpr double least_reckoned = 0.002;  // or as near to 1
constexpr double never = 2;               // no contract is made so often

const Odds& odds_of(const Aim& aim, bool more_will_do) {
  return more_will_do && aim.tried->odds_of_more ? *aim.tried->odds_of_more : aim.tried->odds;
}

// A chance that is just too little for a bid.
double too_little(const Aim& aim, double bid_from, bool more_will_do) {
  const double made_less = bid_from - 1e-6;
  const auto& [base, slope] = odds_of(aim, more_will_do);
  const double odds = std::exp((std::log(made_less / (1 - made_less)) - base) / slope);
  const double chance = odds / (1 + odds);
  return chance > least_reckoned ? chance : -1;
}

int payers(const Aim& aim) { return aim.mate == Aim::Mate::none ? 3 : 1; }

// How often it must be made where passing brings this.
double bid_from(const Aim& aim, double passing, bool more_will_do, bool trying) {
  const Tried& tried = *aim.tried;
  const bool other = more_will_do && tried.bid_from_of_more;
  double usual = other ? *tried.bid_from_of_more : tried.bid_from;
  if (trying) usual = tried.tried_from.value_or(usual);
  if (aim.each || passing >= 0) return usual;
  const double chance = 0.5 + (passing + clearly_less) / (2 * aim.pays * payers(aim));
  return std::clamp(chance, least_reckoned, usual);
}

// Where more tricks do no harm: whether one that may be bid, too, asks for no more of the same and
// pays as much.
bool outdone(const Aim& aim, const View& view) {
  if (aim.kind != Aim::Kind::tricks || aim.lose) return false;
  return std::any_of(view.legal.begin(), view.legal.end(), [&](const Action& action) {
    if (action.verb != Verb::contract) return false;
    const auto other = aim_in_house(view, action.number);
    return other && other->kind == aim.kind && !other->lose && !other->each &&
           other->trumps == aim.trumps && other->mate == aim.mate && other->tricks < aim.tricks &&
           other->pays >= aim.pays;
  });
}

// Of the contracts that view.legal offers, with a chance that is too little for each.
std::vector<Prospect> no_bids(const View& view, bool trying) {
  const double passing = gain_by_passing(view);
  const bool more = more_will_do(view);
  const auto held = aim_bid(view);
  std::vector<Prospect> prospects(view.legal.size());
  for (std::size_t i = 0; i < prospects.size(); ++i) {
    if (view.legal[i].verb != Verb::contract) continue;
    const auto aim = aim_in_house(view, view.legal[i].number);
    if (!aim) continue;
    // What costs more to lose is no way out of a bid that each plays for self; but a hand that is
    // to win nothing is out of one by which each wants tricks.
    const bool dearer = held && held->each && aim->pays > held->pays;
    const bool other_way = held && !held->lose && aim->lose;
    const double from = bid_from(*aim, dearer && !other_way ? 0 : passing, more, trying);
    prospects[i] = {aim, {too_little(*aim, from, more), {}, {}}, from};
    if (more && outdone(*aim, view)) prospects[i] = {aim, {-1, {}, {}}, never};
  }
  return prospects;
}

}  // namespace

Reckoner::Reckoner(const View& view, Cards cards)
    : game_(*view.game),
      holdings_(Holdings::against(view.seats - 1)),
      more_will_do_(more_will_do(view)),
      pack_(view.game->pack(view.rules)) {
  const Order& plain = view.game->order(view.rules, std::nullopt);
  for (const Suit suit : all_suits) {
    const Order& trump = view.game->order(view.rules, suit);
    const Cards lane = Cards::of(suit) & pack_;
    size_[suit] = lane.size();
    for (const Card card : cards& lane) {
      const auto place = [&](const Order& order) {
        return static_cast<std::uint16_t>(1U << (order.above(card) & lane).size());
      };
      const auto i = static_cast<std::size_t>(card.index());
      place_[0][i] = place(plain);
      place_[1][i] = place(trump);
    }
  }
}

Reckoner::Lanes Reckoner::lanes_of(Cards hand) const {
  Lanes lanes{.hand = hand, .plain = {}, .trump = {}};
  for (const Card card : hand) {
    const auto i = static_cast<std::size_t>(card.index());
    lanes.plain_places[card.suit()] |= place_[0][i];
    lanes.trump_places[card.suit()] |= place_[1][i];
  }
  for (const Suit suit : all_suits) {
    lanes.plain[suit] = &holdings_.of(size_[suit], lanes.plain_places[suit]);
    lanes.trump[suit] = &holdings_.of(size_[suit], lanes.trump_places[suit]);
  }
  return lanes;
}

Reckoner::Lanes Reckoner::without(Lanes lanes, Card away) const {
  const auto i = static_cast<std::size_t>(away.index());
  const Suit suit = away.suit();
  lanes.hand -= away;
  lanes.plain_places[suit] ^= place_[0][i];
  lanes.trump_places[suit] ^= place_[1][i];
  lanes.plain[suit] = &holdings_.of(size_[suit], lanes.plain_places[suit]);
  lanes.trump[suit] = &holdings_.of(size_[suit], lanes.trump_places[suit]);
  return lanes;
}

Suits Reckoner::with_trumps(const Lanes& lanes, std::optional<Suit> trumps) const {
  Suits suits{.hand = lanes.hand,
              .trumps = trumps,
              .held = lanes.plain,
              .places = lanes.plain_places,
              .all = &holdings_,
              .size = size_};
  if (trumps) {
    suits.held[*trumps] = lanes.trump[*trumps];
    suits.places[*trumps] = lanes.trump_places[*trumps];
    suits.own_trumps = suits.held[*trumps]->count;
    suits.draws = suits.held[*trumps]->draws;
  }
  for (const Holding* suit : suits.held) suits.winners += suit->sum;
  return suits;
}

double Reckoner::chance(const Aim& aim, Cards hand, std::optional<Suit> trumps) const {
  return chance_with(with_trumps(lanes_of(hand), trumps), aim, more_will_do_, 0);
}

double Reckoner::winners(Cards hand) const { return with_trumps(lanes_of(hand), {}).winners; }

Plan Reckoner::plan(const Aim& aim, Cards cards, int lay) const {
  Plan best{-1, {}, {}};
  const auto consider = [&](Cards away) {
    const Lanes lanes = lanes_of(cards - away);
    const auto with = [&](std::optional<Suit> trumps) {
      const double now = chance_with(with_trumps(lanes, trumps), aim, more_will_do_, best.chance);
      if (now > best.chance) best = {now, away, trumps};
    };
    if (!aim.trumps) return with(std::nullopt);
    for (const Suit suit : all_suits) with(suit);
  };
  if (lay == 0) consider({});
  if (lay == 1) {
    for (const Card card : cards) consider(card);
  }
  return best;
}

void Reckoner::plan(Cards cards, std::span<Prospect> prospects, bool bought) const {
  std::array<std::vector<Prospect*>, 2> wanted;  // without trumps, and with
  for (Prospect& each : prospects) {
    if (!each.aim || each.aim->each || each.aim->buys_jack != bought) continue;
    wanted[each.aim->trumps ? 1 : 0].push_back(&each);
  }
  const Lanes all = lanes_of(cards);
  const auto with = [&](std::optional<Suit> trumps) {
    const Suits suits = with_trumps(all, trumps);
    for (Prospect* each : wanted[trumps ? 1 : 0]) {
      if (chance_at_most(suits, *each->aim) <= each->plan.chance) continue;
      for (const Card away : cards) {
        const double now = chance_with(with_trumps(without(all, away), trumps), *each->aim,
                                       more_will_do_, each->plan.chance);
        if (now > each->plan.chance) each->plan = {now, away, trumps};
      }
    }
  };
  with(std::nullopt);
  for (const Suit suit : all_suits) with(suit);
}

std::vector<Prospect> prospects_of(const View& view, bool trying) {
  std::vector<Prospect> prospects = no_bids(view, trying);
  Cards cards = view.hand();
  if (view.turn_up) cards.add(*view.turn_up);
  const Cards bought = cards | Cards::of(Rank::jack);
  const Reckoner reckoner(view, bought);
  reckoner.plan(cards, prospects, false);
  reckoner.plan(bought, prospects, true);
  for (Prospect& each : prospects) {
    if (each.aim && each.aim->each) {
      each.plan = {chance_if_bid(view, *each.aim, cards), {}, {}};
    }
  }
  return prospects;
}

double by_odds(const Odds& odds, double reckoned) {
  const double chance = std::clamp(reckoned, least_reckoned, 1 - least_reckoned);
  return slope(odds.base + odds.slope * std::log(chance / (1 - chance)), 0, 1);
}

double made(const Aim& aim, double reckoned, bool more_will_do) {
  return by_odds(odds_of(aim, more_will_do), reckoned);
}

double expected_gain(const Aim& aim, double chance) {
  // The others make it as seldom, or as often.
  if (aim.each) return aim.pays * (aim.lose ? 3.4 * chance - 1.7 : 3.2 * chance - 2.5);
  return aim.pays * payers(aim) * (2 * chance - 1);
}

double Reckoner::best_prospect(Cards hand) const {
  const Lanes lanes = lanes_of(hand);
  const Suits plain = with_trumps(lanes, {});
  std::array<Suits, suit_count> with;
  std::ranges::transform(all_suits, with.begin(),
                         [&](Suit suit) { return with_trumps(lanes, suit); });
  double best = 0;
  for (int number = 1; const auto aim = aim_numbered(game_, number); ++number) {
    if (aim->mate == Aim::Mate::known || aim->mate == Aim::Mate::last_ace) continue;
    const auto consider = [&](const Suits& suits) {
      best = std::max(best, chance_with(suits, *aim, more_will_do_, 0) * aim->pays);
    };
    if (!aim->trumps) {
      consider(plain);
      continue;
    }
    for (const Suits& suits : with) consider(suits);
  }
  return best;
}

}  // namespace troef::thumb
