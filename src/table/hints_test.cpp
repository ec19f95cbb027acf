// SPDX-License-Identifier: Apache-2.0
#include "bots/hint/hint.h"
#include "table_host.h"

namespace troef::test {
namespace {

void near(const JsonValue& json, double value) { EXPECT_NEAR(json.get<double>(), value, 0.0051); }

// What is not so in every deal is never 1.
void share(const JsonValue& json, double value) {
  EXPECT_NEAR(json.get<double>(), value, 0.0101);
  EXPECT_EQ(json == 1, value >= 1) << json << " of " << value;
}

void option(const JsonValue& json, const Hint::Option& told) {
  near(json["gain"], told.gain);
  near(json["score"], told.score);
  share(json["best"], told.best);
  EXPECT_EQ(json.contains("others"), told.others.has_value());
  if (told.trick) share(json["trick"], *told.trick);
  if (told.wins) share(json["wins"], *told.wins);
  EXPECT_EQ(json.contains("saying"), told.saying.has_value());
  ASSERT_EQ(json["plays"].size(), told.plays.size());
  for (std::size_t i = 0; i < told.plays.size(); ++i) {
    share(json["plays"][i]["share"], told.plays[i].share);
    if (told.plays[i].made) share(json["plays"][i]["made"], *told.plays[i].made);
  }
}

TEST(HintJson, says_what_the_bot_found_in_hundredths_and_calls_nothing_sure_that_is_not) {
  Host host(R"({"game":"heugen","preset":"heugen-twee","sit":"alone","seat":0,"start":true})");
  const Connection an = host.join(Host::an);
  host.pass_time(4'000);
  Quick random(2);
  int asked = 0;
  while (asked < 3 && host[an].look["awaited"] == "seat") {
    const auto legal = host[an].legal(random);
    if (legal.empty()) {
      ASSERT_TRUE(host.go_on());
      continue;
    }
    if (const auto question = host.table->hint_question(Host::an.id);
        question && legal.size() > 1) {
      ++asked;
      const JsonValue json = JsonValue::parse(advise(*question, {}));
      const Hint told = hint(question->view, {.name = "", .seed = question->seed});
      ASSERT_EQ(json["options"].size(), told.options.size());
      for (std::size_t i = 0; i < told.options.size(); ++i) {
        option(json["options"][i], told.options[i]);
      }
      ASSERT_EQ(json["likely"].size(), told.guesses.size());
      for (std::size_t i = 0; i < told.guesses.size(); ++i) {
        share(json["likely"][i]["chance"], told.guesses[i].chance);
      }
    }
    host.act(an, any_of(legal, random));
  }
  EXPECT_EQ(asked, 3);
}

TEST(HintJson, tells_what_partners_said_and_what_a_card_would_say_by_the_convention) {
  Played played("klaverjassen");
  played.dealer(0).hands({"9C QC JC AC 7D TD 9S TS", "7H KH JS QS 9D JD 8S AD",
                          "AH 9H TH 7C 8C QD KD 7S", "8H QH JH TC KC 8D KS AS"});
  played.then({"1 trump C", "1 play 7H", "2 play AH", "3 play 8H"});
  const auto asked = [&](int seat, const char* signals) {
    return JsonValue::parse(advise({signals, 1, 0, 4, played.deal().view(Seat(seat))}, {}));
  };
  const auto saying = [&](std::string_view action) {
    const JsonValue hint = asked(0, "seinen");
    for (const JsonValue& option : hint["options"]) {
      if (option["action"] == action) return option["saying"];
    }
    return JsonValue();
  };
  EXPECT_EQ(saying("play 9S"), JsonValue::parse(R"({"sign":"SG-21","says":"unwanted","so":true})"));
  EXPECT_EQ(saying("play 7D"), JsonValue::parse(R"({"sign":"SG-20","says":"ace","so":false})"));
  EXPECT_EQ(asked(0, "seinen")["heard"], JsonValue::array());
  played.then({"0 play 7D"});
  EXPECT_EQ(asked(2, "seinen")["heard"],
            JsonValue::parse(R"([{"seat":0,"card":"7D","sign":"SG-20","says":"ace"}])"));
  EXPECT_EQ(asked(2, "none")["heard"], JsonValue::array());
}

}  // namespace
}  // namespace troef::test
