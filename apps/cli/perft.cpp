// SPDX-License-Identifier: Apache-2.0
#include "cli/perft.h"

#include <fmt/format.h>

#include "cli/errors.h"
#include "cli/interrupt.h"
#include "cli/json.h"
#include "cli/output.h"
#include "cli/solve/hand.h"
#include "cli/words.h"

namespace troef::cli {
namespace {

std::vector<Entry> next_entries(const Deal& deal) {
  const Turn turn = deal.turn();
  std::vector<Entry> entries;
  switch (turn.awaited) {
    case Awaited::pack:
      entries.push_back({chance, word(Verb::deal), Pack(turn.pack)});
      break;
    case Awaited::die:
      for (const Suit suit : all_suits) {
        if (!turn.suits[static_cast<std::size_t>(suit)]) continue;
        entries.push_back({chance, name_suit(Verb::die, suit), {}});
      }
      break;
    case Awaited::close:
      entries.push_back({chance, word(Verb::close), {}});
      break;
    case Awaited::seat:
      for (const Action& action : deal.legal()) entries.push_back({turn.seat, action, {}});
      break;
    case Awaited::nothing:
      break;
  }
  return entries;
}

void count(const Deal& deal, std::size_t level, std::vector<std::uint64_t>& counts) {
  if (interrupted() != 0) return;
  const std::vector<Entry> entries = next_entries(deal);
  counts[level] += entries.size();
  if (level + 1 == counts.size()) return;
  for (const Entry& entry : entries) {
    Deal next(deal);
    next.play(entry);
    count(next, level + 1, counts);
  }
}

}  // namespace

Deal perft_deal(const Game& game, const Rules& rules, const std::string& seed,
                std::string_view after) {
  SeededWords words(seed, 0);
  Deal deal(start_of(game, rules));
  Pack pack(game.pack(rules));
  shuffle(pack, words);
  deal.deal(pack);
  try {
    enter_all(deal, after);
  } catch (const Failure& failure) {
    throw call_error(failure.what());
  }
  return deal;
}

std::vector<std::uint64_t> perft_counts(const Deal& deal, int depth) {
  std::vector<std::uint64_t> counts(static_cast<std::size_t>(depth));
  if (depth > 0) count(deal, 0, counts);
  return counts;
}

int perft(const PerftOptions& options) {
  const Game& game = game_by_name(options.choice.game);
  const Rules rules = rules_of(game, options.choice);
  const Deal deal = perft_deal(game, rules, options.seed, options.after);
  const std::string pack = to_string({chance, word(Verb::deal), deal.packs()[0]});
  catch_interrupts();
  if (!options.json) print(pack + "\n");
  const auto counts = perft_counts(deal, options.depth);
  if (interrupted() != 0) return 128 + interrupted();
  if (options.json) {
    print(json_line({{"game", game.id()},
                     {"seed", options.seed},
                     {"dealer", 0},
                     {"deal", pack},
                     {"after", options.after},
                     {"counts", counts}}));
    return all_right;
  }
  for (std::size_t i = 0; i < counts.size(); ++i) {
    print(fmt::format("{:2} {}\n", i + 1, counts[i]));
  }
  return all_right;
}

}  // namespace troef::cli
