// SPDX-License-Identifier: Apache-2.0
// From an input to what everybody is told: lines to the store, messages after them, and then whom
// to wake and which bots to ask.
#include "server/hall.h"
#include "server/log.h"
#include "server/messages.h"

namespace troef::server {
namespace {

// Who sat down or got up, among those who may have.
std::vector<Sitting> changed_seats(LiveTable& live) {
  std::set<std::string> people = live.seated;
  if (!live.maker.empty()) people.insert(live.maker);
  for (const auto& [connection, guest] : live.guests) people.insert(guest.person.id);
  std::vector<Sitting> changes;
  for (const std::string& person : people) {
    const bool sits = live.table->seated(person);
    if (sits == live.seated.contains(person)) continue;
    changes.push_back({person, sits});
    if (sits) {
      live.seated.insert(person);
    } else {
      live.seated.erase(person);
    }
  }
  return changes;
}

}  // namespace

void Hall::take(LiveTable& live, TableOutcome outcome, Origin origin) {
  live.used = parts_.network.now();
  const bool writes = !outcome.lines.empty() || !outcome.records.empty();
  if (writes) write(live, outcome);
  if (writes && origin.kind != Origin::Kind::other) {
    parts_.metrics.action(origin.kind == Origin::Kind::bot);
  }
  Waiting waiting;
  waiting.writing = writes ? live.writings : 0;
  waiting.messages = std::move(outcome.messages);
  waiting.origin = origin;
  if (live.waiting.empty() && !writes) {
    deliver(live, waiting);
  } else {
    live.waiting.push_back(std::move(waiting));
  }
  go_on(live);
}

void Hall::write(LiveTable& live, TableOutcome& outcome) {
  Writing writing;
  writing.table = live.id;
  writing.first = live.next_line;
  writing.first_record = live.next_record;
  live.next_line += outcome.lines.size();
  live.next_record += outcome.records.size();
  writing.lines = std::move(outcome.lines);
  writing.records = std::move(outcome.records);
  writing.sittings = changed_seats(live);
  if (!live.alive) writing.alive = true;
  live.alive = true;
  const std::uint64_t number = ++live.writings;
  const auto began = std::chrono::steady_clock::now();
  writing.done = [this, id = live.id, generation = live.generation, number, began](bool kept) {
    parts_.network.post([this, id, generation, number, kept, began] {
      parts_.metrics.store_seconds(seconds_since(began));
      written(id, generation, number, kept);
    });
  };
  parts_.store.write(std::move(writing));
}

void Hall::written(const std::string& id, std::uint64_t generation, std::uint64_t number,
                   bool kept) {
  LiveTable* live = find(id);
  if (live == nullptr || live->generation != generation) return;
  if (!kept) return reload(*live);
  live->durable = number;
  while (!live->waiting.empty() && live->waiting.front().writing <= live->durable) {
    Waiting first = std::move(live->waiting.front());
    live->waiting.pop_front();
    deliver(*live, first);
  }
  check_flushed();
}

void Hall::deliver(LiveTable& live, Waiting& waiting) {
  if (waiting.visitor) return waiting.visitor(live.table.get(), Missing::no);
  for (const Outgoing& message : waiting.messages) {
    const std::string_view code = refusal_code(*message.text);
    if (!code.empty()) parts_.metrics.refusal(code);
    for (const Connection connection : message.to) {
      const auto guest = live.guests.find(connection);
      if (guest != live.guests.end()) guest->second.socket->send(message.text);
    }
  }
  if (waiting.origin.kind == Origin::Kind::person && waiting.writing != 0) {
    parts_.metrics.action_seconds(seconds_since(waiting.origin.began));
  }
}

// After every change of a table.
void Hall::go_on(LiveTable& live) {
  if (live.table == nullptr) return;
  agenda_.set(live.id, live.table->wake());
  ask_bots(live);
  arm();
}

void Hall::ask_bots(LiveTable& live) {
  if (trouble_ || closing()) return;
  while (std::optional<Thinking> thinking = live.table->thinking()) {
    auto held = std::make_shared<const Thinking>(std::move(*thinking));
    const std::uint64_t ticket = held->ticket;
    live.asked[ticket] = held;
    parts_.thinkers.ask(live.id, held, answer_to(live, ticket));
    if (Thinkers::is_quick(held->level)) continue;
    parts_.network.at(parts_.network.now() + parts_.limits.bot_seconds * 1000,
                      [this, id = live.id, generation = live.generation, ticket] {
                        hurry(id, generation, ticket);
                      });
  }
}

Thinkers::Told Hall::answer_to(const LiveTable& live, std::uint64_t ticket) {
  return [this, &network = parts_.network, id = live.id, generation = live.generation, ticket](
             const std::optional<Action>& action, double took) {
    network.post([this, id, generation, ticket, action, took] {
      parts_.metrics.bot_seconds(took);
      decided(id, generation, ticket, action);
    });
  };
}

// A bot has had its time: another plays for it.
void Hall::hurry(const std::string& id, std::uint64_t generation, std::uint64_t ticket) {
  LiveTable* live = find(id);
  if (closing() || live == nullptr || live->generation != generation) return;
  const auto asked = live->asked.find(ticket);
  if (asked == live->asked.end()) return;
  parts_.metrics.late_bot();
  parts_.thinkers.ask_spare(*asked->second, answer_to(*live, ticket));
}

void Hall::decided(const std::string& id, std::uint64_t generation, std::uint64_t ticket,
                   const std::optional<Action>& action) {
  if (trouble_) {
    held_.emplace_back([=, this] { decided(id, generation, ticket, action); });
    return;
  }
  LiveTable* live = find(id);
  if (closing() || live == nullptr || live->generation != generation || live->table == nullptr ||
      live->asked.erase(ticket) == 0) {
    return;
  }
  take(*live, live->table->decided(ticket, action, parts_.network.now()), {Origin::Kind::bot});
}

void Hall::arm() {
  const auto first = agenda_.first();
  if (!first || (armed_ != 0 && armed_ <= *first)) return;
  armed_ = *first;
  parts_.network.at(*first, [this, when = armed_] {
    if (armed_ == when) armed_ = 0;
    wake_due();
  });
}

// The clock was set back: each table says anew when it wants to be woken.
void Hall::wake_all() {
  if (trouble_ || closing()) return;
  const std::int64_t now = parts_.network.now();
  for (const auto& [id, live] : tables_) {
    if (live->table != nullptr) take(*live, live->table->tick(now), {});
  }
}

void Hall::wake_due() {
  if (trouble_ || closing()) return;
  const std::int64_t now = parts_.network.now();
  // Those that are due now; a table that wants to be woken at once again comes next time.
  std::vector<std::string> due;
  while (const auto id = agenda_.take(now)) due.push_back(*id);
  for (const std::string& id : due) {
    LiveTable* live = find(id);
    if (live == nullptr || live->table == nullptr) continue;
    take(*live, live->table->tick(now), {});
  }
  arm();
}

}  // namespace troef::server
