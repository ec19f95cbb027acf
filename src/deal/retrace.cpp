// SPDX-License-Identifier: Apache-2.0
#include "deal/retrace.h"

#include "deal/again.h"

namespace troef {

Start start_of(const View& view) {
  Start start;
  start.game = view.game;
  start.rules = view.rules;
  start.seats = view.seats;
  start.dealer = view.dealer;
  start.number = view.number;
  start.scores = view.scores;
  start.pot = view.pot;
  return start;
}

std::optional<Action> whole_action(const Seen& seen, const Layout& layout, std::size_t& moved) {
  Action action = seen.action;
  if (!seen.hidden || seen.cards == 0) return action;
  if (moved == layout.moved.size()) return std::nullopt;
  const Cards cards = layout.moved[moved++];
  if (cards.size() != seen.cards) return std::nullopt;
  switch (shape(action.verb)) {
    case Shape::cards:
      action.cards = cards;
      break;
    case Shape::two_cards:
      action.other = cards.first();
      break;
    default:
      action.card = cards.first();
  }
  return action;
}

namespace {

Card take_first(Cards& cards) {
  const Card card = cards.first();
  cards.remove(card);
  return card;
}

// Takes a card of `left` for the place where `probed`, the deal of a known pack, has this one.
std::optional<Card> take_for(const Where& probed, Card card, Layout::Dealt& left) {
  Cards* heap = &left.stock;
  if (probed.widow().has(card)) heap = &left.widow;
  if (probed.dead().has(card)) heap = &left.dead;
  if (probed.turn_up() == card) heap = &left.turn_up;
  for (const Seat seat : Seats::all(max_seats)) {
    if (probed.hand(seat).has(card)) heap = &left.hands[seat];
  }
  if (heap->empty()) return std::nullopt;
  return take_first(*heap);
}

class Retracing {
 public:
  Retracing(const View& view, const Layout& layout) : view_(view), layout_(layout) {}

  std::optional<Deal> run() {
    Deal deal(start_of(view_));
    if (view_.events.empty()) return deal;
    if (!deal_first(deal)) return std::nullopt;
    return from(std::move(deal), 1, 0);
  }

 private:
  // From this event on, with so many of the hidden moves made.
  std::optional<Deal> from(Deal deal, std::size_t event, std::size_t moved) const {
    for (; event < view_.events.size(); ++event) {
      const Seen& seen = view_.events[event];
      if (seen.hidden && seen.action.verb == Verb::roem) return declare(deal, event, moved);
      if (seen.action.verb == Verb::deal) {
        if (!deal_again(deal, moved)) return std::nullopt;
        continue;
      }
      const auto action = whole_action(seen, layout_, moved);
      if (!action || deal.refuse(seen.actor, *action)) return std::nullopt;
      deal.play(seen.actor, *action);
    }
    if (moved != layout_.moved.size() || !comes_out(deal)) return std::nullopt;
    return deal;
  }

  // Every declaration that comes to the sum that was said.
  std::optional<Deal> declare(const Deal& deal, std::size_t event, std::size_t moved) const {
    const Seen& seen = view_.events[event];
    for (const Action& action : deal.legal()) {
      if (action.verb != Verb::roem || deal.turn().seat != seen.actor) continue;
      Deal next = deal;
      next.play(seen.actor, action);
      if (next.events().back().said != seen.said) continue;
      if (auto result = from(std::move(next), event + 1, moved)) return result;
    }
    return std::nullopt;
  }

  bool deal_first(Deal& deal) const {
    if (deal.turn().awaited != Awaited::pack) return false;
    Deal probe(deal.start());
    const Pack sorted(deal.turn().pack);
    probe.deal(sorted);
    Layout::Dealt left = layout_.dealt;
    Pack pack;
    for (const Card card : sorted) {
      const auto taken = take_for(probe.board().where, card, left);
      if (!taken) return false;
      pack.push(*taken);
    }
    return deal_pack(deal, pack);
  }

  // PD-50: to each of the others, or to the dealer with a new turn-up.
  bool deal_again(Deal& deal, std::size_t& moved) const {
    const auto& moves = layout_.moved;
    const bool round = deal.board().where.stock().empty();
    const std::size_t entries = round ? static_cast<std::size_t>(view_.seats) - 1 : 1;
    if (moved + entries > moves.size()) return false;
    Pack pack;
    if (round) {
      for (std::size_t i = 0; i < entries; ++i) {
        for (const Card card : moves[moved + i]) pack.push(card);
      }
    } else {
      Cards rest = deal.board().where.stock() - moves[moved];
      if (moves[moved].size() != 1 || rest.size() != again::to_dealer - 1) return false;
      for (int i = 0; i < again::to_dealer; ++i) {
        pack.push(i == again::turned_up ? moves[moved].first() : take_first(rest));
      }
    }
    moved += entries;
    return deal_pack(deal, pack);
  }

  static bool deal_pack(Deal& deal, const Pack& pack) {
    if (!deal.refuse_pack(pack).empty()) return false;
    deal.deal(pack);
    return true;
  }

  bool comes_out(const Deal& deal) const {
    const Where& where = deal.board().where;
    for (const Seat seat : Seats::all(view_.seats)) {
      const bool same =
          where.hand(seat) == layout_.hands[seat] && where.laid(seat) == layout_.laid[seat];
      if (!same) return false;
    }
    return where.widow() == layout_.widow && where.dead() == layout_.dead &&
           where.stock() == layout_.stock && looks_the_same(deal.view(view_.seat));
  }

  // A view that came over the bot protocol holds either what is legal or the asides.
  bool looks_the_same(View view) const {
    if (view_.legal.empty()) view.legal.clear();
    if (view_.asides.empty()) view.asides.clear();
    return equal(view, view_);
  }

  const View& view_;
  const Layout& layout_;
};

}  // namespace

std::optional<Deal> retrace(const View& view, const Layout& layout) {
  return Retracing(view, layout).run();
}

bool possible(const View& view, const Layout& layout) { return retrace(view, layout).has_value(); }

}  // namespace troef
