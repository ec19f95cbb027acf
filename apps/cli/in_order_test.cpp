// SPDX-License-Identifier: Apache-2.0
#include "cli/in_order.h"

#include <gtest/gtest.h>

#include <stdexcept>

namespace troef::cli {
namespace {

using Numbers = InOrder<std::uint64_t>;

TEST(in_order, pieces_are_collected_in_their_order_whoever_does_them) {
  for (const unsigned threads : {1U, 2U, 7U}) {
    Numbers numbers(4, 200);
    Crew crew(numbers, threads, [&] {
      while (const auto number = numbers.take()) numbers.deliver(*number, 3 * *number);
    });
    for (std::uint64_t wanted = 0; wanted < 200;) {
      if (const auto part = numbers.collect()) {
        EXPECT_EQ(*part, 3 * wanted++);
      }
    }
    EXPECT_FALSE(numbers.take());
  }
}

TEST(in_order, a_piece_may_come_in_parts_and_the_next_waits_for_its_last) {
  Numbers numbers(4);
  EXPECT_EQ(numbers.take(), 0U);
  EXPECT_EQ(numbers.take(), 1U);
  numbers.deliver(1, 20);
  numbers.deliver(0, 10, false);
  EXPECT_EQ(numbers.collect_ready(), 10U);
  EXPECT_FALSE(numbers.collect_ready());
  numbers.deliver(0, 11, false);
  numbers.deliver(0, 12);
  for (const std::uint64_t wanted : {11U, 12U, 20U}) EXPECT_EQ(numbers.collect_ready(), wanted);
  EXPECT_FALSE(numbers.collect_ready());
}

TEST(in_order, nobody_is_further_ahead_than_the_window) {
  Numbers numbers(2);
  std::atomic<int> taken = 0;
  Crew crew(numbers, 1, [&] {
    while (const auto number = numbers.take()) {
      ++taken;
      numbers.deliver(*number, *number);
    }
  });
  for (std::uint64_t wanted = 0; wanted < 50;) {
    EXPECT_LE(taken, static_cast<int>(wanted) + 2);
    if (const auto part = numbers.collect()) {
      EXPECT_EQ(*part, wanted++);
    }
  }
}

TEST(in_order, what_a_worker_fails_with_is_thrown_where_it_is_collected) {
  Numbers numbers(4);
  Crew crew(numbers, 2, [&] {
    while (const auto number = numbers.take()) {
      if (*number == 5) throw std::runtime_error("five");
      numbers.deliver(*number, *number);
    }
  });
  const auto collect_for_ever = [&] {
    for (;;) numbers.collect();
  };
  EXPECT_THROW(collect_for_ever(), std::runtime_error);
  crew.stop();
  EXPECT_THROW(numbers.check(), std::runtime_error);
}

}  // namespace
}  // namespace troef::cli
