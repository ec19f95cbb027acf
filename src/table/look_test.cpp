// SPDX-License-Identifier: Apache-2.0
#include "table/look.h"

#include "pandoer_deals.h"
#include "table_host.h"
#include "tricks/sorted.h"

namespace troef::test {
namespace {

JsonValue look_of(const Deal& deal, std::optional<Seat> seat) {
  const View view = deal.view(seat);
  LookObject look;
  write_look(look, view, own_turn(deal, view), 7);
  std::string text;
  Json json(text);
  json.open('{');
  look.append_all(json, look_keys);
  json.close('}');
  return JsonValue::parse(text);
}

std::int64_t choose(std::int64_t n, std::int64_t k) {
  std::int64_t count = 1;
  for (std::int64_t i = 0; i < k; ++i) count = count * (n - i) / (i + 1);
  return count;
}

// How many actions an entry stands for.
std::int64_t actions_in(const JsonValue& entry) {
  const std::string shape = entry["shape"];
  const auto size = [&](const char* key) -> std::int64_t {
    return entry.contains(key) ? static_cast<std::int64_t>(entry[key].size()) : 0;
  };
  if (shape == "word") return 1;
  if (shape == "cards") return choose(size("from"), entry["count"]);
  return size("numbers") + size("final") + size("names") + size("suits") + size("seats") +
         size("cards") + size("stuk") + size("pairs") + size("melds");
}

class EveryLook : public testing::TestWithParam<Table> {};
INSTANTIATE_TEST_SUITE_P(All, EveryLook, testing::ValuesIn(all_presets()), test_name);

TEST_P(EveryLook, what_may_be_done_is_there_by_shape_no_more_and_no_less) {
  Quick random(seed());
  for (int i = 0; i < 15; ++i) {
    Deal deal(start_of(*GetParam().game, GetParam().rules, random));
    play_out(deal, random, [&](const Deal& now, const Entry&) {
      if (now.turn().awaited != Awaited::seat) return;
      const JsonValue look = look_of(now, now.turn().seat);
      std::int64_t actions = 0;
      for (const JsonValue& entry : look["legal"]) actions += actions_in(entry);
      EXPECT_EQ(actions, static_cast<std::int64_t>(now.legal().size())) << look["legal"];
      EXPECT_EQ(look_of(now, now.turn().seat.left(now.start().seats)).contains("legal"), false);
    });
  }
}

TEST_P(EveryLook, every_card_of_the_hand_is_playable_or_has_its_rule) {
  Quick random(seed());
  for (int i = 0; i < 5; ++i) {
    Deal deal(start_of(*GetParam().game, GetParam().rules, random));
    play_out(deal, random, [&](const Deal& now, const Entry&) {
      if (now.turn().awaited != Awaited::seat) return;
      const JsonValue look = look_of(now, now.turn().seat);
      for (const JsonValue& entry : look["legal"]) {
        if (entry["verb"] != "play") continue;
        std::size_t cards = look.contains("refused") ? look["refused"].size() : 0;
        cards += entry["cards"].size();
        if (entry.contains("unlawful")) cards += entry["unlawful"].size();
        EXPECT_EQ(cards, look["hand"].size()) << look;
      }
    });
  }
}

TEST_P(EveryLook, a_deal_that_is_over_shows_everything_and_its_result) {
  Quick random(seed());
  Deal deal(start_of(*GetParam().game, GetParam().rules, random));
  play_out(deal, random);
  const JsonValue look = look_of(deal, Seat(0));
  EXPECT_EQ(look["awaited"], "nothing");
  EXPECT_TRUE(look.contains("result"));
  for (const JsonValue& hand : look["hands"]) EXPECT_EQ(hand["count"], hand["cards"].size());
  JsonValue beside = look_of(deal, std::nullopt);
  beside["hand"] = look["hand"];
  EXPECT_EQ(beside, look);
}

TEST_P(EveryLook, lays_open_hands_in_the_order_of_ones_own) {
  Quick random(seed());
  Deal deal(start_of(*GetParam().game, GetParam().rules, random));
  play_out(deal, random, [&](const Deal& now, const Entry&) {
    if (now.turn().awaited != Awaited::seat) return;
    const JsonValue look = look_of(now, now.turn().seat);
    EXPECT_EQ(look["hands"][now.turn().seat.index()]["cards"], look["hand"]);
  });
}

TEST(Look, tells_what_each_declaration_is_worth) {
  Played played("hoogjassen");
  played.hands({"8C 9C TC JC QC KC AC", "7D 8D 9D TD JD QD KD", "7H 8H 9H TH JH QH KH",
                "7S 8S 9S TS JS QS KS"});
  played.then({"0 bid 200", "1 pass", "2 pass", "3 pass", "0 leave", "0 trump C"});
  const JsonValue look = look_of(played.deal(), Seat(0));
  const JsonValue& entry = look["legal"][0];
  EXPECT_EQ(entry["shape"], "melds");
  EXPECT_EQ(entry["melds"][0]["action"], "roem 8C-AC");
  EXPECT_EQ(entry["melds"][0]["points"], 120);  // 20 of it for the stuk
  EXPECT_EQ(entry["melds"][0]["cards"].size(), 7U);
  EXPECT_EQ(entry["melds"][1]["action"], "roem none");
  EXPECT_EQ(entry["melds"][1]["points"], 0);
}

TEST(Look, lets_one_look_back_as_far_as_the_house_rules_say) {
  for (const char* back : {"last", "until_lead", "all", "none"}) {
    Played played("klaverjassen", {std::string("look_back=") + back, "trump_by=verplicht"});
    played.hands({"7C 8C 9C TC JC QC KC AC", "7D 8D 9D TD JD QD KD AD", "7H 8H 9H TH JH QH KH AH",
                  "7S 8S 9S TS JS QS KS AS"});
    played.then({"0 trump C", "0 play JC", "1 play 7D", "2 play 7H", "3 play 7S"});
    EXPECT_EQ(look_of(played.deal(), Seat(1)).contains("last_trick"), std::string(back) != "none");
    EXPECT_EQ(look_of(played.deal(), Seat(1)).contains("tricks"), std::string(back) == "all");
    played.then({"0 play 9C"});
    const JsonValue look = look_of(played.deal(), Seat(1));
    const bool still = std::string(back) == "last" || std::string(back) == "all";
    EXPECT_EQ(look.contains("last_trick"), still) << back;
    if (still) {
      EXPECT_EQ(look["last_trick"]["winner"], 0);
      EXPECT_EQ(look["last_trick"]["cards"].size(), 4U);
    }
  }
}

TEST(Look, tells_what_was_paid_before_the_tricks) {
  Played pays = pandoer_deals::with(pandoer_deals::one_suit_each);
  const JsonValue paid = look_of(pays.deal(), std::nullopt)["paid"];
  EXPECT_EQ(paid.size(), 4U);
  EXPECT_EQ(paid[0], -10);
  EXPECT_EQ(paid[3], 30);
  Played free = pandoer_deals::with(pandoer_deals::one_suit_each, {"turnup_pay=no"});
  EXPECT_EQ(look_of(free.deal(), std::nullopt)["paid"][3], 0);
}

// Seat 1 holds spades and ruffs the ace of spades.
TEST(Look, tells_everybody_what_came_of_a_claim) {
  Played played("klaverjassen", {"revoke=penalised", "trump_by=verplicht"});
  played.hands({"7C 8C 9C TC JC QC KC AS", "AC 8D 9D TD JD QD KD 7S", "7H 8H 9H TH JH QH KH AH",
                "AD 7D 8S 9S TS JS QS KS"});
  played.then({"0 trump C", "0 play AS", "1 play AC", "2 play 7H", "3 play 8S"});
  EXPECT_FALSE(look_of(played.deal(), Seat(1)).contains("claim"));
  played.then({"0 claim-revoke 3"});
  for (const auto reader :
       {std::optional(Seat(0)), std::optional(Seat(1)), std::optional<Seat>()}) {
    const JsonValue claim = look_of(played.deal(), reader)["claim"];
    EXPECT_EQ(claim["seat"], 0);
    EXPECT_EQ(claim["against"], 3);
    EXPECT_EQ(claim["right"], false);
    EXPECT_FALSE(claim.contains("card"));
  }
  played.then({"2 claim-revoke 1"});
  const JsonValue claim = look_of(played.deal(), Seat(3))["claim"];
  EXPECT_EQ(claim["seat"], 2);
  EXPECT_EQ(claim["right"], true);
  EXPECT_EQ(claim["trick"], 0);
  EXPECT_EQ(claim["card"], "AC");
  EXPECT_EQ(claim["rule"], "KJ-21");
}

TEST(Look, VV_22_and_VV_42_tells_a_silent_ace_once_it_falls_and_the_best_trump_at_the_end) {
  Played played("vijvenveertig", {"seats=2", "best_trump_bonus=yes"});
  played.hands({"AS KD QD JD TD", "TS 2D 3D 4D 6D"}, "8S");
  played.then({"0 play KD", "1 play 2D", "0 play QD", "1 play 3D", "0 play JD", "1 play 4D",
               "0 play TD", "1 play 6D"});
  const auto told = [&](const char* key) {
    return look_of(played.deal(), Seat(1)).value(key, JsonValue());
  };
  EXPECT_TRUE(told("silent_ace").is_null());
  played.play("0 play AS");
  EXPECT_EQ(told("silent_ace"), 0);
  EXPECT_TRUE(told("best_trump").is_null());
  played.play("1 play TS");
  EXPECT_EQ(told("best_trump"), (JsonValue{{"seat", 1}, {"card", "TS"}, {"score", 5}}));
}

}  // namespace
}  // namespace troef::test
