// SPDX-License-Identifier: Apache-2.0
#include "cli/play/answers.h"

#include "cli/play/house.h"
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
  return refusal_text(look, deal.view(Seat(0)), book_of(look, deal.game()), rule);
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

}  // namespace
}  // namespace troef::cli::table
