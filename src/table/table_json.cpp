// SPDX-License-Identifier: Apache-2.0
#include "table/table_json.h"

#include "table/due.h"
#include "table/rest.h"
#include "table/rules_json.h"
#include "table/take_back.h"
#include "table/timing.h"

namespace troef {
namespace {

struct Input {
  const State& state;
  const Presence& presence;
};

void chair(Json& json, const Input& in, Seat seat) {
  const State& state = in.state;
  const Chair& chair = state.chairs[seat];
  if (chair.empty()) return void(json.value(nullptr));
  json.open('{');
  if (chair.person) {
    json.member("name", chair.person->name).member("person", chair.person->id);
  } else {
    json.member("name", chair.bot).member("person", nullptr);
  }
  json.key("bot");
  chair.bot.empty() ? json.value(nullptr) : json.value(chair.bot);
  json.member("here", in.presence.here.has(seat));
  json.member("reserve", state.reserve[seat]);
  json.member("cut", state.stage == Stage::cutting && state.cuts[seat].has_value());
  json.member("next", state.ready.has(seat)).close('}');
}

void seats(Json& json, const Input& in) {
  json.list(in.state.all(), [&](Seat seat) { chair(json, in, seat); });
}

// Who plays together through the whole match; none where each plays for self.
void partners(Json& json, const Input& in) {
  const Sides sides = in.state.settings.game->match_sides(in.state.settings.rules);
  if (sides[0].size() < 2) return void(json.value(nullptr));
  std::vector<Seats> together;
  for (int side = 0; side < sides.count(); ++side) together.push_back(sides[side]);
  json.value(together);
}

void settings(Json& json, const Input& in) {
  json.open('{');
  append_manners(json, in.state.settings);
  json.close('}');
}

void undo(Json& json, const Input& in) {
  if (!in.state.undo) return void(json.value(nullptr));
  json.open('{').member("seat", in.state.undo->seat).member("yes", in.state.undo->yes);
  json.member("deadline", due_at(in.state)).close('}');
}

void cuts(Json& json, const Input& in) {
  if (!in.state.deal || !in.state.cuts_fixed) return void(json.value(nullptr));
  json.list(in.state.all(), [&](Seat seat) { json.value(to_hex(*in.state.cuts[seat])); });
}

void amounts(Json& json, const Input& in, const BySeat<Amount>& amounts) {
  json.list(in.state.all(), [&](Seat seat) { json.value(amounts[seat]); });
}

void over(Json& json, const Input& in) {
  if (in.state.stage != Stage::over) return void(json.value(nullptr));
  const MatchEnd end = in.state.match->end();
  json.open('{').member("winners", in.state.match->winners()).member("scores", end.scores);
  json.member("cents", end.cents).member("pot", end.pot).close('}');
}

constexpr Member<Input> members[] = {
    {"id", [](Json& j, const Input& in) { j.value(in.state.id); }},
    {"match",
     [](Json& j, const Input& in) {
       in.state.match ? j.value(in.state.match->id()) : j.value(nullptr);
     }},
    {"starts", [](Json& j, const Input& in) { j.value(in.state.starts); }},
    {"game", [](Json& j, const Input& in) { j.value(in.state.settings.game->id()); }},
    {"preset", [](Json& j, const Input& in) { j.value(in.state.settings.preset); }},
    {"rules", [](Json& j, const Input& in) { append_rules(j, in.state.settings.rules); }},
    {"differs", [](Json& j, const Input& in) { j.value(differing(in.state.settings)); }},
    {"settings", settings},
    {"owner", [](Json& j, const Input& in) { j.value(in.state.owner.id); }},
    {"seats", seats},
    {"partners", partners},
    {"phase", [](Json& j, const Input& in) { j.value(name(in.state.stage)); }},
    {"paused", [](Json& j, const Input& in) { j.value(in.state.paused); }},
    {"deadline", [](Json& j, const Input& in) { j.value(deadline(in.state)); }},
    {"undo", undo},
    {"watchers", [](Json& j, const Input& in) { j.value(in.presence.watchers); }},
    {"commitment",
     [](Json& j, const Input& in) {
       in.state.deal ? j.value(to_hex(in.state.commitment)) : j.value(nullptr);
     }},
    {"cuts", cuts},
    {"secret",
     [](Json& j, const Input& in) {
       in.state.revealed ? j.value(to_hex(*in.state.revealed)) : j.value(nullptr);
     }},
    {"sheet", [](Json& j, const Input& in) { j.raw("[" + in.state.sheet + "]"); }},
    {"scores",
     [](Json& j, const Input& in) {
       amounts(j, in, in.state.match ? in.state.match->scores() : BySeat<Amount>{});
     }},
    {"cents",
     [](Json& j, const Input& in) {
       amounts(j, in, in.state.match ? in.state.match->cents() : BySeat<Amount>{});
     }},
    {"pot", [](Json& j, const Input& in) { j.value(in.state.match ? in.state.match->pot() : 0); }},
    {"over", over},
};

// Who looks at the table, and whether its rules are theirs.
struct Asking {
  const State& state;
  const std::string& person;
  bool owner;

  std::optional<Seat> seat() const { return state.seat_of(person); }
};

void you(Json& json, const Asking& in) {
  json.open('{').member("person", in.person).member("seat", in.seat());
  json.member("owner", in.owner).member("may_sit", in.state.may_sit(in.person));
  if (may_take_rest(in.state, in.person)) json.member("rest", true);
  if (may_take_back(in.state, in.person)) json.member("undo", true);
  json.close('}');
}

void wants_in(Json& json, const Asking& in) {
  if (!in.owner) return;
  json.list(in.state.wants_in, [&](const Person& person) {
    json.open('{').member("person", person.id).member("name", person.name).close('}');
  });
}

void rest(Json& json, const Asking& in) {
  if (!in.state.rest || watches_late(in.state, in.seat())) return void(json.value(nullptr));
  json.open('{').member("seat", in.state.rest->seat);
  json.member("settled", in.state.rest->settled).close('}');
}

constexpr Member<Asking> own_members[] = {{"you", you}, {"wants_in", wants_in}, {"rest", rest}};

}  // namespace

const std::array<std::string_view, table_size> table_keys = keys_of(members);

void write_table(TableObject& object, const State& state, const Presence& presence) {
  object.write(members, Input{state, presence});
}

const std::array<std::string_view, own_size> own_keys = keys_of(own_members);

void write_own(OwnObject& object, const State& state, const std::string& person, bool owner_here) {
  object.write(own_members, Asking{state, person, state.rules_here(person, owner_here)});
}

}  // namespace troef
