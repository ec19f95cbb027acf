// SPDX-License-Identifier: Apache-2.0
// Where a database is: "sqlite:FILE", or "postgresql://…" as libpq has it.
#pragma once

#include <string>
#include <string_view>

namespace troef::server::storage {

enum class Engine { sqlite, postgresql };

struct Address {
  Engine engine;
  std::string where;  // the file; the address with time limits, so that no lost server holds us up
};

Address parse_address(std::string_view text);  // throws AddressFault

}  // namespace troef::server::storage
