// SPDX-License-Identifier: Apache-2.0
// What a program did with the decisions that it was asked for.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace troef::engines {

// What went wrong with a decision: no legal action, no message of the protocol, no answer in time,
// or the program is gone.
enum class Fault : std::uint8_t { illegal, unreadable, late, gone };
inline constexpr int fault_count = 4;
std::string_view name(Fault fault);

struct Conduct {
  std::uint64_t decisions = 0;
  std::array<std::uint64_t, fault_count> forfeits{};
  std::string first;                      // fault, in words
  std::uint64_t ended = 0;                // how often it ended, hung or did not start
  std::optional<std::uint64_t> given_up;  // from which deal on, where deals are counted

  std::uint64_t forfeited() const;
  // What it did in this deal, where deals are counted.
  void add(const Conduct& other, std::uint64_t deal = 0);
};

}  // namespace troef::engines
