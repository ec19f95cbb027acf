// SPDX-License-Identifier: Apache-2.0
// The order of the options of a hint, and which are level.
#include <algorithm>

#include "bots/hint/hint.h"
#include "bots/thumb/thumb.h"
#include "hint_nodes.h"
#include "support.h"
#include "thumbs.h"

namespace troef::test {
namespace {

// So few nodes that no more deals are imagined than always are.
constexpr BotSettings hasty{.name = "", .seed = 1, .nodes = 1};

// At the choices of a deal of each preset.
template <class Look>
void look_at_each_preset(Look look) {
  SCOPED_TRACE(seed());
  Quick random(seed());
  for (const Table& table : all_presets()) {
    SCOPED_TRACE(table.name);
    Deal deal(start_of(*table.game, table.rules, random));
    int looked = 0;
    thumb_plays_on(deal, random, [&](const View& view) {
      if (view.legal.size() > 1 && ++looked % 3 == 0) look(view);
      return false;
    });
  }
}

TEST(HintOrder, calls_level_what_brings_the_same_in_however_few_deals) {
  int few = 0;
  look_at_each_preset([&](const View& view) {
    const Hint told = hint(view, hasty);
    for (std::size_t i = 0; i < told.options.size(); ++i) {
      EXPECT_TRUE(i < told.level || told.options[i].gain < told.options[0].gain);
    }
    few += told.worlds < 40;
  });
  EXPECT_GT(few, 0);
}

TEST(HintOrder, puts_what_thumb_would_do_before_what_is_level_with_it) {
  int bots = 0;
  look_at_each_preset([&](const View& view) {
    const Action thumbs = ThumbBot(few_nodes.seed).choose(view);
    if (thumbs.verb == Verb::discard) return;  // many ways, of which the first is club's
    const Hint told = hint(view, few_nodes);
    const auto& options = told.options;
    const auto its = std::find_if(options.begin(), options.end(), [&](const Hint::Option& option) {
      return option.action == thumbs;
    });
    if (static_cast<std::size_t>(its - options.begin()) >= told.level) return;
    if (options[0].best == 1 && its->best < 1) return;  // a card that nothing beats in any deal
    EXPECT_EQ(its, options.begin()) << to_string(thumbs, view.game->contracts());
    bots += its->gain < options[told.level - 1].gain;
  });
  EXPECT_GT(bots, 0) << "what it would do always brought most";
}

// A bid brings hardly more here than to pass, if it does.
TEST(HintOrder, PD_20_advises_to_pass_where_no_bid_is_clearly_better) {
  Played played("pandoer");
  played.dealer(3).hands({"TD AC 7D AH KH QH 8D TS", "AD 8C JC 9D KD QD QS AS",
                          "8S 9H 7C 9S 6H KS 9C KC", "TH TC QC 8H JS JD 7H 7S"},
                         "JH");
  const View view = played.deal().view(Seat(0));
  int level = 0;
  for (std::uint64_t seed = 2; seed < 6; ++seed) {
    const Hint told = hint(view, {.name = "", .seed = seed});
    if (told.level < 2) continue;
    EXPECT_EQ(to_string(told.options.front().action, view.game->contracts()), "pass") << seed;
    level += told.options[0].gain < told.options[1].gain;
  }
  EXPECT_GT(level, 0) << "to pass always brought more";
}

}  // namespace
}  // namespace troef::test
