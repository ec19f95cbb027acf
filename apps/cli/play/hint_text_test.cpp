// SPDX-License-Identifier: Apache-2.0
#include "cli/play/hint_text.h"

#include "open_deals.h"
#include "thumbs.h"

namespace troef::cli::table {
namespace {

// In lines as long as they are.
Look spoken(Language language) { return {.language = language, .columns = 400}; }

bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

TEST(HintText, PD_41_speaks_of_no_chances_where_all_cards_lie_open) {
  test::Played played = test::open_piek();
  const View view = played.deal().view(Seat(1));
  const std::string english = hint_text(spoken(Language::en), view, nullptr);
  EXPECT_TRUE(has(english, "KS: +12 cents, not made\n")) << english;
  EXPECT_TRUE(has(english, "-12, made\n") && has(english, "all cards lie open")) << english;
  const std::string dutch = hint_text(spoken(Language::nl), view, nullptr);
  EXPECT_TRUE(has(dutch, "KS: +12 cent, niet gehaald\n")) << dutch;
  for (const std::string& text : {english, dutch}) {
    for (const char* chance : {"%", "expected", "verwacht", "imagined", "bedachte"}) {
      EXPECT_FALSE(has(text, chance)) << text;
    }
  }
}

TEST(HintText, PD_11_says_what_was_paid_before) {
  test::Played played("pandoer");
  played.dealer(3).hands({"7S 8S 9S 7H 8H 9H 7C 8C", "QS KS AS TH JH 9C TC JC",
                          "JS QC KC 9D TD JD QD AD", "TS AH KH QH AC 8D 7D KD"},
                         "6H");
  const View view = played.deal().view(Seat(0));
  EXPECT_TRUE(
      has(hint_text(spoken(Language::en), view, nullptr), "on top of -10 cents from before"));
  EXPECT_TRUE(has(hint_text(spoken(Language::nl), view, nullptr), "bovenop -10 cent van eerder"));
}

// What is told of the first card, in English and Dutch.
void expect_told(test::Played& played, const char* english, const char* dutch) {
  const View view = played.deal().view(Seat(0));
  const std::string en = hint_text(spoken(Language::en), view, nullptr);
  const std::string nl = hint_text(spoken(Language::nl), view, nullptr);
  EXPECT_TRUE(has(en, english)) << en;
  EXPECT_TRUE(has(nl, dutch)) << nl;
}

// Seat 0 has the fourth ace, and nobody else knows.
TEST(HintText, PD_43_says_to_a_hidden_mate_who_it_is) {
  test::Played played("pandoer");
  played.dealer(1).hands({"JC 9D TD QD KD 9H AH 9S", "TC QC AC AD KH KS AS QH",
                          "7C 8C 9C JD 7H 8H TH 6H", "7D 8D 7S 8S TS JS QS JH"},
                         "KC");
  played.then({"2 pass", "3 pass", "0 pass", "1 bid stoet", "1 discard KC", "1 play QH",
               "2 play 6H", "3 play JH"});
  expect_told(played, "trick to you: 0%, you are the mate: 100% (made: ",
              "slag voor jou: 0%, je bent maat: 100% (gehaald: ");
}

// As long as nobody has won a trick anybody may become the mate.
TEST(HintText, PD_48_says_against_whom_who_is_no_mate_plays) {
  test::Played played("pandoer");
  played.dealer(2).hands({"QC KC 8D 9D JD 8H AH JS", "9C TC JC AC 7D 8S KS AS",
                          "8C TD KD 9H JH KH 7S 9S", "QD AD 6H 7H TH QH QS TS"},
                         "7C");
  played.then(
      {"3 bid pandoer", "0 pass", "1 pass", "2 pass", "3 discard 7C", "3 trump H", "3 play TS"});
  expect_told(played, "%), against Clara: ", "%), tegen Clara: ");
}

TEST(HintText, HG_41_says_how_often_exactly_the_bid_is_reached) {
  const Game& game = *find_game(all_games(), "heugen");
  Quick random(5);
  std::string english, dutch;
  for (int i = 0; i < 60 && english.empty(); ++i) {
    Deal deal(test::start_of(game, default_rules(game), random));
    test::thumb_plays_on(deal, random, [&](const View& view) {
      if (view.hand().size() > 3 || view.legal.size() < 2) return false;
      const std::string text = hint_text(spoken(Language::en), view, nullptr);
      if (!has(text, "%, thanked: ")) return false;
      english = text;
      dutch = hint_text(spoken(Language::nl), view, nullptr);
      return true;
    });
  }
  EXPECT_TRUE(has(english, "make it: ") || has(english, "makes it: ")) << english;
  EXPECT_TRUE(has(dutch, "%, bedankt: ")) << dutch;
}

// Seat 0 throws diamonds away on the ace of seat 2, which reads them as `seinen` has it.
TEST(HintText, SG_20_says_what_a_card_tells_the_partner_and_what_the_partner_told) {
  test::Played played("klaverjassen");
  played.dealer(0).hands({"9C QC JC AC 7D TD 9S TS", "7H KH JS QS 9D JD 8S AD",
                          "AH 9H TH 7C 8C QD KD 7S", "8H QH JH TC KC 8D KS AS"});
  played.then({"1 trump C", "1 play 7H", "2 play AH", "3 play 8H"});
  const Convention* seinen = find_convention("seinen");
  const auto told = [&](int seat, Language language, const Convention* signals) {
    return hint_text(spoken(language), played.deal().view(Seat(seat)), signals);
  };
  const std::string before = told(0, Language::en, seinen);
  EXPECT_TRUE(has(before, "says: no spades, please")) << before;
  EXPECT_FALSE(has(told(0, Language::en, nullptr), "says: ")) << "nothing is agreed";
  played.then({"0 play 7D"});
  EXPECT_TRUE(has(told(2, Language::en, seinen), " said with 7D: I have the highest of diamonds"));
  EXPECT_TRUE(has(told(2, Language::nl, seinen), " zei met 7D: ik heb de hoogste ruiten (SG-20)"))
      << told(2, Language::nl, seinen);
}

}  // namespace
}  // namespace troef::cli::table
