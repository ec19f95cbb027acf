// SPDX-License-Identifier: Apache-2.0
// Each card of a finished deal beside the best one.
#include "table/review.h"

#include "games/solving.h"
#include "table_host.h"

namespace troef::test {
namespace {

std::string record_of(const Deal& deal) {
  std::string line = write_record(deal, {});
  line.pop_back();
  return line;
}

JsonValue review_of(const Deal& deal, const ReviewLimits& limits = {}) {
  std::string error;
  const std::string json = review_json(all_games(), record_of(deal), error, limits);
  EXPECT_EQ(error, "");
  return JsonValue::parse(json);
}

std::int64_t cost_of(const JsonValue& decision) {
  for (const JsonValue& option : decision["options"]) {
    if (option["action"] == decision["action"]) return option["cost"];
  }
  return 0;
}

// What the makers can reach before the first card, and who they are.
struct Reached {
  solver::Value value = 0;
  Seats makers;
};

Reached before_the_cards(const Deal& over, const std::vector<Entry>& entries) {
  Deal deal(over.start());
  for (const Entry& entry : entries) {
    if (cards_are_played(deal)) break;
    deal.play(entry);
  }
  const solver::Problem problem = *pose(deal, {solver::Sought::score, 0}).problem;
  solver::Solver solver;
  return {solver.value(problem).low, problem.maximisers};
}

// A deal that was played at random, and what happened in it; of one that nobody plays, none.
struct PlayedOut {
  Deal deal;
  std::vector<Entry> entries;
};

std::optional<PlayedOut> with_makers(const Game& game, Quick& random) {
  PlayedOut played{Deal(start_of(game, default_rules(game), random)), {}};
  play_out(played.deal, random,
           [&](const Deal&, const Entry& entry) { played.entries.push_back(entry); });
  if (!played.deal.result().declarer) return std::nullopt;
  return played;
}

// The makers' entry; in Klaverjassen less the others'.
Amount entry_of(const Deal& deal, Seat maker) {
  const auto& score = deal.result().score;
  return score[maker] - (deal.game().id() == "klaverjassen" ? score[maker.left(4)] : 0);
}

TEST(Review, what_cards_cost_adds_up_to_what_was_lost_from_best_play) {
  Quick random(seed());
  for (const char* id : {"klaverjassen", "hoogjassen", "heugen"}) {
    const Game& game = *find_game(all_games(), id);
    int whole = 0;
    for (int n = 0; n < 12; ++n) {
      const auto played = with_makers(game, random);
      const JsonValue review = played ? review_of(played->deal) : JsonValue();
      if (!played || !review["complete"]) continue;
      auto [expected, makers] = before_the_cards(played->deal, played->entries);
      for (const JsonValue& decision : review["decisions"]) {
        const bool ours = makers.has(Seat(decision["seat"].get<int>()));
        expected += ours ? -cost_of(decision) : cost_of(decision);
      }
      EXPECT_EQ(entry_of(played->deal, makers.first()), expected) << id;
      ++whole;
    }
    EXPECT_GT(whole, 0) << id;
  }
}

TEST(Review, tells_of_every_choice_between_cards_and_the_best_first) {
  Quick random(seed());
  for (const Table& table : all_presets()) {
    Deal deal(start_of(*table.game, table.rules, random));
    std::map<int, Actions> choices;  // by their place in the record
    int at = 0;
    play_out(deal, random, [&](const Deal& before, const Entry& entry) {
      const bool turn = before.turn().awaited == Awaited::seat && entry.actor == before.turn().seat;
      const bool chooses = turn && entry.action.verb != Verb::claim_revoke;
      if (chooses && cards_are_played(before)) choices[at] = before.legal();
      ++at;
    });
    const JsonValue review = review_of(deal, {40'000, 400'000});
    for (const JsonValue& decision : review["decisions"]) {
      const Actions& legal = choices[decision["at"].get<int>()];
      ASSERT_EQ(decision["options"].size(), legal.size()) << table.name;
      EXPECT_EQ(decision["options"][0]["cost"], 0) << table.name;
      std::int64_t before = 0;
      for (const JsonValue& option : decision["options"]) {
        EXPECT_GE(option["cost"], before) << table.name;
        before = option["cost"];
        const std::string text = option["action"];
        EXPECT_TRUE(std::any_of(legal.begin(), legal.end(),
                                [&](const Action& action) {
                                  return to_string(action, table.game->contracts()) == text;
                                }))
            << table.name << ' ' << text;
      }
    }
    std::size_t several = 0;
    for (const auto& [place, legal] : choices) several += legal.size() > 1 ? 1 : 0;
    EXPECT_EQ(review["complete"], review["decisions"].size() == several) << table.name;
  }
}

TEST(Review, what_was_played_comes_before_what_is_level_with_it) {
  Quick random(seed());
  const Game& game = *find_game(all_games(), "klaverjassen");
  int level = 0;
  for (int n = 0; n < 4; ++n) {
    Deal deal(start_of(game, default_rules(game), random));
    play_out(deal, random);
    const JsonValue review = review_of(deal);
    for (const JsonValue& decision : review["decisions"]) {
      const JsonValue& options = decision["options"];
      const auto as_dear = [cost = cost_of(decision)](const JsonValue& option) {
        return option["cost"] == cost;
      };
      const auto first = std::find_if(options.begin(), options.end(), as_dear);
      EXPECT_EQ((*first)["action"], decision["action"]);
      level += std::count_if(options.begin(), options.end(), as_dear) > 1 ? 1 : 0;
    }
  }
  EXPECT_GT(level, 0);
}

TEST(Review, ends_with_a_revoke_that_was_rightly_claimed) {
  Played played("klaverjassen", {"revoke=penalised"});
  played.hands({"7C 8C 9C TC JC QC KC AS", "AC 8D 9D TD JD QD KD 7S", "7H 8H 9H TH JH QH KH AH",
                "AD 7D 8S 9S TS JS QS KS"});
  played.then({"0 trump C", "0 play AS", "1 play 8D", "2 play 7H", "3 play 8S", "0 play KC",
               "1 play AC", "2 play 8H", "3 play 9S", "0 claim-revoke 1"});
  const JsonValue review = review_of(played.deal());
  EXPECT_FALSE(review["complete"]);
  ASSERT_FALSE(review["decisions"].empty());
  const JsonValue& last = review["decisions"].back();
  EXPECT_EQ(last["action"], "play 8D");
  EXPECT_EQ(last["trick"], 0);
  ASSERT_EQ(last["options"].size(), 1U) << "there was no choice but to revoke";
  EXPECT_EQ(last["options"][0]["action"], "play 7S");
}

TEST(Review, says_in_what_it_counts) {
  Quick random(seed());
  const auto unit = [&](std::string_view game, std::string_view preset) {
    const Game& played = *find_game(all_games(), game);
    Deal deal(start_of(played, *preset_rules(played, preset), random));
    play_out(deal, random);
    return review_of(deal)["unit"];
  };
  EXPECT_EQ(unit("klaverjassen", "amsterdams"), "points");
  EXPECT_EQ(unit("pandoer", "standard"), "cents");
  EXPECT_EQ(unit("vijvenveertig", "maten"), "points");
  EXPECT_EQ(unit("vijvenveertig", "pot"), "chips");
}

TEST(Review, leaves_out_what_takes_too_long_and_says_so) {
  Quick random(seed());
  const Game& game = *find_game(all_games(), "klaverjassen");
  Deal deal(start_of(game, default_rules(game), random));
  play_out(deal, random);
  const JsonValue whole = review_of(deal), part = review_of(deal, {1'000, 100'000});
  const JsonValue few = review_of(deal, {10'000'000, 1'000});
  EXPECT_TRUE(whole["complete"]);
  EXPECT_FALSE(part["complete"]);
  EXPECT_LT(part["decisions"].size(), whole["decisions"].size());
  EXPECT_EQ(part["decisions"].back(), whole["decisions"].back());
  EXPECT_EQ(few["decisions"].back(), whole["decisions"].back());
  EXPECT_EQ(review_of(deal, {1'000, 0})["decisions"].size(), 0U);
}

TEST(Review, is_of_deals_that_are_over) {
  std::string error;
  EXPECT_EQ(review_json(all_games(), "{}", error), "");
  EXPECT_NE(error, "");
}

}  // namespace
}  // namespace troef::test
