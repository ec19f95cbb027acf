// SPDX-License-Identifier: Apache-2.0
// Reading the bot protocol, both ways: any bytes are taken, and what is not understood is said.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "bots/signals/convention.h"
#include "deal/view.h"
#include "engines/wire_out.h"

namespace troef::engines {

// From a bot.
struct BotHello {
  std::string name;
  bool asides = false;
};
struct BotAnswer {
  std::uint64_t id = 0;
  std::optional<std::string> action;  // none: nothing to do out of turn
};
struct BotError {
  std::string message;
};
struct Rubbish {
  std::string why;
};
using FromBot = std::variant<Rubbish, BotHello, BotAnswer, BotError>;
FromBot read_from_bot(std::string_view line);

// From a host.
struct HostHello {};
struct HostDeal {
  const Game* game = nullptr;
  Rules rules;
  int seats = 0;
  Seat seat;
  std::uint64_t seed = 0;
  const Convention* signals = nullptr;
};
// A view with the order of the cards that it points to.
struct Question {
  Asked asked = Asked::choose;
  std::uint64_t id = 0;
  std::int64_t milliseconds = 0;
  View view;
  std::unique_ptr<Order> order;
};
struct HostQuit {};
using FromHost = std::variant<Rubbish, HostHello, HostDeal, Question, HostQuit>;
// A question is of the deal that was announced last.
FromHost read_from_host(Games games, const HostDeal& deal, std::string_view line);

}  // namespace troef::engines
