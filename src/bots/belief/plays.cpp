// SPDX-License-Identifier: Apache-2.0
#include "bots/belief/plays.h"

#include <algorithm>
#include <ranges>

namespace troef::belief {

Plays::Plays(const View& view, const Clues& clues, const Story& story)
    : seats_(view.seats), bound_(clues.bound) {
  read(view, clues);
  mark_binding(view, clues);
  fill_in(story);
}

void Plays::read(const View& view, const Clues& clues) {
  Trick trick;
  for (std::size_t i = 0; i < view.events.size(); ++i) {
    const Seen& seen = view.events[i];
    if (seen.action.verb != Verb::play) continue;
    const Seat seat = *seen.actor;
    if (plays_.size() % static_cast<std::size_t>(seats_) == 0) trick = Trick(seat);
    const Under& under = clues.plays[plays_.size()];
    const bool mate =
        under.law.partners && !trick.empty() && trick.winner() == seat.left(seats_, 2);
    plays_.push_back(
        {seat, seen.action.card, static_cast<int>(i), trick, mate, true, under, {}, {}});
    trick.play(seat, seen.action.card, *under.order);
  }
}

// Where revokes are not prevented a play binds only if a claim has turned out
// wrong since: then the seat did not revoke in any trick that was complete.
void Plays::mark_binding(const View& view, const Clues& clues) {
  if (!view.rules.penalised()) return;
  BySeat<int> cleared;
  cleared.fill(-1);
  for (std::size_t i = 0; i < view.events.size() && !clues.more; ++i) {
    const Action& action = view.events[i].action;
    if (action.verb != Verb::claim_revoke || view.result) continue;
    cleared[Seat(action.number)] = static_cast<int>(i);
  }
  const auto seats = static_cast<std::size_t>(seats_);
  std::size_t place = 0;
  for (Play& play : plays_) {
    const std::size_t last = place++ / seats * seats + seats - 1;
    play.binding = last < plays_.size() && plays_[last].event < cleared[play.seat];
  }
}

void Plays::fill_in(const Story& story) {
  BySeat<Cards> later;
  for (Play& play : std::views::reverse(plays_)) {
    later[play.seat].add(play.card);
    play.later = later[play.seat];
    for (const Transfer& transfer : story.transfers()) {
      const bool comes = transfer.to == Place::hand(play.seat) && transfer.event >= play.event;
      if (comes) play.absent |= transfer.seen;
    }
  }
  for (const Seat seat : Seats::all(seats_)) {
    sure_[seat] = story.sure()[Place::hand(seat)] - story.played_by(seat);
  }
}

bool Plays::legal(const Play& play, Cards hand) const {
  const bool bound = bound_ && hand.has(bound_->card) && !bound_->free.has(play.seat);
  const Under& under = bound ? bound_->under : play.under;
  return playable(under.law, *under.order, play.trick, hand, play.mate_holds).has(play.card);
}

Cards Plays::forbidden(Seat seat, Cards among, Cards also) const {
  Cards result;
  for (const Play& play : plays_) {
    if (play.seat != seat || !play.binding || play.trick.empty()) continue;
    const Cards hand = (play.later | sure_[seat] | also) - play.absent;
    for (const Card card : among - result) {
      if (!legal(play, hand | Cards(card))) result.add(card);
    }
  }
  return result;
}

bool Plays::lawful(Seat seat, Cards hand) const {
  return std::all_of(plays_.begin(), plays_.end(), [&](const Play& play) {
    if (play.seat != seat || !play.binding) return true;
    return legal(play, (play.later | hand) - play.absent);
  });
}

bool Plays::may_be_bound(Seat seat) const {
  if (!bound_ || bound_->free.has(seat)) return false;
  return std::any_of(plays_.begin(), plays_.end(),
                     [seat](const Play& play) { return play.seat == seat; });
}

}  // namespace troef::belief
