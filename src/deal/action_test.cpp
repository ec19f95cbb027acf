// SPDX-License-Identifier: Apache-2.0
// The notation of actions (docs/record.md): what is read, and that nothing else is.
#include "deal/action.h"

#include <gtest/gtest.h>

namespace troef {
namespace {

constexpr std::string_view contracts[] = {"solo", "piek", "piek-zonder"};

using Texts = std::initializer_list<std::string>;

// As often as it takes to be too long.
std::string many(const std::string& word, int count) {
  std::string text;
  for (int i = 0; i < count; ++i) text += " " + word;
  return text;
}

void expect_actions_refused(const Texts& texts) {
  for (const std::string& text : texts) {
    const auto action = parse_action(text, contracts);
    EXPECT_FALSE(action) << text << " is read as " << to_string(*action.value, contracts);
    EXPECT_FALSE(action.error.empty()) << text;
  }
}

void expect_entries_refused(const Texts& texts) {
  for (const std::string& text : texts) {
    EXPECT_FALSE(parse_entry(text, contracts, 4)) << text;
    EXPECT_FALSE(parse_entry(text, contracts, 4).error.empty()) << text;
  }
}

TEST(Notation, writes_what_it_reads) {
  for (const std::string text :
       {"pass",           "bid 0",         "bid 130",      "bid 9990",
        "bid 130 final",  "bid solo",      "accept",       "take",
        "leave",          "turn",          "discard 7C",   "discard KC 7D AS",
        "give 6H",        "hand-on 6H",    "buy JH 8C",    "return 7C 8C 9C",
        "trump H",        "roem none",     "roem 9C-QC",   "roem 7C-9C JC-AC 7D-9D J* A*",
        "roem Q*",        "play JS",       "play KS stuk", "rob AS",
        "turn-down",      "keep",          "stop",         "call-roem",
        "claim-revoke 0", "claim-revoke 5"}) {
    const auto action = parse_action(text, contracts);
    ASSERT_TRUE(action) << text << ": " << action.error;
    EXPECT_EQ(to_string(*action.value, contracts), text);
  }
  for (const std::string text : {"0 pass", "3 play JS", "* close", "* die H", "* deal",
                                 "* deal 8C 7C AS", "0 bid piek-zonder"}) {
    const auto entry = parse_entry(text, contracts, 4);
    ASSERT_TRUE(entry) << text << ": " << entry.error;
    EXPECT_EQ(to_string(*entry.value, contracts), text);
  }
}

TEST(Notation, takes_small_letters_a_ten_of_two_digits_and_any_spaces) {
  EXPECT_EQ(
      parse_action("  discard  10h   js ", {}).value,
      with_cards(Verb::discard, {Card(Rank::ten, Suit::hearts), Card(Rank::jack, Suit::spades)}));
  EXPECT_EQ(parse_action("trump h", {}).value, name_suit(Verb::trump, Suit::hearts));
}

TEST(Notation, has_one_way_to_write_cards_and_roem) {
  expect_actions_refused({"discard 8C 7C", "discard 7S 8H", "discard 7C 7C", "return 9C 8C 7C"});
  expect_actions_refused({"roem QC-9C", "roem 9C-9C", "roem 9C-QD", "roem 9C-", "roem -QC"});
  // By suit, low to high; runs that touch are one; sets after them, by rank.
  expect_actions_refused({"roem 9D-JD 9C-JC", "roem JC-KC 7C-9C", "roem 7C-9C TC-QC",
                          "roem 7C-9C 9C-JC", "roem 7C-JC 8C-TC"});
  expect_actions_refused({"roem A* J*", "roem J* J*", "roem J* 9C-JC", "roem *", "roem JJ*"});
}

TEST(Notation, takes_no_number_that_a_bid_or_a_seat_cannot_be) {
  expect_actions_refused({"bid 0130", "bid 12345", "bid 65666", "bid 4294967426", "bid -10",
                          "bid 1e2", "bid 13O", "bid 130.", "claim-revoke 6", "claim-revoke 00",
                          "claim-revoke -1", "claim-revoke x"});
  expect_entries_refused({"4 pass", "-1 pass", "00 pass", "01 pass", "x pass", "** pass"});
}

TEST(Notation, says_what_a_bid_is_in_a_game_with_contracts_and_in_one_of_points) {
  const auto expect = [](std::string_view text, Names names, std::string_view message) {
    EXPECT_NE(parse_action(text, names).error.find(message), std::string::npos)
        << parse_action(text, names).error;
  };
  expect("bid solo", {}, "\"solo\" is no bid of this game; a bid is points, as in \"bid 130\"");
  expect("bid 12345", {}, "a bid is points");
  expect("bid sollo", contracts, "\"sollo\" is no bid of this game; there is solo");
}

TEST(Notation, takes_no_word_too_many_or_too_few) {
  expect_actions_refused({"", " ", "pass now", "deal 7C", "close 1", "stop stop"});
  expect_actions_refused({"bid", "bid 130 last", "bid 130 final final", "bid solo final",
                          "bid piek zonder", "bid 130 130"});
  expect_actions_refused({"play", "play JS JS", "play JS final", "play JS stuk stuk",
                          "give 6H stuk", "play JSS", "play J", "play 110S", "play 1S",
                          "rob 6H 7H"});
  expect_actions_refused({"buy JH", "buy JH 8C 9C", "buy JH X", "trump", "trump H S", "trump HS",
                          "trump X", "claim-revoke", "claim-revoke 1 2"});
  expect_actions_refused({"discard", "return", "roem", "roem none none", "roem none 9C-QC",
                          "roem 9C-QC none", "fold", "PASS"});
  expect_actions_refused({"pass" + many("now", 64), "discard" + many("7C", 70)});
  expect_actions_refused({"discard 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC 2D 3D 4D 5D"});
}

TEST(Notation, has_a_seat_or_chance_before_an_action_and_the_pack_from_chance_alone) {
  expect_entries_refused({"", "0", "*", "pass", "0 deal", "0 deal 7C 8C", "* deal 7C 8X",
                          "* deal" + many("7C", 70), "0 play JS 9S"});
}

}  // namespace
}  // namespace troef
