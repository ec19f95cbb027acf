// SPDX-License-Identifier: Apache-2.0
#include "server_support/memory_store.h"

#include <algorithm>
#include <utility>

namespace troef::server {

MemoryStore::MemoryStore(std::shared_ptr<Disk> disk) : disk_(std::move(disk)) {
  thread_ = std::thread([this] { work(); });
}

MemoryStore::~MemoryStore() {
  {
    const std::lock_guard lock(mutex_);
    closed_ = true;
  }
  changed_.notify_all();
  thread_.join();
}

void MemoryStore::break_down(bool now) {
  std::function<void(bool, std::string)> trouble;
  {
    std::unique_lock lock(mutex_);
    broken_ = now;
    if (now) changed_.wait(lock, [this] { return !writing_; });
    trouble = trouble_;
  }
  changed_.notify_all();
  if (trouble) trouble(now, now ? "no space left" : "");
}

void MemoryStore::hold(bool now) {
  {
    std::unique_lock lock(mutex_);
    held_ = now;
    if (now) changed_.wait(lock, [this] { return !writing_; });
  }
  changed_.notify_all();
}

void MemoryStore::let_one_through() {
  {
    const std::lock_guard lock(mutex_);
    one_goes_ = true;
  }
  changed_.notify_all();
}

void MemoryStore::lose(bool now) {
  const std::lock_guard lock(mutex_);
  lost_ = now;
}

void MemoryStore::refuse_next() {
  const std::lock_guard lock(mutex_);
  refuse_ = true;
}

void MemoryStore::write(Writing writing) {
  {
    const std::lock_guard lock(mutex_);
    waiting_.push_back(std::move(writing));
  }
  changed_.notify_all();
}

StoreCounts MemoryStore::counts() const {
  const std::lock_guard lock(mutex_);
  StoreCounts counts;
  counts.waiting = waiting_.size();
  counts.refused = refused_;
  return counts;
}

void MemoryStore::work() {
  std::unique_lock lock(mutex_);
  for (;;) {
    changed_.wait(lock, [this] {
      return closed_ || (!waiting_.empty() && !broken_ && (!held_ || one_goes_));
    });
    if (waiting_.empty() || broken_) return;  // closed
    one_goes_ = false;
    writing_ = true;
    Writing writing = std::move(waiting_.front());
    const bool refused = std::exchange(refuse_, false);
    lock.unlock();
    const bool kept = !refused && keep(writing);
    writing.done(kept);
    writing.done = nullptr;
    lock.lock();
    waiting_.pop_front();  // it waits until it is done
    writing_ = false;
    changed_.notify_all();
    if (!kept) ++refused_;
  }
}

bool MemoryStore::keep(Writing& writing) {
  const std::lock_guard lock(disk_->mutex);
  Disk::StoredTable& table = disk_->tables[writing.table];
  if (table.lines.size() != writing.first) return false;
  if (!writing.records.empty() && table.records.size() != writing.first_record) return false;
  for (std::string& line : writing.lines) table.lines.push_back(std::move(line));
  for (std::string& line : writing.records) table.records.push_back(std::move(line));
  if (writing.alive) table.alive = *writing.alive;
  for (const Sitting& sitting : writing.sittings) {
    auto& tables = disk_->sittings[sitting.person];
    std::erase(tables, writing.table);
    if (sitting.sits) tables.push_back(writing.table);
  }
  return true;
}

void MemoryStore::on_trouble(std::function<void(bool, std::string)> trouble) {
  const std::lock_guard lock(mutex_);
  trouble_ = std::move(trouble);
}

// What is on the disk, for whoever asks.
std::unique_lock<std::mutex> MemoryStore::reach() const {
  {
    const std::lock_guard lock(mutex_);
    if (lost_) throw StoreFault("the database is gone");
  }
  return std::unique_lock(disk_->mutex);
}

std::vector<std::string> MemoryStore::lines(const std::string& table) {
  const auto lock = reach();
  const auto found = disk_->tables.find(table);
  return found == disk_->tables.end() ? std::vector<std::string>() : found->second.lines;
}

std::vector<std::string> MemoryStore::records(const std::string& table) {
  const auto lock = reach();
  const auto found = disk_->tables.find(table);
  return found == disk_->tables.end() ? std::vector<std::string>() : found->second.records;
}

std::uint64_t MemoryStore::record_count(const std::string& table) { return records(table).size(); }

std::optional<std::string> MemoryStore::record(const std::string& table, int number) {
  const auto all = records(table);
  const auto at = static_cast<std::size_t>(number);
  return at < all.size() ? std::optional(all[at]) : std::nullopt;
}

std::vector<std::string> MemoryStore::tables_alive() {
  const auto lock = reach();
  std::vector<std::string> alive;
  for (const auto& [id, table] : disk_->tables) {
    if (table.alive) alive.push_back(id);
  }
  return alive;
}

std::vector<std::string> MemoryStore::tables_of(const std::string& person) {
  const auto lock = reach();
  return disk_->sittings[person];
}

void MemoryStore::set_alive(const std::string& table, bool alive) {
  const auto lock = reach();
  disk_->tables[table].alive = alive;
}

void MemoryStore::add_person(const StoredPerson& person, const std::string& token_hash) {
  const auto lock = reach();
  disk_->people[person.id] = person;
  disk_->tokens[token_hash] = person.id;
}

std::optional<StoredPerson> MemoryStore::person_of(const std::string& token_hash) {
  const auto lock = reach();
  const auto found = disk_->tokens.find(token_hash);
  return found == disk_->tokens.end() ? std::nullopt : std::optional(disk_->people[found->second]);
}

void MemoryStore::rename(const std::string& person, const std::string& name) {
  const auto lock = reach();
  disk_->people[person].name = name;
}

void MemoryStore::add_token(const std::string& person, const std::string& token_hash) {
  const auto lock = reach();
  disk_->tokens[token_hash] = person;
}

void MemoryStore::add_code(const std::string& person, const std::string& code_hash,
                           std::int64_t until) {
  const auto lock = reach();
  disk_->codes[code_hash] = {person, until};
}

std::optional<StoredPerson> MemoryStore::use_code(const std::string& code_hash, std::int64_t now) {
  const auto lock = reach();
  const auto found = disk_->codes.find(code_hash);
  if (found == disk_->codes.end() || found->second.second < now) return std::nullopt;
  StoredPerson person = disk_->people[found->second.first];
  disk_->codes.erase(found);
  return person;
}

bool MemoryStore::ready() const {
  const std::lock_guard lock(mutex_);
  return !broken_;
}

}  // namespace troef::server
