// SPDX-License-Identifier: Apache-2.0
#include "table/timing.h"

#include <algorithm>

#include "deal/choice.h"

namespace troef {
namespace {

bool between_tricks(const Facts& facts) { return facts.tricks > 0 && facts.trick.empty(); }

// It said that it would not bid again, so that everybody knows that it passes.
bool has_bid_finally(const Deal& deal, Seat seat) {
  return std::any_of(deal.events().begin(), deal.events().end(), [&](const Event& event) {
    return event.actor == seat && event.action.verb == Verb::bid && event.action.marked;
  });
}

// Who plays alone, and by no clock, goes on when they like.
std::optional<Time> between_until(const State& state) {
  const TableSettings& settings = state.settings;
  if (state.people().empty()) return state.since + wait::between_bots;
  if (settings.sit == Sitting::alone && settings.tempo == 0) return std::nullopt;
  return state.since + wait::between;
}

std::optional<Time> playing_until(const State& state) {
  const Turn turn = state.deal->turn();
  if (turn.awaited == Awaited::close) return state.since + wait::close;
  if (turn.awaited != Awaited::seat || state.settings.tempo == 0) return std::nullopt;
  if (!state.chairs[turn.seat].by_person()) return std::nullopt;
  return state.since + state.settings.tempo + state.reserve[turn.seat];
}

}  // namespace

std::optional<Time> deadline(const State& state) {
  if (state.paused) return std::nullopt;
  switch (state.stage) {
    case Stage::waiting:
    case Stage::over:
      return std::nullopt;
    case Stage::cutting:
      return state.since + (state.settings.cut_by_hand ? wait::cuts_by_hand : wait::cuts);
    case Stage::playing:
      return playing_until(state);
    case Stage::between:
      return between_until(state);
  }
  return std::nullopt;
}

bool roem_is_called(const State& state) {
  return state.settings.game->roem_is_called(state.settings.rules);
}

// Not where a player may have something to call first, so that the pause tells nothing.
std::optional<Action> forced_action(const State& state) {
  const auto seat = state.to_move();
  if (!seat || state.settings.forced_by_hand || !state.chairs[*seat].by_person()) {
    return std::nullopt;
  }
  const Deal& deal = *state.deal;
  if (roem_is_called(state) && between_tricks(deal.board().facts)) {
    return std::nullopt;
  }
  if (has_choice(deal, *seat)) return std::nullopt;
  return deal.legal().front();
}

Time forced_at(const State& state) {
  const Deal& deal = *state.deal;
  const Seat seat = *state.to_move();
  const bool last_card = deal.board().where.hand(seat).size() == 1;
  const bool pass = !deal.board().facts.declarer && has_bid_finally(deal, seat);
  return state.since + (last_card || pass ? wait::last_card : wait::forced);
}

Time bot_at(const State& state) {
  const bool leads = between_tricks(state.deal->board().facts);
  if (!leads) return state.since + wait::bot;
  const bool call = roem_is_called(state);
  return state.since + (call ? wait::bot_leads_on_call : wait::bot_leads);
}

Time rest_at(const State& state) {
  if (!between_tricks(state.deal->board().facts)) return state.since + wait::rest;
  const bool quick = state.rest->settled && !roem_is_called(state);
  return quick ? state.since + wait::rest_leads : bot_at(state);
}

}  // namespace troef
