// SPDX-License-Identifier: Apache-2.0
// The solver and the contracts of Pandoer, rare ones too.
#include "games/solving.h"
#include "pandoer_deals.h"
#include "solver_plain.h"

namespace troef::test {
namespace {

using namespace pandoer_deals;
using solver::Question;
using solver::Sought;

// What this seat does where nobody plays yet: it bids the contract, or passes.
Entry bid_or_pass(const Deal& deal, int number, Quick& random) {
  const Seat seat = deal.turn().seat;
  for (const Action& action : {contract(number), word(Verb::pass)}) {
    if (!deal.refuse(seat, action)) return {seat, action, {}};
  }
  return random_entry(deal, random);
}

// A deal with this contract, played at random to about so many cards in each hand; nullopt where it
// does not come to that.
std::optional<Deal> ending_of(int number, const Rules& rules, int cards, Quick& random) {
  Deal deal(start_of(*find_game(all_games(), "pandoer"), rules, random));
  while (!deal.over()) {
    const Turn turn = deal.turn();
    if (turn.awaited == Awaited::close) return std::nullopt;
    const bool bids = turn.awaited == Awaited::seat && !deal.board().facts.declarer;
    const bool plays = turn.awaited == Awaited::seat && pose(deal, {}).problem.has_value();
    if (plays && deal.board().where.hand(turn.seat).size() <= cards) return deal;
    const Entry entry = bids ? bid_or_pass(deal, number, random) : random_entry(deal, random);
    if (entry.action.verb != Verb::claim_revoke) deal.play(entry);
  }
  return std::nullopt;
}

void expect_as_plain(solver::Solver& solver, const Deal& deal, const Question& question) {
  const Posed posed = pose(deal, question);
  if (!posed.problem) return;
  EXPECT_EQ(solver.value(*posed.problem).low, Plain(deal, question).value(deal))
      << static_cast<int>(question.sought) << ' ' << write_record(deal, {});
}

TEST(Solver, PD_40_agrees_with_plain_minimax_on_every_contract) {
  SCOPED_TRACE(seed());
  Quick random(seed() + 2);
  solver::Solver solver;
  const Game& pandoer = *find_game(all_games(), "pandoer");
  int solved = 0;
  for (int number = 1; number <= contract_count; ++number) {
    for (int round = 0; round < rounds(60); ++round) {
      const bool usual = round % 3 == 0;
      const Rules rules = usual ? default_rules(pandoer) : random_rules(pandoer, random);
      const auto deal = ending_of(number, rules, 1 + round % 2, random);
      if (!deal || deal->board().facts.contract != number) continue;
      ++solved;
      for (const Sought sought : goals) {
        expect_as_plain(solver, *deal, {sought, random.roughly_below(9)});
        if (HasFailure()) return;
      }
    }
  }
  EXPECT_GT(solved, rounds(5 * contract_count));
}

Amount worth(Played played, Sought sought = Sought::score) {
  return solver::Solver().value(*pose(played.deal(), {sought, 0}).problem).low;
}

// Seat 0 has all trumps.
TEST(Solver, PD_40_takes_more_tricks_than_seven_for_enough_where_the_table_does) {
  const auto polke = [](const std::string& counts) {
    return playing(one_suit_each, "polke", "C", {"counts=" + counts, "turnup_pay=no"});
  };
  EXPECT_EQ(worth(polke("at_least")), 3 * 12);
  EXPECT_EQ(worth(polke("at_least"), Sought::tricks), 7);  // PD-49
  EXPECT_EQ(worth(polke("exact")), -3 * 12);
  EXPECT_EQ(worth(polke("exact"), Sought::tricks), 8);
}

// The nine takes the first trick; the jack, which may be kept back, the last.
TEST(Solver, PD_40_takes_the_first_trick_and_the_last_in_vogeltje) {
  const Dealt two_high_trumps{{"JC 9C 7D 8D 7H 8H 7S 8S", "AC TC AD KD AH KH AS KS",
                               "KC QC QD JD QH JH QS JS", "8C 7C TD 9D TH 9H TS 9S"},
                              "6H"};
  EXPECT_EQ(worth(playing(two_high_trumps, "vogeltje", "C", {"turnup_pay=no"})), 3 * 10);
}

// Seat 0 takes every trick, and seat 1, who has the fourth ace, none.
TEST(Solver, PD_43_is_lost_without_a_trick_of_the_mate_however_many_there_are) {
  for (const std::string counts : {"exact", "at_least"}) {
    EXPECT_EQ(worth(playing(three_aces, "stoet", "", {"counts=" + counts, "turnup_pay=no"})), -15);
  }
}

TEST(Solver, PD_49_counts_exactly_so_many_tricks_whether_the_mate_has_one_or_not) {
  Played played = with(two_and_two, {"play_out=yes"});
  played.then({"0 bid halve-stoet", "1 pass", "2 pass", "3 pass", "0 discard 6H"});
  const auto problem = pose(played.deal(), {Sought::exactly, 3}).problem;
  EXPECT_EQ(problem->goal.contract.tricks, 3);
  EXPECT_FALSE(problem->goal.contract.needs);
}

}  // namespace
}  // namespace troef::test
