// SPDX-License-Identifier: Apache-2.0
// How the strong bots think, whatever they think: within the rules, within their limits, the same
// for the same seed.
#include <algorithm>
#include <set>

#include "bots/search/candidates.h"
#include "bots/search/choosing.h"
#include "bots/search/exact.h"
#include "bots/search/solved.h"
#include "bots/search/tree.h"
#include "bots/search/worlds.h"
#include "bots/thumb/thumb.h"
#include "thumbs.h"

namespace troef::test {
namespace {

const std::vector<std::string_view> strong = {"club", "master"};

// Nodes of a play-out with a long auction, cards dealt anew and many ways to lay away, or with open
// hands that are solved.
constexpr std::uint64_t most_of_one_deal = 4'000;
// Until a deal is found that what was seen allows.
constexpr std::uint64_t most_of_drawing = 10'000;

std::unique_ptr<Bot> small(std::string_view name, std::uint64_t seed) {
  return make_bot({.name = name, .seed = seed, .nodes = 60});
}

class Strong : public testing::TestWithParam<Table> {};
INSTANTIATE_TEST_SUITE_P(All, Strong, testing::ValuesIn(all_presets()), test_name);

// Random decisions of random deals, also where revokes are penalised and happen.
void each_decision(const Table& table, int count, Quick& random,
                   const std::function<void(const View&)>& show) {
  for (int i = 0; count > 0; ++i) {
    Rules rules = table.rules;
    if (i % 3 == 2) rules.set("revoke", "penalised");
    Deal deal(start_of(*table.game, rules, random));
    play_out(deal, random, [&](const Deal& now, const Entry& entry) {
      if (!entry.actor || now.turn().awaited != Awaited::seat || --count < 0) return;
      const View view = now.view(now.turn().seat);
      if (view.legal.size() > 1) show(view);
    });
  }
}

TEST_P(Strong, choose_what_is_legal_and_with_the_same_seed_the_same) {
  Quick random(seed());
  each_decision(GetParam(), rounds(120), random, [&](const View& view) {
    for (const auto name : strong) {
      const Action action = small(name, 9)->choose(view);
      EXPECT_EQ(std::count(view.legal.begin(), view.legal.end(), action), 1)
          << name << ": " << to_string(action, view.game->contracts());
      EXPECT_EQ(small(name, 9)->choose(view), action) << name;
    }
  });
}

// Between two deals the meter asks the clock, which so sees with what nodes it was asked.
constexpr std::uint64_t few_nodes = 2'000;
const search::Meter* watched = nullptr;
std::uint64_t enough = 0;
std::int64_t watching() {
  if (watched != nullptr && enough == 0 && watched->nodes() >= few_nodes) enough = watched->nodes();
  return 0;
}

TEST_P(Strong, begin_no_other_deal_once_their_nodes_are_spent) {
  Quick random(seed());
  each_decision(GetParam(), 40, random, [&](const View& view) {
    const Actions actions = search::candidates(view, ThumbBot(1).choose(view), 8);
    if (actions.size() == 1) return;
    const search::Tuning tuning{.layouts = 2};
    search::Meter meter({.nodes = few_nodes, .milliseconds = 1'000, .clock = watching});
    watched = &meter;
    enough = 0;
    search::try_out(view, search::ways_of(actions), tuning, nullptr, 1, meter);
    watched = nullptr;
    EXPECT_GE(enough, few_nodes);
    EXPECT_EQ(meter.nodes(), enough);
  });
}

// Every time it is asked, a tenth of a second has gone by.
std::int64_t hasty() {
  static std::int64_t now = 0;
  return now += 100;
}

TEST_P(Strong, stop_when_the_clock_says_so) {
  Quick random(seed());
  each_decision(GetParam(), 30, random, [&](const View& view) {
    const search::Limits limits{.nodes = 1'000'000'000, .milliseconds = 500, .clock = hasty};
    search::Meter meter(limits);
    const search::Tuning tuning{};
    const Actions actions = search::candidates(view, ThumbBot(1).choose(view), 8);
    if (actions.size() == 1) return;
    search::try_out(view, search::ways_of(actions), tuning, nullptr, 1, meter);
    EXPECT_GT(meter.nodes(), 0U);
    EXPECT_LE(meter.nodes(), 5 * (most_of_drawing + most_of_one_deal * actions.size()));
  });
}

// `allow` sets a time where there is none and shortens a longer one, and makes none longer; the
// clock tells how often a bot looked at it before it stopped.
TEST_P(Strong, end_when_the_time_that_they_are_allowed_is_over) {
  static int looks = 0;
  const auto counted = []() -> std::int64_t { return ++looks; };
  Quick random(seed());
  each_decision(GetParam(), 30, random, [&](const View& view) {
    const std::vector<std::pair<std::int64_t, std::int64_t>> times = {
        {0, 4}, {1'000'000, 4}, {4, 1'000'000}};
    for (const auto& [own, allowed] : times) {
      const auto bot = make_bot({.name = "master",
                                 .seed = 1,
                                 .nodes = own == 0 ? 2'000U : 1'000'000'000U,
                                 .milliseconds = own,
                                 .clock = counted});
      bot->allow(allowed);
      looks = 0;
      bot->choose(view);
      EXPECT_LE(looks, 40) << own;
    }
  });
}

// They need not be asked again for what they have seen before.
TEST(Search, bots_that_say_so_choose_the_same_again_and_none_with_a_time_says_so) {
  Quick random(seed());
  for (const std::string_view name : {"club", "master", "flat", "pimc"}) {
    const auto bot = make_bot({.name = name, .seed = 1, .nodes = 3});
    ASSERT_TRUE(bot->constant()) << name;
    each_decision(all_presets().front(), 20, random, [&](const View& view) {
      const Action once = bot->choose(view);
      EXPECT_EQ(bot->choose(view), once) << name;
    });
  }
  for (const auto name : strong) {
    EXPECT_FALSE(make_bot({.name = name, .milliseconds = 5})->constant()) << name;
    const auto bot = small(name, 1);
    bot->allow(5);
    EXPECT_FALSE(bot->constant()) << name;
  }
}

TEST(Search, a_meter_without_a_time_asks_no_clock) {
  const auto forbidden = []() -> std::int64_t {
    ADD_FAILURE() << "the clock was asked";
    return 0;
  };
  search::Meter meter({.nodes = 10, .milliseconds = 0, .clock = forbidden});
  meter.spend(5);
  EXPECT_EQ(meter.spent(), 0.5);
}

TEST(Search, a_share_of_a_time_is_a_time_and_a_share_of_none_is_none) {
  const search::Limits timed{.nodes = 900, .milliseconds = 1, .clock = hasty};
  EXPECT_EQ(timed.share(1.0 / 3).nodes, 300U);
  EXPECT_TRUE(timed.share(1.0 / 3).timed());
  const search::Limits untimed{.nodes = 900, .milliseconds = 0, .clock = hasty};
  EXPECT_FALSE(untimed.share(1.0 / 3).timed());
}

TEST_P(Strong, what_thumb_would_do_is_always_among_the_candidates_and_none_comes_twice) {
  Quick random(seed());
  each_decision(GetParam(), 200, random, [&](const View& view) {
    const Action thumbs = ThumbBot(1).choose(view);
    const Actions actions = search::candidates(view, thumbs, 8);
    EXPECT_EQ(actions.front(), thumbs);
    for (const Action& action : actions) {
      EXPECT_EQ(std::count(actions.begin(), actions.end(), action), 1);
      EXPECT_EQ(std::count(view.legal.begin(), view.legal.end(), action), 1);
    }
  });
}

// Imagined deals with few cards left that are between two sides, and what may be played.
void each_ending(const Table& table, int count, Quick& random,
                 const std::function<void(const View&, Imagined&, const Actions&)>& show) {
  each_decision(table, count, random, [&](const View& view) {
    if (!search::near_the_end(view, view.legal, 3)) return;
    const search::Tuning evenly{};
    search::Worlds worlds(view, evenly, nullptr);
    Imagined* world = worlds.draw(random);
    if (world != nullptr) show(view, *world, view.legal);
  });
}

double solved(Imagined& deal, Seats side) {
  solver::Solver solver;
  const auto problem = search::problem_of(deal);
  const auto value = static_cast<double>(solver.value(*problem).low);
  return problem->maximisers.has(side.first()) ? value : -value;
}

// Bids silence others: more is won with some that are made less often (thumb/weights.h).
TEST_P(Strong, try_all_bids_that_others_try_where_they_dare_and_higher_ones) {
  Quick random(seed());
  int more = 0;
  each_decision(GetParam(), 2'000, random, [&](const View& view) {
    if (view.legal.front().verb != Verb::bid) return;
    const Action thumbs = ThumbBot(1).choose(view);
    const Actions daring = search::candidates(view, thumbs, 8, true);
    const Actions careful = search::candidates(view, thumbs, 8);
    for (const Action& action : careful) {
      EXPECT_TRUE(std::count(daring.begin(), daring.end(), action));
    }
    more += daring.size() > careful.size() ? 1 : 0;
  });
  const std::string_view name = GetParam().name;
  EXPECT_EQ(more > 0, name.starts_with("hoogjassen/") || name.starts_with("heugen/"));
}

TEST_P(Strong, know_what_each_of_the_last_cards_is_worth_with_all_cards_known) {
  Quick random(seed());
  int compared = 0;
  const auto compare = [&](const View& view, Imagined& deal, const Actions& cards) {
    if (compared >= rounds(400)) return;
    search::Exact exact;
    search::Meter meter({.nodes = 1});
    deal.mark();
    const auto values = exact.values(deal, cards, meter);
    if (values.empty()) return;
    ASSERT_EQ(values.size(), cards.size());
    for (std::size_t i = 0; i < cards.size(); ++i) {
      deal.rewind();
      deal.play(*view.seat, cards[i]);
      if (deal.awaited() != Awaited::seat || !deal.playable()) continue;
      EXPECT_EQ(values[i], solved(deal, *view.seat)) << to_string(cards[i].card);
      ++compared;
    }
  };
  each_ending(GetParam(), 3'000, random, compare);
  const std::set<std::string_view> each_for_self = {"vijvenveertig/ieder", "vijvenveertig/pot"};
  EXPECT_EQ(compared == 0, each_for_self.contains(GetParam().name));
}

// What the cards gain with best play by all behind them.
std::vector<double> gained(const View& view, Imagined& deal, const Actions& cards) {
  search::Exact exact;
  search::PlayOut rest(view, nullptr);
  const search::Gain gain(view);
  search::Meter meter({.nodes = 1});
  std::vector<double> gains;
  deal.mark();
  for (const Action& card : cards) {
    if (!gains.empty()) deal.rewind();
    deal.play(*view.seat, card);
    exact.play_on(deal, meter);
    gains.push_back(gain(rest.run(deal, 1, meter)));
  }
  deal.rewind();
  return gains;
}

struct Scored {
  std::string_view game, preset;
  std::vector<std::pair<std::string_view, std::string_view>> options;
};

Table table_of(const Scored& scored) {
  const Game& game = *find_game(all_games(), scored.game);
  Table table{&game, *preset_rules(game, scored.preset), std::string(scored.preset)};
  for (const auto& [option, value] : scored.options) {
    EXPECT_EQ(table.rules.set(option, value), "");
    table.name += " " + std::string(value);
  }
  return table;
}

// Where one side pays the other, and where each scores what it wins. Card points are a breath more.
TEST(Search, what_the_solver_says_is_taken_for_what_it_brings_the_seat) {
  Quick random(seed());
  search::Tuning solving{};
  solving.solve_from = 3;
  constexpr double breath = 4;
  const Scored all[] = {
      {"hoogjassen", "standard", {}},
      {"hoogjassen", "standard", {{"settle", "points"}}},
      {"heugen", "heugen", {}},
      {"heugen", "heugen-twee", {}},
      {"klaverjassen", "amsterdams", {}},
      {"vijvenveertig",
       "twee",
       {{"scoring", "per_trick"}, {"match_target", "0"}, {"match_deals", "8"}}},
  };
  for (const Scored& scored : all) {
    const Table table = table_of(scored);
    std::array<int, 2> differ{};  // for those who play against a declarer, and for others
    const auto compare = [&](const View& view, Imagined& deal, const Actions& cards) {
      search::Solved solved(view, cards, solving);
      search::Meter meter({.nodes = 1});
      solved.look(deal, cards, meter);
      if (solved.worth(0, 1) == 1) return;  // a revoke was claimed: there is nothing to solve
      const std::vector<double> gains = gained(view, deal, cards);
      const auto declarer = view.facts.declarer;
      const bool against = declarer && view.sides.of(*view.seat) != view.sides.of(*declarer);
      for (std::size_t i = 1; i < cards.size(); ++i) {
        const double more = gains[i] - gains[0];
        EXPECT_NEAR(solved.worth(i, gains[i]) - solved.worth(0, gains[0]), more, breath)
            << table.name << " " << to_string(cards[i]);
        differ[against ? 0 : 1] += std::abs(more) > 2 * breath ? 1 : 0;
      }
    };
    each_ending(table, 10'000, random, compare);
    EXPECT_GT(differ[1], 0) << table.name;
    const bool declared = scored.game != "vijvenveertig";
    EXPECT_EQ(differ[0] > 0, declared) << table.name;
  }
}

TEST(Search, HJ_51_where_a_claimed_revoke_weakens_cards_nothing_is_solved) {
  Played played("hoogjassen", {"revoke=penalised"});
  played.hands({"JH KH QH AC KD 8S 7S", "9H AH AD 8D QC KS QS", "TH 8H QD 9D KC 9C AS",
                "7H TD JD 7D TC 8C JS"},
               "JC 9S TS");
  played.then({"0 bid 120", "1 pass", "2 pass", "3 pass", "0 leave", "0 trump H", "0 roem none"});
  played.then({"0 play KD", "1 play QC", "2 play 9D", "3 play 7D"});
  const auto solvable = [&] {
    Quick random(seed());
    const View view = played.deal().view(Seat(0));
    const search::Tuning evenly{};
    search::Worlds worlds(view, evenly, nullptr);
    Imagined* world = worlds.draw(random);
    return world != nullptr && search::problem_of(*world).has_value();
  };
  EXPECT_TRUE(solvable());
  played.play("0 claim-revoke 1");
  EXPECT_FALSE(solvable());
}

// What the seat of the view gains in the end, when the replies in this one deal were learnt.
double learnt(const View& view, Imagined& deal, const Action& action) {
  search::Tree tree(view, 1, 1, nullptr);
  search::Meter meter({.nodes = 1});
  constexpr int runs = 400, last = 100;
  double sum = 0;
  for (int i = 0; i < runs; ++i) {
    deal.rewind();
    deal.play(*view.seat, action);
    const Result result = tree.run(deal, 0, static_cast<std::uint64_t>(i), meter);
    if (i >= runs - last) sum += search::Gain(view)(result);
  }
  return sum / last;
}

double by_thumb(const View& view, Imagined& deal, const Action& action) {
  search::Meter meter({.nodes = 1});
  deal.rewind();
  deal.play(*view.seat, action);
  return search::Gain(view)(search::PlayOut(view, nullptr).run(deal, 1, meter));
}

TEST(Search, replies_that_are_learnt_are_nearer_to_best_play_than_those_of_thumb) {
  Quick random(seed());
  double thumbs = 0, learners = 0;
  each_ending(all_presets().front(), 1'200, random,
              [&](const View& view, Imagined& deal, const Actions& cards) {
                search::Exact exact;
                search::Meter meter({.nodes = 1});
                deal.mark();
                const auto values = exact.values(deal, cards, meter);
                if (values.empty()) return;
                thumbs += std::abs(by_thumb(view, deal, cards[0]) - values[0]);
                learners += std::abs(learnt(view, deal, cards[0]) - values[0]);
              });
  EXPECT_GT(thumbs, 0);
  EXPECT_LT(learners, thumbs) << "of " << thumbs;
}

// What the other seats did that thumb would not have done there.
int oddities(const View& view, const Layout& layout) {
  int count = 0;
  Imagined deal(view);
  deal.retrace(layout, [&](Imagined& now, Seat seat, const Action& action) {
    const bool chose = seat != view.seat && now.awaited() == Awaited::seat && now.to_move() == seat;
    if (chose && now.view(seat).legal.size() > 1) {
      count += ThumbBot(1).choose(now.view(seat)) == action ? 0 : 1;
    }
    return true;
  });
  return count;
}

TEST(Search, deals_in_which_the_others_did_what_is_likely_are_imagined_more_often) {
  Quick random(seed());
  const search::Tuning evenly{.layouts = 1}, likely{.layouts = 8};
  int even = 0, weighed = 0;
  for (int i = 0; i < 20; ++i) {
    Deal deal(start_of(*all_presets().front().game, all_presets().front().rules, random));
    ThumbBot bot(1);
    for (int step = 0; step < 18; ++step) {
      const Turn turn = deal.turn();
      const bool seat = turn.awaited == Awaited::seat;
      if (seat) {
        deal.play(turn.seat, bot.choose(deal.view(turn.seat)));
      } else {
        deal.play(random_entry(deal, random));
      }
    }
    const View view = deal.view(deal.turn().seat);
    search::Worlds one(view, evenly, nullptr), other(view, likely, nullptr);
    for (int n = 0; n < 20; ++n) {
      ASSERT_NE(one.draw(random), nullptr);
      even += oddities(view, one.layout());
      ASSERT_NE(other.draw(random), nullptr);
      weighed += oddities(view, other.layout());
    }
  }
  EXPECT_LT(weighed, 0.75 * even) << "of " << even;
}

// What finding twenty deals takes, none of them weighed, at most, where thumb plays.
std::uint64_t drawing(const Table& table, Quick& random) {
  std::uint64_t most = 0;
  const search::Tuning evenly{.layouts = 1};
  for (int i = 0; i < 30; ++i) {
    Deal deal(start_of(*table.game, table.rules, random));
    thumb_plays_on(deal, random, [&](const View& view) {
      search::Worlds worlds(view, evenly, nullptr);
      for (int n = 0; n < 20 && worlds.draw(random) != nullptr; ++n) {
      }
      most = std::max(most, worlds.nodes());
      return false;
    });
  }
  return most;
}

// In Pandoer what was handed on and followed rules out most of what is drawn (PD-47).
TEST(Search, layouts_that_are_hard_to_find_cost_nodes) {
  SCOPED_TRACE(seed());
  Quick random(seed());
  for (const Table& table : all_presets()) {
    if (table.name == "klaverjassen/amsterdams") {
      EXPECT_EQ(drawing(table, random), 0U);
    }
    if (table.name == "pandoer/standard") {
      EXPECT_GT(drawing(table, random), 40U);
    }
  }
}

TEST(Search, card_points_tell_where_the_score_is_the_same) {
  Played played("hoogjassen");
  played.dealer(3);
  const View view = played.deal().view(Seat(0));
  Result more;
  more.sides = Sides(Seat(0), Seats::all(4) - Seat(0));
  more.points = {100, 46};
  Result less = more;
  less.points = {90, 56};
  EXPECT_GT(search::Gain(view, Seat(0))(more), search::Gain(view, Seat(0))(less));
  EXPECT_LT(search::Gain(view, Seat(1))(more), search::Gain(view, Seat(1))(less));
  less.score[Seat(0)] = 10;
  EXPECT_LT(search::Gain(view, Seat(0))(more), search::Gain(view, Seat(0))(less));
}

TEST(Search, baselines_can_be_made_and_are_not_offered) {
  for (const auto name : baseline_names()) {
    EXPECT_NE(make_bot(name, 1), nullptr);
    const auto offered = bot_names();
    EXPECT_EQ(std::count(offered.begin(), offered.end(), name), 0);
  }
  EXPECT_EQ(make_bot("seer", 1), nullptr);
}

}  // namespace
}  // namespace troef::test
