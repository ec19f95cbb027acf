// SPDX-License-Identifier: Apache-2.0
#include "bots/search/thinker.h"

#include "bots/search/candidates.h"
#include "bots/search/choosing.h"
#include "bots/thumb/aim.h"
#include "bots/thumb/thumb.h"

namespace troef::search {
namespace {

// Of these how often they are made was counted; in play-outs thumb makes them too seldom, so that
// tried out they would hardly be bid.
bool with_mate(const View& view, const Action& action) {
  if (action.verb != Verb::contract) return false;
  const thumb::Aim* aim = thumb::aim_numbered(*view.game, action.number);
  return aim != nullptr && aim->mate != thumb::Aim::Mate::none;
}

// What thumb is right about without thinking.
bool settled(const View& view, const Action& action) {
  return action.verb == Verb::call_roem || action.verb == Verb::roem || with_mate(view, action);
}

// The solver sees where a card is rightly given away: for one, so that it makes no run in the last
// trick of the foes (KJ-30).
bool points_are_solved(const View& view, const Actions& actions, const Tuning& tuning) {
  return view.order->counts() && are_solved(view, actions, tuning);
}

}  // namespace

Thinker::Thinker(const BotSettings& settings, const Tuning& tuning)
    : seed_(settings.seed),
      signals_(settings.signals),
      limits_{settings.nodes, settings.milliseconds, settings.clock},
      tuning_(tuning) {}

Action Thinker::choose(const View& view) {
  const Action thumbs = ThumbBot(seed_, signals_).choose(view);
  if (view.legal.size() == 1 || settled(view, thumbs)) return thumbs;
  Actions actions = candidates(view, thumbs, tuning_.most_candidates);
  if (!points_are_solved(view, actions, tuning_)) leave_out_the_vain(view, actions);
  if (actions.size() == 1) return thumbs;
  Limits limits = limits_;
  if (limits.nodes == 0) {
    limits.nodes = thumbs.verb == Verb::play ? tuning_.nodes_playing : tuning_.nodes_before;
  }
  Meter meter(limits);
  const std::uint64_t seed = seed_ + 0x9E3779B97F4A7C15U * view.events.size();
  return try_out(view, actions, tuning_, signals_, seed, meter).front().action;
}

std::optional<Action> Thinker::aside(const View& view) {
  return ThumbBot(seed_, signals_).aside(view);
}

}  // namespace troef::search
