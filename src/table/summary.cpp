// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "table/table_json.h"

namespace troef {
namespace {

constexpr std::size_t place_of(std::string_view key) {
  return static_cast<std::size_t>(std::find(table_keys.begin(), table_keys.end(), key) -
                                  table_keys.begin());
}

// Without the public id of the person.
void append_chair(Json& json, const Chair& chair) {
  if (chair.empty()) return void(json.value(nullptr));
  json.open('{').member("name", chair.person ? chair.person->name : chair.bot).key("bot");
  chair.bot.empty() ? json.value(nullptr) : json.value(chair.bot);
  json.close('}');
}

bool on_turn(const State& state, std::string_view person) {
  const auto seat = state.to_move();
  return seat && !state.paused && state.chairs[*seat].by_person() &&
         state.chairs[*seat].person->id == person;
}

}  // namespace

std::string summary_of(const State& state, std::optional<std::string_view> person) {
  TableObject object;
  write_table(object, state, {});
  std::string text;
  Json json(text);
  json.open('{');
  for (const auto key : {"id", "starts", "game", "preset", "rules", "differs", "settings", "owner",
                         "phase", "scores"}) {
    json.key(key).raw(object.value(place_of(key)));
  }
  int open = 0;
  json.key("seats").list(state.all(), [&](Seat seat) {
    if (!state.chairs[seat].person) ++open;
    append_chair(json, state.chairs[seat]);
  });
  json.member("open", open);
  json.member("deals", state.match ? state.match->sheet().size() : 0);
  if (person) json.member("turn", on_turn(state, *person));
  json.close('}');
  return text;
}

}  // namespace troef
