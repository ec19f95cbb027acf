// SPDX-License-Identifier: Apache-2.0
// What a seat cannot know does not reach it: in two deals that differ only in that, its view and
// its bot's choice are the same to the byte.
#include <cstdlib>

#include "bots/master/master.h"
#include "worlds.h"

namespace troef::test {
namespace {

class TwoWorlds : public testing::TestWithParam<Table> {};
INSTANTIATE_TEST_SUITE_P(All, TwoWorlds, testing::ValuesIn(all_presets()), test_name);

bool thinks(std::string_view name) { return name == "club" || name == "master"; }

// TROEF_DECISIONS=10000 TROEF_NODES=2000 troef_tests --gtest_filter='*TwoWorlds*' takes as many
// decisions of each preset, and as many nodes for each, as docs/bots.md speaks of.
std::uint64_t from_environment(const char* name, std::uint64_t usual) {
  const char* text = std::getenv(name);
  return text == nullptr ? usual : std::strtoull(text, nullptr, 10);
}

void compare_choices(const View& here, const View& there) {
  std::vector<const Convention*> cards = {nullptr};
  for (const auto name : here.game->signals()) cards.push_back(find_convention(name));
  const std::uint64_t nodes = from_environment("TROEF_NODES", 40);
  for (const auto name : bot_names()) {
    for (const Convention* signals : cards) {
      if (signals != nullptr && thinks(name) && cards.size() > 2) continue;
      const BotSettings settings{.name = name, .seed = 5, .signals = signals, .nodes = nodes};
      EXPECT_EQ(make_bot(settings)->choose(here), make_bot(settings)->choose(there)) << name;
    }
  }
}

struct Counted {
  int views = 0, decisions = 0, second_thoughts = 0;
};

// One decision in so many has the nodes that second thoughts need (search/again).
constexpr int seldom = 25;
constexpr std::uint64_t nodes_for_them = 48'000;

bool thinks_twice(const View& view) {
  return view.legal.front().verb == Verb::play && view.hand().size() <= master_tuning.again_from;
}

void compare_second_thoughts(const View& here, const View& there) {
  const BotSettings settings{.name = "master", .seed = 5, .nodes = nodes_for_them};
  EXPECT_EQ(make_bot(settings)->choose(here), make_bot(settings)->choose(there));
}

void compare_worlds(const Deal& deal, Seat seat, Quick& random, Counted& counted) {
  const Cards unknown = unknown_to(deal, seat);
  if (unknown.size() < 2) return;
  const Card a = unknown.nth(random.roughly_below(unknown.size()));
  const Card b = unknown.nth(random.roughly_below(unknown.size()));
  if (a == b) return;
  const auto other = other_world(deal, a, b);
  if (!other) return;
  ++counted.views;
  const View here = deal.view(seat);
  const View there = other->view(seat);
  ASSERT_EQ(to_text(here), to_text(there)) << to_string(a) << " and " << to_string(b);
  ASSERT_EQ(to_text(deal.view(std::nullopt)), to_text(other->view(std::nullopt)));
  if (here.legal.size() < 2) return;
  ++counted.decisions;
  compare_choices(here, there);
  if (seldom * counted.second_thoughts < counted.decisions && thinks_twice(here)) {
    ++counted.second_thoughts;
    compare_second_thoughts(here, there);
  }
}

TEST_P(TwoWorlds, a_seat_sees_the_same_where_only_hidden_cards_differ) {
  Quick random(seed());
  Counted counted;
  const auto most = static_cast<int>(from_environment("TROEF_DECISIONS", rounds(80)));
  for (int i = 0; i < 8 * most && counted.decisions < most; ++i) {
    Deal deal(start_of(*GetParam().game, GetParam().rules, random));
    const int stop = random.roughly_below(40);
    for (int step = 0; step < stop && !deal.over(); ++step) {
      deal.play(random_entry(deal, random));
    }
    if (deal.over()) continue;
    for (const Seat seat : Seats::all(deal.start().seats)) {
      compare_worlds(deal, seat, random, counted);
    }
  }
  RecordProperty("decisions", counted.decisions);
  EXPECT_GT(counted.views, most / 2);
  EXPECT_GE(counted.second_thoughts, rounds(1));  // under sanitizers there may be none
}

}  // namespace
}  // namespace troef::test
