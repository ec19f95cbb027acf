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

}  // namespace
}  // namespace troef::cli::table
