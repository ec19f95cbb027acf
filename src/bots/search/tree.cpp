// SPDX-License-Identifier: Apache-2.0
#include "bots/search/tree.h"

#include <cmath>

#include "bots/thumb/thumb.h"

namespace troef::search {
namespace {

// How likely it is at first that thumb's choice is the one; the rest is shared by the others.
constexpr double thumb_is_right = 0.6;

}  // namespace

Tree::Tree(const View& view, std::size_t candidates, double boldness, const Convention* signals)
    : playout_(view, signals), boldness_(boldness), signals_(signals), places_(candidates) {
  for (const Seat seat : Seats::all(view.seats)) gains_.emplace_back(view, seat);
}

Result Tree::run(Imagined& deal, std::size_t candidate, std::uint64_t luck, Meter& meter) {
  path_.clear();
  ThumbBot thumb(luck, signals_);
  for (std::size_t place = candidate; deal.awaited() == Awaited::seat && deal.playable();) {
    if (deal.uncalled_roem() > 0) playout_.call_roem(deal);
    const Seat seat = deal.to_move();
    const std::size_t number = reply_of(deal, place, thumb);
    meter.spend(1);
    path_.push_back({place, number, seat});
    Reply& reply = places_[place].replies[number];
    if (reply.place < 0 && reply.tries > 0) {
      reply.place = static_cast<int>(places_.size());
      places_.emplace_back();
      break;
    }
    if (reply.place < 0) break;
    place = static_cast<std::size_t>(reply.place);
  }
  const Result result = playout_.run(deal, luck, meter);
  learn(result);
  return result;
}

// Plays it, too.
std::size_t Tree::reply_of(Imagined& deal, std::size_t place, Bot& thumb) {
  const Cards cards = deal.playable();
  const Seat seat = deal.to_move();
  if (cards.size() == 1) {
    deal.play(seat, with_card(Verb::play, cards.first()));
    return find(places_[place], cards.first());
  }
  const Action expected = thumb.choose(deal.view(seat));
  const std::size_t reply = choose(places_[place], cards, expected.card);
  const Card card = places_[place].replies[reply].card;
  deal.play(seat, card == expected.card ? expected : with_card(Verb::play, card));
  return reply;
}

std::size_t Tree::find(Place& place, Card card) const {
  for (std::size_t i = 0; i < place.replies.size(); ++i) {
    if (place.replies[i].card == card) return i;
  }
  place.replies.push_back({card});
  return place.replies.size() - 1;
}

std::size_t Tree::choose(Place& place, Cards cards, Card expected) const {
  if (place.tries == 0) return find(place, expected);
  const double mean = place.sum / place.tries;
  const double eager = boldness_ * spread() * std::sqrt(place.tries);
  const double others = (1 - thumb_is_right) / (cards.size() - 1);
  std::size_t best = 0;
  double most = 0;
  bool any = false;
  for (const Card card : cards) {
    const std::size_t number = find(place, card);
    const Reply& reply = place.replies[number];
    const double prior = card == expected ? thumb_is_right : others;
    const double known = (reply.sum + mean) / (reply.tries + 1);
    const double worth = known + eager * prior / (reply.tries + 1);
    if (any && worth <= most) continue;
    any = true;
    most = worth;
    best = number;
  }
  return best;
}

void Tree::learn(const Result& result) {
  for (const Step& step : path_) {
    const double gain = gains_[static_cast<std::size_t>(step.seat.index())](result);
    Place& place = places_[step.place];
    Reply& reply = place.replies[step.reply];
    ++place.tries;
    place.sum += gain;
    ++reply.tries;
    reply.sum += gain;
  }
  if (path_.empty()) return;
  const auto first = static_cast<std::size_t>(path_.front().seat.index());
  const double gain = gains_[first](result);
  ++count_;
  sum_ += gain;
  squares_ += gain * gain;
}

double Tree::spread() const {
  if (count_ < 2) return 0;
  const double mean = sum_ / count_;
  return std::sqrt(std::max(0.0, squares_ / count_ - mean * mean));
}

}  // namespace troef::search
