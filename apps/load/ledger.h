// SPDX-License-Identifier: Apache-2.0
// What players were told, held against what a server that was killed still knows.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "load/player.h"

namespace troef::load {

class Ledger {
 public:
  explicit Ledger(std::size_t players) : pages_(players) {}

  void hear(std::size_t player, const Json& message);
  // The server said to this player that this action of its seat is done.
  void acknowledged(std::size_t player, const Json& action, std::size_t seat);

  std::uint64_t compared = 0;          // times that somebody saw the table again
  std::uint64_t acknowledgements = 0;  // of actions
  std::uint64_t lost = 0, doubled = 0;
  std::vector<std::string> faults;  // the first few, in words

 private:
  struct Page {
    std::string match;
    int deal = -1;
    std::uint64_t seq = 0;
    std::size_t rows = 0;      // of the score sheet
    std::vector<Json> events;  // of this deal, as it was told of them
    std::vector<Json> done;    // actions of its own seat in this deal that are done
  };
  void again(Page& page, const Json& message);
  static void step(Page& page, const Json& message);
  void fault(std::uint64_t& count, const std::string& text);

  std::vector<Page> pages_;
};

}  // namespace troef::load
