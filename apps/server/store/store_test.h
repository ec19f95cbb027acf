// SPDX-License-Identifier: Apache-2.0
// What every typed suite of the store begins with: an empty database, or a reason to skip.
#pragma once

#include <optional>

#include "server/store/databases.h"

namespace troef::server {

template <typename Database>
class OnDatabase : public testing::Test {
 protected:
  void SetUp() override {
    if (!Database::available()) {
      GTEST_SKIP() << "PostgreSQL is not installed (Debian: postgresql)";
    }
    database_.emplace();
  }

  std::unique_ptr<Store> open() { return open_store(address()); }
  const std::string& address() const { return database_->address; }

 private:
  std::optional<Database> database_;
};

}  // namespace troef::server
