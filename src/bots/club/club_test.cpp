// SPDX-License-Identifier: Apache-2.0
// What a club player would not forgive: club and master see it.
#include "bots/club/club.h"

#include <algorithm>

#include "bots/hint/hint.h"
#include "bots/search/candidates.h"
#include "bots/search/choosing.h"
#include "bots/search/solved.h"
#include "bots/thumb/thumb.h"
#include "support.h"

namespace troef::test {
namespace {

// The rest of the pack goes round in its order.
std::vector<std::string> dealt_to_eldest(const std::string& hand, const std::string& turn_up) {
  const Game& game = *find_game(all_games(), "pandoer");
  std::vector<std::string> hands{hand, "", "", ""};
  std::size_t count = 0;
  for (const Card card : game.pack(default_rules(game))) {
    const std::string text = to_string(card);
    if (hand.find(text) != std::string::npos || text == turn_up) continue;
    std::string& next = hands[1 + count++ / 8];
    next += (next.empty() ? "" : " ") + text;
  }
  return hands;
}

class Player : public testing::TestWithParam<std::string_view> {
 protected:
  static std::string chosen(Played& played, std::uint64_t nodes = 4'000) {
    Deal& deal = played.deal();
    const auto bot = make_bot({.name = GetParam(), .seed = 5, .nodes = nodes});
    return to_string(bot->choose(deal.view(deal.turn().seat)), deal.game().contracts());
  }
  // As eldest in Pandoer.
  static std::string chooses(const std::string& hand, const std::string& turn_up,
                             std::uint64_t nodes = 4'000) {
    Played played("pandoer");
    played.dealer(3).hands(dealt_to_eldest(hand, turn_up), turn_up);
    return chosen(played, nodes);
  }
};
INSTANTIATE_TEST_SUITE_P(All, Player, testing::Values("club", "master"));

// Seat 2, the partner, wins the trick with the ace; seat 0 has no hearts and plays last.
TEST_P(Player, does_not_ruff_the_trick_that_the_partner_wins) {
  Played played("klaverjassen");
  played.dealer(0).hands({"9C QC 7D 8D TD JS QS 7S", "7H KH JC AC 9D JD 8S 9S",
                          "AH 9H TH 7C 8C QD KD TS", "8H QH JH TC KC AD KS AS"});
  played.then({"1 trump C", "1 play 7H", "2 play AH", "3 play 8H"});
  const std::string card = chosen(played);
  EXPECT_NE(card, "play 9C");
  EXPECT_NE(card, "play QC");
}

TEST_P(Player, plays_on_the_suit_of_jack_and_nine) {
  Played played("klaverjassen");
  played.dealer(3).hands({"JS 9S AS 8S AH 7C 8D QD"});
  EXPECT_EQ(chosen(played), "trump S");
}

// The trick is lost whatever is played: not the ten.
TEST_P(Player, gives_little_to_a_trick_that_is_lost) {
  Played played("klaverjassen", {}, "rotterdams");
  played.dealer(0).hands({"7H TH 7D 8D 9D JS QS 7S", "JC 9C AC 8C KD JD 8S 9S",
                          "KH 9H QD TC 7C AD TD TS", "8H QH JH QC KC AH KS AS"});
  played.then({"1 trump C", "1 play JC", "2 play 7C", "3 play QC", "0 play 7S", "1 play 9C",
               "2 play TC", "3 play KC", "0 play QS", "1 play 8S", "2 play TS", "3 play AS",
               "0 play JS", "3 play AH"});
  EXPECT_EQ(chosen(played), "play 7H");
}

// Two cards are left, the highest trump among them: it takes the last trick, and the ten with it.
TEST_P(Player, finds_the_end_that_can_be_counted) {
  Played played("heugen");
  played.dealer(2).hands(
      {"9H QH AC KC QC JD 8D 9S TS", "7H 8H TC JC 9C TD QD 8S JS", "JH TH KH AH 8C AD KD AS KS"},
      "9D 7D QS");
  played.then({"0 pass", "1 pass", "2 bid 100", "2 turn", "2 take", "2 discard 7D 9D QS",
               "2 trump H", "2 roem none", "0 play 8D", "1 play QD"});
  const std::string card = chosen(played);
  EXPECT_TRUE(card == "play KD" || card == "play AD") << card;
}

// One of these the declarer mostly lays away, and is mostly advised to: they are nearly alike.
void expect_laid_away(const std::vector<std::string>& any_of, Played& played) {
  constexpr int times = 7;
  const View view = played.deal().view(played.deal().turn().seat);
  const auto is_one = [&](const Action& action) {
    return std::find(any_of.begin(), any_of.end(), to_string(action)) != any_of.end();
  };
  int chosen = 0, advised = 0;
  for (std::uint64_t luck = 1; luck <= times; ++luck) {
    chosen += is_one(make_bot({.name = "club", .seed = luck})->choose(view)) ? 1 : 0;
    advised += is_one(hint(view, {.name = "", .seed = luck}).options.front().action) ? 1 : 0;
  }
  EXPECT_GT(2 * chosen, times);
  EXPECT_GT(2 * advised, times);
}

Played dealt(std::string_view game, std::string_view preset, int dealer, const std::string& pack,
             const std::vector<std::string>& auction) {
  Played played(game, {}, preset);
  played.dealer(dealer).play("* deal " + pack).then(auction);
  return played;
}

// What is best is worth ten points less than its choice to thumb in one, and one less in the other:
// it lays aces away for a run of twenty, or keeps losers of two suits.
TEST(Club, lays_losers_away_and_not_sure_tricks) {
  Played aces = dealt("hoogjassen", "drie", 0,
                      "KC JD TH AH AS 8C QS TC QD AD KH 9C 9S 9D JH 8D QH 8H KS 8S QC 7S 9H AC TD "
                      "7H JC 7D TS KD JS",
                      {"1 bid 170", "2 pass", "0 pass", "1 take"});
  expect_laid_away({"discard 9H TH JH 9S"}, aces);
  Played losers = dealt("hoogjassen", "drie", 0,
                        "9H 8H JH QS 8D AD 8C AH TS 9S KC AC TD 7H TH 9D TC JS 8S 7D KD 7S 9C AS "
                        "KH KS QH JD JC QD QC",
                        {"1 pass", "2 pass", "0 bid 170", "0 take"});
  expect_laid_away({"discard 8H 9H 7S TS", "discard 8H 9H 9S TS", "discard TD 8H 9H TS",
                    "discard 8H 7S 9S TS", "discard 9H 7S 9S TS"},
                   losers);
}

// With other trumps than those that thumb would name then: not the three with most points in them
// but the longest.
TEST(Club, lays_away_what_is_best_with_the_trumps_that_are_best) {
  Played runs = dealt("hoogjassen", "drie", 0,
                      "8S JS QH AC KS 8C QC 7D TD AS JD KC 9S JC AD 7S TC QS JH 9D KH TS TH 9C QD "
                      "8H AH 7H 9H KD 8D",
                      {"1 pass", "2 pass", "0 bid 170", "0 take"});
  expect_laid_away({"discard KC KD 9H KH"}, runs);
  Played jacks = dealt("hoogjassen", "standard", 1,
                       "QC TD JC TH AD 8H QS QD AH AC QH 9S 9C KH 7D 7H 8C KD JS 9H 8D JD JH AS 9D "
                       "8S TC 7S KC TS KS",
                       {"2 pass", "3 bid 120", "0 pass", "1 pass", "3 take"});
  expect_laid_away({"discard JC QC QS"}, jacks);
  Played voids = dealt("heugen", "heugen", 0,
                       "KC 9C AC JD QD 9D TC AS KD AD AH 8H QS KS TD TS 7H TH JH 8D JC 8C 7D KH QC "
                       "8S QH 9H JS 9S",
                       {"1 bid 110", "2 bid 120", "0 pass", "1 bid 130", "2 bid 140", "1 bid 150",
                        "2 bid 160", "1 pass", "2 turn", "2 take"});
  expect_laid_away({"discard 8C 9H KH"}, voids);
}

// Three aces and a queen beside one take more than one trick: each of the others is paid seven. A
// pandoer costs seven in all if it is lost, and the mate pays, too.
TEST(Club, PD_40_bids_pandoer_over_piek_zonder_on_a_hand_that_cannot_but_win_tricks) {
  Played played = dealt("pandoer", "standard", 3,
                        "9S 9H QC JH JC 7D TH 6H QD AH AC 7S TD 9D 9C QS 8D KD TS KS JS KH AD KC "
                        "8H AS 8C JD QH 8S 7H TC 7C",
                        {"0 pass", "1 bid piek-zonder"});
  const View view = played.deal().view(Seat(2));
  const Action action = make_bot({.name = "club", .seed = 5})->choose(view);
  EXPECT_EQ(to_string(action, view.game->contracts()), "bid pandoer");
}

// The ace leaves the hand, not the guarded king.
TEST(Club, PD_47_hands_on_the_card_that_would_take_a_second_trick) {
  Played played = dealt("pandoer", "standard", 1,
                        "JC 7C KH QC KC JH 7S 9C 9D AH KS TD 6H KD QD AS TS 7H 7D QS 8D QH 8S AD "
                        "TH 8C 9S 8H TC JS JD AC 9H",
                        {"2 pass", "3 bid piek-zonder", "0 pass", "1 pass"});
  const View view = played.deal().view(Seat(3));
  EXPECT_EQ(to_string(make_bot({.name = "club", .seed = 5})->choose(view)), "hand-on AD");
}

// Of so many choices how often one of these is played.
int plays_of(Cards cards, const View& view, const search::Tuning& tuning, std::uint64_t nodes,
             std::uint64_t choices = 12) {
  const Actions actions = search::candidates(view, ThumbBot(1).choose(view), 8);
  int count = 0;
  for (std::uint64_t luck = 0; luck < choices; ++luck) {
    search::Meter meter({.nodes = nodes});
    const auto best =
        search::try_out(view, search::ways_of(actions), tuning, nullptr, luck, meter).front();
    count += cards.has(best.action.card) ? 1 : 0;
  }
  return count;
}

// The jack of trumps and a king, or a club of which only the ten is out.
TEST(Club, leads_nothing_that_thumb_would_hardly_lead_because_it_did_well_in_a_few_worlds) {
  Played played("klaverjassen");
  played.dealer(2).hands({"KC QD 7H TH QH 9S TS QS", "JC 7D KD 8H AH 7S JS AS",
                          "7C 9C QC AC TD JD JH KH", "8C TC 8D 9D AD 9H 8S KS"});
  played.then({"3 trump D", "3 play 8D", "0 play QD", "1 play KD", "2 play TD", "2 play AC",
               "3 play 8C", "0 play KC", "1 play JC"});
  const View view = played.deal().view(Seat(2));
  const Cards clubs = Cards::of(Suit::clubs);
  search::Tuning hasty = club_tuning;
  hasty.doubting_worlds = 0;
  EXPECT_LT(plays_of(clubs, view, hasty, 6'000), 11);
  EXPECT_EQ(plays_of(clubs, view, club_tuning, 6'000), 12);
}

// With so few nodes the solver leaves a handful of worlds; a network knows what to lead.
TEST(Club, leads_its_highest_trump_as_a_declarer_with_five_also_in_a_few_worlds) {
  Played played("hoogjassen");
  played.dealer(0).play(
      "* deal 7S QH TS QC QD TH TC JC AD 9S AH 9D AC JS KH 9C AS 8S JH JD 8D TD 7D KS KD KC 9H 8H"
      " QS 7H 8C");
  played.then({"1 pass", "2 bid 120", "3 pass", "0 pass", "2 take", "2 discard TC JC QH",
               "2 trump D", "2 roem none"});
  const View view = played.deal().view(Seat(2));
  const Card jack(Rank::jack, Suit::diamonds);
  search::Tuning hasty = club_tuning;
  hasty.doubting_worlds = 0;
  EXPECT_LE(plays_of(jack, view, hasty, 3'000), 6);
  EXPECT_EQ(plays_of(jack, view, club_tuning, 3'000), 12);
}

// The declarer has ruffed the partner's ace: whatever some worlds say, the ten is not thrown away.
TEST(Club, throws_no_ten_where_an_eight_is_lost_as_well) {
  Played played("heugen");
  played.dealer(1).hands(
      {"JC TC 8C KD QD AH JH JS TS", "AC KC 9C QH TH 9H 8H AS KS", "QC AD JD TD 9D 8D 7H 9S 8S"},
      "7D KH QS");
  played.then({"2 bid 130", "0 pass", "1 pass", "2 turn", "2 take", "2 discard QC 7H KH",
               "2 trump D", "2 roem 7D-JD", "2 play TD", "0 play QD", "1 play 9C", "2 play 9D",
               "0 play KD", "1 play 9H", "2 play 8S", "0 play TS", "1 play AS", "1 play AC",
               "2 play 7D"});
  const View view = played.deal().view(Seat(0));
  int thrown = 0;
  for (std::uint64_t luck = 0; luck < 20; ++luck) {
    const auto bot = make_bot({.name = "club", .seed = luck, .nodes = 1'000});
    thrown += bot->choose(view).card == Card(Rank::ten, Suit::clubs) ? 1 : 0;
  }
  EXPECT_LE(thrown, 1);
}

// A declarer who plays on by thumb lets the king of trumps make; one who has learnt a better reply
// does not.
TEST(Club, leads_no_honour_of_the_declarers_trumps_against_replies_that_were_learnt) {
  Played played("heugen");
  played.dealer(2).hands(
      {"AC QC JC TC JD KH JH KS 8S", "9C AD KD 8D AS QS JS TS 9S", "8C QD TD 9D 7D QH TH 8H 7H"},
      "KC AH 9H");
  played.then({"0 bid 100", "1 bid 110", "2 pass", "0 bid 120", "1 bid 130", "0 pass", "1 leave",
               "1 trump S", "1 roem 9S-QS"});
  const View view = played.deal().view(Seat(0));
  const Card king(Rank::king, Suit::spades);
  search::Tuning learnt = club_tuning;
  learnt.hear_solver_from = 0;
  search::Tuning unlearnt = learnt;
  unlearnt.boldness = 0;
  EXPECT_GE(plays_of(king, view, unlearnt, 100'000), 10);
  EXPECT_LE(plays_of(king, view, learnt, 100'000), 2);
}

// Chosen by play-outs alone again and again, and hardly ever where the solver is heard.
void expect_heard_against(Card fault, const View& view) {
  search::Tuning deaf = club_tuning;
  deaf.hear_solver_from = 0;
  const int heard = plays_of(fault, view, club_tuning, 84'000);
  EXPECT_LE(heard, 2);
  EXPECT_GE(plays_of(fault, view, deaf, 84'000), heard + 3);
}

// The ten of a mate is the highest diamond left and the declarer plays last: play-outs ruff it, as
// they see the declarer ruff too often, and the more of them the more surely.
TEST(Club, hears_from_the_solver_not_to_ruff_the_ten_of_a_mate) {
  Played played("heugen");
  played.dealer(1).hands(
      {"AD TD KS KC TC 9H 7D 9D JH", "TH 8C TS 8H QS 7H QH KH AS", "8D AC 9C JC QC KD AH 9S 8S"},
      "JS JD QD");
  played.then({"2 bid 100", "0 bid 120", "1 bid 130", "2 bid 140", "0 pass", "1 pass", "2 turn",
               "2 take", "2 discard 8S 9S JS", "2 trump C", "2 roem JD-KD", "2 play 8D",
               "0 play AD", "1 play TH", "0 play TD"});
  expect_heard_against(Card(Rank::eight, Suit::clubs), played.deal().view(Seat(1)));
}

// Seven cards were dealt and five are left. Only the ace of trumps is out, and takes the trick
// whenever it is drawn, with what the others give to it.
TEST(Club, hears_from_the_solver_not_to_draw_the_highest_trump_with_a_low_one) {
  Played played("hoogjassen");
  played.dealer(1).hands({"9D 7H 8H JH QH KH 9S", "TC 8D QD 9H TS JS AS", "8C 9C AC 7D AD 7S 8S",
                          "JC KC KD TH AH QS KS"},
                         "QC TD JD");
  played.then({"2 pass", "3 pass", "0 bid 120", "1 pass", "0 take", "0 discard QC 7H 9S",
               "0 trump H", "0 roem 9D-JD JH-KH", "0 play JH", "1 play 9H", "2 play 8C",
               "3 play TH"});
  expect_heard_against(Card(Rank::eight, Suit::hearts), played.deal().view(Seat(0)));
}

// Seven tricks, no more and no less: the queen is led while trumps are there for what comes back,
// or not taken along when the higher spades are thrown.
TEST(Club, keeps_trumps_for_what_the_loser_brings_back) {
  Played played("pandoer");
  played.dealer(2).hands({"8C JC KC AC 8D 9H JH 8S", "9C TC QC QD AD 7S JS KS",
                          "7D 9D TD JD KD KH AH QS", "7C 6H 7H TH QH 9S TS AS"},
                         "8H");
  played.then({"3 pass", "0 pass", "1 pass", "2 bid polke", "2 discard 8H", "2 trump D",
               "2 play JD", "3 play 9S", "0 play 8D", "1 play QD", "2 play 9D", "3 play 7C",
               "0 play 9H"});
  const View other = played.deal().view(Seat(1));
  EXPECT_FALSE(search::is_solver_heard(other, other.legal, club_tuning));
  played.then({"1 play AD"});
  const View declarer = played.deal().view(Seat(2));
  EXPECT_TRUE(search::is_solver_heard(declarer, declarer.legal, club_tuning));
  const Card seven(Rank::seven, Suit::diamonds);
  EXPECT_LE(plays_of(seven, declarer, club_tuning, 84'000), 2);
}

// They lead what the declarer has none of, or throw away what would win the last trick. With trumps
// a loser can be given up.
TEST_P(Player, PD_40_bids_seven_tricks_with_a_loser_only_where_it_has_trumps) {
  EXPECT_NE(chooses("AS KS TS 9S 8S 7S AH 9D", "8D"), "bid polk-zonder");
  EXPECT_EQ(chooses("AC KC QC JC 9C 8C AD KH", "TS"), "bid polke");
  EXPECT_EQ(chooses("AH KH QH JH 9H 7H AS TS", "QD"), "bid polke");
}

// The rules of thumb think little of both, but what they come to is better told by trying.
TEST_P(Player, PD_40_bids_polk_zonder_on_four_aces_with_something_under_them) {
  EXPECT_EQ(chooses("AC QC 7C AD KD JD AH AS", "9S"), "bid polk-zonder");
  EXPECT_NE(chooses("AC JC TC 8C AD TD AH 7H", "AS"), "bid polk-zonder");
}

TEST_P(Player, PD_41_bids_piek_on_the_jack_and_a_low_trump) {
  EXPECT_EQ(chooses("7S TH AC TC 8C 7C JD 8D", "QC", 10'000), "bid piek");
}

// The ace is the one trick that seat 2 is to win. Then it leads the six, and seat 3, which has all
// other hearts and nothing else, wins the rest. Played under the jack the six is no way out.
TEST_P(Player, PD_47_takes_its_one_trick_where_the_lead_can_be_handed_over_for_good) {
  Played played =
      dealt("pandoer", "standard", 0,
            "KS AS 7C 7D 9S QS AH QH JH TH KC QC TD 8H TS 8D JS 7S AC QD JC 9C 6H 9D TC KH 8C AD "
            "7H 8S 9H JD KD",
            {"1 bid piek-zonder", "2 pass",       "3 pass",       "0 pass",    "1 hand-on QD",
             "2 hand-on QH",      "3 hand-on QC", "0 discard QC", "1 play 7D", "2 play QD",
             "3 play AD",         "0 play TD",    "3 play 8C",    "0 play 9H", "1 play AC",
             "2 play 9C",         "1 play 7C",    "2 play TC",    "3 play KC", "0 play 8H",
             "3 play JH",         "0 play TS",    "1 play AS"});
  EXPECT_EQ(chosen(played), "play AH");
}

// Nobody knows yet who holds what. If all knew it, ruffing high would win most, as whoever does
// would know what to lead next; but two may still ruff higher.
TEST(Club, keeps_a_high_trump_in_the_first_trick_of_five) {
  Played played("vijvenveertig", {}, "maten");
  played.dealer(2).hands({"3C JH TH QS 3S", "9C 2C 5D 5H 7S", "JC AD QD 3D 2D", "KC JD KS 9S 4S"},
                         "AH");
  played.then({"2 rob AD", "3 play JD"});
  const View view = played.deal().view(Seat(0));
  EXPECT_LE(plays_of(Card(Rank::jack, Suit::hearts), view, club_tuning, 24'000), 2);
}

// The jack is out, and so is the partner's ten: one cashes aces instead.
TEST(Club, leads_no_low_trump_into_the_jack_and_the_ten_of_the_partner) {
  Played played("klaverjassen", {}, "amsterdams-klassiek");
  played.number(7).dealer(2).hands({"AC AD QD 8D 7D AH KH 7H", "JC 7C JD 9D 8H QS TS 9S",
                                    "TC 9C 8C KD TD TH KS JS", "KC QC QH JH 9H AS 8S 7S"});
  played.then({"* die D", "3 pass", "0 accept", "0 play 7D", "1 play 9D", "2 play KD", "3 play KC",
               "1 play QS", "2 play KS", "3 play AS", "0 play AD"});
  const View view = played.deal().view(Seat(0));
  EXPECT_LE(plays_of(Card(Rank::eight, Suit::diamonds), view, club_tuning, 24'000), 3);
}

// Against a contract for few tricks all that is hidden is where the others' cards lie.
TEST(Club, PD_40_hears_from_the_solver_what_beats_who_is_to_take_two_tricks) {
  Played played("pandoer");
  played.dealer(2).hands({"8C JC KC AC 8D 9H JH 8S", "9C TC QC QD AD 7S JS KS",
                          "7D 9D TD JD KD KH AH QS", "7C 6H 7H TH QH 9S TS AS"},
                         "8H");
  played.then(
      {"3 pass", "0 bid vogeltje", "1 pass", "2 pass", "0 discard 8H", "0 trump H", "0 play 9H"});
  const View view = played.deal().view(Seat(1));
  EXPECT_TRUE(search::is_solver_heard(view, view.legal, club_tuning));
}

// The other took the ace that was turned up, and hardly has a trump beside it.
TEST_P(Player, VV_23_leads_the_five_on_which_the_ace_of_the_turn_up_must_fall) {
  Played played("vijvenveertig", {}, "twee");
  played.dealer(0).hands({"7C 6D 9H 3H 3S", "5C 3C KD 7D 7S"}, "AC");
  played.then({"0 rob 3H", "1 play 3C", "0 play 7C"});
  EXPECT_EQ(chosen(played), "play 5C");
}

// Of two players one has no trumps left. The last one draws nothing and is the way back in; and if
// the ace of the suit led wins, it is not spent on that.
TEST_P(Player, spends_no_trump_on_nothing_in_heugen_for_two) {
  Played last("heugen", {}, "heugen-twee");
  last.dealer(0).play(
      "* deal 9C TC 8D 9D JC KC KD 7D QD 9H KH AH 8C QC 9S AS AD TH JH 7H JD TD AC 8S TS QH 8H JS "
      "QS KS");
  last.then({"1 bid 110", "0 bid 120", "1 bid 130", "0 bid 150", "1 pass", "0 turn", "0 take",
             "0 discard 8C 9D TD", "0 trump S", "0 roem JC-AC JS-KS", "1 play JD", "0 play KS",
             "0 play JS", "1 play 9H", "0 play 8S", "1 play 7H", "0 play QS", "1 play JH"});
  EXPECT_EQ(chosen(last), "play AC");
  Played ruff("heugen", {}, "huege-twee");
  ruff.dealer(0).play(
      "* deal 9S JC QD AD AS QH JH KH 7S 9C 8S 8H 8C 9H TC JS 9D AH TH TD 7C TS QS KC AC 8D JD KD "
      "QC KS");
  ruff.then({"1 bid 110", "0 bid 120", "1 pass", "0 turn", "0 take", "0 discard KD 9H QH",
             "0 trump C", "0 roem QC-KC QS-AS", "1 play 8S"});
  EXPECT_NE(chosen(ruff), "play TC");
}

// The last trump is the only way back in, for the jack or the eight that will be good; what thumb
// would throw away under it is not what the foes throw.
TEST_P(Player, keeps_the_last_trump_while_a_loser_is_to_be_given_up) {
  Played played("heugen");
  played.dealer(0).hands(
      {"TC KC 8D TD JD 8S TS QS AS", "8C 9C 7D 9D KD 8H JH KH 9S", "JC AC QD 7H 9H TH QH AH KS"},
      "QC AD JS");
  played.then({"1 bid 100", "2 bid 110", "0 bid 120",          "1 pass",    "2 pass",
               "0 turn",    "0 take",    "0 discard TC QC KC", "0 trump S", "0 roem TS-QS",
               "1 play 8C", "2 play AC", "0 play QS",          "0 play JS", "1 play 9S",
               "2 play KS", "0 play AS", "1 play 9C",          "2 play 7H", "0 play TS",
               "1 play 8H", "2 play QD", "0 play TD",          "1 play 9D", "2 play 9H"});
  EXPECT_NE(chosen(played), "play 8S");
}

// How often of twenty times, each with luck of its own.
int times_played(Played& played, const std::string& action) {
  const View view = played.deal().view(played.deal().turn().seat);
  int count = 0;
  for (std::uint64_t luck = 0; luck < 20; ++luck) {
    const auto bot = make_bot({.name = "club", .seed = luck});
    count += to_string(bot->choose(view), view.game->contracts()) == action ? 1 : 0;
  }
  return count;
}

// Nobody has another trump, and two tricks are still to be lost.
TEST(Club, keeps_the_last_trump_while_there_are_losers_in_hand) {
  Played played("heugen");
  played.dealer(1).hands(
      {"JC QD 9D 7D KH 9H KS TS 8S", "9C AD KD AH JH TH 8H AS QS", "AC TC 8C JD TD QH 7H JS 9S"},
      "KC QC 8D");
  played.then({"2 bid 100",   "0 pass",    "1 bid 110", "2 bid 120",          "1 bid 130",
               "2 pass",      "1 turn",    "1 take",    "1 discard 9C QC KC", "1 trump H",
               "1 roem none", "2 play AC", "0 play JC", "1 play AH",          "1 play 8H",
               "2 play QH",   "0 play 9H", "0 play KH", "1 play TH",          "2 play 7H",
               "1 play AS",   "2 play 9S", "0 play 8S"});
  EXPECT_LE(times_played(played, "play JH"), 2);
}

// The declarer's king has won the trick; the nine guards nothing, the king of hearts its ace.
TEST(Club, throws_no_king_on_a_lost_trick_where_a_nine_is_of_no_use) {
  Played played("heugen");
  played.dealer(0).hands(
      {"TC 8C KD 8D QH 8H 7H QS JS", "AC KC QC 9C TD AH KH JH 9S", "QD JD 9D 7D TH 9H AS KS TS"},
      "JC AD 8S");
  played.then({"1 bid 110",   "2 bid 120", "0 pass",    "1 bid 130",          "2 bid 140",
               "1 pass",      "2 turn",    "2 take",    "2 discard JC 9H TH", "2 trump D",
               "2 roem none", "1 play AC", "2 play QD", "0 play 8C",          "2 play AD",
               "0 play KD",   "1 play TD", "2 play JD", "0 play 8D",          "1 play JH",
               "2 play 7D",   "0 play JS", "1 play 9S", "2 play KS",          "0 play QS"});
  EXPECT_LE(times_played(played, "play KH"), 2);
}

// From seven, nine and king on the eight that a mate leads: the king is better if all cards are
// known, and if club plays on.
TEST(Club, tries_a_dearer_card_on_a_lost_trick_where_the_solver_is_heard) {
  Played played =
      dealt("heugen", "heugen", 0,
            "7H QH KC AS AD TH KH JH JC 8S TS AC TC JD 8D 8H QS 7D JS KS 9C AH QC 8C QD "
            "KD 9D 9S 9H TD",
            {"1 bid 100", "2 bid 110",    "0 pass",    "1 bid 120", "2 bid 130",
             "1 bid 140", "2 pass",       "1 turn",    "1 take",    "1 discard KC TD QH",
             "1 trump S", "1 roem 8S-JS", "1 play 9S", "2 play AS", "0 play QS",
             "1 play 7H", "2 play TH",    "0 play JH", "2 play AD", "0 play QD",
             "1 play JS", "1 play 9H",    "2 play AH", "0 play KH", "2 play 8D"});
  EXPECT_GE(times_played(played, "play KD"), 12);
}

// The other has two trumps of five cards now and then. Play-outs alone lead a loser.
TEST(Club, VV_23_draws_trumps_with_the_ace_from_three_against_one_other) {
  for (const std::string hand : {"AD QD 7C 4S 2H", "AD QD 7S 5S 2H", "AD TD 6H 5H 2S"}) {
    Played played("vijvenveertig", {"scoring=net"}, "twee");
    played.dealer(1).hands({hand, "KC 2C 9H JS 6C"}, "8D");
    played.then({"0 rob " + hand.substr(12)});
    EXPECT_GE(times_played(played, "play AD"), 18) << hand;
  }
}

// With the trump led the other has to guess which card to keep for the last trick. Who knows all
// would keep the right one, so that to the solver the diamond is no worse.
TEST(Club, leads_its_last_trump_where_the_other_has_to_guess_what_to_keep) {
  Played played("vijvenveertig", {"scoring=per_trick"}, "twee");
  played.dealer(0).hands({"4S 4C 2D JC 2H", "AH KC JD 3D TS"}, "6S");
  played.then({"1 play AH", "0 play 4S", "1 play KC", "0 play 4C", "1 play JD", "0 play 2D"});
  Deal& deal = played.deal();
  for (const std::uint64_t each : {1, 2, 3}) {
    const auto bot = make_bot({.name = "club", .seed = each});
    EXPECT_EQ(to_string(bot->choose(deal.view(Seat(1)))), "play TS");
  }
}

}  // namespace
}  // namespace troef::test
