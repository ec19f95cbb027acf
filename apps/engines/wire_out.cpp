// SPDX-License-Identifier: Apache-2.0
#include "engines/wire_out.h"

#include <algorithm>
#include <span>

#include "engines/words.h"
#include "table/look.h"
#include "table/rules_json.h"
#include "table/seen_json.h"

namespace troef::engines {
namespace {

std::string ended(std::string text) { return text += '\n'; }

void append_law(Json& json, const TrickLaw& law) {
  json.key("law").open('{');
  json.member("ruffing", word_of(ruffing_words, law.ruffing));
  json.member("duty", word_of(duty_words, law.duty));
  json.member("underruff", word_of(underruff_words, law.underruff));
  json.member("head", word_of(head_words, law.head));
  json.member("partners", law.partners).member("climb", law.climb);
  json.member("hold_back_by_best", law.hold_back_by_best).member("hold_back", law.hold_back);
  json.close('}');
}

// From high to low.
std::vector<Card> lane(const Order& order, Cards cards) {
  std::vector<Card> list;
  for (const Card card : cards) list.push_back(card);
  std::sort(list.begin(), list.end(), [&](Card a, Card b) { return order.above(b).has(a); });
  return list;
}

// Of the cards of the game.
void append_order(Json& json, const Order& order, Cards pack) {
  json.key("order").open('{').member("trumps", lane(order, order.trumps() & pack));
  json.key("suits").list(all_suits, [&](Suit suit) {
    const Cards cards = (pack & Cards::of(suit)) - order.trumps();
    if (cards) json.value(lane(order, cards));
  });
  json.key("points").open('{');
  for (const Card card : pack) {
    if (order.points(card) > 0) json.member(to_string(card), order.points(card));
  }
  json.close('}').key("follow").open('{');
  for (const Card card : pack) {
    const Cards own =
        order.is_trump(card) ? order.trumps() : Cards::of(card.suit()) - order.trumps();
    const Cards follow = order.follow(card) & pack;
    if (follow != (own & pack)) json.member(to_string(card), follow);
  }
  json.close('}').close('}');
}

// What a table tells people in other ways, or in steps.
void append_more(Json& json, const View& view) {
  const Facts& facts = view.facts;
  json.member("played", view.played).key("winners");
  json.list(std::span(facts.winners).first(static_cast<std::size_t>(facts.tricks)));
  json.key("won").list(Seats::all(view.seats), [&](Seat seat) { json.value(facts.won[seat]); });
  append_law(json, view.law);
  append_order(json, *view.order, view.game->pack(view.rules));
  json.key("events").list(view.events, [&](const Seen& seen) {
    json.open('{');
    append_seen(json, seen, view.game->contracts());
    json.close('}');
  });
}

void append_look(Json& json, const View& view) {
  View bare = view;
  bare.legal.clear();
  bare.asides.clear();
  LookObject look;
  write_look(look, bare, {}, static_cast<int>(view.events.size()));
  json.open('{');
  look.append_all(json, look_keys);
  append_more(json, view);
  json.close('}');
}

void append_actions(Json& json, const Actions& actions, Names contracts) {
  json.list(actions, [&](const Action& action) { json.value(to_string(action, contracts)); });
}

}  // namespace

std::string hello_line() {
  std::string text;
  Json(text).open('{').member("type", "hello").member("v", protocol_version).close('}');
  return ended(text);
}

std::string quit_line() { return "{\"type\":\"quit\"}\n"; }

std::string deal_line(const View& view, std::uint64_t seed, const Convention* signals) {
  std::string text;
  Json json(text);
  json.open('{').member("type", "deal").member("game", view.game->id()).key("rules");
  append_rules(json, view.rules);
  json.member("seats", view.seats).member("seat", view.seat);
  json.member("signals", signals == nullptr ? std::string_view("none") : signals->name);
  // As text, since many readers of JSON have no whole numbers of 64 bits.
  json.member("seed", std::to_string(seed)).close('}');
  return ended(text);
}

std::string question_line(const View& view, Asked asked, std::uint64_t id,
                          std::int64_t milliseconds) {
  std::string text;
  Json json(text);
  const bool choose = asked == Asked::choose;
  json.open('{').member("type", choose ? "choose" : "aside").member("id", id);
  json.member("time", milliseconds).key("look");
  append_look(json, view);
  json.key(choose ? "legal" : "asides");
  append_actions(json, choose ? view.legal : view.asides, view.game->contracts());
  json.close('}');
  return ended(text);
}

std::string bot_hello_line(std::string_view name) {
  std::string text;
  Json json(text);
  json.open('{').member("type", "hello").member("v", protocol_version).member("name", name);
  json.member("asides", true).close('}');
  return ended(text);
}

std::string answer_line(const View& view, std::uint64_t id, const std::optional<Action>& action) {
  std::string text;
  Json json(text);
  json.open('{').member("type", "action").member("id", id).key("action");
  if (action) {
    json.value(to_string(*action, view.game->contracts()));
  } else {
    json.value(nullptr);
  }
  json.close('}');
  return ended(text);
}

std::string error_line(std::string_view message) {
  std::string text;
  Json(text).open('{').member("type", "error").member("message", message).close('}');
  return ended(text);
}

}  // namespace troef::engines
