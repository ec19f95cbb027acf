// SPDX-License-Identifier: Apache-2.0
// What plays a seat: it gets a view and nothing else, and answers with one of its legal actions.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string_view>

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
};

// The bots that there are, weakest first; and one by name, nullptr if there is no such bot. The
// seed decides what it leaves to chance.
std::span<const std::string_view> bot_names();
std::unique_ptr<Bot> make_bot(std::string_view name, std::uint64_t seed);

// Uniform over the legal actions.
const Action& any_of(const Actions& legal, Quick& random);

}  // namespace troef
