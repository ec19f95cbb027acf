// SPDX-License-Identifier: Apache-2.0
// What plays a seat: it gets a view and nothing else, and answers with one of its legal actions.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "bots/signals/convention.h"
#include "cards/random.h"
#include "deal/view.h"

namespace troef {

class Bot {
 public:
  virtual ~Bot() = default;
  // One of view.legal; it is this seat's turn.
  virtual Action choose(const View& view) = 0;
  // One of view.asides, or nothing: asked of every seat between two actions.
  virtual std::optional<Action> aside(const View&) { return std::nullopt; }
  // Whether it chooses the same whenever it gets the same view, so that it need not be asked twice.
  virtual bool constant() const { return false; }
  // What a decision may take from here on, whatever else limits it: for bots with a clock.
  virtual void allow(std::int64_t /*milliseconds*/) {}
};

struct BotSettings {
  std::string_view name;
  std::uint64_t seed = 0;               // decides what it leaves to chance
  const Convention* signals = nullptr;  // of the table; none: it neither gives nor reads any
  // How much it may search for one decision; 0: as it is used to. A bot that looks at no clock
  // does the same on every machine.
  std::uint64_t nodes = 0;
  std::int64_t milliseconds = 0;
  std::int64_t (*clock)() = nullptr;  // milliseconds that do not run back, lent by the host
};

// The bots that there are, weakest first; those that others are measured by, which no table offers;
// and one of either, nullptr if there is none of that name.
std::span<const std::string_view> bot_names();
std::span<const std::string_view> baseline_names();
std::unique_ptr<Bot> make_bot(const BotSettings& settings);
// What a decision may take at a table where nobody else waits, in milliseconds; 0 for a bot that
// looks at no clock.
std::int64_t usual_time(std::string_view name);
inline std::unique_ptr<Bot> make_bot(std::string_view name, std::uint64_t seed) {
  return make_bot(BotSettings{.name = name, .seed = seed});
}

// Uniform over the legal actions.
const Action& any_of(const Actions& legal, Quick& random);

}  // namespace troef
