// SPDX-License-Identifier: Apache-2.0
#include "bots/belief/story.h"

#include <algorithm>

#include "deal/again.h"

namespace troef::belief {
namespace {

bool speaks(Verb verb) {
  return verb == Verb::pass || verb == Verb::contract || verb == Verb::deal ||
         verb == Verb::give_back;
}

// How many cards the widow has: as many as were laid away for it, or as its
// taker holds too many.
int widow_count(const View& view, Seat taker) {
  for (const Seen& seen : view.events) {
    if (seen.action.verb == Verb::discard) return seen.cards;
  }
  return view.hands[taker].count - view.hands[taker.left(view.seats)].count;
}

}  // namespace

Story::Story(const View& view) : viewer_(view.seat), pack_(view.game->pack(view.rules)) {
  read(view);
  count_cards(view);
}

void Story::read(const View& view) {
  const int events = static_cast<int>(view.events.size());
  for (int event = 0; event < events; ++event) read_event(view, event);
  const bool taken = up_lies_ && !view.turn_up && !view.events.empty();
  if (taken) take_turn_up(events - 1, view.facts.declarer.value_or(view.dealer));
}

void Story::move(int event, Place from, Place to, const Seen& seen, Cards cards) {
  transfers_.push_back({event, from, to, seen.cards, seen.hidden ? Cards() : cards, seen.hidden});
}

void Story::take_turn_up(int event, Seat seat) {
  up_lies_ = false;
  transfers_.push_back({event, Place::turn_up(), Place::hand(seat), 1, up_, false});
}

void Story::turn_up(int event, const Seen& seen) {
  if (!seen.turned_up) return;
  up_ = *seen.turned_up;
  up_lies_ = true;
  turned_up_.push_back({event, *seen.turned_up});
}

void Story::read_event(const View& view, int event) {
  const Seen& seen = view.events[static_cast<std::size_t>(event)];
  const Action& action = seen.action;
  if (action.verb == Verb::deal) return read_deal(view, event);
  if (!seen.actor) return;
  const Seat seat = *seen.actor;
  const Place hand = Place::hand(seat);
  // After its auction the declarer takes the turn-up without an action (PD-22).
  if (up_lies_ && view.facts.declarer && !speaks(action.verb)) take_turn_up(event - 1, seat);
  switch (action.verb) {
    case Verb::take: {
      const int count = widow_count(view, seat);
      transfers_.push_back({event, Place::widow(), hand, count, view.facts.widow_shown, false});
      return;
    }
    case Verb::discard:
      return move(event, hand, Place::laid(seat), seen, action.cards);
    case Verb::give:
      return move(event, hand, Place::hand(*view.facts.mate), seen, action.card);
    case Verb::hand_on:
      return move(event, hand, Place::hand(seat.left(view.seats)), seen, action.card);
    case Verb::give_back:
      return move(event, hand, Place::stock(), seen, action.cards);
    case Verb::buy: {
      const Place seller = Place::hand(*view.facts.seller);
      move(event, hand, seller, seen, action.other);
      transfers_.push_back({event, seller, hand, 1, action.card, false});
      return;
    }
    case Verb::rob:
      move(event, hand, Place::laid(seat), seen, action.card);
      if (up_.first().rank() == Rank::ace) {
        waits_ = seat;
      } else {
        take_turn_up(event, seat);
      }
      return;
    case Verb::turn_down:
      up_lies_ = false;
      transfers_.push_back({event, Place::turn_up(), Place::stock(), 1, up_, false});
      return;
    case Verb::play:
      played_[seat].add(action.card);
      if (++plays_ == view.seats && waits_) take_turn_up(event, *waits_);
      return;
    default:
      return;
  }
}

// First the pack; then by turns the dealer's cards go round and come back (PD-50).
void Story::read_deal(const View& view, int event) {
  const Seen& seen = view.events[static_cast<std::size_t>(event)];
  if (deals_++ == 0) {
    dealt_ = seen.dealt;
    return turn_up(event, seen);
  }
  const Place dealer = Place::hand(view.dealer);
  if (deals_ % 2 == 0) {
    take_turn_up(event, view.dealer);
    for (int i = 1; i < view.seats; ++i) {
      const Seat seat = view.dealer.left(view.seats, i);
      const Cards cards = seat == view.seat ? seen.dealt : Cards();
      transfers_.push_back({event, dealer, Place::hand(seat), again::to_each, cards, true});
    }
    return;
  }
  ++returns_;
  turn_up(event, seen);
  transfers_.push_back({event, Place::stock(), Place::turn_up(), 1, up_, true});
  const Cards cards = view.dealer == view.seat ? seen.dealt : Cards();
  transfers_.push_back({event, Place::stock(), dealer, again::to_dealer - 1, cards, false});
}

void Story::count_cards(const View& view) {
  ByPlace<int> now;
  int rest = pack_.size();
  const auto put = [&](Place place, const Heap& heap, Cards played = {}) {
    now[place] = heap.count + played.size();
    sure_[place] = heap.known | played;
    rest -= now[place];
  };
  for (const Seat seat : Seats::all(view.seats)) {
    put(Place::hand(seat), view.hands[seat], played_[seat]);
    put(Place::laid(seat), view.laid[seat]);
  }
  put(Place::widow(), view.widow);
  put(Place::dead(), view.dead);
  if (view.turn_up) put(Place::turn_up(), {*view.turn_up, 1});
  now[Place::stock()] = rest;
  unseen_ = pack_;
  for (int i = 0; i < Place::count; ++i) unseen_ -= sure_[Place::at(i)];
  counts_.assign(transfers_.size() + 1, now);
  for (std::size_t i = transfers_.size(); i-- > 0;) {
    counts_[i] = counts_[i + 1];
    counts_[i][transfers_[i].to] -= transfers_[i].count;
    counts_[i][transfers_[i].from] += transfers_[i].count;
  }
}

Cards Story::turned_up(int event) const {
  const auto later = std::find_if(turned_up_.begin(), turned_up_.end(),
                                  [event](const TurnedUp& up) { return up.event >= event; });
  return later == turned_up_.begin() ? Cards() : Cards(std::prev(later)->card);
}

std::size_t Story::before(int event) const {
  const auto first = std::find_if(transfers_.begin(), transfers_.end(),
                                  [event](const Transfer& t) { return t.event >= event; });
  return static_cast<std::size_t>(first - transfers_.begin());
}

Spread Story::at_first() const {
  Spread spread;
  for (int i = 0; i < Place::count; ++i) {
    const Place place = Place::at(i);
    if (counts_.front()[place] > 0) spread[place] = pack_;
  }
  // What is known of it: the own hand, the card that was turned up, the widow that was shown.
  if (viewer_) {
    const Place hand = Place::hand(*viewer_);
    spread.put(hand, dealt_);
    spread[hand] = dealt_;
  }
  if (!turned_up_.empty()) spread.put(Place::turn_up(), turned_up_.front().card);
  for (const Transfer& transfer : transfers_) {
    if (transfer.from == Place::widow() && transfer.seen) spread.put(Place::widow(), transfer.seen);
  }
  return spread;
}

}  // namespace troef::belief
