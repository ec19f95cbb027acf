// SPDX-License-Identifier: Apache-2.0
#include "table_host.h"

namespace troef::test {
namespace {

JsonValue phrase(const char* name) { return {{"type", "say"}, {"phrase", name}}; }
JsonValue text(const std::string& words, const char* to = "table") {
  return {{"type", "say"}, {"text", words}, {"to", to}};
}

// Seat 0 bids this contract and everybody else passes, as soon as a pack allows it; then those who
// lay cards away and name trumps do so until the first card is played.
std::unique_ptr<Host> in_contract(const std::string& contract, const char* talk) {
  for (std::uint64_t seed = 1; seed < 60; ++seed) {
    auto host = std::make_unique<Host>(
        std::string(R"({"game":"pandoer","talk":")") + talk + R"(","forced":"hand"})", seed);
    const auto friends = all_seated(*host);
    Quick random(seed);
    for (int i = 0; i < 60; ++i) {
      const JsonValue look = (*host)[friends[0]].look;
      if (look["silence"] == true || look["counsel"] == true) return host;
      if (look["awaited"] != "seat") break;
      const Connection mover = friends[look["turn"].get<std::size_t>()];
      const auto legal = (*host)[mover].legal(random);
      if (!look.contains("declarer")) {
        const bool bids = !look.contains("contract") && (*host)[mover].seat() == 0;
        if (code(host->act(mover, bids ? "bid " + contract : "pass")) != "done") break;
        continue;
      }
      host->act(mover, legal.front());
    }
  }
  ADD_FAILURE() << contract << " never came";
  return nullptr;
}

TEST(Talk, has_ready_phrases_and_nothing_else_by_default) {
  Host host(R"({"game":"klaverjassen"})");
  const Connection an = host.join(Host::an), b = host.join("B");
  EXPECT_EQ(code(host.say(an, phrase(""))), "message");
  EXPECT_EQ(code(host.say(an, phrase("well_played"))), "done");
  EXPECT_EQ(host[b].chat.back()["phrase"], "well_played");
  EXPECT_EQ(host[b].chat.back()["name"], "An");
  EXPECT_EQ(host[b].chat.back()["person"], Host::an.id);
  EXPECT_EQ(code(host.say(an, phrase("your mother"))), "message");
  EXPECT_EQ(code(host.say(an, text("hello"))), "no_talk");
  EXPECT_EQ(code(host.say(an, text("psst", "defenders"))), "no_talk");
}

TEST(Talk, is_free_or_there_is_none_as_the_table_likes) {
  Host free(R"({"game":"klaverjassen","talk":"free"})");
  const Connection an = free.join(Host::an), b = free.join("B");
  EXPECT_EQ(code(free.say(an, text("Zet 'm op, \"Jan\" \xF0\x9F\x83\x8F"))), "done");
  EXPECT_EQ(free[b].chat.back()["text"], "Zet 'm op, \"Jan\" \xF0\x9F\x83\x8F");
  std::string long_line;
  for (int i = 0; i < 280; ++i) long_line += "\xF0\x9F\x83\x8F";
  EXPECT_EQ(code(free.say(an, text(long_line))), "done") << "characters are counted, not bytes";
  EXPECT_EQ(code(free.say(an, text(long_line + "!"))), "message");
  EXPECT_EQ(code(free.say(an, text("two\nlines"))), "message");
  EXPECT_EQ(code(free.say(an, text("turned \xE2\x80\xAE round"))), "message");
  EXPECT_EQ(code(free.say(an, text(std::string(281, 'x')))), "message");
  Host none(R"({"game":"klaverjassen","talk":"none"})");
  EXPECT_EQ(code(none.say(none.join(Host::an), phrase("hello"))), "no_talk");
}

TEST(Talk, is_said_once_and_not_too_fast) {
  Host host(R"({"game":"klaverjassen"})");
  const Connection an = host.join(Host::an);
  JsonValue hello = phrase("hello");
  hello["id"] = "1";
  EXPECT_EQ(code(host.say(an, hello)), "done");
  EXPECT_EQ(code(host.say(an, hello)), "done");
  EXPECT_EQ(host[an].chat.size(), 1U);
  for (int i = 0; i < 7; ++i) EXPECT_EQ(code(host.say(an, phrase("hello"))), "done");
  EXPECT_EQ(code(host.say(an, phrase("hello"))), "rate");
  host.pass_time(10'000);
  EXPECT_EQ(code(host.say(an, phrase("hello"))), "done");
}

TEST(Talk, is_counted_and_known_again_for_each_person_apart) {
  Host host(R"({"game":"klaverjassen"})");
  const Connection an = host.join(Host::an), b = host.join("B");
  JsonValue hello = phrase("hello");
  hello["id"] = "1";
  EXPECT_EQ(code(host.say(an, hello)), "done");
  EXPECT_EQ(code(host.say(b, hello)), "done");
  EXPECT_EQ(host[an].chat.size(), 2U) << "each has an id 1 of their own";
  for (int i = 0; i < 7; ++i) host.say(an, phrase("hello"));
  EXPECT_EQ(code(host.say(an, phrase("hello"))), "rate");
  EXPECT_EQ(code(host.say(b, phrase("hello"))), "done");
}

TEST(Talk, is_known_again_after_a_restart) {
  Host host(R"({"game":"klaverjassen"})");
  JsonValue hello = phrase("hello");
  hello["id"] = "1";
  host.say(host.join(Host::an), hello);
  host.restart();
  const Connection an = host.join(Host::an);
  EXPECT_EQ(code(host.say(an, hello)), "done");
  EXPECT_EQ(host[an].chat.size(), 1U);
}

TEST(Talk, has_no_channel_of_defenders_where_they_may_not_talk_it_over) {
  Host host(R"({"game":"heugen","talk":"free"})");
  const auto friends = all_seated(host);
  Quick random(1);
  for (int i = 0; i < 60 && !host[friends[0]].look.contains("declarer"); ++i) {
    for (const Connection each : friends) {
      const auto legal = host[each].legal(random);
      if (!legal.empty()) host.act(each, legal.front());
    }
  }
  ASSERT_TRUE(host[friends[0]].look.contains("declarer"));
  for (const Connection each : friends) {
    EXPECT_EQ(code(host.say(each, text("psst", "defenders"))), "no_talk");
  }
}

TEST(Talk, is_kept_for_who_comes_later_the_last_fifty_of_it) {
  Host host(R"({"game":"klaverjassen","talk":"free"})");
  const Connection an = host.join(Host::an);
  for (int i = 1; i <= 60; ++i) {
    ASSERT_EQ(code(host.say(an, text(std::to_string(i)))), "done");
    host.pass_time(5'000);
  }
  const JsonValue& chat = host[host.join("B")].chat;
  ASSERT_EQ(chat.size(), 50U);
  EXPECT_EQ(chat.front()["text"], "11");
  EXPECT_EQ(chat.back()["text"], "60");
}

TEST(Talk, that_is_kept_has_the_name_that_who_said_it_has_now) {
  Host host(R"({"game":"klaverjassen","talk":"free","seat":0})");
  const Connection an = host.join(Host::an), b = host.join("B");
  host.say(b, sit(1));
  host.say(an, text("hello"));
  host.say(b, text("good evening"));
  host.deliver(host.table->rename({Host::an.id, "Anna"}, host.now));
  const JsonValue& chat = host[host.join("C")].chat;
  ASSERT_EQ(chat.size(), 2U);
  EXPECT_EQ(chat[0]["name"], "Anna");
  EXPECT_EQ(chat[1]["name"], "B");
}

TEST(Talk, PD_41_the_defenders_talk_it_over_and_nobody_else_hears) {
  for (const char* contract : {"praatje", "piek"}) {
    const auto host = in_contract(contract, "phrases");
    ASSERT_NE(host, nullptr);
    const Connection watcher = host->join("Wil");
    EXPECT_EQ(code(host->say(2, text("play low", "defenders"))), "done");
    EXPECT_EQ(code(host->say(1, text("what?", "defenders"))), "no_talk");
    EXPECT_EQ(code(host->say(watcher, text("what?", "defenders"))), "no_talk");
    EXPECT_EQ(code(host->say(2, text("play low"))), "no_talk");
    for (const Connection connection : {2, 3, 4}) {
      EXPECT_EQ((*host)[static_cast<Connection>(connection)].chat.back()["text"], "play low");
    }
    for (const Connection connection : {Connection{1}, watcher}) {
      EXPECT_EQ((*host)[connection].bytes.find("play low"), std::string::npos);
      host->say(connection, R"({"type":"sync"})");
      EXPECT_EQ((*host)[connection].bytes.find("play low"), std::string::npos);
    }
  }
}

TEST(Talk, PD_42_in_omver_nobody_says_a_word) {
  const auto host = in_contract("omver", "free");
  ASSERT_NE(host, nullptr);
  const Connection watcher = host->join("Wil");
  for (const Connection connection : {Connection{1}, Connection{2}, Connection{3}, watcher}) {
    EXPECT_EQ(code(host->say(connection, phrase("hello"))), "no_talk");
    EXPECT_EQ(code(host->say(connection, text("psst", "defenders"))), "no_talk");
  }
}

}  // namespace
}  // namespace troef::test
