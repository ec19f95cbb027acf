// SPDX-License-Identifier: Apache-2.0
#include "cli/arena/duplicate.h"

#include <fmt/format.h>

#include "cli/arena/answers.h"
#include "cli/arena/seer.h"
#include "cli/errors.h"
#include "cli/words.h"
#include "deal/deal.h"
#include "table/match.h"

namespace troef::cli {
namespace {

struct Seated {
  BySeat<Bot*> bots;
  Seats first;  // of bot A

  std::size_t of(Seat seat) const { return first.has(seat) ? 0 : 1; }
};

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
void ask_aside(Deal& deal, Seated& seated) {
  const int seats = deal.start().seats;
  for (bool again = true; again && !deal.over();) {
    again = false;
    for (const Seat seat : Seats::all(seats)) {
      if (deal.over() || deal.asides(seat).empty()) continue;
      const auto action = seated.bots[seat]->aside(deal.view(seat));
      if (!action) continue;
      enter(deal, seat, *action);
      again = true;
    }
  }
}

Action chosen(Bot& bot, const View& view, std::vector<float>& milliseconds) {
  const auto* program = dynamic_cast<engines::Engine*>(&bot);
  const bool decides = view.legal.size() > 1 && (program == nullptr || !program->gone());
  const auto begun = engines::Clock::now();
  const Action action = bot.choose(view);
  const std::chrono::duration<float, std::milli> time = engines::Clock::now() - begun;
  if (decides) milliseconds.push_back(time.count());
  return action;
}

void ask(Deal& deal, Seat seat, Seated& seated, Answers& answers, Played& played) {
  Bot& bot = *seated.bots[seat];
  const std::size_t which = seated.of(seat);
  if (auto* seer = dynamic_cast<Seer*>(&bot)) seer->look(deal);
  const View view = deal.view(seat);
  const bool remembers = bot.constant() && view.legal.size() > 1;
  if (const Action* before = remembers ? answers.find(which, view) : nullptr) {
    return enter(deal, seat, *before);
  }
  const Action action = chosen(bot, view, played.milliseconds[which]);
  if (remembers) answers.keep(which, view, action);
  enter(deal, seat, action);
}

void play_table(Deal& deal, Seated& seated, SeededWords luck, Answers& answers, Played& played,
                const std::atomic<bool>& stop) {
  while (!deal.over() && !stop) {
    ask_aside(deal, seated);
    if (deal.over()) break;
    const Turn turn = deal.turn();
    if (turn.awaited == Awaited::seat) {
      ask(deal, turn.seat, seated, answers, played);
    } else {
      play_chance(deal, luck);
    }
  }
}

// A bid is told by its score of points.
std::string about(const Deal& deal, const Result& result) {
  if (result.contract > 0) {
    return std::string(deal.game().contracts()[static_cast<std::size_t>(result.contract - 1)]);
  }
  const int low = deal.board().facts.bid / 20 * 20;
  return deal.board().facts.bid == 0 ? "" : fmt::format("{}-{}", low, low + 19);
}

void count_ending(const Deal& deal, const Seated& seated, Played& played) {
  const Result result = deal.result();
  Ending ending{-1, about(deal, result), result.outcome};
  if (result.declarer) ending.bot = static_cast<int>(seated.of(*result.declarer));
  Ended& ended = played.endings[ending];
  ++ended.tables;
  if (result.declarer) ended.score += result.score[*result.declarer];
}

double mean(const BySeat<Amount>& score, Seats seats) {
  Amount sum = 0;
  for (const Seat seat : seats) sum += score[seat];
  return static_cast<double>(sum) / seats.size();
}

Start start_of(const Duel& duel, SeededWords& words) {
  Start start = troef::start_of(*duel.game, duel.rules);
  start.dealer = any_seat(start.seats, words);
  return start;
}

Seated seated(const Duel& duel, std::uint64_t number, std::size_t table, Seats first,
              Chairs& chairs) {
  Seated all{{}, first};
  SeededWords words(duel.seed + " bots", number);
  for (const Seat seat : Seats::all(duel.game->seats(duel.rules))) {
    all.bots[seat] = &chairs.sit(table, seat, all.of(seat), words.next_long());
  }
  return all;
}

}  // namespace

std::optional<Played> play_duplicate(const Duel& duel, std::uint64_t number, Chairs& chairs,
                                     const std::atomic<bool>& stop) {
  SeededWords words(duel.seed, number);
  const Start start = start_of(duel, words);
  Pack pack(duel.game->pack(duel.rules));
  shuffle(pack, words);
  Played played;
  Answers answers;
  const std::vector<Seats> tables = seatings(duel);
  const double share = 1.0 / static_cast<double>(tables.size());
  for (std::size_t table = 0; table < tables.size(); ++table) {
    const Seats first = tables[table];
    Seated all = seated(duel, number, table, first, chairs);
    Deal deal(start);
    deal.deal(pack);
    play_table(deal, all, SeededWords(duel.seed + " luck", number), answers, played, stop);
    if (!deal.over()) return std::nullopt;
    const BySeat<Amount> score = deal.result().score;
    const double a = mean(score, first);
    const double b = mean(score, Seats::all(start.seats) - first);
    played.score[0] += share * a;
    played.score[1] += share * b;
    played.difference += share * (a - b);
    count_ending(deal, all, played);
  }
  for (std::size_t bot = 0; bot < 2; ++bot) played.conduct[bot] = chairs.take_conduct(bot);
  return played;
}

}  // namespace troef::cli
