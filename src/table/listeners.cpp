// SPDX-License-Identifier: Apache-2.0
#include "table/listeners.h"

#include <algorithm>

#include "table/apply.h"
#include "table/seen_json.h"

namespace troef {
namespace {

void append_act(Json& json, std::string_view kind, const Seen& seen, Names contracts,
                std::optional<std::size_t> event = std::nullopt) {
  json.open('{').member("kind", kind);
  if (event) json.member("event", *event);
  append_seen(json, seen, contracts);
  json.close('}');
}

bool may_read(const std::optional<Seats>& readers, std::optional<Seat> seat) {
  return !readers || (seat && readers->has(*seat));
}

void append_late_acts(Json& json, const Sight& before, const FreshSight& now, Names contracts) {
  for (std::size_t i = before.events; i < now.events.size(); ++i) {
    append_act(json, "act", now.events[i], contracts);
  }
}

// Actions that were hidden when they happened, and no longer are.
void append_shown(Json& json, const Sight& before, const FreshSight& now, Names contracts) {
  if (before.deal != now.kept->deal) return;
  const auto& hidden = now.kept->hidden;
  for (const std::size_t event : before.hidden) {
    if (event >= now.events.size()) continue;
    if (std::find(hidden.begin(), hidden.end(), event) != hidden.end()) continue;
    append_act(json, "shown", now.events[event], contracts, event);
  }
}

}  // namespace

void Listeners::connect(Connection connection, const Person& person) {
  guests_[connection] = {person, false};
}

const Person* Listeners::person(Connection connection) const {
  const auto found = guests_.find(connection);
  return found == guests_.end() ? nullptr : &found->second.person;
}

bool Listeners::greeted(Connection connection) const {
  const auto found = guests_.find(connection);
  return found != guests_.end() && found->second.greeted;
}

bool Listeners::here(std::string_view person) const { return audiences_.contains(person); }

bool Listeners::rename(const Person& person) {
  bool renamed = false;
  for (auto& [connection, guest] : guests_) {
    if (guest.person.id != person.id || guest.person.name == person.name) continue;
    guest.person.name = person.name;
    renamed = renamed || guest.greeted;
  }
  return renamed;
}

bool Listeners::join(Connection connection) {
  Guest& guest = guests_.at(connection);
  guest.greeted = true;
  const auto [audience, fresh] = audiences_.try_emplace(guest.person.id);
  audience->second.to.push_back(connection);
  return fresh;
}

bool Listeners::leave(Connection connection) {
  const auto found = guests_.find(connection);
  if (found == guests_.end()) return false;
  const Guest guest = found->second;
  guests_.erase(found);
  if (!guest.greeted) return false;
  const auto audience = audiences_.find(guest.person.id);
  std::erase(audience->second.to, connection);
  if (!audience->second.to.empty()) return false;
  audiences_.erase(audience);
  return true;
}

Presence Listeners::presence(const State& state) const {
  Presence presence;
  for (const auto& [id, audience] : audiences_) {
    if (const auto seat = state.seat_of(id)) {
      presence.here.add(*seat);
    } else {
      presence.watchers.push_back(guests_.at(audience.to.front()).person.name);
    }
  }
  return presence;
}

void Listeners::tell_all(const State& state, Connection connection, Time now,
                         std::vector<Outgoing>& out) {
  write_table(table_, state, presence(state));
  sights_.begin_step();
  const std::string& person = guests_.at(connection).person.id;
  auto text = everything(state, person, audiences_.at(person), now);
  out.push_back({{connection}, std::make_shared<const std::string>(std::move(text))});
}

std::string Listeners::everything(const State& state, const std::string& person, Audience& audience,
                                  Time now) {
  audience.told = true;
  audience.seat = state.seat_of(person);
  const FreshSight& sight = sights_.of(state, audience.seat);
  audience.sight = sight.kept;
  write_own(audience.own, state, person, here(state.owner.id));
  std::string text;
  Json json(text);
  json.open('{').member("type", "table").member("v", 1).member("seq", state.seq);
  json.member("now", std::max(now, state.time)).key("table").open('{');
  table_.append_all(json, table_keys);
  audience.own.append_all(json, own_keys);
  json.close('}').key("look");
  if (sight.kept->there) {
    json.open('{');
    sight.kept->look.append_all(json, look_keys);
    json.close('}');
  } else {
    json.value(nullptr);
  }
  json.key("events").list(
      sight.events, [&](const Seen& seen) { append_act(json, "act", seen, state.contracts()); });
  json.key("chat").list(state.chat, [&](const Talked& talked) {
    if (talked.to_defenders && !may_read(talked.readers, audience.seat)) return;
    json.open('{').member("seat", talked.seat);
    append(json, talked);
    json.close('}');
  });
  json.close('}');
  return text;
}

void Listeners::tell(const State& state, const std::vector<Happening>& what,
                     std::vector<Outgoing>& out) {
  if (audiences_.empty()) return;
  TableObject now;
  write_table(now, state, presence(state));
  std::string common;
  Json json(common);
  now.append_changes(json, table_keys, table_);
  table_ = std::move(now);
  sights_.begin_step();
  for (auto& [person, audience] : audiences_) {
    if (!audience.told) continue;  // everything comes to it yet
    std::string text = sees_the_same(state, person, audience)
                           ? changes(state, person, audience, what, common)
                           : everything(state, person, audience, state.time);
    out.push_back({audience.to, std::make_shared<const std::string>(std::move(text))});
  }
}

// From another chair all that has happened looks different; and so does another deal, to which
// those come who watch with a delay, or what is left of theirs when an action is taken back.
bool Listeners::sees_the_same(const State& state, const std::string& person,
                              const Audience& audience) {
  if (audience.seat != state.seat_of(person)) return false;
  if (!watches_late(state, audience.seat)) return true;
  const Sight& now = *sights_.of(state, audience.seat).kept;
  const Sight& before = *audience.sight;
  return now.there == before.there && now.deal == before.deal && now.events >= before.events;
}

std::string Listeners::changes(const State& state, const std::string& person, Audience& audience,
                               const std::vector<Happening>& what, std::string_view common) {
  const FreshSight& sight = sights_.of(state, audience.seat);
  const Names contracts = state.contracts();
  const bool late = watches_late(state, audience.seat);
  std::string text;
  Json json(text);
  json.open('{').member("type", "step").member("seq", state.seq).key("what").open('[');
  for (const Happening& happening : what) {
    if (happening.kind == Happening::Kind::told) {
      if (may_read(happening.readers, audience.seat)) json.raw(happening.json);
    } else if (happening.kind == Happening::Kind::act) {
      if (!late && sight.kept->there) {
        append_act(json, "act", sight.events[happening.event], contracts);
      }
    } else if (!late && sight.kept->there) {
      json.raw(happening.json);
    }
  }
  if (late) append_late_acts(json, *audience.sight, sight, contracts);
  if (!late) append_shown(json, *audience.sight, sight, contracts);
  json.close(']').key("table").open('{');
  if (!common.empty()) json.raw(common);
  OwnObject own;
  write_own(own, state, person, here(state.owner.id));
  own.append_changes(json, own_keys, audience.own);
  audience.own = std::move(own);
  json.close('}').key("look").open('{');
  sight.kept->look.append_changes(json, look_keys, audience.sight->look);
  json.close('}').close('}');
  audience.sight = sight.kept;
  return text;
}

}  // namespace troef
