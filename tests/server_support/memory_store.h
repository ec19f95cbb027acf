// SPDX-License-Identifier: Apache-2.0
// A store without a disk, whose faults are ordered: what it holds outlives it, as a disk would.
#pragma once

#include <condition_variable>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <thread>

#include "server/store.h"

namespace troef::server {

struct Disk {
  struct StoredTable {
    std::vector<std::string> lines, records;
    bool alive = true;
  };
  std::mutex mutex;
  std::map<std::string, StoredTable> tables;
  std::map<std::string, StoredPerson> people;  // by id
  std::map<std::string, std::string> tokens;   // hash → person
  std::map<std::string, std::pair<std::string, std::int64_t>> codes;
  std::map<std::string, std::vector<std::string>> sittings;  // person → tables
};

class MemoryStore final : public Store {
 public:
  explicit MemoryStore(std::shared_ptr<Disk> disk);
  ~MemoryStore() override;

  // A full disk: once this returns, nothing is kept until it ends.
  void break_down(bool now);
  // A slow disk: once this returns, nothing is kept, and nobody hears of trouble.
  void hold(bool now);
  // Lets one writing through where all are held.
  void let_one_through();
  // A database that is gone: whoever reads hears of a fault.
  void lose(bool now);
  // The next writing of any table is refused, as if another server had been first.
  void refuse_next();

  void write(Writing writing) override;
  void on_trouble(std::function<void(bool, std::string)> trouble) override;
  std::vector<std::string> lines(const std::string& table) override;
  std::vector<std::string> records(const std::string& table) override;
  std::uint64_t record_count(const std::string& table) override;
  std::optional<std::string> record(const std::string& table, int number) override;
  std::vector<std::string> tables_alive() override;
  std::vector<std::string> tables_of(const std::string& person) override;
  void set_alive(const std::string& table, bool alive) override;
  void add_person(const StoredPerson& person, const std::string& token_hash) override;
  std::optional<StoredPerson> person_of(const std::string& token_hash) override;
  void rename(const std::string& person, const std::string& name) override;
  void add_token(const std::string& person, const std::string& token_hash) override;
  void add_code(const std::string& person, const std::string& code_hash,
                std::int64_t until) override;
  std::optional<StoredPerson> use_code(const std::string& code_hash, std::int64_t now) override;
  bool ready() const override;
  StoreCounts counts() const override;

 private:
  void work();
  bool keep(Writing& writing);
  std::unique_lock<std::mutex> reach() const;

  std::shared_ptr<Disk> disk_;
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Writing> waiting_;
  std::function<void(bool, std::string)> trouble_;
  bool broken_ = false, held_ = false, lost_ = false, refuse_ = false, closed_ = false;
  bool one_goes_ = false, writing_ = false;
  std::uint64_t refused_ = 0;
  std::thread thread_;
};

}  // namespace troef::server
