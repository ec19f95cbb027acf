// SPDX-License-Identifier: Apache-2.0
// Who somebody is, over HTTP.
#include <gtest/gtest.h>

#include "hang.h"
#include "server/log.h"
#include "server/tokens.h"
#include "server_support/running.h"

namespace troef::server {
namespace {

struct Started : Running {
  Started() { start(); }
};

struct Identity : testing::Test {
  Started running;
  Browser an{running.port()};
};

TEST_F(Identity, nobody_is_nobody_until_they_say_a_name) {
  EXPECT_EQ(an.get("/api/v1/me").status, 200);
  EXPECT_TRUE(an.get("/api/v1/me").json().is_null());
  const Response made = an.post("/api/v1/me", {{"name", "  An "}});
  EXPECT_EQ(made.status, 201);
  EXPECT_EQ(made.json()["name"], "An");
  EXPECT_EQ(an.get("/api/v1/me").json(), made.json());
}

TEST_F(Identity, the_cookie_is_out_of_reach_of_scripts_and_other_sites) {
  const Response made = an.post("/api/v1/me", {{"name", "An"}});
  const std::string cookie = made.headers.at("set-cookie");
  EXPECT_NE(cookie.find("; HttpOnly"), std::string::npos);
  EXPECT_NE(cookie.find("; SameSite=Lax"), std::string::npos);
  EXPECT_NE(cookie.find("; Path=/;"), std::string::npos);
  EXPECT_NE(cookie.find("; Max-Age=34560000;"), std::string::npos) << "as long as browsers allow";
  EXPECT_EQ(cookie.find("Secure"), std::string::npos);
}

TEST_F(Identity, a_second_name_renames) {
  const std::string id = an.be("An");
  const Response renamed = an.post("/api/v1/me", {{"name", "Anna"}});
  EXPECT_EQ(renamed.status, 200);
  EXPECT_EQ(renamed.json(), (WireJson{{"id", id}, {"name", "Anna"}}));
  EXPECT_EQ(an.get("/api/v1/me").json()["name"], "Anna");
}

// The log is opened and closed while there is no other thread.
TEST(Log, says_who_was_renamed_and_neither_name_nor_token) {
  testing::internal::CaptureStderr();
  ASSERT_TRUE(open_log("info"));
  std::string id, token;
  {
    const Started running;
    Browser an(running.port());
    id = an.be("Johanna");
    token = an.cookie.substr(6);
    an.post("/api/v1/me", {{"name", "Wilhelmina"}});
  }
  close_log();
  const std::string said = testing::internal::GetCapturedStderr();
  EXPECT_NE(said.find(R"("event":"renamed","person":")" + id + "\""), std::string::npos) << said;
  for (const std::string& secret : {token, hash_of(token), std::string("Wilhelmina")}) {
    EXPECT_EQ(said.find(secret), std::string::npos) << said;
  }
}

TEST_F(Identity, the_store_never_sees_a_token) {
  an.be("An");
  const std::string token = an.cookie.substr(6);
  const std::lock_guard lock(running.disk().mutex);
  ASSERT_EQ(running.disk().tokens.size(), 1U);
  EXPECT_EQ(running.disk().tokens.begin()->first, hash_of(token));
  EXPECT_NE(running.disk().tokens.begin()->first, token);
}

TEST_F(Identity, nobody_is_taken_for_somebody_new_where_the_store_cannot_say) {
  an.be("An");
  Browser phone(running.port());
  running.store().lose(true);
  EXPECT_EQ(an.get("/api/v1/me").status, 503);
  EXPECT_EQ(an.post("/api/v1/me", {{"name", "Anna"}}).status, 503);
  EXPECT_EQ(an.post("/api/v1/me/link", WireJson::object()).status, 503);
  EXPECT_EQ(phone.post("/api/v1/me/move", {{"code", "abcdefghjkmn"}}).status, 503);
  EXPECT_EQ(phone.post("/api/v1/me", {{"name", "Bo"}}).status, 503);
}

TEST_F(Identity, names_are_short_visible_text) {
  for (const char* name : {"", "   ", "a\nb", "a\u202Eb", "a\u200Bb", "\u0085", "a\u061Cb",
                           "\u00A0", "\u3164 ", "\u2060"}) {
    EXPECT_EQ(an.post("/api/v1/me", {{"name", name}}).status, 400) << name;
  }
  std::string long_name;
  for (int i = 0; i < 40; ++i) long_name += "é";
  EXPECT_EQ(an.post("/api/v1/me", {{"name", long_name}}).status, 201);
  EXPECT_EQ(an.post("/api/v1/me", {{"name", long_name + "é"}}).status, 400);
  EXPECT_EQ(an.request("POST", "/api/v1/me", "{\"name\":\"\xC0\xAF\"}").status, 400);
  EXPECT_EQ(an.request("POST", "/api/v1/me", R"({"name":"a","more":1})").status, 400);
  EXPECT_EQ(an.request("POST", "/api/v1/me", R"(["a"])").status, 400);
}

TEST_F(Identity, names_may_join_signs_into_one_where_that_is_to_be_seen) {
  for (const char* name :
       {"Jansen \U0001F468\u200D\U0001F469\u200D\U0001F467", "\u2764\uFE0F\u200D\U0001F525",
        "An \u2764\uFE0F", "\u0DC1\u0DCA\u200D\u0DBB"}) {
    EXPECT_EQ(an.post("/api/v1/me", {{"name", name}}).status / 100, 2) << name;
  }
  for (const char* name :
       {"\u200D", "\uFE0F", " \uFE0F", "A\u200Dn", "\u200D\U0001F468", "\U0001F468\u200D",
        "\U0001F468\u200D\u200D\U0001F469", "\U0001F468\u200D An", "\u2764\uFE0F\uFE0F"}) {
    EXPECT_EQ(an.post("/api/v1/me", {{"name", name}}).status, 400) << name;
  }
}

TEST_F(Identity, a_code_moves_a_person_to_another_device_once) {
  const std::string id = an.be("An");
  const Response link = an.post("/api/v1/me/link", WireJson::object());
  ASSERT_EQ(link.status, 201);
  std::string code = link.json()["code"];
  code = " " + code.substr(0, 4) + "-" + code.substr(4);
  for (char& c : code) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));

  Browser phone(running.port()), thief(running.port());
  EXPECT_EQ(phone.post("/api/v1/me/move", {{"code", code}}).json()["id"], id);
  EXPECT_EQ(phone.get("/api/v1/me").json()["id"], id);
  EXPECT_NE(phone.cookie, an.cookie);
  EXPECT_EQ(thief.post("/api/v1/me/move", {{"code", code}}).status, 403);
  EXPECT_EQ(an.get("/api/v1/me").json()["id"], id);
}

TEST_F(Identity, a_wrong_code_is_refused) {
  for (const char* code : {"", "abc", "abcdefghjkmn", "no code at all, but a long text of words"}) {
    EXPECT_EQ(an.post("/api/v1/me/move", {{"code", code}}).status, 403) << code;
  }
  EXPECT_EQ(an.post("/api/v1/me/link", WireJson::object()).status, 401);
}

TEST_F(Identity, a_made_up_token_is_nobody) {
  an.be("An");
  for (const std::string& cookie :
       {std::string("troef="), "troef=" + std::string(64, '0'), "troef=" + std::string(63, 'a'),
        "troef=" + std::string(64, 'Z'), "xtroef=" + an.cookie.substr(6), std::string(";;;=;")}) {
    Browser thief(running.port());
    thief.cookie = cookie;
    EXPECT_TRUE(thief.get("/api/v1/me").json().is_null()) << cookie;
    EXPECT_EQ(thief.post("/api/v1/me/link", WireJson::object()).status, 401) << cookie;
    EXPECT_EQ(thief.open("abcdefghjkmnpqrs"), nullptr) << cookie;
  }
}

TEST_F(Identity, another_site_can_change_nothing) {
  an.be("An");
  for (const char* origin : {"http://evil.example", "null", "http://127.0.0.1",
                             "http://127.0.0.1:1", "ftp://127.0.0.1", "", "PLAIN"}) {
    // Such as no browser writes it: without its scheme.
    const std::string plain = "127.0.0.1:" + std::to_string(running.port());
    an.extra["Origin"] = std::string_view(origin) == "PLAIN" ? plain : origin;
    EXPECT_EQ(an.post("/api/v1/me", {{"name", "Eve"}}).status, 403) << origin;
    EXPECT_EQ(an.post("/api/v1/me/link", WireJson::object()).status, 403) << origin;
    EXPECT_EQ(an.post("/api/v1/me/move", {{"code", "x"}}).json()["error"], "origin") << origin;
    EXPECT_EQ(an.post("/api/v1/tables", {{"game", "heugen"}}).status, 403) << origin;
    EXPECT_EQ(an.open("abcdefghjkmnpqrs"), nullptr) << origin;
    EXPECT_EQ(an.refusal.status, 403) << origin;
  }
  an.extra.clear();
  EXPECT_EQ(an.get("/api/v1/me").json()["name"], "An");
}

TEST_F(Identity, a_form_of_another_kind_is_refused) {
  for (const char* other : {"text/plain", "application/jsonp", "application"}) {
    an.extra["Content-Type"] = other;
    EXPECT_EQ(an.post("/api/v1/me", {{"name", "An"}}).status, 415) << other;
  }
  for (const char* json : {"Application/JSON", "application/json; charset=utf-8"}) {
    an.extra["Content-Type"] = json;
    EXPECT_LT(an.post("/api/v1/me", {{"name", "An"}}).status, 300) << json;
  }
}

TEST(identity_behind_a_proxy, origins_and_addresses_are_as_the_proxy_says) {
  Running running;
  running.config.behind_proxy = true;
  running.config.origins = {"https://cards.example"};
  running.config.limits.posts = {2, 0.001};
  running.start();
  Browser an(running.port());
  an.extra = {{"Origin", "https://cards.example"},
              {"X-Forwarded-Proto", "https"},
              {"X-Forwarded-For", "203.0.113.9, 198.51.100.1"}};
  const Response made = an.post("/api/v1/me", {{"name", "An"}});
  EXPECT_EQ(made.status, 201);
  EXPECT_NE(made.headers.at("set-cookie").find("; Secure"), std::string::npos);
  an.post("/api/v1/me", {{"name", "An"}});
  EXPECT_EQ(an.post("/api/v1/me", {{"name", "An"}}).status, 429);
  an.extra["X-Forwarded-For"] = "203.0.113.9, 198.51.100.2";
  EXPECT_EQ(an.post("/api/v1/me", {{"name", "An"}}).status, 200);
  EXPECT_EQ(an.get("/metrics").status, 404) << "it is for this machine";
}

TEST(identity_behind_a_proxy, nothing_is_believed_that_only_a_proxy_may_say_where_there_is_none) {
  Running running;
  running.config.limits.posts = {2, 0.001};
  running.start();
  Browser an(running.port());
  int asked = 0;
  const auto post = [&] {
    an.extra = {{"X-Forwarded-Proto", "https"},
                {"X-Forwarded-For", "198.51.100." + std::to_string(++asked)}};
    return an.post("/api/v1/me", {{"name", "An"}});
  };
  EXPECT_EQ(post().headers.at("set-cookie").find("Secure"), std::string::npos);
  EXPECT_EQ(post().status, 200);
  const Response refused = post();
  EXPECT_EQ(refused.status, 429) << "it is the same address";
  EXPECT_EQ(refused.headers.at("retry-after"), "10");
}

TEST(identity_behind_a_proxy, a_cookie_is_for_tls_alone_where_it_came_by_that) {
  Running running;
  running.config.behind_proxy = true;
  running.start();
  const auto cookie = [&](const std::string& scheme, const std::string& host) {
    Browser an(running.port());
    an.extra = {{"Origin", scheme + "://cards.example"},
                {"Host", host},
                {"X-Forwarded-Proto", scheme},
                {"X-Forwarded-For", "198.51.100.1"}};
    const auto headers = an.post("/api/v1/me", {{"name", "An"}}).headers;
    return headers.contains("set-cookie") ? headers.at("set-cookie") : "none";
  };
  EXPECT_NE(cookie("https", "cards.example:443").find("; Secure"), std::string::npos);
  EXPECT_NE(cookie("http", "cards.example:80").find("troef="), std::string::npos);
  EXPECT_EQ(cookie("http", "cards.example:80").find("; Secure"), std::string::npos);
  EXPECT_EQ(cookie("https", "cards.example:80"), "none");
}

// Somebody on the way may put a page of their own in the place of one that comes in the clear.
TEST(identity_behind_a_proxy, a_page_without_tls_does_not_use_the_server_by_tls) {
  Running running;
  running.config.behind_proxy = true;
  running.config.origins = {"http://old.example"};
  running.start();
  const auto status = [&](const char* origin) {
    Browser an(running.port());
    an.extra = {{"Origin", origin}, {"Host", "cards.example"}, {"X-Forwarded-Proto", "https"}};
    return an.post("/api/v1/me", {{"name", "An"}}).status;
  };
  EXPECT_EQ(status("https://cards.example"), 201);
  EXPECT_EQ(status("http://cards.example"), 403);
  EXPECT_EQ(status("http://old.example"), 201) << "the host allows it";
}

TEST(identity_behind_a_proxy, neighbours_in_one_network_of_ipv6_are_one) {
  Running running;
  running.config.behind_proxy = true;
  running.config.limits.requests = {4, 0.001};
  running.config.limits.posts = {1, 0.001};
  running.config.limits.connections_per_address = 1;
  running.start();
  Browser an(running.port());
  const auto from = [&](const char* address) -> Browser& {
    an.extra["X-Forwarded-For"] = address;
    return an;
  };
  EXPECT_EQ(from("2001:db8::1").post("/api/v1/me", {{"name", "An"}}).status, 201);
  EXPECT_EQ(from("2001:db8::2").post("/api/v1/me", {{"name", "An"}}).status, 429);
  EXPECT_EQ(from("2001:db8:0:1::2").post("/api/v1/tables", {{"game", "heugen"}}).status, 201);
  const std::string table = from("2001:db8:0:2::1").make_table({{"game", "heugen"}});
  const auto socket = from("2001:db8:0:3::1").open(table);
  ASSERT_NE(socket, nullptr);
  EXPECT_EQ(from("2001:db8:0:3::2").open(table), nullptr);
  EXPECT_EQ(from("2001:db8::3").get("/healthz").status, 200);
  EXPECT_EQ(from("2001:db8::4").get("/healthz").status, 200);
  EXPECT_EQ(from("2001:db8::5").get("/healthz").status, 429);
}

// Lines of one name are one list, to which a proxy adds, and the client wrote the first of them.
TEST(identity_behind_a_proxy, of_several_lines_the_proxy_added_the_last) {
  Running running;
  running.config.behind_proxy = true;
  running.config.limits.requests = {2, 0.001};
  running.start();
  Browser an(running.port());
  const auto status = [&](const char* claimed, const char* added) {
    an.extra = {{"X-Forwarded-For", claimed}, {"x-forwarded-for", added}};
    return an.get("/metrics").status;
  };
  EXPECT_EQ(status("127.0.0.1", "198.51.100.1"), 404) << "it is for this machine";
  EXPECT_EQ(status("198.51.100.2", "203.0.113.9, 198.51.100.1"), 404);
  EXPECT_EQ(status("198.51.100.3", "198.51.100.1"), 429) << "it is the same address";
  EXPECT_EQ(status("198.51.100.1", "198.51.100.3"), 404);
}

TEST(identity_behind_a_proxy, what_is_no_address_is_a_stranger_and_not_the_proxy) {
  Running running;
  running.config.behind_proxy = true;
  running.config.limits.requests = {6, 0.001};
  running.start();
  Browser an(running.port());
  const auto status = [&](const std::string& forwarded) {
    an.extra["X-Forwarded-For"] = forwarded;
    return an.get("/metrics").status;
  };
  for (const std::string& none :
       {std::string(), std::string("127.evil"), std::string(46, 'a'), std::string("127.0.0.1,"),
        std::string("127.0.0.1:x"), std::string("::ffff:127.evil")}) {
    EXPECT_EQ(status(none), 404) << none;
  }
  EXPECT_EQ(status("unknown"), 429) << "all of them are one";
  an.extra.clear();
  EXPECT_EQ(an.get("/metrics").status, 200) << "it is asked on this machine, past the proxy";
}

TEST(identity_behind_a_proxy, connections_are_the_proxys_and_sockets_those_of_who_is_behind_it) {
  Running running;
  running.config.behind_proxy = true;
  running.config.limits.connections_per_address = 2;
  running.start();
  Browser an(running.port());
  an.be("An");
  const std::string table = an.make_table({{"game", "heugen"}});
  const auto from = [&](const char* address) {
    an.extra["X-Forwarded-For"] = address;
    return an.open(table);
  };
  const auto one = from("198.51.100.1");
  auto two = from("198.51.100.1");
  ASSERT_TRUE(one != nullptr && two != nullptr);
  EXPECT_EQ(from("198.51.100.1"), nullptr);
  EXPECT_EQ(an.refusal.status, 429);
  const auto other = from("198.51.100.2");
  EXPECT_NE(other, nullptr);
  two.reset();
  test::wait_until([&] { return (two = from("198.51.100.1")) != nullptr; });
}

TEST(identity_behind_a_proxy, an_origin_of_the_settings_is_the_same_however_it_is_written) {
  Running running;
  running.config.origins = {"https://Cards.Example:443", "http://cards.example:8080"};
  running.start();
  Browser an(running.port());
  const auto status = [&](const char* origin) {
    an.extra["Origin"] = origin;
    return an.post("/api/v1/me", {{"name", "An"}}).status;
  };
  for (const char* origin : {"https://cards.example", "http://cards.example:8080"}) {
    EXPECT_LT(status(origin), 300) << origin;
  }
  for (const char* origin :
       {"http://cards.example", "https://cards.example:8080", "https://cards.example.org"}) {
    EXPECT_EQ(status(origin), 403) << origin;
  }
}

// What is logged while it is asked three times through a proxy.
std::string said_of_proxy(bool behind_proxy) {
  testing::internal::CaptureStderr();
  EXPECT_TRUE(open_log("warning"));
  {
    Running running;
    running.config.behind_proxy = behind_proxy;
    running.start();
    Browser an(running.port());
    an.get("/healthz");
    an.extra = {{"X-Forwarded-For", "198.51.100.1"}};
    for (int i = 0; i < 3; ++i) an.get("/healthz");
  }
  close_log();
  return testing::internal::GetCapturedStderr();
}

TEST(Log, warns_once_of_a_proxy_that_it_was_not_told_of) {
  const std::string said = said_of_proxy(false);
  const std::size_t first = said.find("proxy_not_believed");
  EXPECT_NE(first, std::string::npos) << said;
  EXPECT_EQ(said.find("proxy_not_believed", first + 1), std::string::npos) << said;
  EXPECT_EQ(said_of_proxy(true), "");
}

}  // namespace
}  // namespace troef::server
