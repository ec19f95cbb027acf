// SPDX-License-Identifier: Apache-2.0
// A deal that is imagined as it truly is shows every seat what the deal itself shows it, wherever
// it goes from there, in every game and preset.
#include "deal/imagined.h"

#include <map>

#include "bots/belief/belief.h"
#include "layouts.h"

namespace troef::test {
namespace {

class ImaginedDeal : public testing::TestWithParam<Table> {};
INSTANTIATE_TEST_SUITE_P(All, ImaginedDeal, testing::ValuesIn(all_presets()), test_name);

// Melds declared unseen are any that fit: of such an event only that it happened is compared.
std::string seen_by(View view) {
  view.asides.clear();
  for (Seen& event : view.events) {
    if (event.action.verb == Verb::roem) event.action = word(Verb::roem);
  }
  view.facts.roem = 0;
  return to_text(view);
}

bool declared_unseen(const View& view) {
  for (const Seen& event : view.events) {
    if (event.hidden && event.action.verb == Verb::roem) return true;
  }
  return false;
}

// As it stands after so many random steps.
Deal after_steps(int steps, const Table& table, Quick& random) {
  Deal deal(start_of(*table.game, table.rules, random));
  for (int step = 0; step < steps && !deal.over(); ++step) deal.play(random_entry(deal, random));
  return deal;
}

// Where cards are named that can be played, nothing else can be done.
void expect_playable(const Imagined& imagined, const Deal& deal) {
  if (imagined.playable().empty()) return;
  Cards cards;
  for (const Action& action : deal.legal()) {
    ASSERT_EQ(action.verb, Verb::play);
    cards.add(action.card);
  }
  EXPECT_EQ(imagined.playable(), cards);
}

void compare(Imagined& imagined, const Deal& deal) {
  if (deal.turn().awaited == Awaited::seat) expect_playable(imagined, deal);
  for (const Seat seat : Seats::all(deal.start().seats)) {
    ASSERT_EQ(seen_by(imagined.view(seat)), seen_by(deal.view(seat)));
  }
}

// The same actions in both, as far as the deal goes.
void go_on(Imagined& imagined, Deal deal, Quick& random) {
  while (!deal.over() && deal.turn().awaited == Awaited::seat) {
    const Seat seat = deal.turn().seat;
    const Action action = any_of(deal.legal(), random);
    deal.play(seat, action);
    imagined.play(seat, action);
    if (!deal.over()) compare(imagined, deal);
    if (testing::Test::HasFatalFailure()) return;
  }
  if (deal.over()) {
    EXPECT_EQ(imagined.result(), deal.result());
  }
}

// Cards that lie otherwise, seen by everyone; nothing of that may stay.
void imagine_another(Imagined& imagined, const View& view, Quick& random) {
  Layout other;
  ASSERT_TRUE(Belief(view).sample(random, other));
  if (!imagined.retrace(other)) return;
  for (const Seat seat : Seats::all(view.seats)) imagined.view(seat);
}

TEST_P(ImaginedDeal, shows_what_the_deal_shows_and_comes_back_to_its_mark) {
  Quick random(seed());
  int compared = 0;
  for (int i = 0; i < 200 && compared < 12; ++i) {
    Deal deal = after_steps(1 + random.roughly_below(40), GetParam(), random);
    if (deal.over() || deal.turn().awaited != Awaited::seat) continue;
    const View view = deal.view(deal.turn().seat);
    if (declared_unseen(view)) continue;
    ++compared;
    Imagined imagined(view);
    imagine_another(imagined, view, random);
    ASSERT_TRUE(imagined.retrace(true_layout(deal, view))) << to_text(view);
    imagined.mark();
    for (int again = 0; again < 2; ++again) {
      if (again > 0) imagined.rewind();
      compare(imagined, deal);
      go_on(imagined, deal, random);
      if (HasFatalFailure()) return;
    }
  }
  EXPECT_GT(compared, 3);
}

TEST_P(ImaginedDeal, is_retraced_no_further_than_its_witness_wants) {
  Quick random(seed());
  const Deal deal = after_steps(4, GetParam(), random);
  const View view = deal.view(Seat(0));
  const auto seats = std::count_if(view.events.begin(), view.events.end(),
                                   [](const Seen& seen) { return seen.actor.has_value(); });
  if (seats == 0 || declared_unseen(view)) return;
  Imagined imagined(view);
  int asked = 0;
  const auto once = [&](Imagined&, Seat, const Action&) { return ++asked < 1; };
  EXPECT_FALSE(imagined.retrace(true_layout(deal, view), once));
  EXPECT_EQ(asked, 1);
}

// What seats see at each point, by what they know and not everybody.
class Sights {
 public:
  bool note(Imagined& deal, Seat seat) {
    const auto [sight, fresh] =
        of_.try_emplace(deal.secrets(seat).value(), to_text(deal.view(seat)));
    again_ += fresh ? 0 : 1;
    EXPECT_EQ(sight->second, to_text(deal.view(seat)));
    return true;
  }
  int again() const { return again_; }

 private:
  std::map<std::uint64_t, std::string> of_;
  int again_ = 0;
};

TEST_P(ImaginedDeal, shows_a_seat_the_same_again_where_it_knows_the_same) {
  Quick random(seed());
  int again = 0;
  for (int i = 0; i < 200 && again < 200; ++i) {
    const Deal deal = after_steps(6 + random.roughly_below(34), GetParam(), random);
    if (deal.over() || deal.turn().awaited != Awaited::seat || deal.packs().size() > 1) continue;
    const View view = deal.view(deal.turn().seat);
    if (declared_unseen(view)) continue;
    const Belief belief(view);
    Imagined imagined(view);
    Sights sights;
    Layout layout;
    for (int drawn = 0; drawn < 20 && belief.sample(random, layout); ++drawn) {
      imagined.retrace(layout, [&](Imagined& now, Seat seat, const Action&) {
        return now.awaited() != Awaited::seat || now.to_move() != seat || sights.note(now, seat);
      });
    }
    again += sights.again();
    if (HasFailure()) return;
  }
  EXPECT_GT(again, 20);
}

// Seat 1 could not follow hearts, and ruffed with nothing.
Played hearts_led() {
  Played played("klaverjassen");
  played
      .hands({"7C 8C 9C 7D 8D 9D KH AH", "TC JC QC KC AC TD JD QD", "KD 7H 8H 9H TH 7S 8S 9S",
              "AD JH QH TS JS QS KS AS"})
      .then({"0 trump S", "0 play AH", "1 play TC"});
  return played;
}

// Two cards change places.
void exchange(BySeat<Cards>& hands, Card of_one, Card of_two) {
  hands[Seat(1)] = (hands[Seat(1)] - Cards(of_one)) | Cards(of_two);
  hands[Seat(2)] = (hands[Seat(2)] - Cards(of_two)) | Cards(of_one);
}

TEST(Layouts, in_which_a_card_was_played_against_the_law_are_none) {
  Played played = hearts_led();
  const View view = played.deal().view(Seat(0));
  Layout layout = true_layout(played.deal(), view);
  EXPECT_TRUE(Imagined(view).retrace(layout));
  EXPECT_TRUE(possible(view, layout));
  for (auto* hands : {&layout.hands, &layout.dealt.hands}) {
    exchange(*hands, Card(Rank::jack, Suit::clubs), Card(Rank::seven, Suit::hearts));
  }
  EXPECT_FALSE(Imagined(view).retrace(layout));
  EXPECT_FALSE(possible(view, layout));
}

TEST(Layouts, in_which_cards_lie_elsewhere_than_they_were_dealt_are_none) {
  Played played = hearts_led();
  const View view = played.deal().view(Seat(0));
  Layout layout = true_layout(played.deal(), view);
  exchange(layout.hands, Card(Rank::queen, Suit::diamonds), Card(Rank::king, Suit::diamonds));
  EXPECT_FALSE(possible(view, layout));
}

}  // namespace
}  // namespace troef::test
