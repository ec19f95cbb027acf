// SPDX-License-Identifier: Apache-2.0
// The store over SQL: writes through one thread, reads on connections of their own.
#pragma once

#include <atomic>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "server/store.h"
#include "server/store/alone.h"
#include "server/store/pool.h"
#include "server/store/queue.h"
#include "server/store/recorder.h"

namespace troef::server::storage {

class SqlStore final : public Store {
 public:
  // `alone`: nullptr where it may share the database.
  SqlStore(const Address& address, std::unique_ptr<const Alone> alone);
  ~SqlStore() override;
  SqlStore(const SqlStore&) = delete;
  SqlStore& operator=(const SqlStore&) = delete;

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
  void run();  // the thread that writes
  bool keep(Group& group);
  void say_trouble(bool trouble, const std::string& why);
  // Does it as part of the next group.
  void change(const std::string& key, std::function<std::string(soci::session&)> run);
  std::vector<std::string> column(const char* sql, const std::string* key);

  const std::unique_ptr<const Alone> alone_;
  Pool pool_;
  Queue queue_;
  Recorder recorder_;
  std::mutex trouble_mutex_;
  std::function<void(bool, std::string)> trouble_;
  std::jthread writer_;
};

}  // namespace troef::server::storage
