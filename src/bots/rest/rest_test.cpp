// SPDX-License-Identifier: Apache-2.0
#include "bots/rest/rest.h"

#include "bots/belief/belief.h"
#include "deal/retrace.h"
#include "pandoer_deals.h"

namespace troef::test {
namespace {

class RestOf : public testing::TestWithParam<Table> {};
INSTANTIATE_TEST_SUITE_P(All, RestOf, testing::ValuesIn(all_presets()), test_name);

// What may be played; a stuk that may be said is.
Actions with_stuk(const Actions& legal) {
  Actions plays;
  for (const Action& action : legal) {
    const bool said = std::ranges::any_of(legal, [&](const Action& other) {
      return other.marked && !action.marked && other.card == action.card;
    });
    if (!said) plays.push_back(action);
  }
  return plays;
}

// To the end: the seat takes the rest, the others play anything.
void finish(Deal& deal, Seat seat, Quick& random) {
  while (!deal.over()) {
    const Turn turn = deal.turn();
    if (turn.awaited != Awaited::seat) {
      deal.play(chance, word(Verb::close));
      continue;
    }
    const Actions legal = deal.legal();
    if (legal.front().verb != Verb::play) {
      deal.play(turn.seat, legal.front());
    } else if (turn.seat == seat) {
      const Action next = next_of_rest(deal.view(seat));
      ASSERT_FALSE(deal.refuse(seat, next));
      deal.play(seat, next);
    } else {
      const Actions plays = with_stuk(legal);
      const int chosen = random.roughly_below(static_cast<int>(plays.size()));
      deal.play(turn.seat, plays[static_cast<std::size_t>(chosen)]);
    }
  }
}

void expect_all_tricks(const Deal& deal, Seat seat, int from) {
  for (int i = from; i < deal.board().facts.tricks; ++i) {
    EXPECT_EQ(deal.board().facts.winners[static_cast<std::size_t>(i)], seat) << "trick " << i;
  }
}

// Shows the views of random deals in which the seat to move is sure of the rest, to so many.
void each_rest(const Table& table, int enough,
               const std::function<void(const Deal&, const View&, Rest, Quick&)>& show) {
  SCOPED_TRACE(seed());
  Quick random(seed());
  int shown = 0;
  for (int i = 0; i < 20'000 && shown < enough && !testing::Test::HasFailure(); ++i) {
    const Rules rules = i % 2 == 0 ? table.rules : random_rules(*table.game, random);
    Deal deal(start_of(*table.game, rules, random));
    play_out(deal, random, [&](const Deal& now, const Entry&) {
      if (now.turn().awaited != Awaited::seat || !now.board().facts.trick.empty()) return;
      const View view = now.view(now.turn().seat);
      const Rest rest = rest_of(view);
      if (rest == Rest::unsure) return;
      ++shown;
      show(now, view, rest, random);
    });
  }
  EXPECT_GE(shown, enough);
}

TEST_P(RestOf, is_taken_wherever_the_cards_lie_and_whatever_is_played) {
  each_rest(GetParam(), rounds(8), [](const Deal& deal, const View& view, Rest, Quick& random) {
    const Belief belief(view);
    for (int i = 0; i < 8; ++i) {
      Layout layout;
      if (!belief.sample(random, layout)) continue;
      auto other = i == 0 ? std::optional<Deal>(deal) : retrace(view, layout);
      ASSERT_TRUE(other) << to_text(view);
      finish(*other, *view.seat, random);
      expect_all_tricks(*other, *view.seat, view.facts.tricks);
      if (testing::Test::HasFailure()) FAIL() << to_text(view);
    }
  });
}

TEST_P(RestOf, has_the_same_result_whatever_is_played_once_it_is_settled) {
  each_rest(GetParam(), rounds(8),
            [](const Deal& deal, const View& view, Rest rest, Quick& random) {
              if (rest != Rest::settled) return;
              std::optional<Result> result;
              for (int i = 0; i < 8; ++i) {
                Deal copy = deal;
                finish(copy, *view.seat, random);
                if (result) {
                  EXPECT_EQ(copy.result(), *result) << to_text(view);
                }
                result = copy.result();
              }
            });
}

// Klaverjassen with spades as trumps, by who holds four of the best ones, aces and this club.
Played spades_with(const std::string& club, const std::vector<std::string>& settings = {}) {
  const std::string other = club == "TC" ? "KC" : "TC";
  Played played("klaverjassen", settings);
  played.hands({"JS 9S AS TS AH AD AC " + club, "KS QS 8S 7S 7H 8H 9H TH",
                "JH QH KH 7D 8D 9D TD JD", "QD KD 7C 8C 9C JC QC " + other});
  played.play("0 trump S");
  return played;
}

Rest after(Played played, const std::vector<std::string>& cards) {
  for (const std::string& card : cards) played.play(card);
  return rest_of(played.deal().view(played.deal().turn().seat));
}

const std::vector<std::string> first_trick = {"0 play JS", "1 play 7S", "2 play 7D", "3 play 7C"};

TEST(RestSure, is_who_draws_all_trumps_and_has_the_highest_of_every_suit) {
  EXPECT_EQ(after(spades_with("TC"), first_trick), Rest::sure) << "but roem may lie in it";
  EXPECT_EQ(after(spades_with("KC"), first_trick), Rest::unsure) << "the ten takes the king";
}

TEST(RestSure, is_nobody_before_a_trick_is_complete_nor_in_the_middle_of_one) {
  EXPECT_EQ(after(spades_with("TC"), {}), Rest::unsure);
  std::vector<std::string> played = first_trick;
  played.emplace_back("0 play 9S");
  EXPECT_EQ(after(spades_with("TC"), played), Rest::unsure);
}

// Of a seat with all trumps.
Rest in_contract(const std::string& contract, const std::vector<std::string>& settings = {}) {
  using namespace pandoer_deals;
  return after(playing(one_suit_each, contract, "C", settings),
               {"0 play AC", "1 play 7D", "2 play 7H", "3 play 7S"});
}

TEST(RestSure, is_nobody_who_would_take_more_tricks_than_were_bid) {
  EXPECT_EQ(in_contract("solo"), Rest::settled);
  EXPECT_EQ(in_contract("polke"), Rest::unsure) << "seven tricks, not eight (PD-40)";
  EXPECT_EQ(in_contract("polke", {"counts=at_least"}), Rest::settled);
}

TEST(RestSure, is_nobody_where_revokes_are_not_prevented) {
  EXPECT_EQ(after(spades_with("TC", {"revoke=penalised"}), first_trick), Rest::unsure);
}

}  // namespace
}  // namespace troef::test
