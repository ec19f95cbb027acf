// SPDX-License-Identifier: Apache-2.0
#include "cli/arena/duplicate.h"

#include <memory>

#include "bots/bot.h"
#include "cli/errors.h"
#include "cli/words.h"
#include "deal/deal.h"
#include "table/match.h"

namespace troef::cli {
namespace {

using Bots = BySeat<std::unique_ptr<Bot>>;

Bots seated(const Duel& duel, int seats, Seats first, std::uint64_t number) {
  Bots bots;
  SeededWords words(duel.seed + " bots", number);
  for (const Seat seat : Seats::all(seats)) {
    bots[seat] = make_bot(duel.bots[first.has(seat) ? 0 : 1], words.next_long());
  }
  return bots;
}

// The engine's unchecked door is not for bots.
void enter(Deal& deal, Seat seat, const Action& action) {
  const Refusal refusal = deal.refuse(seat, action);
  if (refusal) {
    throw input_error("a bot tried \"" + to_string(action, deal.game().contracts()) +
                      "\", which is refused (" + std::string(refusal.rule) + ")");
  }
  deal.play(seat, action);
}

// Until nobody has anything more to say.
void ask_aside(Deal& deal, Bots& bots) {
  const int seats = deal.start().seats;
  for (bool again = true; again && !deal.over();) {
    again = false;
    for (const Seat seat : Seats::all(seats)) {
      if (deal.over() || deal.asides(seat).empty()) continue;
      const auto action = bots[seat]->aside(deal.view(seat));
      if (!action) continue;
      enter(deal, seat, *action);
      again = true;
    }
  }
}

Result play_table(const Start& start, const Pack& pack, Bots& bots, SeededWords luck) {
  Deal deal(start);
  deal.deal(pack);
  while (!deal.over()) {
    ask_aside(deal, bots);
    if (deal.over()) break;
    const Turn turn = deal.turn();
    if (turn.awaited == Awaited::seat) {
      enter(deal, turn.seat, bots[turn.seat]->choose(deal.view(turn.seat)));
    } else if (turn.awaited == Awaited::close) {
      deal.play(chance, word(Verb::close));
    } else {
      play_chance(deal, luck);
    }
  }
  return deal.result();
}

Ending ending(const Duel& duel, const Result& result, Seats first) {
  Ending ending{-1, "", result.outcome};
  if (result.declarer) ending.bot = first.has(*result.declarer) ? 0 : 1;
  if (result.contract > 0) {
    ending.about = duel.game->contracts()[static_cast<std::size_t>(result.contract - 1)];
  }
  return ending;
}

double mean(const BySeat<Amount>& score, Seats seats) {
  Amount sum = 0;
  for (const Seat seat : seats) sum += score[seat];
  return static_cast<double>(sum) / seats.size();
}

}  // namespace

std::vector<Seats> seatings(const Duel& duel) {
  const int seats = duel.game->seats(duel.rules);
  const Sides sides = duel.game->match_sides(duel.rules);
  if (sides.count() == 2) return {sides[0], sides[1]};
  std::vector<Seats> all;
  for (int bits = 0; bits < 1 << seats; ++bits) {
    const Seats chosen = Seats::of_bits(bits);
    const int size = chosen.size();
    if (size == seats / 2 || size == seats - seats / 2) all.push_back(chosen);
  }
  return all;
}

Played play_duplicate(const Duel& duel, std::uint64_t number) {
  SeededWords words(duel.seed, number);
  Start start;
  start.game = duel.game;
  start.rules = duel.rules;
  start.seats = duel.game->seats(duel.rules);
  start.number = 1;
  start.dealer = Seat(static_cast<int>(words.below(static_cast<std::uint32_t>(start.seats))));
  Pack pack(duel.game->pack(duel.rules));
  shuffle(pack, words);
  Played played;
  const std::vector<Seats> tables = seatings(duel);
  const double share = 1.0 / static_cast<double>(tables.size());
  for (const Seats first : tables) {
    Bots bots = seated(duel, start.seats, first, number);
    const Result result = play_table(start, pack, bots, SeededWords(duel.seed + " luck", number));
    const double a = mean(result.score, first);
    const double b = mean(result.score, Seats::all(start.seats) - first);
    played.score[0] += share * a;
    played.score[1] += share * b;
    played.difference += share * (a - b);
    ++played.endings[ending(duel, result, first)];
  }
  return played;
}

}  // namespace troef::cli
