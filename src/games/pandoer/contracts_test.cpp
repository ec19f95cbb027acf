// SPDX-License-Identifier: Apache-2.0
// What the contracts of Pandoer undertake, and when they end (PD-40 to PD-49).
#include "games/pandoer/goal.h"
#include "games/pandoer/meanings.h"
#include "pandoer_deals.h"
#include "table/hand_shuffle.h"

namespace troef::test {
namespace {

using namespace pandoer_deals;

TEST(PandoerContracts,
     PD_40_what_is_told_of_a_contract_holds_whether_more_tricks_are_as_good_or_not) {
  for (const auto contract : {"polk-zonder", "stoet", "halve-stoet", "polke", "piek-zonder"}) {
    EXPECT_NE(pandoer::contract_meaning(contract, Language::nl).find("voor "), std::string::npos);
    EXPECT_NE(pandoer::contract_meaning(contract, Language::en).find("for "), std::string::npos);
    EXPECT_EQ(pandoer::contract_meaning(contract, Language::en).find("exactly"), std::string::npos);
  }
}

TEST(Pandoer, PD_40_the_list_goes_from_high_to_low_and_says_what_has_trumps_and_what_is_lost) {
  struct Row {
    std::string_view id;
    bool trumps;
    Kind kind;
  };
  const Row rows[] = {
      {"polk-zonder", false, Kind::win},  {"solo", true, Kind::win},
      {"stoet", false, Kind::win},        {"vierde-boer", true, Kind::win},
      {"halve-stoet", false, Kind::win},  {"praatje", true, Kind::lose},
      {"polke", true, Kind::win},         {"piek", true, Kind::lose},
      {"solo-zonder", false, Kind::win},  {"omver", true, Kind::lose},
      {"vogeltje", true, Kind::lose},     {"pandoer", true, Kind::win},
      {"piek-zonder", false, Kind::lose},
  };
  ASSERT_EQ(contracts.size(), std::size(rows));
  for (std::size_t i = 0; i < contracts.size(); ++i) {
    EXPECT_EQ(contracts[i].id, rows[i].id);
    EXPECT_EQ(contracts[i].trumps, rows[i].trumps) << rows[i].id;
    EXPECT_EQ(contracts[i].kind, rows[i].kind) << rows[i].id;
  }
}

TEST(Pandoer, PD_40_the_contracts_with_their_price) {
  struct Row {
    std::string_view id;
    std::vector<int> winners;
    Amount declarer;
  };
  const Row rows[] = {
      {"polk-zonder", {0, 0, 0, 0, 0, 0, 0, 1}, 45}, {"polk-zonder", {0, 0, 0, 0, 0, 0, 0, 0}, -45},
      {"solo", {0, 0, 0, 0, 0, 0, 0, 0}, 45},        {"solo", {0, 0, 0, 0, 0, 0, 0, 1}, -45},
      {"praatje", {1, 2, 3, 1, 2, 3, 1, 2}, 36},     {"praatje", {1, 2, 3, 1, 2, 3, 1, 0}, -36},
      {"polke", {0, 0, 0, 1, 0, 0, 0, 0}, 36},       {"polke", {0, 0, 0, 1, 1, 0, 0, 0}, -36},
      {"piek", {1, 2, 3, 0, 2, 3, 1, 2}, 36},        {"piek", {1, 2, 3, 1, 2, 3, 1, 2}, -36},
      {"solo-zonder", {0, 0, 0, 0, 0, 0, 0, 0}, 30}, {"omver", {1, 2, 3, 1, 2, 3, 1, 2}, 30},
      {"omver", {0, 2, 3, 1, 2, 3, 1, 2}, -30},      {"vogeltje", {0, 2, 3, 1, 2, 3, 1, 0}, 30},
      {"vogeltje", {0, 2, 3, 1, 2, 3, 1, 2}, -30},   {"vogeltje", {0, 0, 3, 1, 2, 3, 1, 0}, -30},
      {"vogeltje", {1, 0, 3, 1, 2, 3, 1, 0}, -30},
  };
  for (const Row& row : rows) {
    const Result result = Counted(row.id, row.winners).result();
    EXPECT_EQ(result.score[Seat(0)], row.declarer) << row.id;
    EXPECT_EQ(result.outcome, row.declarer > 0 ? Outcome::made : Outcome::wet) << row.id;
    EXPECT_EQ(result.score[Seat(1)] * 3, -row.declarer) << row.id;
  }
}

TEST(Pandoer, PD_40_stoet_pays_15_and_halve_stoet_12) {
  EXPECT_EQ(Counted("stoet", {2, 0, 0, 0, 0, 0, 0, 1}, Seat(2)).score(),
            (Amounts{15, -15, 15, -15}));
  EXPECT_EQ(Counted("halve-stoet", {2, 0, 0, 0, 0, 0, 1, 1}, Seat(2)).score(),
            (Amounts{12, -12, 12, -12}));
}

TEST(Pandoer, PD_40_at_some_tables_more_is_enough) {
  const Texts at_least{"counts=at_least"};
  const std::vector<int> all{0, 0, 0, 0, 0, 0, 0, 0};
  EXPECT_EQ(Counted("polk-zonder", all, {}, at_least).result().outcome, Outcome::made);
  EXPECT_EQ(Counted("polke", all, {}, at_least).result().outcome, Outcome::made);
  EXPECT_EQ(Counted("polke", {0, 0, 0, 0, 0, 0, 1, 1}, {}, at_least).result().outcome,
            Outcome::wet);
  EXPECT_EQ(Counted("piek", {0, 0, 1, 1, 1, 1, 1, 1}, {}, at_least).result().outcome, Outcome::wet);
  for (const auto none : {"praatje", "omver"}) {
    const std::vector<int> one_trick{1, 2, 3, 0, 2, 3, 1, 2};
    EXPECT_EQ(Counted(none, one_trick, {}, at_least).result().outcome, Outcome::wet) << none;
  }
  const std::vector<int> with_mate{2, 0, 0, 0, 0, 0, 0, 0};
  EXPECT_EQ(Counted("stoet", with_mate, Seat(2), at_least).result().outcome, Outcome::made);
  EXPECT_EQ(Counted("halve-stoet", with_mate, Seat(2), at_least).result().outcome, Outcome::made);
  EXPECT_EQ(Counted("halve-stoet", all, Seat(2), at_least).result().outcome, Outcome::wet);
}

TEST(Pandoer, PD_41_praatje_and_piek_are_played_with_open_cards_after_the_first_lead) {
  for (const std::string contract : {"praatje", "piek"}) {
    Played played = playing(mixed, contract, "H");
    EXPECT_TRUE(facts(played).exposed.empty());
    EXPECT_FALSE(facts(played).counsel);
    played.play("0 play 7C");
    EXPECT_EQ(facts(played).exposed, Seats::all(4));
    EXPECT_TRUE(facts(played).counsel);
    EXPECT_TRUE(known(played, 1).has_all(hand(played, 0) | hand(played, 2) | hand(played, 3)));
    EXPECT_FALSE(known(played, 1).has(card("6H")));  // laid away
  }
}

TEST(Pandoer, PD_41_the_opponents_may_talk_it_over_and_PD_42_in_omver_they_may_not) {
  Played open = playing(mixed, "praatje", "H");
  open.play("0 play 7C");
  EXPECT_TRUE(facts(open).counsel);
  EXPECT_FALSE(facts(open).silence);
  Played omver = playing(mixed, "omver", "H");
  tricks(omver, {"7C", "TC", "QC", "AH", "QH"});
  EXPECT_TRUE(facts(omver).silence);
  EXPECT_FALSE(facts(omver).counsel);
}

TEST(Pandoer, PD_42_omver_opens_the_declarers_cards_with_the_second_lead_and_nobody_talks) {
  Played played = playing(mixed, "omver", "H");
  EXPECT_TRUE(facts(played).silence);
  tricks(played, {"7C", "TC", "QC", "AH"});
  EXPECT_TRUE(facts(played).exposed.empty());
  tricks(played, {"QH"});
  EXPECT_EQ(facts(played).exposed, Seats(Seat(0)));
  EXPECT_TRUE(known(played, 1).has_all(hand(played, 0)));
  EXPECT_FALSE(known(played, 1).has_all(hand(played, 2)));
}

TEST(Pandoer, PD_45_vierde_boer_takes_three_jacks_and_buys_the_fourth) {
  EXPECT_EQ(with(mixed).refused("0 bid vierde-boer"), "PD-45");
  Played played = with(three_jacks);
  played.then({"0 bid vierde-boer", "1 pass", "2 pass", "3 pass"});
  EXPECT_EQ(played.legal(),
            (Texts{"buy JS 9C", "buy JS TC", "buy JS QC", "buy JS KC", "buy JS AC", "buy JS 6H"}));
  EXPECT_EQ(played.refused("0 buy JS JC"), "PD-45");
  EXPECT_EQ(played.refused("0 buy JC 9C"), "PD-45");
  EXPECT_EQ(played.refused("0 buy JS 8C"), "TR-02");
  EXPECT_EQ(played.refused("0 discard 9C"), "PD-45");
  played.play("0 buy JS 6H");
  EXPECT_TRUE(hand(played, 0).has(card("JS")));
  EXPECT_TRUE(hand(played, 2).has(card("6H")));
  EXPECT_TRUE(known(played, 1).has(card("JS")));
  EXPECT_FALSE(known(played, 1).has(card("6H")));
  EXPECT_TRUE(known(played, 0).has(card("6H")));
  EXPECT_EQ(seen_last_by(played), Seats(Seat(0)) | Seats(Seat(2)));
  EXPECT_EQ(facts(played).seller, Seat(2));
  EXPECT_EQ(played.refused("0 discard 9C TC"), "PD-45");
  EXPECT_EQ(played.legal().size(), 9U);
}

TEST(Pandoer, PD_45_two_jacks_are_not_enough) {
  const Dealt two_jacks{{"JC JD AH 9C AC KC QC TC", "8C 7C AD KD QD TD 9D 8D",
                         "JS JH KH QH TH 9H 8H 7H", "7D AS KS QS TS 9S 8S 7S"},
                        "6H"};
  EXPECT_EQ(with(two_jacks).refused("0 bid vierde-boer"), "PD-45");
  const Dealt third_up{{"JC JD AH 9C AC KC QC TC", "8C 7C AD KD QD TD 9D 8D",
                        "JS 6H KH QH TH 9H 8H 7H", "7D AS KS QS TS 9S 8S 7S"},
                       "JH"};
  EXPECT_EQ(with(third_up).refused("0 bid vierde-boer"), "");
}

TEST(Pandoer, PD_45_fifteen_are_paid_for_all_tricks_not_for_losing_no_point) {
  EXPECT_EQ(Counted("vierde-boer", {0, 1, 0, 0, 0, 0, 0, 0}).score(), (Amounts{36, -12, -12, -12}));
  EXPECT_EQ(Counted("vierde-boer", {0, 0, 0, 0, 0, 0, 0, 0}).score(), (Amounts{45, -15, -15, -15}));
}

TEST(Pandoer, PD_45_the_seller_knows_that_the_turn_up_was_not_the_card_of_choice) {
  Played played = with(three_jacks);
  played.then({"0 bid vierde-boer", "1 pass", "2 pass", "3 pass", "0 buy JS 9C"});
  EXPECT_TRUE(known(played, 2).has(card("6H")));
  EXPECT_FALSE(known(played, 1).has(card("6H")));
}

TEST(Pandoer, PD_45_who_has_four_jacks_buys_none) {
  const Dealt four{{"JC JD JH JS 9C AC KC QC", "8C 7C AD KD QD TD 9D 8D", "TC AH KH QH TH 9H 8H 7H",
                    "7D AS KS QS TS 9S 8S 7S"},
                   "6H"};
  Played played = with(four);
  played.then({"0 bid vierde-boer", "1 pass", "2 pass", "3 pass"});
  EXPECT_EQ(played.refused("0 buy JS 6H"), "TR-03");
  EXPECT_EQ(played.refused("0 discard 6H"), "");
}

TEST(Pandoer, PD_45_everyone_knows_that_a_jack_that_was_turned_up_is_not_given_for_the_other) {
  const Dealt jack_up{{"JC JD 6H 9C AC KC QC TC", "8C 7C AD KD QD TD 9D 8D",
                       "JS AH KH QH TH 9H 8H 7H", "7D AS KS QS TS 9S 8S 7S"},
                      "JH"};
  Played played = with(jack_up);
  played.then({"0 bid vierde-boer", "1 pass", "2 pass", "3 pass", "0 buy JS 6H"});
  EXPECT_TRUE(known(played, 1).has_all(Cards{card("JH"), card("JS")}));
  EXPECT_FALSE(known(played, 1).has(card("JC")));
}

TEST(Pandoer, PD_45_all_tricks_pay_15_and_the_jack_is_paid_for) {
  Played played = with(three_jacks);
  played.then({"0 bid vierde-boer", "1 pass", "2 pass", "3 pass", "0 buy JS 6H", "0 discard TC",
               "0 trump C"});
  tricks(played, {"JC", "8C", "AH", "AS", "9C", "7C", "KH", "KS", "AC", "AD", "QH", "QS",
                  "KC", "KD", "TH", "TS", "QC", "QD", "9H", "9S", "JD", "8D", "8H", "7D"});
  EXPECT_EQ(facts(played).mate, std::nullopt);
  EXPECT_EQ(played.deal().turn().seat, Seat(0));
  tricks(played, {"JH", "9D", "7H", "8S", "JS", "TD", "6H", "7S"});
  EXPECT_EQ(played.result("outcome"), "\"made\"");
  EXPECT_EQ(played.result("points"), "[136,10]");  // the ten that was laid away
  EXPECT_EQ(played.result("score"), "[33,-25,-23,15]");
}

TEST(Pandoer, PD_45_at_most_26_points_may_be_lost) {
  const std::vector<int> winners{2, 0, 0, 0, 0, 0, 0, 1};
  // The last trick's 5 and 21 in cards, then a jack of clubs more.
  Counted counted("vierde-boer", winners, Seat(2));
  counted.board.facts.won[Seat(1)] = {card("TC"), card("AC")};
  EXPECT_EQ(counted.result().points[1], 26);
  EXPECT_EQ(counted.result().outcome, Outcome::made);
  EXPECT_EQ(counted.score(), (Amounts{12, -12, 12, -12}));
  counted.board.facts.won[Seat(1)].add(card("JC"));
  EXPECT_EQ(counted.result().points[0], 119);
  EXPECT_EQ(counted.result().outcome, Outcome::wet);
  EXPECT_EQ(counted.score(), (Amounts{-12, 12, -12, 12}));
}

TEST(Pandoer, PD_45_the_card_laid_away_is_lost_or_won_by_the_tables_choice) {
  for (const std::string option : {"lost", "won"}) {
    Counted counted("vierde-boer", {2, 0, 0, 0, 0, 0, 0, 1}, Seat(2), {"discard_counts=" + option});
    counted.board.where.deal_to(Seat(0), card("TD"));
    counted.board.where.lay_away(Seat(0), card("TD"));
    counted.board.facts.won[Seat(1)] = {card("TC"), card("KC")};
    EXPECT_EQ(counted.result().points[1], option == "lost" ? 28 : 18);
    EXPECT_EQ(counted.result().outcome, option == "lost" ? Outcome::wet : Outcome::made);
    const BesideTricks beside = counted.start.game->beside_tricks(counted.board);
    EXPECT_EQ(beside.last_trick, last_trick_points);
    EXPECT_EQ(beside.laid, option == "lost" ? Seats::odd(4) : Seats::even(4));
  }
  const Counted by_tricks("pandoer", {2}, Seat(2));
  const BesideTricks none = by_tricks.start.game->beside_tricks(by_tricks.board);
  EXPECT_EQ(none.last_trick, 0);
  EXPECT_EQ(none.laid, Seats());
}

TEST(Pandoer, PD_47_in_piek_zonder_everyone_hands_a_card_on) {
  Played played = with(one_suit_each);
  played.then({"0 bid piek-zonder", "1 pass", "2 pass", "3 pass"});
  EXPECT_EQ(played.refused("0 discard 6H"), "PD-47");
  EXPECT_EQ(played.refused("0 hand-on 7D"), "TR-02");
  played.play("0 hand-on 6H");
  EXPECT_TRUE(known(played, 1).has(card("6H")));
  EXPECT_FALSE(known(played, 2).has(card("6H")));
  EXPECT_EQ(seen_last_by(played), Seats(Seat(0)) | Seats(Seat(1)));
  played.then({"1 hand-on 6H", "2 hand-on AH"});
  EXPECT_FALSE(known(played, 1).has(card("6H")));  // seat 2 may have handed it on
  EXPECT_EQ(played.refused("3 discard 7S 8S"), "PD-47");
  played.play("3 discard AH");
  for (int seat = 0; seat < 4; ++seat) EXPECT_EQ(hand(played, seat).size(), 8);
  EXPECT_EQ(played.deal().turn().seat, Seat(0));
}

TEST(Pandoer, PD_47_who_is_handed_another_card_knows_where_the_turn_up_stayed) {
  Played played = with(one_suit_each);
  played.then({"0 bid piek-zonder", "1 pass", "2 pass", "3 pass", "0 hand-on 7C"});
  const Cards both{card("6H"), card("7C")};
  EXPECT_TRUE(known(played, 1).has_all(both));
  EXPECT_TRUE((known(played, 2) & both).empty());
}

TEST(Pandoer, PD_47_who_received_the_last_card_lays_one_away_before_the_lead) {
  Played played = with(mixed);
  played.then({"0 bid piek-zonder", "1 pass", "2 pass", "3 pass"});
  played.then({"0 hand-on 6H", "1 hand-on 6H", "2 hand-on 6H"});
  EXPECT_EQ(played.refused("3 play TD"), "PD-47");
}

TEST(Pandoer, PD_47_each_loser_pays_each_winner) {
  const std::vector<int> two_win{0, 1, 2, 2, 2, 2, 2, 2};
  EXPECT_EQ(Counted("piek-zonder", two_win).score(), (Amounts{14, 14, -14, -14}));
  EXPECT_EQ(Counted("piek-zonder", two_win).result().outcome, Outcome::scored);
  EXPECT_EQ(Counted("piek-zonder", two_win, {}, {"piek_zonder=at_least_one"}).score(),
            (Amounts{7, 7, 7, -21}));
  EXPECT_EQ(Counted("piek-zonder", {2, 2, 2, 2, 1, 1, 1, 1}).score(), (Amounts{0, 0, 0, 0}));
}

TEST(Pandoer, PD_48_the_first_opponent_to_win_one_of_three_tricks_is_the_mate) {
  Played first = playing(mixed, "pandoer", "H");
  tricks(first, {"7C", "TC", "QC", "AH"});
  EXPECT_EQ(facts(first).mate, Seat(3));
  Played second = playing(mixed, "pandoer", "H", {"mate_duty=off"});
  tricks(second, {"AC", "8C", "JC", "TS", "8S", "AS", "9S", "JS"});
  EXPECT_EQ(facts(second).mate, Seat(1));
  Played third = playing(mixed, "pandoer", "H", {"mate_duty=off"});
  tricks(third, {"AC", "8C", "JC", "TS", "AD", "KD", "7D", "JD", "7C", "9C", "QC", "KS"});
  EXPECT_EQ(facts(third).mate, Seat(2));
}

TEST(Pandoer, PD_48_a_declarer_who_wins_the_first_three_has_no_mate) {
  Played played = playing(three_jacks, "pandoer", "C");
  tricks(played, {"JC", "8C", "7H", "7D", "9C", "7C", "8H", "7S", "AC", "8D", "9H", "8S", "JD",
                  "AD", "TH", "TS"});
  EXPECT_EQ(facts(played).mate, std::nullopt);
  EXPECT_EQ(played.result("outcome"), "\"wet\"");
  EXPECT_EQ(played.result("sides"), "[[0],[1,2,3]]");
  EXPECT_EQ(played.result("score"), "[-31,-3,-3,37]");  // alone, and the 6 of hearts was turned up
}

TEST(Pandoer, PD_49_a_deal_ends_as_soon_as_its_result_is_certain) {
  Played played = playing(mixed, "solo-zonder");
  tricks(played, {"7C", "TC", "JC", "TS"});
  EXPECT_TRUE(played.deal().over());
  EXPECT_EQ(played.result("tricks"), "[2]");
  EXPECT_EQ(played.result("outcome"), "\"wet\"");
  Played out = playing(mixed, "solo-zonder", "", {"play_out=yes"});
  tricks(out, {"7C", "TC", "JC", "TS"});
  EXPECT_FALSE(out.deal().over());
}

TEST(Pandoer, PD_49_a_needed_trick_of_the_mate_counts_too) {
  const auto certain = [](const std::vector<int>& winners, const Texts& settings = {}) {
    return over_early(Counted("halve-stoet", winners, Seat(2), settings).board);
  };
  EXPECT_FALSE(certain({0, 0, 0, 0, 0}));
  EXPECT_TRUE(certain({0, 0, 0, 0, 0, 0}));      // six, and the mate's would be the seventh
  EXPECT_FALSE(certain({0, 0, 0, 0, 0, 1, 1}));  // the mate may win the last
  EXPECT_FALSE(certain({0, 0, 0, 0, 2, 0, 1}));  // six, but not yet exactly
  EXPECT_TRUE(certain({0, 0, 1, 1, 1}));
  const Texts at_least{"counts=at_least"};
  EXPECT_FALSE(certain({0, 0, 0, 0, 0, 0}, at_least));
  EXPECT_TRUE(certain({0, 0, 0, 0, 0, 2}, at_least));
}

TEST(Pandoer, PD_49_stoet_goes_on_until_its_mate_is_known) {
  Played played = playing(three_aces, "stoet");
  tricks(played,
         {"AC", "7S", "JC", "7C", "AD", "8S", "JD", "7D", "AH", "9S", "7H", "8C", "KH", "TS",
          "8H", "9C", "KC", "JS", "9H", "TC", "KD", "QS", "TH", "8D", "QC", "KS", "JH", "9D"});
  EXPECT_FALSE(played.deal().over());  // seven, none of the mate's: lost already
  tricks(played, {"QD", "AS", "QH", "TD"});
  EXPECT_EQ(played.result("sides"), "[[0,1],[2,3]]");
  EXPECT_EQ(played.result("outcome"), "\"wet\"");
}

TEST(Pandoer, PD_49_vierde_boer_and_piek_zonder_are_played_out) {
  Played played = with(one_suit_each);
  played.then({"0 bid piek-zonder", "1 pass", "2 pass", "3 pass", "0 hand-on 6H", "1 hand-on 6H",
               "2 hand-on 6H", "3 discard 6H"});
  for (const char* rank : {"A", "K", "Q", "J", "T", "9", "8"}) {
    for (const char* suit : {"C", "D", "H", "S"}) tricks(played, {std::string(rank) + suit});
  }
  EXPECT_FALSE(played.deal().over());
  tricks(played, {"7C", "7D", "7H", "7S"});
  EXPECT_EQ(played.result("outcome"), "\"scored\"");
  EXPECT_EQ(played.result("points"), "[8,0,0,0]");
}

TEST(Pandoer, PD_49_a_vierde_boer_goes_on_when_a_trick_is_lost) {
  Played played = with(three_jacks);
  played.then({"0 bid vierde-boer", "1 pass", "2 pass", "3 pass", "0 buy JS 6H", "0 discard TC",
               "0 trump C"});
  tricks(played, {"JD", "AD", "7H", "7D", "8C", "8H", "7S", "JC", "JS", "KD", "9H", "AS"});
  EXPECT_EQ(facts(played).winners[2], Seat(3));
  EXPECT_FALSE(played.deal().over());
}

// Seat 1 leads and wins them all.
TEST(Pandoer, PD_47_the_tricks_of_who_declared_it_are_gathered_first) {
  Played played = with(one_suit_each);
  played.then({"0 pass", "1 bid piek-zonder", "2 pass", "3 pass", "1 hand-on 6H", "2 hand-on 6H",
               "3 hand-on 6H", "0 discard 6H"});
  for (const char* rank : {"A", "K", "Q", "J", "T", "9", "8", "7"}) {
    for (const char* suit : {"D", "H", "S", "C"}) tricks(played, {std::string(rank) + suit});
  }
  ASSERT_TRUE(played.deal().over());
  const Pack pack = gather(played.deal());
  EXPECT_EQ(to_string(pack[0]), "AD");
}

}  // namespace
}  // namespace troef::test
