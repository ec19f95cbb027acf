// SPDX-License-Identifier: Apache-2.0
#include "cli/play/others.h"

#include "bots/rest/rest.h"
#include "cli/interrupt.h"
#include "engines/clock.h"
#include "table/table.h"

namespace troef::cli::table {
namespace {

// What went wrong with the only decision there was.
engines::Fault fault_of(const engines::Conduct& conduct) {
  std::size_t fault = 0;
  while (fault + 1 < conduct.forfeits.size() && conduct.forfeits[fault] == 0) ++fault;
  return static_cast<engines::Fault>(fault);
}

}  // namespace

Others::Others(const Header& header, Seats seats, bool by_hand, Words& words,
               std::shared_ptr<engines::Team> team)
    : by_hand_(by_hand),
      bot_(team || make_bot(header.bot, 0) ? header.bot : std::string(spare_level)),
      signals_(find_convention(header.signals)),
      team_(std::move(team)) {
  const std::string own(team_ ? spare_level : bot_);
  for (const Seat seat : seats) {
    Other& other = other_at(seat);
    other.seed = words.next_long();
    other.bot = make_bot({.name = own,
                          .seed = other.seed,
                          .signals = signals_,
                          .milliseconds = usual_time(own),
                          .clock = engines::steady_milliseconds});
    if (team_) other.program = std::make_unique<engines::Engine>(team_);
  }
}

// All are told before the first is waited for.
Others::~Others() {
  for (const Other& other : others_) {
    if (other.program) other.program->dismiss();
  }
}

void Others::begin_anew() {
  rest_.reset();
  for (Other& other : others_) other.announced = other.lapsed = false;
}

engines::Engine& Others::program_of(Other& other) {
  if (!std::exchange(other.announced, true)) other.program->new_deal(other.seed++, signals_);
  return *other.program;
}

bool Others::decided_itself(Other& other, Seat seat) {
  const engines::Conduct conduct = other.program->take_conduct();
  if (interrupted() != 0) return conduct.forfeited() == 0;
  conduct_.add(conduct);
  if (conduct.forfeited() == 0) return true;
  const bool first = !std::exchange(other.lapsed, true), ended = conduct.ended > 0;
  const bool given_up = !given_up_ && team_->broken >= team_->most_broken;
  if (given_up) given_up_ = true;
  if (given_up || ended || (first && !other.program->gone())) {
    using Then = Lapse::Then;
    lapses_.push_back({seat, fault_of(conduct),
                       given_up ? Then::gone_for_good
                       : ended  ? Then::gone_for_this_deal
                                : Then::asked_again});
  }
  return false;
}

std::optional<Action> Others::choose(const View& view) {
  const Seat seat = *view.seat;
  if (!rest_ && !by_hand_ && takes_rest(view)) rest_ = seat;
  const bool leads = is_only_to_play(view.legal) && !may_call_roem(view.legal);
  if (rest_ == seat && leads) return next_of_rest(view);
  Other& other = other_at(seat);
  std::optional<Action> action;
  if (other.program) {
    action = program_of(other).choose(view);
    if (!decided_itself(other, seat)) action.reset();
    if (!action && interrupted() != 0) return std::nullopt;
  }
  if (!action) action = other.bot->choose(view);
  if (rest_ == seat && action->verb == Verb::play) rest_.reset();
  return action;
}

std::optional<Action> Others::aside(const View& view) {
  if (view.asides.empty()) return std::nullopt;
  Other& other = other_at(*view.seat);
  if (!other.program) return other.bot->aside(view);
  const auto action = program_of(other).aside(view);
  if (decided_itself(other, *view.seat) && !other.program->gone()) return action;
  return interrupted() != 0 ? std::nullopt : other.bot->aside(view);
}

}  // namespace troef::cli::table
