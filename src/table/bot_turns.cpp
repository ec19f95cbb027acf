// SPDX-License-Identifier: Apache-2.0
#include "table/bot_turns.h"

#include <algorithm>

#include "bots/bot.h"
#include "table/rest.h"
#include "table/timing.h"

namespace troef {
namespace {

// Not to be guessed before the deal is over, and the same after a restart.
std::uint64_t drawn(const State& state, std::uint64_t moment, int what) {
  std::vector<std::uint8_t> bytes(state.secret.begin(), state.secret.end());
  for (int shift = 56; shift >= 0; shift -= 8) {
    bytes.push_back(static_cast<std::uint8_t>(moment >> shift));
  }
  bytes.push_back(static_cast<std::uint8_t>(what));
  const Digest digest = state.hash(bytes);
  std::uint64_t number = 0;
  for (std::size_t i = 0; i < 8; ++i) number = number << 8 | digest[i];
  return number;
}

std::uint64_t make_ticket(const State& state, Seat seat, bool aside) {
  return drawn(state, state.seq, seat.index() * 2 + (aside ? 1 : 0));
}
// No line has the number 0 in a deal.
std::uint64_t deal_of(const State& state, Seat seat) { return drawn(state, 0, seat.index()); }

}  // namespace

void BotTurns::forget() {
  asked_.clear();
  asides_asked_ = {};
  turn_asked_ = false;
}

Thinking BotTurns::ask(const State& state, Seat seat, bool aside, bool late) {
  const std::uint64_t ticket = make_ticket(state, seat, aside);
  asked_.push_back({ticket, seat, aside, late});
  const std::string& level = late ? state.settings.bots : state.chairs[seat].bot;
  return {seat,
          level,
          state.settings.signals,
          ticket,
          deal_of(state, seat),
          aside,
          state.deal->view(seat)};
}

std::optional<Thinking> BotTurns::aside(const State& state) {
  for (const Seat seat : state.all() - asides_asked_) {
    asides_asked_.add(seat);
    if (!state.chairs[seat].by_bot() || state.deal->asides(seat).empty()) continue;
    return ask(state, seat, true, false);
  }
  return std::nullopt;
}

std::optional<BotTurns::Turn> BotTurns::turn(const State& state) const {
  const auto seat = state.to_move();
  const bool waits = turn_asked_ || state.paused || state.undo;
  if (!seat || waits || rest_action(state) || bot_takes_rest(state)) return std::nullopt;
  if (state.chairs[*seat].by_bot()) return Turn{*seat, false, bot_at(state)};
  if (const auto until = deadline(state)) return Turn{*seat, true, *until};
  return std::nullopt;
}

std::optional<Thinking> BotTurns::next(const State& state, Time now) {
  if (state.stage != Stage::playing || state.paused || state.undo) return std::nullopt;
  if (auto thinking = aside(state)) return thinking;
  const auto due = turn(state);
  if (!due || now < due->from) return std::nullopt;
  turn_asked_ = true;
  return ask(state, due->seat, false, due->late);
}

std::optional<AskedBot> BotTurns::answered(std::uint64_t ticket) {
  const auto found = std::find_if(asked_.begin(), asked_.end(),
                                  [&](const AskedBot& each) { return each.ticket == ticket; });
  if (found == asked_.end()) return std::nullopt;
  const AskedBot asked = *found;
  asked_.erase(found);
  return asked;
}

std::optional<Time> BotTurns::next_at(const State& state) const {
  const auto due = turn(state);
  if (!due) return std::nullopt;
  return due->from;
}

std::optional<Action> think(const Thinking& thinking, const Allowance& allowance) {
  BotSettings settings{.name = thinking.level, .seed = thinking.ticket};
  settings.signals = find_convention(thinking.signals);
  settings.milliseconds = allowance.milliseconds;
  settings.clock = allowance.clock;
  auto bot = make_bot(settings);
  if (!bot) {
    settings.name = spare_level;
    bot = make_bot(settings);
  }
  if (thinking.aside) return bot->aside(thinking.view);
  if (thinking.view.legal.empty()) return std::nullopt;
  return bot->choose(thinking.view);
}

}  // namespace troef
