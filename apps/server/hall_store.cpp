// SPDX-License-Identifier: Apache-2.0
// Tables come from the store and leave memory again.
#include <algorithm>

#include "server/hall.h"
#include "server/log.h"

namespace troef::server {
namespace {

constexpr std::int64_t sweep_milliseconds = 5000;

Restored read_table(Store& store, Games games, Surroundings& surroundings, const std::string& id) {
  Restored restored;
  try {
    const std::vector<std::string> lines = store.lines(id);
    if (lines.empty()) {
      restored.missing = Missing::unknown;
      return restored;
    }
    restored.lines = lines.size();
    restored.records = store.record_count(id);
    std::string error;
    restored.table = Table::restore(games, id, lines, surroundings, error);
    if (restored.table == nullptr) {
      restored.missing = Missing::unreadable;
      log(Level::error, "table_unreadable", {{"table", short_id(id)}, {"error", error}});
    }
  } catch (const StoreFault& fault) {
    restored.missing = Missing::fault;
    log(Level::error, "store_fault", {{"error", fault.what()}});
  }
  return restored;
}

}  // namespace

void Hall::load(LiveTable& live) {
  live.generation = ++last_generation_;
  parts_.clerk.post([this, id = live.id, generation = live.generation] {
    auto restored =
        std::make_shared<Restored>(read_table(parts_.store, parts_.games, parts_.surroundings, id));
    parts_.network.post(
        [this, id, generation, restored] { loaded(id, generation, std::move(*restored)); });
  });
}

void Hall::loaded(const std::string& id, std::uint64_t generation, Restored restored) {
  LiveTable* live = find(id);
  if (live == nullptr || live->generation != generation) return;
  const std::vector<Visitor> visitors = std::exchange(live->visitors, {});
  if (restored.table == nullptr) {
    const Missing why = restored.missing;
    for (const auto& [connection, guest] : live->guests) guest.socket->close(1011, "no table");
    forget(id);
    for (const Visitor& visitor : visitors) visitor(nullptr, why);
    return check_flushed();
  }
  install(*live, std::move(restored));
  for (const Visitor& visitor : visitors) visit(id, visitor);
}

void Hall::install(LiveTable& live, Restored restored) {
  live.table = std::move(restored.table);
  live.next_line = restored.lines;
  live.next_record = restored.records;
  live.alive = false;  // the next writing says so
  for (std::string& person : live.table->sitters()) live.seated.insert(std::move(person));
  live.used = parts_.network.now();
  // After another server wrote: those who are connected see the table as it is now.
  for (const auto& [connection, guest] : live.guests) {
    take(live, live.table->connect(connection, guest.person, live.used), {});
    if (guest.greeted) {
      take(live, live.table->receive(connection, R"({"type":"hello","v":1})", live.used), {});
    }
  }
  go_on(live);
}

void Hall::reload(LiveTable& live) {
  log(Level::warning, "table_written_elsewhere", {{"table", short_id(live.id)}});
  for (Waiting& waiting : live.waiting) {
    if (waiting.visitor) live.visitors.push_back(std::move(waiting.visitor));
  }
  live.waiting.clear();
  live.writings = live.durable = 0;
  live.asked.clear();
  live.table.reset();
  agenda_.set(live.id, std::nullopt);
  load(live);
}

void Hall::forget(const std::string& id) {
  const auto found = tables_.find(id);
  agenda_.set(id, std::nullopt);
  const auto maker = made_by_.find(found->second->maker);
  if (maker != made_by_.end() && --maker->second == 0) made_by_.erase(maker);
  tables_.erase(found);
  parts_.metrics.tables(static_cast<double>(tables_.size()));
}

// Tables that nobody looks at leave memory; the store knows then that they need not be looked
// after when the server starts again.
void Hall::sweep() {
  const std::int64_t now = parts_.network.now();
  if (now < swept_) wake_all();
  swept_ = now;
  const std::int64_t before = now - parts_.limits.table_idle_seconds * 1000;
  std::vector<std::string> idle;
  for (const auto& [id, live] : tables_) {
    if (live->table == nullptr || !live->guests.empty() || !live->waiting.empty() ||
        live->used > before || !live->table->idle()) {
      continue;
    }
    idle.push_back(id);
  }
  for (const std::string& id : idle) {
    const bool alive = find(id)->alive;
    forget(id);
    if (!alive) continue;
    parts_.clerk.post([this, id] {
      try {
        parts_.store.set_alive(id, false);
      } catch (const StoreFault& fault) {
        log(Level::error, "store_fault", {{"error", fault.what()}});
      }
    });
  }
  std::erase_if(new_names_, [&](const auto& each) { return each.second.until < now; });
  parts_.thinkers.sweep();
  parts_.metrics.bots_waiting(static_cast<double>(parts_.thinkers.waiting()));
  const StoreCounts counts = parts_.store.counts();
  parts_.metrics.store_waiting(static_cast<double>(counts.waiting),
                               static_cast<double>(counts.waiting_bytes));
  const std::int64_t pause =
      std::clamp(parts_.limits.table_idle_seconds * 1000, std::int64_t{100}, sweep_milliseconds);
  parts_.network.at(now + pause, [this] { sweep(); });
}

void Hall::restore_alive() {
  parts_.clerk.post([this] {
    auto alive = std::make_shared<std::vector<std::string>>();
    try {
      *alive = parts_.store.tables_alive();
    } catch (const StoreFault& fault) {
      log(Level::error, "store_fault", {{"error", fault.what()}});
    }
    parts_.network.post([this, alive] {
      log(Level::info, "tables_alive", {{"tables", alive->size()}});
      to_restore_.assign(alive->rbegin(), alive->rend());
      restore_next();
    });
  });
}

// One at a time, so that whoever comes meanwhile is not behind all of them.
void Hall::restore_next() {
  if (to_restore_.empty() || closing()) return;
  const std::string id = std::move(to_restore_.back());
  to_restore_.pop_back();
  visit(id, [this, id](Table* table, Missing) {
    LiveTable* live = find(id);
    if (table != nullptr && live != nullptr) live->alive = true;
    parts_.network.post([this] { restore_next(); });
  });
}

}  // namespace troef::server
