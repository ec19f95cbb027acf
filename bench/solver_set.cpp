// SPDX-License-Identifier: Apache-2.0
#include "solver_set.h"

#include <algorithm>

#include "deal/chance.h"

namespace troef::bench {
namespace {

using solver::Sought;

// What a hand is worth with its best suit as trumps.
struct Fit {
  Suit trumps;
  int worth;
};
Fit fit(const Deal& deal, Cards hand) {
  Fit best{Suit::clubs, -1};
  for (const Suit suit : all_suits) {
    const Order& order = deal.game().order(deal.start().rules, suit);
    const int worth = order.points(hand) + 5 * (hand & order.trumps()).size();
    if (worth > best.worth) best = {suit, worth};
  }
  return best;
}

constexpr std::string_view lose_games[] = {"praatje", "piek", "omver", "vogeltje", "piek-zonder"};

bool loses(const Deal& deal, std::string_view contract) {
  return deal.game().id() == "pandoer" &&
         std::find(std::begin(lose_games), std::end(lose_games), contract) != std::end(lose_games);
}

// The strongest seat, for a lose game the weakest.
Seat bidder(const Deal& deal, bool weakest) {
  Seat best;
  for (const Seat seat : Seats::all(deal.start().seats)) {
    const int now = fit(deal, deal.board().where.hand(seat)).worth;
    const int then = fit(deal, deal.board().where.hand(best)).worth;
    if (weakest ? now < then : now > then) best = seat;
  }
  return best;
}

Action first_of(const Actions& legal, Verb verb) {
  const auto found = std::find_if(legal.begin(), legal.end(),
                                  [&](const Action& action) { return action.verb == verb; });
  return found != legal.end() ? *found : legal.front();
}

// Of cards to be laid away, those that leave the strongest hand, in a lose game the weakest.
Action lay_away(const Deal& deal, const Actions& legal, bool weakest) {
  const Cards hand = deal.board().where.hand(deal.turn().seat);
  Action best = legal.front();
  int most = -1000;
  for (const Action& action : legal) {
    const Cards gone = action.verb == Verb::discard ? action.cards : Cards(action.card);
    const int worth = fit(deal, hand - gone).worth * (weakest ? -1 : 1);
    if (worth > most) {
      most = worth;
      best = action;
    }
  }
  return best;
}

Action prepare(const Deal& deal, const std::string& contract) {
  const Actions legal = deal.legal();
  const Seat seat = deal.turn().seat;
  const bool weakest = loses(deal, contract);
  switch (legal.front().verb) {
    case Verb::pass:
    case Verb::bid:
    case Verb::contract: {
      if (deal.board().facts.holder || seat != bidder(deal, weakest)) return word(Verb::pass);
      for (const Action& action : legal) {
        if (action.verb == Verb::bid) return action;
        if (action.verb != Verb::contract) continue;
        if (deal.game().contracts()[action.number - 1U] == contract) return action;
      }
      return word(Verb::pass);
    }
    case Verb::discard:
    case Verb::give:
    case Verb::hand_on:
      return lay_away(deal, legal, weakest);
    case Verb::trump: {
      const Suit suit = fit(deal, deal.board().where.hand(seat)).trumps;
      for (const Action& action : legal) {
        if (action.suit() == suit) return action;
      }
      return legal.front();
    }
    case Verb::turn:
      return word(Verb::turn);
    case Verb::rob:
      return lay_away(deal, legal, false);
    default:
      return first_of(legal, Verb::take);
  }
}

std::optional<solver::Problem> first_lead(const Series& series, const Game& game,
                                          const Rules& rules, std::uint64_t seed) {
  Quick random(seed);
  Start start = start_of(game, rules);
  start.dealer = Seat(random.roughly_below(start.seats));
  start.number = 1;
  const std::string contract =
      series.contracts.empty() ? "" : series.contracts[seed % series.contracts.size()];
  Deal deal(start);
  while (!deal.over()) {
    const Turn turn = deal.turn();
    if (turn.awaited != Awaited::seat) {
      const Entry entry = draw_chance(turn, random);
      if (entry.action.verb == Verb::deal) {
        if (!deal.packs().empty()) return std::nullopt;  // everybody passed
        deal.deal(entry.pack);
      } else {
        deal.play(chance, entry.action);
      }
      continue;
    }
    if (auto posed = pose(deal, series.question); posed.problem) return posed.problem;
    deal.play(turn.seat, prepare(deal, contract));
  }
  return std::nullopt;
}

}  // namespace

const std::vector<Series>& all_series() {
  static const std::vector<Series> series{
      {"klaverjassen/points", "klaverjassen", "amsterdams", {}, {Sought::points, 0}},
      {"klaverjassen/roem", "klaverjassen", "amsterdams", {}, {Sought::roem, 0}},
      {"klaverjassen/score", "klaverjassen", "amsterdams", {}, {Sought::score, 0}},
      {"klaverjassen/made", "klaverjassen", "amsterdams", {}, {Sought::made, 0}},
      {"klaverjassen/tricks", "klaverjassen", "amsterdams", {}, {Sought::tricks, 0}},
      {"rotterdams/points", "klaverjassen", "rotterdams", {}, {Sought::points, 0}},
      {"rotterdams/score", "klaverjassen", "rotterdams", {}, {Sought::score, 0}},
      {"hoogjassen/score", "hoogjassen", "standard", {}, {Sought::score, 0}},
      {"drie/score", "hoogjassen", "drie", {}, {Sought::score, 0}},
      {"heugen/score", "heugen", "heugen", {}, {Sought::score, 0}},
      {"huege/score", "heugen", "huege", {}, {Sought::score, 0}},
      {"lose/score", "pandoer", "standard", {"praatje", "omver", "piek"}, {Sought::score, 0}},
      {"vogeltje/score", "pandoer", "standard", {"vogeltje"}, {Sought::score, 0}},
      {"alone/score",
       "pandoer",
       "standard",
       {"solo", "polke", "solo-zonder", "polk-zonder"},
       {Sought::score, 0}},
      {"stoet/score", "pandoer", "standard", {"stoet", "halve-stoet"}, {Sought::score, 0}},
      {"vierde-boer/score", "pandoer", "standard", {"vierde-boer"}, {Sought::score, 0}},
      {"pandoer/score", "pandoer", "standard", {"pandoer"}, {Sought::score, 0}},
      {"piek-zonder/score", "pandoer", "standard", {"piek-zonder"}, {Sought::score, 0}},
      {"pandoer/tricks",
       "pandoer",
       "standard",
       {"pandoer", "solo", "piek", "halve-stoet"},
       {Sought::tricks, 0}},
      {"vijvenveertig/score", "vijvenveertig", "maten", {}, {Sought::score, 0}},
      {"ieder/score", "vijvenveertig", "ieder", {}, {Sought::score, 0}},
      {"pot/score", "vijvenveertig", "pot", {}, {Sought::score, 0}},
      {"zes/score", "vijvenveertig", "zes", {}, {Sought::score, 0}},
  };
  return series;
}

std::vector<solver::Problem> problems(const Series& series, int count) {
  const Game& game = *find_game(all_games(), series.game);
  const Rules rules = *preset_rules(game, series.preset);
  std::vector<solver::Problem> found;
  for (std::uint64_t seed = 1; static_cast<int>(found.size()) < count; ++seed) {
    if (const auto problem = first_lead(series, game, rules, seed)) {
      found.push_back(*problem);
    }
  }
  return found;
}

}  // namespace troef::bench
