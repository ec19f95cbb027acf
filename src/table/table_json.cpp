// SPDX-License-Identifier: Apache-2.0
#include "table/table_json.h"

#include <algorithm>

#include "table/due.h"
#include "table/rest.h"
#include "table/rules_json.h"
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
  json.open('[');
  for (const Seat seat : in.state.all()) chair(json, in, seat);
  json.close(']');
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
  json.open('[');
  for (const Seat seat : in.state.all()) json.value(to_hex(*in.state.cuts[seat]));
  json.close(']');
}

void amounts(Json& json, const Input& in, const BySeat<Amount>& amounts) {
  json.open('[');
  for (const Seat seat : in.state.all()) json.value(amounts[seat]);
  json.close(']');
}

void over(Json& json, const Input& in) {
  if (in.state.stage != Stage::over) return void(json.value(nullptr));
  const MatchEnd end = in.state.match->end();
  json.open('{').member("winners", in.state.match->winners()).member("scores", end.scores);
  json.member("cents", end.cents).member("pot", end.pot).close('}');
}

constexpr std::array<void (*)(Json&, const Input&), table_keys.size()> writers = {
    [](Json& j, const Input& in) { j.value(in.state.id); },
    [](Json& j, const Input& in) {
      in.state.match ? j.value(in.state.match->id()) : j.value(nullptr);
    },
    [](Json& j, const Input& in) { j.value(in.state.starts); },
    [](Json& j, const Input& in) { j.value(in.state.settings.game->id()); },
    [](Json& j, const Input& in) { j.value(in.state.settings.preset); },
    [](Json& j, const Input& in) { append_rules(j, in.state.settings.rules); },
    [](Json& j, const Input& in) { j.value(differing(in.state.settings)); },
    settings,
    [](Json& j, const Input& in) { j.value(in.state.owner.id); },
    seats,
    partners,
    [](Json& j, const Input& in) { j.value(name(in.state.stage)); },
    [](Json& j, const Input& in) { j.value(in.state.paused); },
    [](Json& j, const Input& in) { j.value(deadline(in.state)); },
    undo,
    [](Json& j, const Input& in) { j.value(in.presence.watchers); },
    [](Json& j, const Input& in) {
      in.state.deal ? j.value(to_hex(in.state.commitment)) : j.value(nullptr);
    },
    cuts,
    [](Json& j, const Input& in) {
      in.state.revealed ? j.value(to_hex(*in.state.revealed)) : j.value(nullptr);
    },
    [](Json& j, const Input& in) { j.raw("[" + in.state.sheet + "]"); },
    [](Json& j, const Input& in) {
      amounts(j, in, in.state.match ? in.state.match->scores() : BySeat<Amount>{});
    },
    [](Json& j, const Input& in) {
      amounts(j, in, in.state.match ? in.state.match->cents() : BySeat<Amount>{});
    },
    [](Json& j, const Input& in) { j.value(in.state.match ? in.state.match->pot() : 0); },
    over,
};

void append_people(Json& json, const std::vector<Person>& people) {
  json.open('[');
  for (const Person& person : people) {
    json.open('{').member("person", person.id).member("name", person.name).close('}');
  }
  json.close(']');
}

}  // namespace

void write_table(TableObject& object, const State& state, const Presence& presence) {
  const Input input{state, presence};
  object.clear();
  for (const auto write : writers) {
    Json json(object.text());
    write(json, input);
    object.ended();
  }
}

void write_own(OwnObject& object, const State& state, const std::string& person, bool owner_here) {
  object.clear();
  const bool owner = state.rules_here(person, owner_here);
  Json you(object.text());
  you.open('{').member("person", person).member("seat", state.seat_of(person));
  you.member("owner", owner).member("may_sit", state.may_sit(person));
  if (may_take_rest(state, person)) you.member("rest", true);
  you.close('}');
  object.ended();
  Json wants(object.text());
  if (owner) append_people(wants, state.wants_in);
  object.ended();
  Json rest(object.text());
  const bool late = watches_late(state, state.seat_of(person));
  if (state.rest && !late) {
    rest.open('{').member("seat", state.rest->seat);
    rest.member("settled", state.rest->settled).close('}');
  } else {
    rest.value(nullptr);
  }
  object.ended();
}

}  // namespace troef
