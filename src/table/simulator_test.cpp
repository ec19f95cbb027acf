// SPDX-License-Identifier: Apache-2.0
// Whole matches at tables of every game, by people who know only what they were sent: they come and
// go, say things twice, lose messages, take back, pause; and the table dies and is made again.
#include "table_host.h"

namespace troef::test {
namespace {

std::vector<std::string> preset_names() {
  std::vector<std::string> names;
  for (const auto& table : all_presets()) names.push_back(table.name);
  return names;
}

std::string name_of_test(const testing::TestParamInfo<std::string>& info) {
  std::string name = info.param;
  for (char& c : name) {
    if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
  }
  return name;
}

JsonValue settings_of(const std::string& name, Quick& random) {
  const auto slash = name.find('/');
  JsonValue settings{{"game", name.substr(0, slash)}, {"preset", name.substr(slash + 1)}};
  settings["rules"] = {{"match_deals", 3}, {"match_target", 0}};
  settings["rules"]["revoke"] = random.roughly_below(3) == 0 ? "penalised" : "prevented";
  settings["rules"]["shuffle"] = random.roughly_below(3) == 0 ? "hand" : "full";
  settings["rules"]["look_back"] = random.roughly_below(2) == 0 ? "all" : "until_lead";
  constexpr std::array<const char*, 3> watch{"none", "played", "delayed"};
  settings["watch"] = watch[static_cast<std::size_t>(random.roughly_below(3))];
  settings["talk"] = "free";
  if (random.roughly_below(2) == 0) settings["tempo"] = 20'000;
  if (random.roughly_below(2) == 0) settings["forced"] = "hand";
  return settings;
}

class Evening {
 public:
  Evening(const std::string& preset, std::uint64_t seed, bool loses)
      : random_(seed), host_(settings_of(preset, random_).dump(), seed) {
    all_seated(host_);
    if (!loses) return;
    host_.loses = [this](Connection) { return losing_ && random_.roughly_below(30) == 0; };
  }

  Host& host() { return host_; }

  // One thing happens; false when the match is over.
  bool step() {
    losing_ = true;
    something();
    losing_ = false;
    ask_where_something_is_missing();
    return phase() != "over";
  }
  std::string phase() { return JsonValue::parse(host_.table->summary())["phase"]; }

  // What the clients have put together from steps is what they would be told afresh.
  void expect_up_to_date() {
    for (auto& [connection, client] : host_.clients) {
      const Client before = client;
      host_.say(connection, R"({"type":"sync"})");
      EXPECT_EQ(before.seq, client.seq);
      EXPECT_EQ(before.table, client.table) << JsonValue::diff(before.table, client.table);
      EXPECT_EQ(before.look, client.look) << JsonValue::diff(before.look, client.look);
      EXPECT_EQ(before.chat, client.chat);
      EXPECT_EQ(before.events, client.events) << JsonValue::diff(before.events, client.events);
    }
  }

  // Whoever comes back to a table made again from its lines is told the same, byte for byte.
  void expect_restored_is_the_same() {
    std::string error;
    const auto again = troef::Table::restore(all_games(), "t1", host_.lines, host_.fate, error);
    ASSERT_NE(again, nullptr) << error;
    std::map<Connection, std::string> told;
    for (int round = 0; round < 2; ++round) {  // once all are there
      for (auto& [connection, client] : host_.clients) {
        if (round == 0) (void)again->connect(connection, client.person, host_.now);
        const auto* say = round == 0 ? R"({"type":"hello","v":1})" : R"({"type":"sync"})";
        const auto outcome = again->receive(connection, say, host_.now);
        EXPECT_TRUE(outcome.lines.empty());
        told[connection] = *outcome.messages.back().text;
      }
    }
    for (auto& [connection, client] : host_.clients) {
      client.bytes.clear();
      host_.say(connection, R"({"type":"sync"})");
      EXPECT_EQ(told[connection] + "\n", client.bytes);
    }
  }

 private:
  bool one_in(int n) { return random_.roughly_below(n) == 0; }
  Connection anybody() {
    auto it = host_.clients.begin();
    std::advance(it, random_.roughly_below(static_cast<int>(host_.clients.size())));
    return it->first;
  }

  void something() {
    if (host_.clients.empty() || one_in(40)) return come();
    if (one_in(40)) return host_.leave(anybody());
    if (one_in(60)) return dies();
    if (one_in(20)) return talks_and_the_like();
    if (one_in(15)) return says_again();
    if (!one_in(8) && acts()) return;
    if (!host_.go_on()) come();
  }

  void come() {
    const Connection connection =
        host_.join(any_of({"An", "B", "C", "D", "E", "F", "Wil", "Jo"}, random_));
    if (one_in(2)) {
      host_.say(connection, JsonValue{{"type", "sit"}, {"seat", random_.roughly_below(6)}});
    }
  }
  void dies() {
    host_.restart();
    come();
    come();
  }
  void talks_and_the_like() {
    host_.say(anybody(),
              any_of({R"({"type":"undo"})", R"({"type":"consent","yes":true})",
                      R"({"type":"consent","yes":false})", R"({"type":"stand"})",
                      R"({"type":"pause","on":true})", R"({"type":"pause","on":false})",
                      R"({"type":"say","text":"hé \"daar\""})",
                      R"({"type":"say","text":"psst","to":"defenders"})", R"({"type":"next"})",
                      R"({"type":"bot","seat":1,"level":"thumb"})"},
                     random_));
    for (const auto& [connection, client] : host_.clients) {
      if (one_in(2)) host_.say(connection, R"({"type":"pause","on":false})");
      if (one_in(2)) host_.say(connection, R"({"type":"consent","yes":true})");
    }
  }
  void says_again() {
    if (last_act_.is_null() || !host_.clients.contains(last_by_)) return;
    if (host_[last_by_].seat() != last_seat_) return;
    // What was done in the deal before the last is not known any more.
    if (host_.records.size() > last_records_ + 1) return;
    const std::size_t lines = host_.lines.size();
    const auto answer = host_.say(last_by_, last_act_);
    // Who stands may not have heard of it yet.
    const bool heard = !answer.is_null();
    const bool stands = heard && host_.loses && answer.value("code", "") == "not_seated";
    EXPECT_TRUE(!heard || stands || answer["type"] == "done") << answer;
    EXPECT_EQ(lines, host_.lines.size());
  }
  bool acts() {
    for (auto& [connection, client] : host_.clients) {
      if (client.gap || !client.look.contains("deal")) continue;
      auto legal = client.legal(random_);
      if (client.look.contains("asides") && one_in(10)) legal = client.asides(random_);
      if (legal.empty()) continue;
      last_act_ = {{"type", "act"},
                   {"deal", client.look["deal"]},
                   {"at", client.look["at"]},
                   {"action", any_of(legal, random_)}};
      last_by_ = connection;
      last_seat_ = client.seat();
      last_records_ = host_.records.size();
      const auto answer = host_.say(connection, last_act_);
      if (answer.is_null()) {  // lost: who knows
        last_act_ = {};
        return true;
      }
      if (answer["type"] == "done") return true;
      const bool nothing = last_act_["action"] == "call-roem" && answer["code"] == "rule";
      const bool heeded = answer["code"] == "paused" || answer["code"] == "turn";
      EXPECT_TRUE(nothing || heeded || host_.loses) << answer;
      last_act_ = {};
      return false;
    }
    return false;
  }
  void ask_where_something_is_missing() {
    for (auto& [connection, client] : host_.clients) {
      if (client.gap || !client.told) host_.say(connection, R"({"type":"sync"})");
    }
  }

  Quick random_;
  Host host_;
  bool losing_ = false;
  JsonValue last_act_;
  Connection last_by_ = 0;
  std::optional<int> last_seat_;
  std::size_t last_records_ = 0;  // that there were then
};

class EveryGame : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(All, EveryGame, testing::ValuesIn(preset_names()), name_of_test);

TEST_P(EveryGame, steps_lead_to_what_one_would_be_told_afresh_and_a_restored_table_tells_the_same) {
  Evening evening(GetParam(), seed(), false);
  int steps = 0;
  while (evening.step() && !HasFailure()) {
    ASSERT_LT(++steps, 20'000);
    if (steps % 7 == 0) evening.expect_up_to_date();
    if (steps % 23 == 0) evening.expect_restored_is_the_same();
  }
  evening.expect_up_to_date();
  evening.expect_restored_is_the_same();
  EXPECT_GE(evening.host().records.size(), 4U);
}

TEST_P(EveryGame, whoever_loses_messages_asks_and_the_match_goes_on_to_its_end) {
  Evening evening(GetParam(), seed(), true);
  int steps = 0;
  while (evening.step() && !HasFailure()) ASSERT_LT(++steps, 20'000);
  EXPECT_GE(evening.host().records.size(), 4U);
}

TEST_P(EveryGame, the_records_are_right_and_end_with_the_sums) {
  Evening evening(GetParam(), seed() + 1, false);
  while (evening.step() && !HasFailure()) continue;
  RecordReader reader(all_games());
  const auto& records = evening.host().records;
  for (std::size_t i = 0; i + 1 < records.size(); ++i) {
    ASSERT_EQ(reader.read(records[i]), RecordReader::Kind::deal) << reader.fault().message;
    const auto fault = referee(reader.deal());
    EXPECT_FALSE(fault) << fault->message;
  }
  EXPECT_EQ(reader.read(records.back()), RecordReader::Kind::match_end);
}

}  // namespace
}  // namespace troef::test
