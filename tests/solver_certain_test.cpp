// SPDX-License-Identifier: Apache-2.0
// What is seen without searching, where it is not gains that count, is what a search without any of
// that finds: who can still end with one trick, who has three for the pool, and whether a side
// whose mate is found in play can take them all.
#include <map>

#include "solver/solver.h"
#include "support.h"

namespace troef::test {
namespace {

using solver::Judging;
using solver::Problem;
using solver::Solver;

const Game& game_of(const char* id) { return *find_game(all_games(), id); }

Card drawn(Cards& pack, Quick& random) {
  const Card card = pack.nth(random.roughly_below(pack.size()));
  pack.remove(card);
  return card;
}

// Between two tricks, with so many cards in each hand.
Problem dealt(const Game& game, const char* preset, std::optional<Suit> trumps, int cards,
              Quick& random) {
  const Rules rules = *preset_rules(game, preset);
  Problem problem;
  problem.seats = game.seats(rules);
  problem.order = &game.order(rules, trumps);
  problem.declarer = Seat(random.roughly_below(problem.seats));
  problem.trick = Trick(Seat(random.roughly_below(problem.seats)));
  Cards pack = game.pack(rules);
  for (int i = 0; i < cards; ++i) {
    for (const Seat seat : Seats::all(problem.seats)) {
      problem.hands[seat].add(drawn(pack, random));
    }
  }
  return problem;
}

void take_tricks(Problem& problem, int tricks, Quick& random) {
  for (; tricks > 0; --tricks) {
    ++problem.tally.won[Seat(random.roughly_below(problem.seats))];
    ++problem.tally.tricks;
  }
}

Problem piek_zonder(int cards, Quick& random) {
  Problem problem = dealt(game_of("pandoer"), "standard", std::nullopt, cards, random);
  problem.maximisers = problem.trick.leader();
  problem.goal.judging = Judging::one_each;
  problem.goal.or_more = random.roughly_below(4) == 0;
  problem.goal.pay = 7;
  take_tricks(problem, 8 - cards, random);
  return problem;
}

Problem pool(int cards, Quick& random) {
  const Suit trumps = all_suits[random.roughly_below(suit_count)];
  Problem problem = dealt(game_of("vijvenveertig"), "pot", trumps, cards, random);
  problem.law.ruffing = Ruffing::always;
  problem.maximisers = problem.trick.leader();
  problem.goal.judging = Judging::pool;
  problem.goal.pool = {.own = 1, .own_jinx = problem.seats, .other_jinx = -1};
  if (random.roughly_below(3) != 0) {
    take_tricks(problem, 5 - cards, random);
  } else {  // whoever leads has them all, and may stop or play on after three
    problem.tally.tricks = problem.tally.won[problem.trick.leader()] = 5 - cards;
  }
  return problem;
}

// As strong as it takes to have every trick now and then.
Problem vierde_boer(int cards, Quick& random) {
  const Suit trumps = all_suits[random.roughly_below(suit_count)];
  Problem problem = dealt(game_of("pandoer"), "standard", trumps, cards, random);
  problem.law.ruffing = Ruffing::always;
  problem.law.head = random.roughly_below(2) == 0 ? Head::full : Head::suit_only;
  problem.trick = Trick(problem.declarer);
  problem.maximisers = problem.declarer;
  problem.mate_settled = false;
  problem.goal.card_points = true;
  problem.goal.last_trick = 5;
  problem.goal.finds_mate = true;
  problem.goal.alone = 3;
  problem.goal.steps.add(0, -12);
  problem.goal.steps.add(15 + random.roughly_below(40), 12);
  problem.goal.all = 24;
  return problem;
}

// How often it was seen at once, and which values there were.
struct Seen {
  int at_once = 0;
  std::map<int, int> values;
};

template <typename Pose>
Seen expect_alike(int count, const solver::Switches& switches, Pose pose) {
  SCOPED_TRACE(seed());
  Quick random(seed());
  Solver solver, plain({.switches = switches});
  Seen seen;
  for (int round = 0; round < count; ++round) {
    const Problem problem = pose(random);
    const auto value = solver.value(problem);
    if (solver.nodes() == 0) ++seen.at_once;
    ++seen.values[static_cast<int>(value.low)];
    SCOPED_TRACE(round);
    EXPECT_EQ(value, plain.value(problem));
    const auto moves = solver.moves(problem), right = plain.moves(problem);
    EXPECT_EQ(moves.size(), right.size());
    for (std::size_t i = 0; i < moves.size(); ++i) EXPECT_EQ(moves[i].value, right[i].value);
    if (testing::Test::HasFailure()) break;
  }
  return seen;
}

solver::Switches searching() {
  solver::Switches switches;
  switches.reach = switches.sure = switches.outlast = switches.ranks = false;
  return switches;
}

TEST(Solver, PD_47_sees_who_can_still_have_one_trick) {
  const Seen seen = expect_alike(rounds(4000), solver::Switches::none(), [](Quick& random) {
    return piek_zonder(2 + random.roughly_below(3), random);
  });
  EXPECT_GT(seen.at_once, rounds(100));
  EXPECT_EQ(seen.values.size(), 7U);  // -21 to 21
}

TEST(Solver, PD_47_sees_who_can_still_have_one_trick_with_more_cards_in_hand) {
  const Seen seen = expect_alike(rounds(200), searching(), [](Quick& random) {
    return piek_zonder(5 + random.roughly_below(3), random);
  });
  EXPECT_GT(seen.values.size(), 3U);
}

TEST(Solver, VV_40_sees_who_is_sure_of_the_pool) {
  const Seen seen = expect_alike(rounds(4000), searching(), [](Quick& random) {
    return pool(2 + random.roughly_below(3), random);
  });
  EXPECT_GT(seen.at_once, rounds(400));
  EXPECT_EQ(seen.values.size(), 4U);  // a chip lost, nothing, the pool, and with all five
}

TEST(Solver, PD_48_sees_who_can_take_every_trick_with_the_mate_that_is_found) {
  const Seen seen = expect_alike(rounds(1500), searching(), [](Quick& random) {
    return vierde_boer(3 + random.roughly_below(3), random);
  });
  for (const int value : {-12, 12, 24, 36, 72}) EXPECT_TRUE(seen.values.contains(value)) << value;
}

}  // namespace
}  // namespace troef::test
