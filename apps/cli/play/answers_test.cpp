// SPDX-License-Identifier: Apache-2.0
#include "cli/play/answers.h"

#include "cli/play/house.h"
#include "cli/play/read_action.h"
#include "deal/offered.h"
#include "support.h"

namespace troef::cli::table {
namespace {

std::string refusal(std::string_view game, const std::vector<std::string>& settings,
                    std::string_view rule) {
  test::Played played(game, settings);
  const Deal& deal = played.deal();
  Look look;
  look.language = Language::en;
  look.columns = 200;
  return refusal_text(look, deal.view(Seat(0)), book_of(look, deal.game()), word(Verb::pass), rule);
}

bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

TEST(Refusal, tells_every_house_rule_that_decides_it) {
  EXPECT_TRUE(has(refusal("pandoer", {"equal_bids=no"}, "PD-20"), "  equal_bids=no: You may not;"));
  EXPECT_TRUE(has(refusal("pandoer", {"equal_bids=no"}, "PD-21"), "  equal_bids=no: You may not;"));
  EXPECT_TRUE(has(refusal("heugen", {"variant=huege"}, "HG-31"), "  variant=huege: "));
  EXPECT_TRUE(has(refusal("vijvenveertig", {"heart_ace_led=heart"}, "VV-31"),
                  "  heart_ace_led=heart: Hearts must be followed."));
  const std::vector<std::string> rotterdams = {"style=rotterdams"};
  EXPECT_TRUE(has(refusal("klaverjassen", rotterdams, "KJ-23"), "  style=rotterdams: "));
  EXPECT_FALSE(has(refusal("klaverjassen", rotterdams, "KJ-24"), "underruff="));
  const std::string own =
      refusal("klaverjassen", {"style=rotterdams", "underruff=forbidden"}, "KJ-24");
  EXPECT_TRUE(has(own, "  style=rotterdams: ") && has(own, "  underruff=forbidden: ")) << own;
}

// Seat 1 holds spades and ruffs the ace of spades.
TEST(Claims, are_told_with_the_rule_that_was_broken_or_that_they_do_not_hold) {
  test::Played played("klaverjassen", {"revoke=penalised", "trump_by=verplicht"});
  played.hands({"7C 8C 9C TC JC QC KC AS", "AC 8D 9D TD JD QD KD 7S", "7H 8H 9H TH JH QH KH AH",
                "AD 7D 8S 9S TS JS QS KS"});
  played.then({"0 trump C", "0 play AS", "1 play AC", "2 play 7H", "3 play 8S"});
  Look look;
  look.columns = 200;
  const auto told = [&](Language language) {
    look.language = language;
    return claim_text(look, played.deal().view(Seat(0)), book_of(look, played.deal().game()));
  };
  played.then({"0 claim-revoke 3"});
  EXPECT_EQ(told(Language::nl), "Niet terecht: jij kunt in dit spel niets meer aanwijzen\n");
  EXPECT_EQ(told(Language::en), "Not so: you cannot claim again in this deal\n");
  played.then({"2 claim-revoke 1"});
  EXPECT_TRUE(has(told(Language::nl), " verzaakte in slag 1 met ")) << told(Language::nl);
  EXPECT_TRUE(has(told(Language::nl), ": KJ-21 Bekennen. Kun je ")) << told(Language::nl);
  EXPECT_TRUE(has(told(Language::en), ": KJ-21 Follow suit. ")) << told(Language::en);
}

TEST(Refusal, TR_03_of_a_second_claim_tells_that_who_claims_wrongly_may_not_claim_again) {
  test::Played played("klaverjassen", {"revoke=penalised", "trump_by=verplicht"});
  played.hands({"7C 8C 9C TC JC QC KC AS"});
  played.then({"0 trump C", "0 play AS", "0 claim-revoke 3"});
  Look look;
  look.language = Language::en;
  look.columns = 400;
  const View view = played.deal().view(Seat(0));
  for (const char* typed :
       {"claim-revoke 3", "claim 3", "revoked clara", "verzaakt Clara", "revoked Bram"}) {
    const auto action = read_action(look, view, typed).action;
    ASSERT_TRUE(action) << typed;
    const auto rule = played.deal().refuse(Seat(0), *action).rule;
    EXPECT_EQ(rule, "TR-03") << typed;
    EXPECT_TRUE(has(refusal_text(look, view, book_of(look, played.deal().game()), *action, rule),
                    "who claims wrongly may not claim again in this deal"));
  }
  EXPECT_FALSE(has(refusal("klaverjassen", {"revoke=penalised"}, "TR-03"), "revoke=penalised"));
}

TEST(Unread, KJ_44_a_word_that_may_be_more_claims_means_those_that_are_allowed) {
  test::Played played("klaverjassen", {"revoke=penalised"});
  played.hands({"7C 8C"}).then({"0 trump C", "0 play 7C"});
  Look look;
  look.language = Language::en;
  const auto meanings = read_action(look, played.deal().view(Seat(0)), "claim").meanings;
  EXPECT_EQ(meanings, (std::vector<std::string>{"revoked Anna (1)", "revoked Clara (3)"}));
}

std::string unread(test::Played& played, int seat) {
  Look look;
  look.language = Language::en;
  const View view = offered(played.deal().view(Seat(seat)));
  const std::string text = unclear_text(look, view, "xyzzy", read_action(look, view, "xyzzy"));
  return text.substr(text.find("Right"));
}

TEST(Unread, KJ_33_names_roem_as_right_from_the_end_of_a_trick_to_the_next_card) {
  test::Played played("klaverjassen", {"roem_call=called"});
  played.hands({"7C 8C 9C TC JC QC KC AS", "AC 8D 9D TD JD QD KD 7S", "7H 8H 9H TH JH QH KH AH",
                "AD 7D 8S 9S TS JS QS KS"});
  played.then({"0 trump C", "0 play AS", "1 play 7S", "2 play 7H", "3 play 8S"});
  EXPECT_EQ(unread(played, 0), "Right would be: play 7C, roem, ?, help\n");
  EXPECT_EQ(unread(played, 2), "Right would be: Enter, roem, help\n");
  played.play("0 play 7C");
  EXPECT_EQ(unread(played, 1), "Right would be: play AC, ?, help\n");
}

TEST(Unread, KJ_44_names_whom_one_may_claim_to_have_revoked) {
  test::Played played("klaverjassen", {"revoke=penalised"});
  played.hands({"7C 8C"}).then({"0 trump C", "0 play 7C"});
  EXPECT_TRUE(has(unread(played, 0), ", claim-revoke 1, claim-revoke 3, "));
}

TEST(Unread, HJ_24_names_a_card_with_which_the_stuk_may_be_shown) {
  test::Played played("hoogjassen");
  played.hands({"9H KH QH AC KD 8S 7S", "JH AD 8D QC KS QS JC", "TH 8H QD 9D KC 9C AS",
                "7H TD JD 7D TC 8C JS"},
               "AH 9S TS");
  played.then({"0 bid 120", "1 pass", "2 pass", "3 pass", "0 leave", "0 trump H", "0 roem none"});
  EXPECT_TRUE(has(unread(played, 0), ", play QH stuk, ?, help")) << unread(played, 0);
}

}  // namespace
}  // namespace troef::cli::table
