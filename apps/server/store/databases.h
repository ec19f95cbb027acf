// SPDX-License-Identifier: Apache-2.0
// For tests: an empty database of each kind, and what tests of the store do again and again.
#pragma once

#include <gtest/gtest.h>

#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <string>
#include <vector>

#include "postgres_server.h"
#include "server/store.h"

namespace troef::server {

struct SqliteFile {
  static bool available() { return true; }
  SqliteFile();
  ~SqliteFile();
  std::filesystem::path folder;
  std::string address;
};

// All on one server, which is started for the first of them, and each in a schema of its own: that
// takes less time than a database.
struct PostgresDatabase {
  static bool available() { return PostgresServer::installed(); }
  static PostgresServer& server();
  PostgresDatabase();
  std::string address;
};

using Databases = testing::Types<SqliteFile, PostgresDatabase>;

struct NamesOfDatabases {
  template <typename Database>
  static std::string GetName(int) {  // NOLINT(readability-identifier-naming)
    return std::is_same_v<Database, SqliteFile> ? "SQLite" : "PostgreSQL";
  }
};

// What became of writings, in order, and a way to wait for it.
class Verdicts {
 public:
  std::function<void(bool)> of(std::string writing);
  std::vector<std::string> wait(std::size_t count);  // "name" or "not name"

 private:
  std::mutex mutex_;
  std::condition_variable more_;
  std::vector<std::string> all_;
};

// Waits until it is durable, or refused.
bool keep(Store& store, Writing writing);
Writing writing(std::string table, std::uint64_t first, std::vector<std::string> lines);

// A folder that goes with the test.
std::filesystem::path new_folder();

}  // namespace troef::server
