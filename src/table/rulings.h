// SPDX-License-Identifier: Apache-2.0
// What a table makes of a message: a line, nothing since it is done already, or a refusal. Nothing
// changes here.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "table/lines.h"
#include "table/state.h"
#include "table/wire_in.h"

namespace troef {

struct Ruling {
  std::optional<line::What> line;
  std::string_view code;  // of a refusal
  std::string rule, message;
};

// Who asks, and what only the host knows.
struct Asker {
  const Person& person;
  const std::optional<std::string>& message_id;
  Time now;
  const std::function<bool(std::string_view)>& here;
  Surroundings& surroundings;
};

Ruling rule_on(const State& state, const wire::Message& message, const Asker& asker);

Secret draw_secret(Surroundings& surroundings);
std::string draw_id(Surroundings& surroundings);
Seat draw_dealer(Surroundings& surroundings, int seats);

}  // namespace troef
