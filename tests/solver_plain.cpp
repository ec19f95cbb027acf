// SPDX-License-Identifier: Apache-2.0
#include "solver_plain.h"

#include <algorithm>

namespace troef::test {
namespace {

bool has_sides(const Deal& deal) {
  const Rules& rules = deal.start().rules;
  const auto option = rules.find("scoring");
  return option && (rules.text(*option) == "sides" || rules.text(*option) == "net");
}

// The fourth ace is in this seat's hand.
std::optional<Seat> hidden_mate(const Deal& deal) {
  const Board& board = deal.board();
  for (const Seat seat : board.others(*board.facts.declarer)) {
    if (board.where.hand(seat) & Cards::of(Rank::ace)) return seat;
  }
  return std::nullopt;
}

}  // namespace

bool scores_are_compared(const Deal& deal) {
  const Rules& rules = deal.start().rules;
  if (const auto option = rules.find("settle")) return rules.text(*option) == "points";
  return deal.game().id() == "klaverjassen" || has_sides(deal);
}

Plain::Plain(const Deal& from, const solver::Question& question)
    : question_(question), asked_(from.turn().seat) {}

bool Plain::maximises(const Deal& deal, Seat seat) const {
  const Facts& facts = deal.board().facts;
  const std::string_view game = deal.game().id();
  if (has_sides(deal)) return seat.index() % 2 == asked_.index() % 2;
  if (!facts.declarer) return seat == asked_;
  if (game == "klaverjassen") return seat.index() % 2 == facts.declarer->index() % 2;
  if (game != "pandoer") return seat == *facts.declarer;
  const std::string_view contract =
      deal.game().contracts()[static_cast<std::size_t>(facts.contract - 1)];
  if (contract == "piek-zonder") return seat == asked_;
  if (seat == *facts.declarer || seat == facts.mate) return true;
  return contract == "stoet" && !facts.mate && seat == hidden_mate(deal);
}

Amount Plain::judge(const Deal& deal) const {
  const Result result = deal.result();
  const bool each = result.sides.count() > 2 || (!result.declarer && !has_sides(deal));
  const Seat seat = each ? asked_ : result.declarer.value_or(asked_);
  const int side = result.sides.of(seat);
  Seat opponent;
  for (const Seat other : Seats::all(deal.start().seats)) {
    if (result.sides.of(other) != side) opponent = other;
  }
  int tricks = 0;
  for (int i = 0; i < result.tricks; ++i) {
    tricks += result.sides[side].has(result.winners[static_cast<std::size_t>(i)]) ? 1 : 0;
  }
  const std::string_view game = deal.game().id();
  const Rules& rules = deal.start().rules;
  const auto at = static_cast<std::size_t>(side);
  switch (question_.sought) {
    case solver::Sought::score:
      return result.score[seat] - (scores_are_compared(deal) ? result.score[opponent] : 0);
    case solver::Sought::points:
      return result.points[at];
    case solver::Sought::tricks:
      return tricks;
    case solver::Sought::roem: {
      const int bonus = result.outcome == Outcome::pit ? 100
                        : result.outcome == Outcome::counterpit
                            ? -rules.at(*rules.find("counterpit"))
                            : 0;
      return result.points[at] + result.roem[at] - result.points[1 - at] - result.roem[1 - at] -
             bonus;
    }
    case solver::Sought::made:
      if (game == "pandoer" && each) {
        return result.score[seat] > deal.board().facts.paid[seat] ? 1 : 0;
      }
      if (game == "pandoer") return result.outcome == Outcome::made ? 1 : 0;
      if (game == "heugen") {  // HG-44: kapot does not help
        const Amount kapot = result.outcome == Outcome::kapot ? 100 : 0;
        return result.score[seat] > kapot ? 1 : 0;
      }
      return result.outcome == Outcome::made || result.outcome == Outcome::pit ||
                     (game != "klaverjassen" && result.score[seat] > 0)
                 ? 1
                 : 0;
    case solver::Sought::all:
      return tricks == result.tricks && deal.board().where.hand(asked_).empty() ? 1 : 0;
    case solver::Sought::exactly:
      return tricks == question_.tricks ? 1 : 0;
  }
  return 0;
}

// After the last trick its winner may call the roem.
Amount Plain::closed(const Deal& deal) {
  Deal shut = deal;
  shut.play(chance, word(Verb::close));
  const Amount value = judge(shut);
  const Seat winner = deal.board().facts.trick.leader();
  if (deal.refuse(winner, word(Verb::call_roem))) return value;
  Deal called = deal;
  called.play(winner, word(Verb::call_roem));
  called.play(chance, word(Verb::close));
  return maximises(deal, winner) ? std::max(value, judge(called)) : std::min(value, judge(called));
}

Amount Plain::value(const Deal& deal) {
  switch (deal.turn().awaited) {
    case Awaited::nothing:
      return judge(deal);
    case Awaited::close:
      return closed(deal);
    default:
      break;
  }
  const bool most = maximises(deal, deal.turn().seat);
  std::optional<Amount> best;
  for (const Action& action : deal.legal()) {
    const Amount now = value(deal, action);
    if (!best || (most ? now > *best : now < *best)) best = now;
  }
  return *best;
}

Amount Plain::value(const Deal& deal, const Action& action) {
  Deal next = deal;
  next.play(deal.turn().seat, action);
  return value(next);
}

namespace {

// Passing all the way round is dull.
Entry lively_entry(const Deal& deal, Quick& random) {
  Entry entry = random_entry(deal, random);
  for (int i = 0; i < 2 && entry.action.verb == Verb::pass; ++i) {
    entry = random_entry(deal, random);
  }
  return entry;
}

}  // namespace

std::optional<Deal> random_ending(const Game& game, const Rules& rules, int cards, Quick& random) {
  Deal deal(start_of(game, rules, random));
  // What is bid at random is hardly ever made.
  const auto bidder = random.roughly_below(2) == 0 ? make_bot("thumb", random.next()) : nullptr;
  int further = random.roughly_below(deal.start().seats);
  while (!deal.over()) {
    const Turn turn = deal.turn();
    if (turn.awaited == Awaited::close) return std::nullopt;
    const bool plays = turn.awaited == Awaited::seat && pose(deal, {}).problem.has_value();
    if (plays && deal.board().where.hand(turn.seat).size() <= cards && further-- <= 0) {
      return deal;
    }
    const bool bids = turn.awaited == Awaited::seat && !offers(deal.legal(), Verb::play);
    Entry entry = bids && bidder ? Entry{turn.seat, bidder->choose(deal.view(turn.seat)), {}}
                                 : lively_entry(deal, random);
    if (entry.action.verb == Verb::claim_revoke) continue;
    deal.play(entry);
  }
  return std::nullopt;
}

}  // namespace troef::test
