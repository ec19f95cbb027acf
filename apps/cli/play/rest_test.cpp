// SPDX-License-Identifier: Apache-2.0
// The tricks that are left, taken at once at the table in the terminal.
#include <gtest/gtest.h>

#include "cli/play/driver.h"

namespace troef {
namespace {

using testing::Played;
using testing::StateFolder;

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

// Takes the first legal action until all tricks that are left are offered; what was said then.
std::string play_to_rest(Played& table) {
  std::string told = table.read();
  for (int i = 0; i < 3000 && table.at_prompt(); ++i) {
    if (has(told, "rest (all tricks that are left are yours)")) return told;
    const auto actions = table.actions();
    told = table.type(actions.empty() ? "" : actions.front());
  }
  ADD_FAILURE() << "never offered";
  return told;
}

TEST(PlayRest, plays_the_deal_to_its_end_by_one_word) {
  StateFolder state;
  Played table(state, {"klaverjassen", "--seed", "rest", "--lang", "en"});
  play_to_rest(table);
  const std::string told = table.type("rest");
  EXPECT_TRUE(has(told, "Deal ")) << told;
  EXPECT_FALSE(has(told, "May be played")) << "nothing is asked on the way: " << told;
}

TEST(PlayRest, is_refused_to_who_cannot_be_sure) {
  StateFolder state;
  Played table(state, {"klaverjassen", "--seed", "rest", "--lang", "en"});
  table.read();
  EXPECT_TRUE(has(table.type("rest"), "You cannot be sure of every trick that is left"));
  EXPECT_TRUE(has(table.type("r KJ-21"), "KJ-21")) << "r is still short for rules";
}

TEST(PlayRest, waits_after_each_trick_where_roem_must_be_called_and_may_lie_in_it) {
  StateFolder state;
  Played table(state,
               {"klaverjassen", "--seed", "rest", "--lang", "en", "--set", "roem_call=called"});
  play_to_rest(table);
  EXPECT_TRUE(has(table.type("rest"), "call-roem if there was roem in the trick"));
}

}  // namespace
}  // namespace troef
