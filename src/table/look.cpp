// SPDX-License-Identifier: Apache-2.0
#include "table/look.h"

#include <algorithm>

#include "table/apply.h"

namespace troef {
namespace {

struct Input {
  const View& view;
  const OwnTurn& own;
  int at;

  const Facts& facts() const { return view.facts; }
  Seats all() const { return Seats::all(view.seats); }
};

// A list with something for each seat.
template <class Write>
void by_seat(Json& json, const Input& in, Write write) {
  json.open('[');
  for (const Seat seat : in.all()) write(seat);
  json.close(']');
}

void heap(Json& json, const Heap& heap, const View& view) {
  json.open('{').member("count", heap.count).key("cards");
  json.value(sorted(heap.known, *view.order)).close('}');
}

void trick_members(Json& json, const Trick& trick, int seats) {
  json.open('{').member("leader", trick.leader()).key("cards").open('[');
  for (int i = 0; i < trick.size(); ++i) {
    json.open('{').member("seat", trick.leader().left(seats, i)).member("card", trick.card(i));
    json.close('}');
  }
  json.close(']');
}

void current_trick(Json& json, const Input& in) {
  const Trick& trick = in.facts().trick;
  trick_members(json, trick, in.view.seats);
  json.key("winning");
  trick.empty() ? json.value(nullptr)
                : json.value(in.facts().winning(*in.view.order, in.view.seats));
  json.close('}');
}

void last_trick(Json& json, const Input& in) {
  const Facts& facts = in.facts();
  const LookBack back = in.view.rules.look_back();
  const bool gone = back == LookBack::until_lead && !facts.trick.empty() && !in.view.result;
  if (facts.tricks == 0 || back == LookBack::none || gone) return;
  trick_members(json, facts.last_trick, in.view.seats);
  json.member("winner", facts.winners[static_cast<std::size_t>(facts.tricks - 1)]).close('}');
}

// Every complete trick, at tables that let one look back at all of them.
void all_tricks(Json& json, const Input& in) {
  const Facts& facts = in.facts();
  if (in.view.rules.look_back() != LookBack::all || facts.tricks == 0) return;
  json.open('[');
  int played = 0;
  for (const Seen& seen : in.view.events) {
    if (!seen.actor || seen.action.verb != Verb::play) continue;
    const int trick = played / in.view.seats;
    if (trick == facts.tricks) break;
    if (played % in.view.seats == 0) {
      json.open('{').member("leader", *seen.actor).key("cards").open('[');
    }
    json.open('{').member("seat", *seen.actor).member("card", seen.action.card).close('}');
    if (++played % in.view.seats != 0) continue;
    json.close(']').member("winner", facts.winners[static_cast<std::size_t>(trick)]).close('}');
  }
  json.close(']');
}

void taken(Json& json, const Input& in) {
  BySeat<int> taken;
  for (int i = 0; i < in.facts().tricks; ++i) {
    ++taken[in.facts().winners[static_cast<std::size_t>(i)]];
  }
  by_seat(json, in, [&](Seat seat) { json.value(taken[seat]); });
}

void sides(Json& json, const Input& in) {
  json.open('[');
  for (int side = 0; side < in.view.sides.count(); ++side) json.value(in.view.sides[side]);
  json.close(']');
}

void contract_name(Json& json, const Input& in) {
  const int number = in.facts().contract;
  if (number == 0) return void(json.value(nullptr));
  json.value(in.view.game->contracts()[static_cast<std::size_t>(number - 1)]);
}

// HJ-51.
void weak(Json& json, const Input& in) {
  const BySeat<Cards>& weak = in.facts().weak;
  if (weak == BySeat<Cards>()) return;
  by_seat(json, in, [&](Seat seat) {
    json.open('[');
    for (const Suit suit : all_suits) {
      if (weak[seat] & Cards::of(suit)) json.value(std::string(1, letter(suit)));
    }
    json.close(']');
  });
}

void claim(Json& json, const Input& in) {
  const auto& claim = in.facts().claim;
  if (!claim) return;
  json.open('{').member("seat", claim->by).member("against", claim->against);
  json.member("right", claim->right);
  if (claim->right) {
    json.member("trick", claim->trick).member("card", claim->card).member("rule", claim->rule);
  }
  json.close('}');
}

void best_trump(Json& json, const Input& in) {
  const auto& best = in.facts().best_trump;
  if (!best) return;
  json.open('{').member("seat", best->seat).member("card", best->card);
  json.member("score", best->score).close('}');
}

void refused_cards(Json& json, const Input& in) {
  if (in.own.refused.empty()) return;
  json.open('{');
  for (const auto& [card, rule] : in.own.refused) json.key(to_string(card)).value(rule);
  json.close('}');
}

void asides(Json& json, const Input& in) {
  if (!in.view.asides.empty()) append_entries(json, in.view.asides, in.view, in.own);
}

std::string_view name(Awaited awaited) {
  constexpr std::string_view names[] = {"pack", "die", "seat", "close", "nothing"};
  return names[static_cast<std::size_t>(awaited)];
}

// A value that is not there writes nothing.
constexpr std::array<void (*)(Json&, const Input&), look_keys.size()> writers = {
    [](Json& j, const Input& in) { j.value(in.view.number); },
    [](Json& j, const Input& in) { j.value(in.at); },
    [](Json& j, const Input& in) { j.value(in.view.dealer); },
    [](Json& j, const Input& in) { j.value(name(in.view.turn.awaited)); },
    [](Json& j, const Input& in) {
      const bool seat = in.view.turn.awaited == Awaited::seat;
      seat ? j.value(in.view.turn.seat) : j.value(nullptr);
    },
    [](Json& j, const Input& in) {
      if (in.view.seat) j.value(sorted(in.view.hand(), *in.view.order));
    },
    [](Json& j, const Input& in) {
      by_seat(j, in, [&](Seat seat) { heap(j, in.view.hands[seat], in.view); });
    },
    [](Json& j, const Input& in) {
      by_seat(j, in, [&](Seat seat) { heap(j, in.view.laid[seat], in.view); });
    },
    [](Json& j, const Input& in) { heap(j, in.view.widow, in.view); },
    [](Json& j, const Input& in) { heap(j, in.view.dead, in.view); },
    [](Json& j, const Input& in) { j.value(in.view.turn_up); },
    current_trick,
    last_trick,
    all_tricks,
    taken,
    [](Json& j, const Input& in) {
      in.facts().bid == 0 ? j.value(nullptr) : j.value(in.facts().bid);
    },
    [](Json& j, const Input& in) { j.value(in.facts().holder); },
    [](Json& j, const Input& in) { j.value(in.facts().declarer); },
    [](Json& j, const Input& in) { j.value(in.facts().mate); },
    contract_name,
    [](Json& j, const Input& in) { j.value(in.facts().trumps); },
    [](Json& j, const Input& in) { j.value(in.facts().die); },
    [](Json& j, const Input& in) { j.value(in.facts().turned_up); },
    [](Json& j, const Input& in) { j.value(in.facts().passed); },
    [](Json& j, const Input& in) {
      by_seat(j, in, [&](Seat seat) { j.value(in.facts().compared[seat]); });
    },
    [](Json& j, const Input& in) { j.value(in.facts().roem); },
    [](Json& j, const Input& in) {
      j.open('[').value(in.facts().side_roem[0]).value(in.facts().side_roem[1]).close(']');
    },
    [](Json& j, const Input& in) { j.value(in.facts().uncalled_roem); },
    sides,
    [](Json& j, const Input& in) { j.value(in.facts().exposed); },
    [](Json& j, const Input& in) { j.value(in.facts().silence); },
    [](Json& j, const Input& in) { j.value(in.facts().counsel); },
    [](Json& j, const Input& in) { j.value(in.facts().widow_taken); },
    [](Json& j, const Input& in) { j.value(sorted(in.facts().widow_shown, *in.view.order)); },
    [](Json& j, const Input& in) { j.value(in.facts().seller); },
    claim,
    weak,
    [](Json& j, const Input& in) {
      if (in.facts().silent_ace) j.value(in.facts().silent_ace);
    },
    best_trump,
    [](Json& j, const Input& in) {
      by_seat(j, in, [&](Seat seat) { j.value(in.facts().paid[seat]); });
    },
    [](Json& j, const Input& in) {
      by_seat(j, in, [&](Seat seat) { j.value(in.view.scores[seat]); });
    },
    [](Json& j, const Input& in) { j.value(in.view.pot); },
    [](Json& j, const Input& in) {
      if (!in.view.legal.empty()) append_entries(j, in.view.legal, in.view, in.own);
    },
    asides,
    refused_cards,
    [](Json& j, const Input& in) {
      if (in.view.result) append_result(j, *in.view.result, *in.view.game, in.view.seats);
    },
};

}  // namespace

void write_look(Look& look, const View& view, const OwnTurn& own, int at) {
  const Input input{view, own, at};
  look.clear();
  for (const auto write : writers) {
    Json json(look.text());
    write(json, input);
    look.ended();
  }
}

OwnTurn own_turn(const Deal& deal, const View& view) {
  OwnTurn own;
  if (view.legal.empty()) return own;
  const Seat seat = *view.seat;
  for (const Action& action : deal.unlawful()) own.unlawful.add(action.card);
  Cards playable = own.unlawful;
  for (const Action& action : view.legal) {
    if (action.verb == Verb::play) playable.add(action.card);
    if (action.verb != Verb::roem) continue;
    Deal then = deal;
    then.play(seat, action);
    own.roem.push_back(then.board().facts.roem - deal.board().facts.roem);
  }
  if (playable.empty()) return own;
  for (const Card card : view.hand() - playable) {
    own.refused.emplace_back(card, deal.refuse(seat, with_card(Verb::play, card)).rule);
  }
  return own;
}

namespace {

// Black and red in turn, so that neighbours differ: spades, hearts, clubs, diamonds, and round.
int place_round(Suit suit) {
  constexpr std::array<int, suit_count> places{2, 3, 1, 0};
  return places[static_cast<std::size_t>(suit)];
}

// Of which most trumps are; spades where there are none.
Suit main_trump_suit(const Order& order) {
  Suit main = Suit::spades;
  for (const Suit suit : all_suits) {
    const auto trumps = [&](Suit of) { return (order.trumps() & Cards::of(of)).size(); };
    if (trumps(suit) > trumps(main)) main = suit;
  }
  return main;
}

}  // namespace

std::vector<Card> sorted(Cards cards, const Order& order) {
  const int first = place_round(main_trump_suit(order));
  const auto lane = [&](Card card) {
    return order.is_trump(card) ? -1 : (place_round(card.suit()) - first + suit_count) % suit_count;
  };
  std::vector<Card> list;
  for (const Card card : cards) list.push_back(card);
  std::sort(list.begin(), list.end(), [&](Card a, Card b) {
    if (lane(a) != lane(b)) return lane(a) < lane(b);
    return order.above(b).has(a);
  });
  return list;
}

void append_seen(Json& json, const Seen& seen, Names contracts) {
  if (seen.actor) json.member("seat", *seen.actor);
  if (seen.hidden && seen.action.verb != Verb::deal) {
    json.member("verb", name(seen.action.verb)).member("count", seen.cards);
    if (shape(seen.action.verb) == Shape::two_cards) json.member("card", seen.action.card);
  } else {
    json.member("action", to_string(seen.action, contracts));
  }
  if (seen.said != 0) json.member("said", seen.said);
}

View all_seeing(const Deal& deal) {
  View view = deal.view(std::nullopt);
  const Where& where = deal.board().where;
  const auto whole = [](Cards cards) { return Heap{cards, cards.size()}; };
  for (const Seat seat : Seats::all(view.seats)) {
    view.hands[seat] = whole(where.hand(seat));
    view.laid[seat] = whole(where.laid(seat));
  }
  view.widow = whole(where.widow());
  view.dead = whole(where.dead());
  for (std::size_t i = 0; i < view.events.size(); ++i) {
    const Event& event = deal.events()[i];
    view.events[i] = {event.actor, event.action, false, view.events[i].cards, event.said};
  }
  return view;
}

}  // namespace troef
