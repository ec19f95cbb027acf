// SPDX-License-Identifier: Apache-2.0
// The server's log: a line of JSON for each event, to standard error. It never holds a card, a
// token or the name of a person; of a table's id, which is what lets people in, only the beginning.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace troef::server {

enum class Level : std::uint8_t { debug, info, warning, error, off };

bool is_log_level(std::string_view text);
std::string unknown_log_level(std::string_view text);
// Before it is opened nothing is logged. False: there is no such level.
bool open_log(std::string_view level);
void close_log();  // writes what waits

void log(Level level, std::string_view event,
         const nlohmann::ordered_json& fields = nlohmann::ordered_json::object());

inline std::string short_id(std::string_view id) { return std::string(id.substr(0, 4)) + "…"; }

}  // namespace troef::server
