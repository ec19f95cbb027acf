// SPDX-License-Identifier: Apache-2.0
#include "server/hall.h"

#include "server/log.h"
#include "server/messages.h"
#include "server/tokens.h"

namespace troef::server {

namespace {

// Longer than anybody is on the way to a table.
constexpr std::int64_t new_name_milliseconds = 600'000;

}  // namespace

Hall::Hall(HallParts parts) : parts_(parts) { sweep(); }

LiveTable* Hall::find(const std::string& id) {
  const auto found = tables_.find(id);
  return found == tables_.end() ? nullptr : found->second.get();
}

void Hall::make(const TableSettings& settings, const Person& owner,
                std::function<void(std::string, Missing)> made) {
  const auto count = made_by_.find(owner.id);
  if (closing() || tables_.size() >= parts_.limits.tables ||
      (count != made_by_.end() && count->second >= parts_.limits.tables_per_person)) {
    return made("", Missing::no);
  }
  auto live = std::make_unique<LiveTable>();
  live->id = new_id();
  live->generation = ++last_generation_;
  live->maker = owner.id;
  ++made_by_[owner.id];
  TableOutcome outcome;
  live->table = Table::make(parts_.games, live->id, settings, by_name_of_now(owner),
                            parts_.network.now(), parts_.surroundings, outcome);
  LiveTable& table = *tables_.emplace(live->id, std::move(live)).first->second;
  parts_.metrics.tables(static_cast<double>(tables_.size()));
  take(table, std::move(outcome), {});
  visit(table.id, [made = std::move(made), id = table.id](Table* durable, Missing why) {
    made(durable != nullptr ? id : "", why);
  });
}

void Hall::visit(const std::string& id, Visitor visitor) {
  LiveTable* live = find(id);
  if (live == nullptr) {
    if (!is_id(id)) return visitor(nullptr, Missing::unknown);
    if (tables_.size() >= parts_.limits.tables) return visitor(nullptr, Missing::fault);
    live = tables_.emplace(id, std::make_unique<LiveTable>()).first->second.get();
    live->id = id;
    live->visitors.push_back(std::move(visitor));
    parts_.metrics.tables(static_cast<double>(tables_.size()));
    return load(*live);
  }
  live->used = parts_.network.now();
  if (live->table == nullptr) return live->visitors.push_back(std::move(visitor));
  if (live->waiting.empty()) return visitor(live->table.get(), Missing::no);
  if (trouble_) return visitor(nullptr, Missing::fault);
  Waiting waiting;
  waiting.visitor = std::move(visitor);
  live->waiting.push_back(std::move(waiting));
}

std::vector<std::string> Hall::open_tables(std::size_t at_most) const {
  std::vector<std::string> summaries;
  for (const auto& [id, live] : tables_) {
    if (summaries.size() == at_most) break;
    if (live->table == nullptr || !live->waiting.empty()) continue;
    if (live->table->settings().sit != troef::Sitting::invited) continue;
    if (live->table->waiting_for_people()) summaries.push_back(live->table->summary());
  }
  return summaries;
}

void Hall::join(const std::string& id, const Person& person, std::shared_ptr<Socket> socket,
                std::function<void(Connection)> joined) {
  visit(id, [this, id, person, socket = std::move(socket), joined = std::move(joined)](Table* table,
                                                                                       Missing) {
    LiveTable* live = find(id);
    if (table == nullptr || live == nullptr) return joined(0);
    const Connection connection = ++last_connection_;
    if (trouble_) socket->send(notice_message("storage"));
    const Person now = by_name_of_now(person);
    live->guests.emplace(connection, Guest{now, socket});
    take(*live, table->connect(connection, now, parts_.network.now()), {});
    joined(connection);  // who is gone by now leaves a table that knows of them
  });
}

void Hall::frame(const std::string& id, Connection connection, std::string_view text) {
  LiveTable* live = find(id);
  if (live == nullptr) return;
  const auto guest = live->guests.find(connection);
  if (guest == live->guests.end()) return;
  parts_.metrics.frame();
  guest->second.greeted = true;
  if (live->table == nullptr || trouble_ || closing()) {
    const bool asks_only = is_hello_or_sync(text);
    if (live->table == nullptr && asks_only) return;  // it comes anyhow
    if (!asks_only) return refuse_paused(guest->second, text);
  }
  const Origin origin{Origin::Kind::person};
  take(*live, live->table->receive(connection, text, parts_.network.now()), origin);
}

void Hall::refuse_paused(const Guest& guest, std::string_view text) {
  parts_.metrics.refusal("paused");
  guest.socket->send(refused_message(
      text, "paused",
      closing() ? "The server is closing." : "The server cannot keep anything just now."));
}

void Hall::leave(const std::string& id, Connection connection) {
  LiveTable* live = find(id);
  if (live == nullptr || live->guests.erase(connection) == 0) return;
  live->used = parts_.network.now();
  if (live->table == nullptr) return;
  take(*live, live->table->disconnect(connection, parts_.network.now()), {});
}

void Hall::rename(const Person& person) {
  if (closing()) return;
  const std::int64_t now = parts_.network.now();
  new_names_[person.id] = {person.name, now + new_name_milliseconds};
  if (trouble_) {
    held_.emplace_back([this, person] { rename(by_name_of_now(person)); });
    return;
  }
  for (const auto& [id, live] : tables_) {
    for (auto& [connection, guest] : live->guests) {
      if (guest.person.id == person.id) guest.person.name = person.name;
    }
    if (live->table == nullptr) continue;
    TableOutcome outcome = live->table->rename(person, now);
    if (!outcome.lines.empty() || !outcome.messages.empty()) take(*live, std::move(outcome), {});
  }
}

Person Hall::by_name_of_now(Person person) const {
  const auto found = new_names_.find(person.id);
  if (found != new_names_.end()) person.name = found->second.name;
  return person;
}

void Hall::trouble(bool now) {
  if (trouble_ == now) return;
  trouble_ = now;
  parts_.metrics.trouble(now);
  notice(now ? "storage" : "stored");
  if (now) return turn_away();
  for (const Task& task : std::exchange(held_, {})) task();
  for (const auto& [id, live] : tables_) {
    if (live->table != nullptr) ask_bots(*live);
  }
  wake_due();
}

// Nobody knows how long visitors would wait for what is not durable.
void Hall::turn_away() {
  std::vector<Visitor> visitors;
  for (const auto& [id, live] : tables_) {
    for (Waiting& each : live->waiting) {
      if (each.visitor) visitors.push_back(std::exchange(each.visitor, nullptr));
    }
    std::erase_if(live->waiting, [](const Waiting& each) {
      return !each.visitor && each.messages.empty() && each.writing == 0;
    });
  }
  for (const Visitor& visitor : visitors) visitor(nullptr, Missing::fault);
}

void Hall::notice(std::string_view code) {
  const auto text = notice_message(code);
  for (const auto& [id, live] : tables_) {
    for (const auto& [connection, guest] : live->guests) guest.socket->send(text);
  }
}

void Hall::close(Task flushed) {
  closing_ = true;
  flushed_ = std::move(flushed);
  notice("closing");
  check_flushed();
}

void Hall::clear() {
  held_.clear();
  flushed_ = nullptr;
  const auto tables = std::exchange(tables_, {});  // what ends with them finds none
}

void Hall::check_flushed() {
  if (!flushed_) return;
  for (const auto& [id, live] : tables_) {
    if (!live->waiting.empty()) return;
  }
  for (const auto& [id, live] : tables_) {
    for (const auto& [connection, guest] : live->guests) guest.socket->close(1001, "closing");
  }
  parts_.network.post(std::exchange(flushed_, nullptr));
}

}  // namespace troef::server
