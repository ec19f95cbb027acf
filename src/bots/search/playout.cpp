// SPDX-License-Identifier: Apache-2.0
#include "bots/search/playout.h"

#include "bots/thumb/thumb.h"

namespace troef::search {
namespace {

// Choosing out of more takes thumb longer than an action does: what to lay away, above all.
constexpr std::size_t few = 20;

}  // namespace

PlayOut::PlayOut(const View& view, const Convention* signals)
    : seats_(Seats::all(view.seats)),
      playing_(!view.legal.empty() && view.legal.front().verb == Verb::play),
      signals_(signals) {}

Result PlayOut::run(Imagined& deal, std::uint64_t seed, Meter& meter) {
  Quick luck(seed);
  ThumbBot thumb(seed, signals_);
  bool too_hard = false;  // to solve
  for (Awaited awaited = deal.awaited(); awaited != Awaited::nothing; awaited = deal.awaited()) {
    if (deal.uncalled_roem() > 0) call_roem(deal);
    if (awaited != Awaited::seat) {
      deal.play_chance(luck);
      continue;
    }
    meter.spend(1);
    const Seat seat = deal.to_move();
    const Cards cards = deal.playable();
    if (cards.size() == 1) {
      deal.play(seat, with_card(Verb::play, cards.first()));
    } else {
      const View& view = deal.view(seat);
      if (!too_hard && lies_open(view.facts.exposed)) {
        if (play_open(deal, meter)) continue;
        too_hard = true;
      }
      if (view.legal.size() > few) meter.spend(view.legal.size() / 2);
      deal.play(seat, thumb.choose(view));
    }
  }
  return deal.result();
}

bool PlayOut::lies_open(Seats exposed) const {
  return playing_ ? exposed == seats_ : !exposed.empty();
}

bool PlayOut::play_open(Imagined& deal, Meter& meter) {
  if (!exact_) exact_.emplace();
  return exact_->play_on(deal, meter);
}

void PlayOut::call_roem(Imagined& deal) const {
  for (const Seat seat : seats_) {
    if (deal.uncalled_roem() > 0 && deal.may_call(seat)) {
      deal.play(seat, word(Verb::call_roem));
    }
  }
}

}  // namespace troef::search
