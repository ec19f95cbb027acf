// SPDX-License-Identifier: Apache-2.0
// What who thinks says to a partner, where cards are level.
#include "bots/search/honest.h"

#include "support.h"

namespace troef::test {
namespace {

using search::Tried;

// Seat 0 throws away on its partner's ace, and has no ace itself.
Played without_an_ace() {
  Played played("klaverjassen");
  played.dealer(0).hands({"9C QC 7D 8D TD JS QS 9S", "7H KH JC AC 9D JD 8S 7S",
                          "AH 9H TH 7C 8C QD KD TS", "8H QH JH TC KC AD KS AS"});
  played.then({"1 trump C", "1 play 7H", "2 play AH", "3 play 8H"});
  return played;
}

// The seven of diamonds came out best; the jack and the eight so much behind it, in deals that
// differ by 10.
std::vector<Tried> ranked(double behind) {
  std::vector<Tried> tried;
  for (const Card card : {Card(Rank::seven, Suit::diamonds), Card(Rank::eight, Suit::diamonds),
                          Card(Rank::jack, Suit::spades)}) {
    search::Lead lead;
    if (!tried.empty()) {
      for (int i = 0; i < 101; ++i) lead.note((i % 2 == 0 ? 10 : -10) - behind);
    }
    tried.push_back({{with_card(Verb::play, card), {}}, tried.size(), lead});
  }
  return tried;
}

std::string played_of(const std::vector<Tried>& tried, std::string_view signals) {
  Played played = without_an_ace();
  const View view = played.deal().view(Seat(0));
  return to_string(search::honest(view, tried, find_convention(signals)).card);
}

TEST(Honest, of_cards_that_are_level_one_is_played_that_does_not_mislead) {
  EXPECT_EQ(played_of(ranked(0.5), "seinen"), "JS");
  EXPECT_EQ(played_of(ranked(2), "seinen"), "7D") << "it is better";
  EXPECT_EQ(played_of(ranked(0.5), "none"), "7D");
}

TEST(Honest, what_was_never_tried_is_not_level) {
  std::vector<Tried> tried = ranked(0);
  for (Tried& each : tried) each.lead = {};
  EXPECT_EQ(played_of(tried, "seinen"), "7D");
}

}  // namespace
}  // namespace troef::test
