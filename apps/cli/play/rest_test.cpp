// SPDX-License-Identifier: Apache-2.0
// The tricks that are left, taken at once at the table in the terminal.
#include <gtest/gtest.h>

#include <map>

#include "cards/random.h"
#include "cli/play/driver.h"

namespace troef {
namespace {

using driven::Played;
using driven::StateFolder;

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

constexpr const char* taken = "The rest of the tricks go to ";

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

// Some action or other, match after match from the first in which it comes to that.
std::string play_to_rest_of_bot(const std::string& game, const std::string& preset) {
  Quick random(1);
  for (int match = 7; match < 100; ++match) {
    StateFolder state;
    Played table(state, {game, "--preset", preset, "--seed", std::to_string(match), "--bot",
                         "thumb", "--lang", "en"});
    std::string told = table.read();
    while (table.at_prompt() && !has(told, taken)) {
      const auto actions = table.actions();
      told = table.type(actions.empty() ? "" : actions[random.next() % actions.size()]);
    }
    if (has(told, taken)) return told.substr(told.find(taken));
  }
  return "";
}

TEST(PlayRest, of_a_bot_is_played_to_the_end_of_the_deal_without_a_question) {
  for (const auto& [game, preset] : std::map<std::string, std::string>{
           {"klaverjassen", "amsterdams"},
           {"hoogjassen", "standard"},
           {"heugen", "heugen"},
           {"pandoer", "standard"},
           {"vijvenveertig", "twee"},
       }) {
    const std::string told = play_to_rest_of_bot(game, preset);
    const std::string rest = told.substr(0, told.find("\nDeal "));
    EXPECT_TRUE(has(rest, "You play ")) << game << ": " << told;
    EXPECT_FALSE(has(rest, "> ")) << game << ": " << told;
    EXPECT_NE(rest, told) << game << ": " << told;
  }
}

// KJ-33: whoever completed it.
TEST(PlayRoem, is_waited_for_after_each_trick_that_the_partner_leads_from) {
  StateFolder state;
  Played table(state, {"klaverjassen", "--seed", "called", "--bot", "thumb", "--lang", "en",
                       "--set", "roem_call=called"});
  std::map<bool, int> waited;  // by whether one's own card completed the trick
  for (std::string told = table.read(); table.at_prompt() && waited.size() < 2;) {
    const std::size_t at = told.rfind(" to Bram\n");
    const std::size_t trick = told.rfind("Trick ", at);
    const bool ends = at != std::string::npos && trick != std::string::npos &&
                      told.find("Trick ", at) == std::string::npos && !has(told, taken);
    const bool deal_over = has(told, "Deal ") || has(told, "Enter closes");
    if (ends && !deal_over) {
      const bool own = told.rfind("You play ", trick) > told.rfind(" plays ", trick) ||
                       told.rfind(" plays ", trick) == std::string::npos;
      EXPECT_TRUE(has(told.substr(at), "Enter goes on; roem")) << told;
      ++waited[own];
    }
    const auto actions = table.actions();
    told = table.type(actions.empty() ? "" : actions.front());
  }
  EXPECT_EQ(waited.size(), 2U);
}

TEST(PlayRest, is_not_taken_by_a_bot_where_forced_actions_are_done_by_hand) {
  StateFolder state;
  Played table(state,
               {"klaverjassen", "--seed", "rest", "--bot", "thumb", "--lang", "en", "--by-hand"});
  table.read();
  table.play_on(600);
  EXPECT_FALSE(has(table.all(), taken));
}

TEST(PlayRest, waits_after_each_trick_where_roem_must_be_called_and_may_lie_in_it) {
  StateFolder state;
  Played table(state,
               {"klaverjassen", "--seed", "rest", "--lang", "en", "--set", "roem_call=called"});
  play_to_rest(table);
  EXPECT_TRUE(has(table.type("rest"), "roem if there was roem in the trick"));
}

}  // namespace
}  // namespace troef
