// SPDX-License-Identifier: Apache-2.0
#include "table/look_tricks.h"

namespace troef {
namespace {

void trick_members(Json& json, const Trick& trick, int seats) {
  json.open('{').member("leader", trick.leader()).key("cards").open('[');
  for (int i = 0; i < trick.size(); ++i) {
    json.open('{').member("seat", trick.leader().left(seats, i)).member("card", trick.card(i));
    json.close('}');
  }
  json.close(']');
}

}  // namespace

void current_trick(Json& json, const View& view) {
  const Trick& trick = view.facts.trick;
  trick_members(json, trick, view.seats);
  json.key("winning");
  trick.empty() ? json.value(nullptr) : json.value(view.facts.winning(*view.order, view.seats));
  json.close('}');
}

void last_trick(Json& json, const View& view) {
  const Facts& facts = view.facts;
  const LookBack back = view.rules.look_back();
  const bool gone = back == LookBack::until_lead && !facts.trick.empty() && !view.result;
  if (facts.tricks == 0 || back == LookBack::none || gone) return;
  trick_members(json, facts.last_trick, view.seats);
  json.member("winner", facts.winners[static_cast<std::size_t>(facts.tricks - 1)]).close('}');
}

void all_tricks(Json& json, const View& view) {
  const Facts& facts = view.facts;
  if (view.rules.look_back() != LookBack::all || facts.tricks == 0) return;
  json.open('[');
  int played = 0;
  for (const Seen& seen : view.events) {
    if (!seen.actor || seen.action.verb != Verb::play) continue;
    const int trick = played / view.seats;
    if (trick == facts.tricks) break;
    if (played % view.seats == 0) {
      json.open('{').member("leader", *seen.actor).key("cards").open('[');
    }
    json.open('{').member("seat", *seen.actor).member("card", seen.action.card).close('}');
    if (++played % view.seats != 0) continue;
    json.close(']').member("winner", facts.winners[static_cast<std::size_t>(trick)]).close('}');
  }
  json.close(']');
}

void tricks_taken(Json& json, const View& view) {
  BySeat<int> taken;
  for (int i = 0; i < view.facts.tricks; ++i) {
    ++taken[view.facts.winners[static_cast<std::size_t>(i)]];
  }
  json.list(Seats::all(view.seats), [&](Seat seat) { json.value(taken[seat]); });
}

}  // namespace troef
