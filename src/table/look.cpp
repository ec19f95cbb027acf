// SPDX-License-Identifier: Apache-2.0
#include "table/look.h"

#include "table/apply.h"
#include "table/look_legal.h"
#include "table/look_tricks.h"
#include "tricks/sorted.h"

namespace troef {
namespace {

struct Input {
  const View& view;
  const OwnTurn& own;
  int at;

  const Facts& facts() const { return view.facts; }
};

// A list with something for each seat.
template <class Write>
void by_seat(Json& json, const Input& in, Write write) {
  json.list(Seats::all(in.view.seats), write);
}

void heap(Json& json, const Heap& heap, const View& view) {
  json.open('{').member("count", heap.count).key("cards");
  json.value(sorted(heap.known, *view.order)).close('}');
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
    json.list(all_suits, [&](Suit suit) {
      if (weak[seat] & Cards::of(suit)) json.value(suit);
    });
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
constexpr Member<Input> members[] = {
    {"deal", [](Json& j, const Input& in) { j.value(in.view.number); }},
    {"at", [](Json& j, const Input& in) { j.value(in.at); }},
    {"dealer", [](Json& j, const Input& in) { j.value(in.view.dealer); }},
    {"awaited", [](Json& j, const Input& in) { j.value(name(in.view.turn.awaited)); }},
    {"turn",
     [](Json& j, const Input& in) {
       const bool seat = in.view.turn.awaited == Awaited::seat;
       seat ? j.value(in.view.turn.seat) : j.value(nullptr);
     }},
    {"hand",
     [](Json& j, const Input& in) {
       if (in.view.seat) j.value(sorted(in.view.hand(), *in.view.order));
     }},
    {"hands",
     [](Json& j, const Input& in) {
       by_seat(j, in, [&](Seat seat) { heap(j, in.view.hands[seat], in.view); });
     }},
    {"laid",
     [](Json& j, const Input& in) {
       by_seat(j, in, [&](Seat seat) { heap(j, in.view.laid[seat], in.view); });
     }},
    {"widow", [](Json& j, const Input& in) { heap(j, in.view.widow, in.view); }},
    {"dead", [](Json& j, const Input& in) { heap(j, in.view.dead, in.view); }},
    {"turn_up", [](Json& j, const Input& in) { j.value(in.view.turn_up); }},
    {"trick", [](Json& j, const Input& in) { current_trick(j, in.view); }},
    {"last_trick", [](Json& j, const Input& in) { last_trick(j, in.view); }},
    {"tricks", [](Json& j, const Input& in) { all_tricks(j, in.view); }},
    {"taken", [](Json& j, const Input& in) { tricks_taken(j, in.view); }},
    {"bid",
     [](Json& j, const Input& in) {
       in.facts().bid == 0 ? j.value(nullptr) : j.value(in.facts().bid);
     }},
    {"holder", [](Json& j, const Input& in) { j.value(in.facts().holder); }},
    {"declarer", [](Json& j, const Input& in) { j.value(in.facts().declarer); }},
    {"mate", [](Json& j, const Input& in) { j.value(in.facts().mate); }},
    {"contract", contract_name},
    {"trumps", [](Json& j, const Input& in) { j.value(in.facts().trumps); }},
    {"die", [](Json& j, const Input& in) { j.value(in.facts().die); }},
    {"turned_up", [](Json& j, const Input& in) { j.value(in.facts().turned_up); }},
    {"passed", [](Json& j, const Input& in) { j.value(in.facts().passed); }},
    {"compared",
     [](Json& j, const Input& in) {
       by_seat(j, in, [&](Seat seat) { j.value(in.facts().compared[seat]); });
     }},
    {"roem", [](Json& j, const Input& in) { j.value(in.facts().roem); }},
    {"side_roem",
     [](Json& j, const Input& in) {
       j.open('[').value(in.facts().side_roem[0]).value(in.facts().side_roem[1]).close(']');
     }},
    {"uncalled", [](Json& j, const Input& in) { j.value(in.facts().uncalled_roem); }},
    {"sides", sides},
    {"exposed", [](Json& j, const Input& in) { j.value(in.facts().exposed); }},
    {"silence", [](Json& j, const Input& in) { j.value(in.facts().silence); }},
    {"counsel", [](Json& j, const Input& in) { j.value(in.facts().counsel); }},
    {"widow_taken", [](Json& j, const Input& in) { j.value(in.facts().widow_taken); }},
    {"widow_shown",
     [](Json& j, const Input& in) { j.value(sorted(in.facts().widow_shown, *in.view.order)); }},
    {"seller", [](Json& j, const Input& in) { j.value(in.facts().seller); }},
    {"claim", claim},
    {"weak", weak},
    {"silent_ace",
     [](Json& j, const Input& in) {
       if (in.facts().silent_ace) j.value(in.facts().silent_ace);
     }},
    {"best_trump", best_trump},
    {"paid",
     [](Json& j, const Input& in) {
       by_seat(j, in, [&](Seat seat) { j.value(in.facts().paid[seat]); });
     }},
    {"scores",
     [](Json& j, const Input& in) {
       by_seat(j, in, [&](Seat seat) { j.value(in.view.scores[seat]); });
     }},
    {"pot", [](Json& j, const Input& in) { j.value(in.view.pot); }},
    {"legal",
     [](Json& j, const Input& in) {
       if (!in.view.legal.empty()) append_entries(j, in.view.legal, in.view, in.own);
     }},
    {"asides", asides},
    {"refused", refused_cards},
    {"result",
     [](Json& j, const Input& in) {
       if (in.view.result) append_result(j, *in.view.result, *in.view.game, in.view.seats);
     }},
};

}  // namespace

const std::array<std::string_view, look_size> look_keys = keys_of(members);

void write_look(LookObject& look, const View& view, const OwnTurn& own, int at) {
  look.write(members, Input{view, own, at});
}

}  // namespace troef
