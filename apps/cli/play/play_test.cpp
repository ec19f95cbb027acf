// SPDX-License-Identifier: Apache-2.0
// The table as a program drives it: whole matches, refusals, questions, taking back.
#include <gtest/gtest.h>

#include <algorithm>
#include <csignal>
#include <set>
#include <sstream>

#include "cli/play/driver.h"
#include "cli/test_run.h"
#include "games/games.h"
#include "paths.h"

namespace troef {
namespace {

using cli::has;
using driven::Played;
using driven::StateFolder;

// "JS" and the like, wherever cards are named between the lines that begin a deal.
std::set<std::string> cards_in(const std::string& text) {
  std::set<std::string> cards;
  std::istringstream words(text);
  for (std::string word; words >> word;) {
    while (!word.empty() && std::string(".,;*").find(word.back()) != std::string::npos) {
      word.pop_back();
    }
    if (parse_card(word) && word.size() == 2) cards.insert(word);
  }
  return cards;
}

TEST(Play, a_whole_match_of_every_game_is_a_record_that_the_referee_accepts) {
  for (const Game* game : all_games()) {
    SCOPED_TRACE(game->id());
    StateFolder state;
    Played table(state, {std::string(game->id()), "--seed", "match", "--lang", "en"});
    table.read();
    table.play_on(2000);
    EXPECT_EQ(table.end(), 0);
    EXPECT_TRUE(has(table.all(), "The match is over.")) << table.all().substr(0, 3000);
    const auto records = state.files(".jsonl");
    ASSERT_EQ(records.size(), 1U);
    EXPECT_EQ(driven::run({test::troef_program(), "referee", records.front().string()}), 0);
    EXPECT_TRUE(state.files(".journal").empty());
  }
}

TEST(Play, every_preset_plays_a_deal_in_both_languages) {
  for (const Game* game : all_games()) {
    for (const Preset& preset : game->presets()) {
      SCOPED_TRACE(preset.id);
      StateFolder state;
      Played table(state, {std::string(game->id()), "--preset", std::string(preset.id), "--lang",
                           "nl", "--seed", "preset", "--set", "match_deals=1"});
      table.read();
      for (int i = 0; i < 60 && table.at_prompt(); ++i) table.type("1"), table.type("");
      EXPECT_EQ(table.end(), 0);
    }
  }
}

TEST(Play, a_refusal_names_the_rule_and_changes_nothing) {
  StateFolder state;
  Played table(state, {"klaverjassen", "--seed", "why", "--lang", "en", "--by-hand"});
  table.read();
  table.play_on(3);
  const std::string before = table.type("table");
  const std::string refused = table.type("bid 130");
  EXPECT_TRUE(has(refused, "Not allowed: TR-03") && has(refused, "\nRight would be: ")) << refused;
  EXPECT_TRUE(has(table.type("why bid 130"), "TR-03"));
  EXPECT_TRUE(has(table.type("xyzzy"), "I cannot read that: \"xyzzy\". Right would be: play "));
  EXPECT_EQ(table.type("table"), before);
  EXPECT_TRUE(has(table.type("help"), "why 9H"));
}

// As a slip of the finger for another word.
TEST(Play, is_left_only_by_a_whole_word) {
  StateFolder state;
  Played table(state, {"klaverjassen", "--seed", "why", "--lang", "en", "--by-hand"});
  table.read();
  EXPECT_TRUE(has(table.type("e"), "\"e\" could be: exit, einde"));
  for (const char* typed : {"ë", "ei", "qu"}) {
    table.type(typed);
    EXPECT_TRUE(table.at_prompt()) << typed;
  }
  table.type("einde");
  EXPECT_FALSE(table.at_prompt());
}

TEST(Play, a_line_that_is_too_long_is_refused_as_one) {
  StateFolder state;
  Played table(state, {"klaverjassen", "--seed", "1", "--lang", "en"});
  table.read();
  for (const std::size_t blanks : {4092, 5000, 100'000}) {
    const std::string told = table.type("score" + std::string(blanks, ' ') + "hand");
    EXPECT_TRUE(told.starts_with("A line has at most 4096 bytes; this one was passed over\n"))
        << told;
    EXPECT_FALSE(has(told, "No deal is over yet") || has(told, "Your hand")) << told;
    EXPECT_FALSE(table.says_something(100));
  }
  EXPECT_TRUE(has(table.type("score" + std::string(4091, ' ')), "No deal is over yet"));
}

TEST(Play, a_rule_is_found_by_its_number_and_by_its_words) {
  StateFolder state;
  Played table(state, {"klaverjassen", "--seed", "why", "--lang", "en", "--by-hand"});
  table.read();
  EXPECT_TRUE(has(table.type("rules kj-21"), "KJ-21 Follow suit"));
  const std::string several = table.type("rules last TRICK");
  EXPECT_TRUE(has(several, "KJ-03") && has(several, "look_back")) << several;
  EXPECT_FALSE(has(several, "KJ-21")) << several;
  EXPECT_TRUE(has(table.type("rules xyzzy"), "There is no rule \"xyzzy\", nor one that says so"));
}

TEST(Play, titles_of_rules_stand_apart_from_the_longest_name) {
  StateFolder state;
  Played table(state, {"klaverjassen", "--seed", "why", "--lang", "en", "--by-hand"});
  table.read();
  const std::string all = table.type("rules");
  EXPECT_TRUE(has(all, "  amsterdams-klassiek  Amsterdam, classic")) << all;
  EXPECT_TRUE(has(all, "  KJ-03                Last trick")) << all;
}

TEST(Play, help_tells_what_a_word_means) {
  StateFolder state;
  Played table(state, {"hoogjassen", "--seed", "1", "--lang", "en"});
  table.read();
  const auto told = [&](const std::string& typed, const std::string& text) {
    EXPECT_TRUE(table.type(typed).starts_with(text)) << typed << "\n" << table.all();
  };
  told("help undo", "  undo       takes your last choice back\n");
  told("help tip", "  hint       what a bot would do");
  told("help hulp", "  help nat   what a word means");
  told("help hj-12", "HJ-12 ");
  told("? underruff", "underruff ");
  told("help Nel", "nel\n  The nine of trumps, the highest after the jack.\n");
  told("help markt", "de markt\n  A bid of 150");
  told("help the widow", "lummel\n  The widow: cards that are dealt to the middle.\n  HJ-");
  told("help last trick", "  HJ-");
  told("help 7c", "Not allowed: TR-03 ");
  told("help xyzzy", "There is nothing to say about \"xyzzy\"; help lists");
  EXPECT_TRUE(has(table.type("help"), "why 9H"));
  Played dutch(state, {"klaverjassen", "--seed", "1", "--lang", "nl"});
  dutch.read();
  EXPECT_TRUE(has(dutch.type("hulp één keer"), "Een bod waarna je in dit spel niet meer biedt."));
  EXPECT_TRUE(has(dutch.type("hulp herstel"), "je laatste keuze terug"));
  EXPECT_TRUE(has(dutch.type("hulp xyzzy"), "Over \"xyzzy\" is hier niets te zeggen"));
}

TEST(Play, help_in_dutch_tells_the_dutch_words) {
  StateFolder state;
  Played table(state, {"klaverjassen", "--seed", "why", "--lang", "nl", "--by-hand"});
  table.read();
  const std::string help = table.type("hulp");
  for (const char* word : {"acties", "waarom", "tip", "herstel", "tafel", "laatste", "stand"}) {
    EXPECT_TRUE(has(help, word)) << word << "\n" << help;
  }
}

TEST(Play, a_hint_weighs_the_choices_and_changes_nothing) {
  StateFolder state;
  Played table(state, {"heugen", "--seed", "hint", "--lang", "en", "--by-hand"});
  table.read();
  table.play_on(2);
  const std::string before = table.type("table");
  const std::string hint = table.type("hint");
  EXPECT_TRUE(has(hint, " expected") && has(hint, "imagined deals")) << hint;
  EXPECT_EQ(table.type("table"), before);
}

TEST(Play, a_hint_says_that_the_pool_is_in_order_of_more_than_the_own_score) {
  StateFolder state;
  Played table(state,
               {"vijvenveertig", "--preset", "pot", "--seed", "hint", "--lang", "en", "--by-hand"});
  table.read();
  table.play_on(2);
  const std::string hint = table.type("hint");
  EXPECT_TRUE(has(hint, "the others ") && has(hint, "in order of")) << hint;
}

TEST(Play, a_hint_names_the_declarer_once_there_is_one) {
  StateFolder state;
  Played table(state, {"hoogjassen", "--seed", "undo", "--lang", "en"});
  table.read();
  table.type("600");
  table.type("take");
  const std::string hint = table.type("hint");
  EXPECT_TRUE(has(hint, ", you make it: ")) << hint;
  EXPECT_FALSE(has(hint, "another player plays")) << hint;
}

TEST(Play, why_names_the_rule_that_forbids_a_card) {
  StateFolder state;
  Played table(state, {"klaverjassen", "--seed", "follow", "--lang", "en"});
  std::string shown = table.read();
  std::string answer;
  for (int i = 0; i < 60 && table.at_prompt() && answer.empty(); ++i) {
    const auto at = shown.rfind("May be played: ");
    if (at == std::string::npos || at < shown.rfind("Your hand: ")) {
      shown = table.type(table.actions().front());
      continue;
    }
    const auto legal = cards_in(shown.substr(at, shown.find('\n', at) - at));
    const auto hand = shown.rfind("Your hand: ");
    for (const auto& card : cards_in(shown.substr(hand, shown.find('\n', hand) - hand))) {
      if (!legal.contains(card)) answer = table.type("why " + card);
    }
  }
  EXPECT_TRUE(has(answer, "Not allowed: KJ-2")) << answer;
}

TEST(Play, a_bid_is_taken_back_until_cards_are_seen) {
  StateFolder state;
  Played table(state, {"hoogjassen", "--seed", "undo", "--lang", "en", "--by-hand"});
  table.read();
  EXPECT_TRUE(has(table.type("undo"), "nothing of yours"));
  table.type("600");
  ASSERT_EQ(table.actions().front(), "take");
  EXPECT_TRUE(has(table.type("undo"), "Taken back: 600"));
  table.type("600");
  table.type("take");
  EXPECT_TRUE(has(table.type("undo"), "Cannot take back: cards were"));
  EXPECT_TRUE(table.actions().front().starts_with("discard "));
}

TEST(Play, bids_are_read_as_they_are_spoken) {
  StateFolder state;
  for (const char* typed : {"één keer dertig", "130 final", "bid 130 final", "een keer 30"}) {
    Played table(state, {"hoogjassen", "--seed", "undo", "--lang", "nl"});
    table.read();
    EXPECT_TRUE(has(table.type(typed), "Jij: \"één keer dertig\" (130)")) << typed;
  }
}

TEST(Play, HG_10_a_bid_in_words_is_the_number_that_they_say_where_there_is_no_blok) {
  StateFolder state;
  for (const auto& [typed, bid] : {std::pair{"honderd", "100"},
                                   {"honderdvijftig", "150"},
                                   {"bied tweehonderdtien", "210"},
                                   {"300", "300"}}) {
    Played table(state, {"heugen", "--seed", "2", "--lang", "nl", "--by-hand"});
    std::string shown = table.read();
    while (!has(shown, "een bod vanaf 100")) shown = table.type("pas");
    EXPECT_TRUE(has(table.type("why dertig"), "Gelezen als bid 30\nDat mag niet: HG-10"));
    EXPECT_TRUE(has(table.type(typed), std::string("Jij: ") + bid)) << typed;
  }
}

TEST(Play,
     HJ_10_the_notation_of_records_is_taken_literally_and_shorter_bids_say_how_they_are_read) {
  StateFolder state;
  Played table(state, {"hoogjassen", "--seed", "undo", "--lang", "en"});
  table.read();
  EXPECT_TRUE(has(table.type("bid 90"), "Not allowed: HJ-10"));
  EXPECT_TRUE(has(table.type("why bid 30"), "Not allowed: HJ-10"));
  EXPECT_TRUE(has(table.type("why 10"), "Read as bid 110\nNot allowed: HJ-10"));
  EXPECT_TRUE(has(table.type("why twintig"), "Read as bid 120\n120 is allowed"));
  EXPECT_TRUE(has(table.type("30"), "You: 130"));
}

TEST(Play, why_tells_the_house_rule_that_a_table_has_agreed_upon) {
  StateFolder state;
  Played table(state, {"hoogjassen", "--seed", "undo", "--lang", "en", "--set", "single_bid=no"});
  table.read();
  const std::string why = table.type("why bid 130 final");
  EXPECT_TRUE(has(why, "Not allowed: HJ-12")) << why;
  EXPECT_TRUE(has(why, "  single_bid=no: There is no \"één keer\".")) << why;
}

TEST(Play, a_house_rule_is_one_where_it_differs_from_what_the_others_make_usual) {
  const auto begun = [](const std::vector<std::string>& arguments) {
    StateFolder state;
    return Played(state, arguments).read();
  };
  EXPECT_TRUE(has(begun({"klaverjassen", "--preset", "rotterdams", "--set", "underruff=forbidden",
                         "--lang", "en"}),
                  "(house rules: style=rotterdams, underruff=forbidden)"));
  EXPECT_TRUE(
      has(begun({"klaverjassen", "--preset", "rotterdams", "--set", "tie=made", "--lang", "en"}),
          "(house rules: style=rotterdams, tie=made)"));
  EXPECT_TRUE(
      has(begun({"vijvenveertig", "--preset", "pot", "--set", "match_target=45", "--lang", "en"}),
          "(house rules: scoring=pool, match_target=45)"));
}

TEST(Play, a_contract_may_be_said_with_the_verb) {
  StateFolder state;
  Played table(state, {"pandoer", "--seed", "e6", "--lang", "nl"});
  table.read();
  for (const std::string typed : {"solo zonder", "bied solo zonder", "bid solo zonder"}) {
    EXPECT_FALSE(has(table.type("why " + typed), "Dat lees ik niet")) << typed;
  }
}

TEST(Play, short_forms_are_read_where_they_are_clear) {
  StateFolder state;
  Played table(state, {"pandoer", "--seed", "e6", "--lang", "nl"});
  table.read();
  EXPECT_TRUE(has(table.type("p"), "\"p\" kan meer zijn: "));
  EXPECT_TRUE(has(table.type("why stoet"), "PD-43"));
  EXPECT_TRUE(has(table.type("stoet"), "Dat mag niet: PD-43"));
  EXPECT_TRUE(has(table.type("hal"), "Jij: halve stoet"));
}

// What is printed during a deal names no card that lies hidden: every card named so far is one of
// the player's own or has been played or shown.
TEST(Play, no_hidden_card_is_printed) {
  StateFolder state;
  Played table(state, {"klaverjassen", "--seed", "hidden", "--lang", "en", "--by-hand"});
  std::string text = table.read();
  std::set<std::string> may_know;
  bool over = false;
  while (!over && table.at_prompt()) {
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line) && !over;) {
      over = line.starts_with("Deal 1:");
      const bool seen =
          line.starts_with("Your hand:") || has(line, " plays ") || has(line, "You play ");
      const auto cards = cards_in(line);
      if (seen) may_know.insert(cards.begin(), cards.end());
      for (const auto& card : cards) EXPECT_TRUE(may_know.contains(card)) << line;
    }
    if (!over) text = table.type(table.actions().front());
  }
  EXPECT_EQ(may_know.size(), 32U);
}

TEST(Play, the_same_seed_is_the_same_match) {
  std::vector<std::string> played;
  for (int i = 0; i < 2; ++i) {
    StateFolder state;
    Played table(state, {"vijvenveertig", "--seed", "same", "--lang", "en"});
    table.read();
    table.play_on(20);
    played.push_back(table.all());
  }
  EXPECT_EQ(played[0], played[1]);
}

TEST(Play, the_question_is_there_again_when_the_program_goes_on_after_a_stop) {
  StateFolder state;
  Played table(state, {"heugen", "--lang", "en"});
  table.read();
  bool asked = false;
  for (int i = 0; i < 50 && !asked; ++i) {  // until it has begun to wait
    table.signal(SIGSTOP);
    table.signal(SIGCONT);
    asked = table.says_something(100);
  }
  ASSERT_TRUE(asked);
  EXPECT_TRUE(has(table.read(), "You: "));
}

TEST(Play, where_revokes_are_penalised_any_card_is_accepted_and_the_deal_can_be_claimed) {
  StateFolder state;
  Played table(state, {"klaverjassen", "--seed", "revoke", "--lang", "en", "--set",
                       "revoke=penalised", "--set", "match_deals=1"});
  table.read();
  bool revoked = false;
  for (int i = 0; i < 40 && table.at_prompt() && !revoked; ++i) {
    const auto legal = table.actions();
    if (legal.empty()) break;
    if (!has(table.type("?"), "any card can be laid down")) {
      table.type(legal.front());
      continue;
    }
    for (const auto& card : cards_in(table.type("hand"))) {
      const bool rightful = std::find(legal.begin(), legal.end(), "play " + card) != legal.end();
      if (rightful || revoked) continue;
      EXPECT_TRUE(has(table.type("why " + card), "Not allowed: KJ-2"));
      EXPECT_TRUE(has(table.type(card), "You play " + card));
      revoked = true;
    }
  }
  EXPECT_TRUE(revoked);
  table.play_on(200);
  EXPECT_TRUE(has(table.all(), "The match is over."));
}

// What a program is told before it closes a deal is what it may answer.
TEST(Play, before_a_deal_is_closed_names_the_claims_that_are_left) {
  StateFolder state;
  Played table(state, {"klaverjassen", "--seed", "revoke", "--lang", "en", "--set",
                       "revoke=penalised", "--set", "match_deals=1"});
  std::string text = table.read();
  for (int i = 0; i < 60 && table.at_prompt() && !has(text, "closes the deal"); ++i) {
    const auto actions = table.actions();
    ASSERT_FALSE(actions.empty());
    text = table.type(actions.front());
  }
  EXPECT_TRUE(has(text, "Enter closes the deal; before that: claim-revoke 1, claim-revoke 3\n"));
  EXPECT_TRUE(has(table.type("actions"), "claim-revoke 1\nclaim-revoke 3\n"));
  text = table.type("claim-revoke 1");
  EXPECT_TRUE(has(text, "Enter closes the deal\n")) << text;
}

TEST(Play, a_wrong_claim_is_told_also_where_roem_can_still_be_called) {
  StateFolder state;
  Played table(state, {"klaverjassen", "--seed", "claim", "--lang", "en", "--set",
                       "revoke=penalised", "--set", "roem_call=called"});
  std::string text = table.read();
  for (int i = 0; i < 400 && table.at_prompt(); ++i) {
    const bool after_trick = has(text, "; roem if there was roem");
    if (after_trick && has(table.type("hint"), "There was roem in the trick: roem")) {
      EXPECT_TRUE(has(table.type("why"), "There is nothing to choose now"));
      EXPECT_TRUE(has(table.type("claim-revoke 1"), "Not so: you cannot claim again"));
      EXPECT_FALSE(has(table.type("roem"), "Enter goes on; roem"));
      return;
    }
    const auto legal = table.actions();
    text = table.type(legal.empty() || after_trick ? "" : legal.front());
  }
  FAIL() << "there was no roem to call";
}

}  // namespace
}  // namespace troef
