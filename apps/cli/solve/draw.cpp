// SPDX-License-Identifier: Apache-2.0
#include "cli/solve/draw.h"

#include <fmt/format.h>

#include <memory>
#include <set>
#include <vector>

#include "bots/bot.h"
#include "cli/errors.h"
#include "cli/solve/meaning.h"
#include "cli/solve/position.h"
#include "cli/words.h"
#include "table/match.h"

namespace troef::cli {
namespace {

// Deals that come to nothing are dealt again, but not for ever.
constexpr int most_attempts = 1000;

using Bots = std::vector<std::unique_ptr<Bot>>;

// Plays on until a card can be played; false where the deal ends before that.
bool reach_play(Deal& deal, const Bots& bots, Words& words) {
  while (!deal.over()) {
    if (why_not_solved(deal).empty()) return true;
    const Turn turn = deal.turn();
    if (turn.awaited != Awaited::seat) {
      play_chance(deal, words);
      continue;
    }
    Bot& bot = *bots[static_cast<std::size_t>(turn.seat.index())];
    const Action action = bot.choose(deal.view(turn.seat));
    if (deal.refuse(turn.seat, action)) {
      throw input_error("a bot chose \"" + to_string(action, deal.game().contracts()) +
                        "\", which is not legal");
    }
    deal.play(turn.seat, action);
  }
  return false;
}

}  // namespace

Deal drawn(const Drawing& drawing, std::uint64_t number) {
  SeededWords words(drawing.seed, number);
  Start start = start_of(*drawing.game, drawing.rules);
  start.number = 1;  // in the first deal of a match the die is not thrown (KJ-11)
  start.dealer = any_seat(start.seats, words);
  Bots bots;
  for (int i = 0; i < start.seats; ++i) bots.push_back(make_bot(drawing.bot, words.next_long()));
  bool played = false;
  std::set<std::string> goals;
  for (int attempt = 0; attempt < most_attempts; ++attempt) {
    Deal deal(start);
    if (!reach_play(deal, bots, words)) continue;
    if (has_meaning(deal, drawing.question)) return deal;
    played = true;
    for (const std::string& goal : goals_of(deal)) goals.insert(goal);
  }
  if (!played) throw input_error("with these bots and house rules no deal comes to the play");
  throw call_error(
      "the goal has no meaning in any deal of this game and these house rules; there is " +
      fmt::format("{}", fmt::join(goals, ", ")));
}

}  // namespace troef::cli
