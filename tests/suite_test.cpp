// SPDX-License-Identifier: Apache-2.0
// What holds in every game under every preset and option, over random deals.
#include <algorithm>

#include "support.h"

namespace troef::test {
namespace {

class EveryPreset : public testing::TestWithParam<Table> {};
class EveryOption : public testing::TestWithParam<Table> {};
INSTANTIATE_TEST_SUITE_P(All, EveryPreset, testing::ValuesIn(all_presets()), test_name);
INSTANTIATE_TEST_SUITE_P(All, EveryOption, testing::ValuesIn(all_option_values()), test_name);

Deal new_deal(const Table& table, Quick& random) {
  return Deal(start_of(*table.game, table.rules, random));
}

void each_subset(Cards cards, int most, Cards chosen, std::vector<Cards>& out) {
  if (!chosen.empty()) out.push_back(chosen);
  if (most == 0) return;
  for (; cards; cards = cards.without_first()) {
    each_subset(cards.without_first(), most - 1, chosen | Cards(cards.first()), out);
  }
}

// Everything that a seat could try: the whole table of verbs with every argument that could
// possibly be right, and many that could not.
Actions universe(const Deal& deal, Seat seat, bool card_sets) {
  Actions all;
  const auto add = [&](const Action& action) { all.push_back(action); };
  for (const Verb verb : {Verb::pass, Verb::accept, Verb::take, Verb::leave, Verb::turn,
                          Verb::turn_down, Verb::keep, Verb::stop, Verb::call_roem}) {
    add(word(verb));
  }
  for (const Seat other : Seats::all(max_seats)) add(claim_revoke(other));
  for (int points = 0; points <= 650; points += 5) {
    add(bid(points));
    add(bid(points, true));
  }
  for (std::size_t i = 1; i <= deal.game().contracts().size(); ++i)
    add(contract(static_cast<int>(i)));
  for (const Suit suit : all_suits) add(name_suit(Verb::trump, suit));
  for (const Card card : deal.game().pack(deal.start().rules)) {
    for (const Verb verb : {Verb::play, Verb::rob, Verb::give, Verb::hand_on}) {
      add(with_card(verb, card));
    }
    add(play_stuk(card));
    for (const Card jack : Cards::of(Rank::jack)) add(buy(jack, card));
  }
  const Cards hand = deal.board().where.hand(seat);
  if (card_sets) {
    std::vector<Cards> sets;
    each_subset(hand, 4, {}, sets);
    sets.push_back(hand);
    for (const Cards cards : sets) {
      add(with_cards(Verb::discard, cards));
      add(with_cards(Verb::give_back, cards));
    }
  }
  std::vector<Cards> runs;
  for (const Suit suit : all_suits) {
    for (int low = 0; low < rank_count; ++low) {
      for (int high = low + 1; high < rank_count; ++high) {
        runs.push_back(Run{suit, static_cast<Rank>(low), static_cast<Rank>(high)}.cards());
      }
    }
  }
  runs.emplace_back();
  const Melds everything = melds_in({}, hand | deal.board().where.played());
  for (const Melds& part : parts(everything)) {
    for (const Cards run : runs) {
      const Melds melds{part.runs | run, part.sets};
      if (melds.runs == part.runs && !run.empty()) continue;
      add(roem(melds));
    }
  }
  return all;
}

bool contains(const Actions& actions, const Action& action) {
  return std::find(actions.begin(), actions.end(), action) != actions.end();
}

void expect_legal_is_what_is_not_refused(const Deal& deal, bool card_sets) {
  const Turn turn = deal.turn();
  if (turn.awaited != Awaited::seat) return;
  const Actions legal = deal.legal();
  const Actions unlawful = deal.unlawful();
  const Actions asides = deal.asides(turn.seat);
  ASSERT_FALSE(legal.empty());
  for (std::size_t i = 0; i < legal.size(); ++i) {
    EXPECT_FALSE(deal.refuse(turn.seat, legal[i])) << to_string(legal[i], deal.game().contracts());
    for (std::size_t j = 0; j < i; ++j) EXPECT_NE(legal[i], legal[j]);
  }
  for (const Action& action : universe(deal, turn.seat, card_sets)) {
    const bool accepted = !deal.refuse(turn.seat, action);
    const int lists =
        contains(legal, action) + contains(unlawful, action) + contains(asides, action);
    EXPECT_LE(lists, 1) << to_string(action, deal.game().contracts());
    const bool known = lists > 0;
    // Where any card can be laid, the word that goes with some of them can be said with it.
    const bool marked = action.verb == Verb::play && action.marked;
    if (marked && accepted && !unlawful.empty()) continue;
    EXPECT_EQ(accepted, known) << to_string(action, deal.game().contracts());
  }
}

TEST_P(EveryPreset, the_legal_list_is_exactly_what_is_not_refused) {
  Quick random(seed());
  for (int i = 0; i < 6; ++i) {
    Deal deal = new_deal(GetParam(), random);
    int step = 0;
    play_out(deal, random, [&](const Deal& now, const Entry&) {
      expect_legal_is_what_is_not_refused(now, now.board().facts.tricks == 0 || step % 8 == 0);
      ++step;
    });
  }
}

TEST_P(EveryOption, the_legal_list_is_exactly_what_is_not_refused) {
  Quick random(seed());
  Deal deal = new_deal(GetParam(), random);
  play_out(deal, random, [&](const Deal& now, const Entry&) {
    if (random.roughly_below(4) >= rounds(4)) return;
    expect_legal_is_what_is_not_refused(now, now.board().facts.tricks == 0);
  });
}

TEST_P(EveryPreset, TR_01_a_seat_that_is_not_to_move_is_refused_everything_but_asides) {
  Quick random(seed());
  Deal deal = new_deal(GetParam(), random);
  play_out(deal, random, [&](const Deal& now, const Entry&) {
    const Turn turn = now.turn();
    if (turn.awaited != Awaited::seat) return;
    const Facts& facts = now.board().facts;
    for (const Seat seat : Seats::all(now.start().seats)) {
      if (seat == turn.seat) continue;
      const bool finally = std::ranges::any_of(now.events(), [&](const Event& event) {
        return event.actor == seat && event.action.verb == Verb::bid && event.action.marked;
      });
      const bool bids_no_more = facts.passed.has(seat) || facts.holder == seat || finally;
      for (const Action& action : now.legal()) {
        if (action.verb == Verb::call_roem) continue;
        const bool bid = action.verb == Verb::bid || action.verb == Verb::contract;
        const auto rule = now.refuse(seat, action).rule;
        // HJ-11, HJ-12, HG-10 and PD-20 say why such a seat has no turn.
        EXPECT_TRUE(rule == "TR-01" || (bid && bids_no_more && !rule.empty())) << rule;
      }
    }
  });
}

TEST_P(EveryPreset, TR_04_nothing_is_accepted_after_the_end) {
  Quick random(seed());
  Deal deal = new_deal(GetParam(), random);
  play_out(deal, random);
  EXPECT_TRUE(deal.legal().empty());
  for (const Seat seat : Seats::all(deal.start().seats)) {
    for (const Action& action : universe(deal, seat, false)) {
      EXPECT_EQ(deal.refuse(seat, action).rule, "TR-04");
    }
    EXPECT_TRUE(deal.asides(seat).empty());
  }
  EXPECT_EQ(deal.refuse(chance, word(Verb::close)).rule, "TR-04");
}

TEST_P(EveryOption, TR_04_nothing_is_offered_after_the_end) {
  Quick random(seed());
  for (int i = 0; i < rounds(100); ++i) {
    Deal deal = new_deal(GetParam(), random);
    play_out(deal, random);
    for (const Seat seat : Seats::all(deal.start().seats)) {
      EXPECT_TRUE(deal.asides(seat).empty());
    }
  }
}

TEST_P(EveryOption, a_record_goes_round_and_the_referee_finds_nothing) {
  Quick random(seed());
  RecordReader reader(all_games());
  for (int i = 0; i < 5; ++i) {
    Deal deal = new_deal(GetParam(), random);
    Record record;
    record.match = "m";
    record.players = {"a", "b\"\\\n"};
    record.legal.emplace();
    record.extras.emplace_back("x-note", "{\"a\":[1,2.5,\"x\"]}");
    Actions scratch;
    play_out(deal, random, [&](const Deal& now, const Entry& entry) {
      record.legal->emplace_back();
      append_legal(record.legal->back(), now, entry, scratch);
    });
    const std::string line = write_record(deal, record);
    ASSERT_EQ(reader.read(std::string_view(line).substr(0, line.size() - 1)),
              RecordReader::Kind::deal)
        << reader.fault().message << line;
    const auto fault = referee(reader.deal());
    EXPECT_FALSE(fault) << fault->message << '\n' << line;
    const Replay again = replay(reader.deal());
    ASSERT_TRUE(again.deal);
    EXPECT_EQ(write_record(*again.deal, reader.deal()), line);
  }
}

TEST_P(EveryOption, what_is_settled_between_seats_adds_up_to_nothing) {
  Quick random(seed());
  for (int i = 0; i < 20; ++i) {
    Deal deal = new_deal(GetParam(), random);
    play_out(deal, random);
    const Result result = deal.result();
    Amount cents = result.pot;
    Amount scores = 0;
    for (const Seat seat : Seats::all(deal.start().seats)) {
      cents += result.cents[seat];
      scores += result.score[seat];
    }
    const bool chips = GetParam().game->sheet() == Sheet::chips;
    EXPECT_EQ(chips ? cents - result.pot : cents, 0);
    const Sheet sheet = GetParam().game->sheet();
    if (sheet == Sheet::pad || sheet == Sheet::cents) {
      EXPECT_EQ(scores, 0);
    }
    EXPECT_GE(deal.start().pot + result.pot, 0);
  }
}

TEST_P(EveryOption, the_pack_and_the_order_of_a_deal_are_those_of_its_game) {
  const auto& [game, rules, name] = GetParam();
  Quick random(seed());
  Deal deal = new_deal(GetParam(), random);
  EXPECT_EQ(deal.turn().pack, game->pack(rules));
  play_out(deal, random, [&](const Deal& now, const Entry&) {
    const Facts& facts = now.board().facts;
    const bool leads = cards_are_played(now) && facts.tricks == 0 && facts.trick.empty();
    if (leads) {
      EXPECT_EQ(now.board().order, &game->order(rules, facts.trumps));
    }
  });
}

TEST_P(EveryOption, the_quick_door_is_open_only_where_nothing_but_cards_can_be_played) {
  Quick random(seed());
  Deal deal = new_deal(GetParam(), random);
  const auto course = deal.game().begin(deal.start());
  play_out(deal, random, [&](const Deal& now, const Entry& entry) {
    Actions cards, legal;
    if (course->awaited() == Awaited::seat) {
      for (const Card card : course->playable()) cards.push_back(with_card(Verb::play, card));
    }
    for (const Action& action : now.legal()) {  // the stuk comes of itself (HJ-24)
      if (action.verb != Verb::play || !action.marked) legal.push_back(action);
    }
    if (!cards.empty()) {
      EXPECT_EQ(cards, legal);
    }
    if (entry.action.verb == Verb::deal) {
      course->deal(entry.pack);
    } else {
      course->play(entry.actor, entry.action);
    }
  });
}

// Of games that count card points, with or without a declarer.
TEST_P(EveryOption, cards_won_and_what_counts_beside_them_are_the_points) {
  const Game& game = *GetParam().game;
  if (game.sheet() == Sheet::cents || game.sheet() == Sheet::chips) return;
  Quick random(seed());
  for (int i = 0; i < 20; ++i) {
    Deal deal = new_deal(GetParam(), random);
    play_out(deal, random);
    const Result result = deal.result();
    if (result.tricks == 0 || result.outcome == Outcome::revoked) continue;
    const Board& board = deal.board();
    const BesideTricks beside = game.beside_tricks(board);
    EXPECT_EQ(beside.last_trick > 0, result.declarer.has_value());
    if (!result.declarer) continue;
    const Seat last = result.winners[static_cast<std::size_t>(result.tricks - 1)];
    for (int side = 0; side < result.sides.count(); ++side) {
      const Seats seats = result.sides[side];
      Cards own;
      for (const Seat seat : seats) own |= board.facts.won[seat];
      if (!(beside.laid & seats).empty()) own |= board.where.laid(*result.declarer);
      if (!(beside.widow & seats).empty()) own |= board.where.widow();
      EXPECT_EQ(result.points[static_cast<std::size_t>(side)],
                board.order->points(own) + (seats.has(last) ? beside.last_trick : 0));
    }
  }
}

TEST_P(EveryPreset, a_copy_of_a_deal_goes_its_own_way) {
  Quick random(seed());
  Deal deal = new_deal(GetParam(), random);
  while (!deal.over()) {
    Deal copy = deal;
    Quick one(7), other(7);
    play_out(copy, one);
    Deal twin = deal;
    play_out(twin, other);
    EXPECT_EQ(to_text(copy.view(Seat(0))), to_text(twin.view(Seat(0))));
    deal.play(random_entry(deal, random));
  }
}

TEST_P(EveryPreset, a_play_out_ends_like_a_deal_of_the_same_rules) {
  Quick random(seed());
  Deal deal = new_deal(GetParam(), random);
  while (!deal.over() && deal.board().facts.trick.empty()) deal.play(random_entry(deal, random));
  if (deal.over()) return;
  PlayOut play_out(deal);
  for (int i = 0; i < 20; ++i) {
    const Result result = play_out.run(random);
    EXPECT_EQ(result.declarer, deal.board().facts.declarer);
    EXPECT_GT(result.tricks, 0);
  }
}

}  // namespace
}  // namespace troef::test
