// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/drawing.h"

#include "deal/result.h"

namespace troef::thumb {
namespace {

struct Table {
  // By the cards of the heap, and how many are drawn.
  std::array<std::array<NoneMarked, max_tricks + 1>, Pack::capacity + 1> chances;

  Table() {
    for (std::size_t all = 0; all < chances.size(); ++all) {
      chances[all][0].fill(1);
      for (std::size_t drawn = 0; drawn < max_tricks; ++drawn) {
        draw_one(chances[all][drawn], static_cast<int>(all - drawn), chances[all][drawn + 1]);
      }
    }
  }

  static void draw_one(const NoneMarked& before, int left, NoneMarked& after) {
    for (int marked = 0; marked <= Pack::capacity; ++marked) {
      const auto i = static_cast<std::size_t>(marked);
      after[i] = left > marked ? before[i] * (static_cast<double>(left - marked) / left) : 0;
    }
  }
};

}  // namespace

const NoneMarked& drawing(int all, int count) {
  static const Table table;
  return table.chances[static_cast<std::size_t>(all)][static_cast<std::size_t>(count)];
}

}  // namespace troef::thumb
