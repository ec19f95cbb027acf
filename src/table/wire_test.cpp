// SPDX-License-Identifier: Apache-2.0
// Foreign bytes: messages, settings and lines are understood strictly, and nothing else is.
#include "table/json_read.h"
#include "table/lines.h"
#include "table/wire_in.h"
#include "table/wire_out.h"
#include "table_host.h"

namespace troef::test {
namespace {

std::string error_of(const std::string& bytes) { return wire::parse(bytes).error; }

TEST(WireIn, understands_every_message_of_the_protocol) {
  for (const char* text :
       {R"({"type":"hello","v":1})", R"({"type":"sync"})", R"({"type":"sit","seat":2})",
        R"({"type":"stand"})", R"({"type":"bot","seat":1,"level":"thumb"})",
        R"({"type":"bot","seat":1,"level":null})", R"({"type":"let","person":"x","in":true})",
        R"({"type":"start"})", R"({"type":"act","deal":0,"at":17,"action":"play JS"})",
        R"({"type":"why","action":"play 7H"})",
        R"({"type":"cut","deal":0,"bytes":"00112233445566778899aabbccddeeff","lift":14})",
        R"({"type":"undo"})", R"({"type":"consent","yes":true})",
        R"({"type":"say","phrase":"well_played","to":"table"})",
        R"({"type":"say","text":"é","to":"defenders"})", R"({"type":"pause","on":true})",
        R"({"type":"next"})", R"({"type":"rest","deal":0,"at":29})",
        R"({ "type" : "again" , "id":"7" })"}) {
    EXPECT_TRUE(wire::parse(text).message) << text << error_of(text);
  }
}

TEST(WireIn, refuses_everything_else_and_says_why) {
  EXPECT_NE(error_of(R"({"type":"syncc"})").find("there is sync"), std::string::npos);
  std::string longest = R"({"type":"sync"})";
  longest.resize(8192, ' ');
  EXPECT_EQ(error_of(longest), "");
  EXPECT_NE(error_of(longest + " ").find("8 KiB"), std::string::npos);
  for (const char* text : {"",
                           "null",
                           "[]",
                           "{}",
                           "{",
                           "\xff",
                           R"({"type":5})",
                           R"({"type":"sync","more":1})",
                           R"({"type":"sync","type":"sync"})",
                           R"({"type":"sit"})",
                           R"({"type":"sit","seat":"2"})",
                           R"({"type":"sit","seat":2.0})",
                           R"({"type":"sit","seat":99999999999999999999})",
                           R"({"type":"sit","seat":[2]})",
                           R"({"type":"sit","seat":{"a":1}})",
                           R"([{"type":"sync"}])",
                           R"({"type":"hello","v":2})",
                           R"({"type":"hello"})",
                           R"({"type":"consent","yes":1})",
                           R"({"type":"cut","deal":0,"bytes":"0011"})",
                           R"({"type":"act","deal":0,"at":-1,"action":"pass"})",
                           R"({"type":"rest","deal":-1,"at":0})",
                           R"({"type":"say"})",
                           R"({"type":"say","phrase":"a","text":"b"})",
                           R"({"type":"say","text":"a","to":"all"})",
                           R"({"type":"say","text":""})",
                           R"({"type":"sync","id":""})",
                           R"({"type":"sync","id":5})",
                           R"({"type":"sync"} )"
                           "x"}) {
    const wire::Frame frame = wire::parse(text);
    EXPECT_FALSE(frame.message) << text;
    EXPECT_FALSE(frame.error.empty()) << text;
  }
  EXPECT_FALSE(wire::parse(R"({"type":"sync","id":")" + std::string(41, 'x') + "\"}").message);
  EXPECT_FALSE(wire::parse(std::string(wire::most_bytes + 1, ' ')).message);
  EXPECT_FALSE(wire::parse(std::string(8000, '[')).message);
  std::string many = "{\"type\":\"sync\"";
  for (int i = 0; i < 200; ++i) many += ",\"k" + std::to_string(i) + "\":1";
  EXPECT_FALSE(wire::parse(many + "}").message);
}

TEST(Members, are_so_many_each_once_and_no_deeper_than_they_may_be) {
  std::string error;
  const auto reads = [&](const std::string& json, int depth) {
    return Members::read(json, depth, error).has_value();
  };
  const auto object = [](int members) {
    std::string json = "{";
    for (int i = 0; i < members; ++i) {
      json += (i == 0 ? "\"k" : ",\"k") + std::to_string(i) + "\":1";
    }
    return json + "}";
  };
  EXPECT_TRUE(reads(object(64), 1));
  EXPECT_FALSE(reads(object(65), 1));
  EXPECT_FALSE(reads(R"({"a":1,"a":1})", 1));
  EXPECT_FALSE(reads(R"({"a":{"b":1}})", 1));
  EXPECT_TRUE(reads(R"({"a":{"b":1},"c":2})", 2));
  EXPECT_FALSE(reads(R"({"a":{"b":1,"b":1}})", 2));
  EXPECT_FALSE(reads(R"({"a":{"b":{"c":1}}})", 2));
  EXPECT_TRUE(reads(R"({"a":9223372036854775807})", 1));
  EXPECT_FALSE(reads(R"({"a":9223372036854775808})", 1)) << "it would be below 0";
}

TEST(WireOut, quotes_what_is_not_utf8_without_it) {
  const std::string text = wire::refused("a\"b", "message", "", "there is no \"\xc3\" or \"é\"");
  EXPECT_EQ(JsonValue::parse(text)["message"], "there is no \"\" or \"é\"");
  EXPECT_EQ(JsonValue::parse(text)["id"], "a\"b");
}

TEST(Settings, are_the_preset_with_what_differs) {
  SettingsFault fault;
  const auto settings = read_settings(
      all_games(),
      R"({"game":"klaverjassen","preset":"rotterdams","rules":{"match_deals":4},"tempo":5000,
          "reserve":60000,"talk":"free","watch":"delayed","sit":"invited","hints":"all",
          "bots":"random","signals":"none","cut":"hand","forced":"hand","seat":3,"start":true})",
      fault);
  ASSERT_TRUE(settings) << fault.message;
  EXPECT_EQ(settings->preset, "rotterdams");
  EXPECT_EQ(settings->rules.common(Common::match_deals), 4);
  EXPECT_EQ(settings->reserve, 60'000);
  EXPECT_EQ(settings->talk, Talk::free);
  EXPECT_EQ(settings->watch, Watching::delayed);
  EXPECT_EQ(settings->sit, Sitting::invited);
  EXPECT_EQ(settings->hints, Hints::all);
  EXPECT_TRUE(settings->cut_by_hand && settings->forced_by_hand && settings->start);
  EXPECT_EQ(settings->seat, 3);
  EXPECT_EQ(differing(*settings), (std::vector<std::string_view>{"match_deals"}));
}

TEST(Settings, go_round_whatever_the_table_agrees_on) {
  const std::string_view agreed =
      R"({"game":"klaverjassen","preset":"rotterdams","rules":{},"tempo":5000,"reserve":60000,
          "talk":"free","watch":"delayed","sit":"invited","hints":"all","bots":"random",
          "signals":"seinen","cut":"hand","forced":"hand","seat":3,"start":true})";
  SettingsFault fault;
  const auto settings = read_settings(all_games(), agreed, fault);
  ASSERT_TRUE(settings) << fault.where << fault.message;
  JsonValue written = JsonValue::parse(to_json(*settings));
  written["rules"] = JsonValue::object();
  EXPECT_EQ(written, JsonValue::parse(agreed));
}

TEST(Settings, go_round_for_every_option_value) {
  for (const Table& table : all_option_values()) {
    TableSettings settings;
    settings.game = table.game;
    settings.preset = table.game->presets().front().id;
    settings.rules = table.rules;
    SettingsFault fault;
    const auto again = read_settings(all_games(), to_json(settings), fault);
    if (table.rules.shuffle() == Shuffle::none) {
      EXPECT_FALSE(again);
      continue;
    }
    ASSERT_TRUE(again) << fault.where << fault.message;
    EXPECT_EQ(again->rules, settings.rules) << table.name;
  }
}

TEST(Settings, name_the_key_and_what_would_have_been_right) {
  const auto fault_of = [](const std::string& json) {
    SettingsFault fault;
    EXPECT_FALSE(read_settings(all_games(), json, fault)) << json;
    return fault;
  };
  EXPECT_EQ(fault_of(R"({"game":"klaverjasen"})").where, "game");
  EXPECT_TRUE(fault_of(R"({"game":"klaverjasen"})").message.starts_with("it takes klaverjassen"));
  EXPECT_EQ(fault_of("{}").where, "game");
  EXPECT_EQ(fault_of("nonsense").where, "");
  EXPECT_EQ(fault_of(R"({"game":"heugen","preset":"heuge"})").where, "preset");
  const auto option = fault_of(R"({"game":"klaverjassen","rules":{"trump_by":"verplich"}})");
  EXPECT_EQ(option.where, "rules.trump_by");
  EXPECT_NE(option.message.find("verplicht"), std::string::npos);
  EXPECT_TRUE(option.rule.starts_with("KJ-"));
  EXPECT_EQ(fault_of(R"({"game":"klaverjassen","rules":5})").where, "rules");
  EXPECT_EQ(fault_of(R"({"game":"klaverjassen","rules":5})").message,
            "it takes an object with house rules");
  EXPECT_EQ(fault_of(R"({"game":"klaverjassen","rules.trump_by":"verplicht"})").where, "");
  EXPECT_EQ(fault_of(R"({"game":"klaverjassen","rules":{"shuffle":"none"}})").where,
            "rules.shuffle");
  EXPECT_EQ(fault_of(R"({"game":"klaverjassen","reserve":1})").where, "reserve");
  EXPECT_EQ(fault_of(R"({"game":"klaverjassen","tempo":-1})").where, "tempo");
  EXPECT_EQ(fault_of(R"({"game":"klaverjassen","tempo":86400001})").where, "tempo");
  EXPECT_EQ(fault_of(R"({"game":"klaverjassen","seat":4})").where, "seat");
  EXPECT_EQ(fault_of(R"({"game":"heugen","preset":"heugen-twee","seat":2})").where, "seat");
  EXPECT_EQ(fault_of(R"({"game":"klaverjassen","bots":"grandmaster"})").where, "bots");
  EXPECT_EQ(fault_of(R"({"game":"klaverjassen","hints":"me"})").where, "hints");
  EXPECT_EQ(fault_of(R"({"game":"klaverjassen","talks":"free"})").where, "talks");
}

TEST(Settings, are_refused_in_both_languages_with_the_rule_where_there_is_one) {
  const auto fault_of = [](const std::string& json) {
    SettingsFault fault;
    EXPECT_FALSE(read_settings(all_games(), json, fault)) << json;
    EXPECT_NE(fault.dutch, "") << json;
    EXPECT_NE(fault.dutch, fault.message) << json;
    return fault;
  };
  const auto together = fault_of(R"({"game":"vijvenveertig","rules":{"seats":3}})");
  EXPECT_EQ(together.rule, "VV-00") << together.message;
  EXPECT_EQ(together.where, "rules");
  EXPECT_TRUE(together.dutch.starts_with("in twee kanten speel je met een even aantal spelers"))
      << together.dutch;
  EXPECT_TRUE(fault_of(R"({"game":"whist"})").dutch.starts_with("kies "));
  EXPECT_EQ(fault_of(R"({"game":"pandoer","reserve":1})").dutch, "een reserve hoort bij een tempo");
  EXPECT_EQ(fault_of(R"({"game":"pandoer","tempo":"x"})").dutch.find("it takes"),
            std::string::npos);
  EXPECT_EQ(fault_of(R"({"game":"klaverjassen","rules":{"trump_by":"x"}})").dutch.find(" or "),
            std::string::npos);
  EXPECT_EQ(fault_of(R"({"game":"klaverjassen","rules":{"counterpit":7}})").dutch,
            "de huisregel counterpit is 0, 100 of 300");
}

TEST(Settings, of_several_faults_the_first_that_is_read_is_told) {
  SettingsFault fault;
  for (const char* second : {R"("sit":"x")", R"("sitting":"x")"}) {
    const std::string json = R"({"game":"heugen",)" + std::string(second) + R"(,"talk":"y"})";
    EXPECT_FALSE(read_settings(all_games(), json, fault));
    EXPECT_EQ(fault.where, "talk") << json;
  }
}

TEST(Settings, that_are_false_or_null_are_as_if_they_were_not_there) {
  SettingsFault fault;
  const auto none =
      read_settings(all_games(), R"({"game":"heugen","start":false,"seat":null})", fault);
  ASSERT_TRUE(none) << fault.message;
  EXPECT_FALSE(none->start);
  EXPECT_FALSE(none->seat);
  const auto both = read_settings(all_games(), R"({"game":"heugen","start":true,"seat":2})", fault);
  EXPECT_TRUE(both->start);
  EXPECT_EQ(both->seat, 2);
}

TEST(Settings, names_of_bots_are_short_and_plain) {
  const std::string longest(24, 'x');
  EXPECT_TRUE(is_level(longest));
  EXPECT_FALSE(is_level(longest + "x"));
  for (const char* name : {"a", "club", "my-bot-2"}) EXPECT_TRUE(is_level(name)) << name;
  for (const char* name : {"", "Club", "my bot", "bot_1", "é"})
    EXPECT_FALSE(is_level(name)) << name;
}

TEST(Settings, take_bots_of_the_host_and_a_strong_one_if_nothing_is_said) {
  SettingsFault fault;
  const std::string_view lent[] = {"thumb", "club", "saver"};
  EXPECT_EQ(read_settings(all_games(), R"({"game":"heugen","bots":"saver"})", fault, lent)->bots,
            "saver");
  EXPECT_EQ(read_settings(all_games(), R"({"game":"heugen"})", fault, lent)->bots, "club");
  const std::string_view few[] = {"random", "thumb"};
  EXPECT_EQ(read_settings(all_games(), R"({"game":"heugen"})", fault, few)->bots, "thumb");
  EXPECT_FALSE(read_settings(all_games(), R"({"game":"heugen","bots":"saver"})", fault, few));
}

TEST(Lines, of_a_table_with_a_bot_whose_name_is_none_are_refused) {
  Host host(R"({"game":"klaverjassen","seat":0,"start":true})");
  const std::string level = R"("bots":"thumb")";
  std::string& first = host.lines.front();
  first.replace(first.find(level), level.size(), R"("bots":"No Name")");
  std::string error;
  EXPECT_FALSE(troef::Table::restore(all_games(), "t1", host.lines, host.fate, error));
}

TEST(Lines, of_a_table_with_a_bot_that_is_gone_are_read_and_another_plays) {
  Host host(R"({"game":"klaverjassen","seat":0,"start":true})");
  const std::string level = R"("bots":"thumb")";
  std::string& first = host.lines.front();
  first.replace(first.find(level), level.size(), R"("bots":"gone")");
  std::string error;
  ASSERT_TRUE(troef::Table::restore(all_games(), "t1", host.lines, host.fate, error)) << error;
}

// So they were before it was a choice of the table.
TEST(Lines, that_say_nothing_of_hints_give_them_to_who_plays_alone) {
  for (const std::string sit : {"alone", "link"}) {
    Host host(R"({"game":"heugen","seat":0,"sit":")" + sit + "\"}");
    const std::string hints = R"("hints":"alone",)";
    std::string& first = host.lines.front();
    ASSERT_NE(first.find(hints), std::string::npos);
    first.erase(first.find(hints), hints.size());
    std::string error;
    const auto table = troef::Table::restore(all_games(), "t1", host.lines, host.fate, error);
    ASSERT_TRUE(table) << error;
    EXPECT_EQ(table->gives_hints(), sit == "alone");
  }
}

TEST(Lines, go_round_whatever_their_kind) {
  Host host(R"({"game":"pandoer","sit":"invited","talk":"free","seat":0})");
  const Connection an = host.join(Host::an), b = host.join("B");
  host.say(b, R"({"type":"sit","seat":1})");
  host.say(an, R"({"type":"let","person":"p-B","in":true})");
  host.say(b, R"({"type":"sit","seat":1})");
  host.say(an, R"({"type":"say","text":"a \"quote\" \\ é","id":"1"})");
  host.say(an, R"({"type":"start"})");
  host.say(an, R"({"type":"cut","deal":0,"bytes":"00112233445566778899aabbccddeeff"})");
  host.say(b, R"({"type":"pause","on":true})");
  host.say(b, R"({"type":"pause","on":false})");
  host.pass_time(60'000);
  host.leave(b);
  host.say(an, R"({"type":"bot","seat":1,"level":"random"})");
  host.join(Person{"p-B", "Bé"});
  std::set<std::string> kinds;
  std::string error;
  const Names contracts = host.table->settings().game->contracts();
  for (const std::string& text : host.lines) {
    const auto line = line::read(text, all_games(), contracts, error);
    ASSERT_TRUE(line) << error << text;
    EXPECT_EQ(line::to_text(*line, contracts), text);
    kinds.insert(JsonValue::parse(text)["k"]);
  }
  EXPECT_GE(kinds.size(), 12U);
}

TEST(Lines, are_read_strictly) {
  std::string error;
  for (const char* text :
       {"", "{}", R"({"t":1,"k":"sat"})", R"({"t":1,"k":"stood","seat":6})",
        R"({"t":1,"k":"stood","seat":-1})", R"({"t":1,"k":"stood","seat":1,"more":1})",
        R"({"t":1,"k":"act","seat":1,"action":"play"})",
        R"({"t":1,"k":"act","seat":1,"action":"pass","by":"me"})",
        R"({"t":1,"k":"deal","secret":"00"})", R"({"t":"1","k":"cuts"})"}) {
    EXPECT_FALSE(line::read(text, all_games(), {}, error)) << text;
    EXPECT_FALSE(error.empty());
  }
}

}  // namespace
}  // namespace troef::test
