// SPDX-License-Identifier: Apache-2.0
#include "deal/deal.h"

#include <algorithm>

#include "cards/random.h"
#include "deal/chance.h"

namespace troef {

Event event_of(Actor actor, const Action& action, const Board& after) {
  Event event{actor, action, after.seen_by, after.said, after.mate_said};
  if (action.verb != Verb::deal) return event;
  event.turned_up = after.where.turn_up();
  for (const Seat seat : after.everyone()) event.dealt[seat] = after.where.dealt(seat);
  return event;
}

Deal::Deal(const Start& start)
    : start_(std::make_shared<const Start>(start)), course_(start.game->begin(*start_)) {
  events_.reserve(48);
}

Deal::Deal(const Deal& other)
    : start_(other.start_),
      course_(other.course_->clone()),
      events_(other.events_),
      packs_(other.packs_) {}

Deal& Deal::operator=(const Deal& other) {
  if (this != &other) *this = Deal(other);
  return *this;
}

Actions Deal::legal() const {
  Actions actions;
  course_->legal(actions);
  return actions;
}

Actions Deal::unlawful() const {
  Actions actions;
  const Turn now = turn();
  if (!start_->rules.penalised() || now.awaited != Awaited::seat) return actions;
  const Actions rightful = legal();
  const Seat seat = now.seat;
  for (const Card card : board().where.hand(seat)) {
    const Action action = with_card(Verb::play, card);
    const bool lawful = std::find(rightful.begin(), rightful.end(), action) != rightful.end();
    if (!lawful && !refuse(seat, action)) actions.push_back(action);
  }
  return actions;
}

Actions Deal::asides(Seat seat) const {
  Actions actions;
  course_->asides(seat, actions);
  return actions;
}

void Deal::play(Actor actor, const Action& action) {
  course_->play(actor, action);
  const Board& after = board();
  events_.push_back(event_of(actor, action, after));
  if (!after.roem_shown) return;
  for (Event& event : events_) {
    if (event.action.verb == Verb::roem) event.seen_by = after.everyone();
  }
}

void Deal::deal(const Pack& pack) {
  course_->deal(pack);
  events_.push_back(event_of(chance, word(Verb::deal), board()));
  packs_.push_back(pack);
}

void Deal::play(const Entry& entry) {
  if (entry.action.verb == Verb::deal) {
    deal(entry.pack);
  } else {
    play(entry.actor, entry.action);
  }
}

void Deal::follow(const Deal& whole) {
  const Event& next = whole.events()[events_.size()];
  if (next.action.verb == Verb::deal) {
    deal(whole.packs()[packs_.size()]);
  } else {
    play(next.actor, next.action);
  }
}

Deal Deal::after(std::size_t events) const {
  Deal deal(start());
  while (deal.events_.size() < events) deal.follow(*this);
  return deal;
}

Result PlayOut::run(Quick& random) {
  course_->assign(*from_);
  while (course_->awaited() != Awaited::nothing) {
    if (course_->awaited() != Awaited::seat) {
      const Entry entry = draw_chance(course_->turn(), random);
      if (entry.action.verb == Verb::deal) {
        course_->deal(entry.pack);
      } else {
        course_->play(chance, entry.action);
      }
    } else if (const Cards cards = course_->playable()) {
      const Card card = cards.nth(random.roughly_below(cards.size()));
      course_->play(course_->to_move(), with_card(Verb::play, card));
    } else {
      course_->legal(actions_);
      const int choice = random.roughly_below(static_cast<int>(actions_.size()));
      course_->play(course_->to_move(), actions_[static_cast<std::size_t>(choice)]);
    }
  }
  return course_->result();
}

}  // namespace troef
