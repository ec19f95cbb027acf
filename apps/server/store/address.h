// SPDX-License-Identifier: Apache-2.0
// Where a database is: "sqlite:FILE", or "postgresql://…" as libpq has it.
#pragma once

#include <chrono>
#include <string>
#include <string_view>

namespace troef::server::storage {

enum class Engine { sqlite, postgresql };

struct Address {
  Engine engine;
  std::string where;  // the file; the address with time limits, so that no lost server holds us up
  std::chrono::milliseconds silence;  // after which a server is given up; 0: never
};

Address parse_address(
    std::string_view text);  // throws AddressFault, without what may be a password

}  // namespace troef::server::storage
