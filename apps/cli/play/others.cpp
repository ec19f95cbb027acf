// SPDX-License-Identifier: Apache-2.0
#include "cli/play/others.h"

#include "bots/rest/rest.h"
#include "engines/clock.h"
#include "table/table.h"

namespace troef::cli::table {

Others::Others(const Header& header, Seats seats, bool by_hand, Words& words)
    : by_hand_(by_hand), bot_(make_bot(header.bot, 0) ? header.bot : std::string(spare_level)) {
  for (const Seat seat : seats) {
    bots_[seat] = make_bot({.name = bot_,
                            .seed = words.next_long(),
                            .signals = find_convention(header.signals),
                            .milliseconds = usual_time(bot_),
                            .clock = engines::steady_milliseconds});
  }
}

Action Others::choose(const View& view) {
  const Seat seat = *view.seat;
  if (!rest_ && !by_hand_ && takes_rest(view)) rest_ = seat;
  const bool leads = is_only_to_play(view.legal) && !may_call_roem(view.legal);
  if (rest_ == seat && leads) return next_of_rest(view);
  const Action action = bots_[seat]->choose(view);
  if (rest_ == seat && action.verb == Verb::play) rest_.reset();
  return action;
}

std::optional<Action> Others::aside(const View& view) {
  return view.asides.empty() ? std::nullopt : bots_[*view.seat]->aside(view);
}

}  // namespace troef::cli::table
