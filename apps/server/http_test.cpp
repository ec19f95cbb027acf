// SPDX-License-Identifier: Apache-2.0
// The HTTP half but for people and tables: what is malformed, too much or too slow; the page; what
// is for whoever hosts the server.
#include <gtest/gtest.h>
#include <stdlib.h>
#include <sys/socket.h>

#include <filesystem>
#include <fstream>

#include "hang.h"
#include "server/log.h"
#include "server_support/running.h"

namespace troef::server {
namespace {

// What a raw request is answered with, up to the end of the connection.
std::string exchange(std::uint16_t port, const std::string& bytes) {
  Line line(port);
  line.send(bytes);
  std::string all;
  for (std::string more = line.receive(); !more.empty(); more = line.receive()) all += more;
  return all;
}

TEST(http, a_malformed_request_is_refused_and_ends_the_connection) {
  Running running;
  running.start();
  for (const std::string& bytes :
       {std::string("nonsense\r\n\r\n"), std::string("GET / HTTP/9.9\r\n\r\n"),
        std::string("GET / HTTP/1.1\r\nHost\r\n\r\n"), std::string("\0\1\2\3\r\n\r\n", 8),
        std::string("POST /api/v1/me HTTP/1.1\r\nContent-Length: -1\r\n\r\n")}) {
    EXPECT_TRUE(exchange(running.port(), bytes).starts_with("HTTP/1.1 400 ")) << bytes;
  }
}

TEST(http, a_refusal_says_why_also_after_a_request_for_headers_alone) {
  Running running;
  running.start();
  const std::string head = "HEAD /healthz HTTP/1.1\r\nHost: x\r\n\r\n";
  const std::string upgrade =
      "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n";
  for (const std::string& refused : {std::string("nonsense\r\n\r\n"), upgrade}) {
    const std::string answers = exchange(running.port(), head + refused);
    EXPECT_TRUE(answers.ends_with("\"}")) << answers;
  }
}

TEST(http, headers_and_bodies_are_bounded) {
  Running running;
  running.start();
  const std::string big =
      "GET / HTTP/1.1\r\nHost: x\r\nX-Big: " + std::string(9000, 'x') + "\r\n\r\n";
  EXPECT_TRUE(exchange(running.port(), big).starts_with("HTTP/1.1 431 "));
  const std::string post = "POST /api/v1/me HTTP/1.1\r\nHost: x\r\nContent-Length: 20000\r\n\r\n" +
                           std::string(20000, 'x');
  EXPECT_TRUE(exchange(running.port(), post).starts_with("HTTP/1.1 413 "));
}

TEST(http, who_dawdles_is_cut_off) {
  Running running;
  running.config.wire.request_seconds = 1;
  running.start();
  Line line(running.port());
  line.send("GET / HTTP/1.1\r\nHost:");
  char byte = 0;
  EXPECT_EQ(::recv(line.system(), &byte, 1, 0), 0) << "closed, and not waited for in vain";
}

TEST(http, one_address_opens_so_many_connections_and_no_more) {
  Running running;
  running.config.limits.connections_per_address = 3;
  running.start();
  std::vector<std::unique_ptr<Line>> lines;
  for (int i = 0; i < 3; ++i) {
    lines.push_back(std::make_unique<Line>(running.port()));
    lines.back()->send("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
    EXPECT_TRUE(lines.back()->receive().starts_with("HTTP/1.1 200 "));
  }
  EXPECT_EQ(exchange(running.port(), "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"), "");
  lines.clear();
  std::string answer;
  test::wait_until([&] {
    answer =
        exchange(running.port(), "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    return !answer.empty();
  });
  EXPECT_TRUE(answer.starts_with("HTTP/1.1 200 "));
}

TEST(http, so_many_connections_are_open_at_a_time_and_no_more) {
  Running running;
  running.config.limits.connections = 1;
  running.start();
  auto held = std::make_unique<Line>(running.port());
  held->send("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
  EXPECT_TRUE(held->receive().starts_with("HTTP/1.1 200 "));
  EXPECT_EQ(exchange(running.port(), "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"), "");
  held.reset();
  test::wait_until([&] { return Browser(running.port()).get("/healthz").status == 200; });
}

// Before HTTP/1.1 there was no Host.
TEST(http, a_request_says_once_which_host_it_is_for) {
  Running running;
  running.start();
  const auto status = [&](const std::string& version, const std::string& hosts) {
    return exchange(running.port(),
                    "GET /healthz HTTP/" + version + "\r\n" + hosts + "Connection: close\r\n\r\n")
        .substr(0, 12);
  };
  EXPECT_EQ(status("1.1", "Host: x\r\n"), "HTTP/1.1 200");
  EXPECT_EQ(status("1.0", "Host: x\r\n"), "HTTP/1.1 200");
  EXPECT_EQ(status("1.0", ""), "HTTP/1.1 200");
  for (const char* hosts : {"", "Host:\r\n", "Host: x\r\nHost: y\r\n", "Host: x\r\nhost: x\r\n"}) {
    EXPECT_EQ(status("1.1", hosts), "HTTP/1.1 400") << hosts;
  }
  EXPECT_EQ(status("1.0", "Host: x\r\nHost: x\r\n"), "HTTP/1.1 400");
}

TEST(http, a_request_has_a_path_and_no_whole_address) {
  Running running;
  running.start();
  for (const char* target : {"healthz", "*", "http://x/healthz"}) {
    EXPECT_TRUE(exchange(running.port(), "GET " + std::string(target) +
                                             " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                    .starts_with("HTTP/1.1 400 "))
        << target;
  }
}

TEST(http, who_asks_whether_to_send_a_body_is_told_to_go_on) {
  Running running;
  running.start();
  const auto head = [&](const std::string& version, std::size_t length) {
    return "POST /api/v1/me HTTP/" + version + "\r\nHost: x\r\nOrigin: http://x\r\n" +
           "Content-Type: application/json\r\nConnection: close\r\nExpect: 100-Continue\r\n" +
           "Content-Length: " + std::to_string(length) + "\r\n\r\n";
  };
  const std::string body = R"({"name":"An"})";
  Line line(running.port());
  line.send(head("1.1", body.size()));
  EXPECT_EQ(line.receive(), "HTTP/1.1 100 Continue\r\n\r\n");
  line.send(body);
  EXPECT_TRUE(line.receive().starts_with("HTTP/1.1 201 "));
  EXPECT_TRUE(
      exchange(running.port(), head("1.0", body.size()) + body).starts_with("HTTP/1.1 201 "))
      << "HTTP/1.0 does not know it";
  EXPECT_TRUE(exchange(running.port(), head("1.1", 20000)).starts_with("HTTP/1.1 413 "))
      << "nobody is told to send what is too long";
}

TEST(http, who_is_turned_away_is_counted_each_time_and_logged_once) {
  testing::internal::CaptureStderr();
  ASSERT_TRUE(open_log("warning"));
  std::string metrics;
  {
    Running running;
    running.config.limits.connections_per_address = 1;
    running.start();
    auto held = std::make_unique<Line>(running.port());
    held->send("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
    EXPECT_TRUE(held->receive().starts_with("HTTP/1.1 200 "));
    for (int i = 0; i < 3; ++i) EXPECT_EQ(exchange(running.port(), "nonsense\r\n\r\n"), "");
    held.reset();
    test::wait_until([&] {
      metrics = Browser(running.port()).get("/metrics").body;
      return !metrics.empty();
    });
  }
  close_log();
  const std::string counted = R"(troef_turned_away_total{limit="connections_per_address"} )";
  const std::size_t at = metrics.find("\n" + counted);
  ASSERT_NE(at, std::string::npos) << metrics;
  EXPECT_GE(std::stod(metrics.substr(at + 1 + counted.size())), 3);
  const std::string said = testing::internal::GetCapturedStderr();
  const std::string line = R"("event":"connection_turned_away","limit":"connections_per_address")";
  EXPECT_NE(said.find(line), std::string::npos) << said;
  EXPECT_EQ(said.find(line), said.rfind(line)) << said;
}

TEST(http, one_address_asks_so_often_and_no_more) {
  Running running;
  running.config.limits.requests = {5, 0.001};
  running.start();
  Browser an(running.port());
  for (int i = 0; i < 5; ++i) EXPECT_EQ(an.get("/healthz").status, 200);
  const Response refused = an.get("/healthz");
  EXPECT_EQ(refused.status, 429);
  EXPECT_EQ(refused.json()["error"], "rate");
  EXPECT_EQ(refused.headers.at("retry-after"), "5");
}

TEST(http, files_of_the_page_are_not_counted_with_what_else_an_address_asks) {
  Running running;
  running.config.limits.requests = {1, 0.001};
  running.start();
  Browser an(running.port());
  for (const char* path : {"/", "/t/abcdefghjkmnpqrs", "/no.js", "/"}) {
    EXPECT_NE(an.get(path).status, 429) << path;
  }
  EXPECT_EQ(an.get("/api/v1/games").status, 200);
  for (const char* path : {"/api/v1/games", "/healthz", "/readyz", "/metrics"}) {
    EXPECT_EQ(an.get(path).status, 429) << path;
  }
  EXPECT_EQ(an.get("/").status, 200);
}

TEST(http, files_of_the_page_are_bounded_by_themselves) {
  Running running;
  running.config.limits.files = {3, 0.001};
  running.start();
  Browser an(running.port());
  for (int i = 0; i < 3; ++i) EXPECT_EQ(an.get("/").status, 200);
  EXPECT_EQ(an.get("/").status, 429);
  EXPECT_EQ(an.get("/healthz").status, 200);
}

TEST(http, what_is_not_there_is_not_found) {
  Running running;
  running.start();
  Browser an(running.port());
  for (const char* path :
       {"/api/v2/me", "/api/v1/", "/api/v1/tables/short", "/api/v1/tables/abcdefghjkmnpqrs",
        "/api/v1/tables/abcdefghjkmnpqrs/record", "/api/v1/games/whist/rules",
        "/api/v1/tables/abcdefghjkmnpqrs/deals/x", "/no.js", "/assets/../secret.txt"}) {
    EXPECT_EQ(an.get(path).status, 404) << path;
  }
  for (const char* number : {"", "x", "1x", "-1", "1234567", "99999999999"}) {
    const std::string path = "/api/v1/tables/abcdefghjkmnpqrs/deals/" + std::string(number);
    EXPECT_EQ(an.get(path).json()["error"], "not_found") << path;
  }
  EXPECT_EQ(an.get("/api/v1/tables/abcdefghjkmnpqrs/deals/1").json()["error"], "no_table");
  EXPECT_EQ(an.request("DELETE", "/api/v1/me", "").status, 405);
  EXPECT_EQ(an.request("POST", "/", "{}").status, 405);
  EXPECT_EQ(an.get("/api/v1/me/link").status, 405);
  EXPECT_EQ(an.post("/api/v1/games", WireJson::object()).status, 405);
  EXPECT_EQ(an.post("/api/v1/tables/abcdefghjkmnpqrs", WireJson::object()).status, 405);
  EXPECT_EQ(an.post("/api/v1/nothing", WireJson::object()).status, 404);
}

TEST(http, games_and_rules_are_for_everybody) {
  Running running;
  running.start();
  Browser an(running.port());
  EXPECT_EQ(an.get("/api/v1/games").json()["games"].size(), all_games().size());
  const Response head = an.request("HEAD", "/api/v1/games", "");
  EXPECT_EQ(head.status, 200);
  EXPECT_EQ(head.body, "");
  for (const Game* game : all_games()) {
    const Response rules = an.get("/api/v1/games/" + std::string(game->id()) + "/rules");
    EXPECT_EQ(rules.status, 200) << game->id();
    EXPECT_TRUE(rules.json().contains("nl")) << game->id();
  }
}

TEST(http, every_answer_tells_the_browser_to_be_careful) {
  Running running;
  running.start();
  Browser an(running.port());
  for (const char* path : {"/", "/t/abc", "/api/v1/games", "/nothing.js", "/healthz"}) {
    const Response answer = an.get(path);
    EXPECT_EQ(answer.headers.at("x-content-type-options"), "nosniff") << path;
    EXPECT_EQ(answer.headers.at("x-frame-options"), "DENY") << path;
    EXPECT_EQ(answer.headers.at("referrer-policy"), "no-referrer") << path;
    EXPECT_EQ(answer.headers.at("cross-origin-opener-policy"), "same-origin") << path;
    EXPECT_EQ(answer.headers.at("cross-origin-resource-policy"), "same-origin") << path;
    EXPECT_TRUE(answer.headers.contains("permissions-policy")) << path;
    EXPECT_TRUE(answer.headers.contains("cache-control")) << path;
    EXPECT_NE(answer.headers.at("content-security-policy").find("frame-ancestors 'none'"),
              std::string::npos)
        << path;
  }
}

TEST(http, no_cache_keeps_what_is_for_one_person) {
  Running running;
  running.start();
  Browser an(running.port());
  an.be("An");
  for (const char* path : {"/api/v1/me", "/api/v1/tables"}) {
    EXPECT_EQ(an.get(path).headers.at("cache-control"), "no-store") << path;
  }
}

TEST(http, routes_of_the_page_are_answered_with_the_page) {
  Running running;
  running.start();
  Browser an(running.port());
  const Response front = an.get("/");
  EXPECT_EQ(front.headers.at("content-type"), "text/html; charset=utf-8");
  EXPECT_EQ(an.get("/t/abcdefghjkmnpqrs").body, front.body);
  EXPECT_EQ(an.get("/rules/klaverjassen?x=1").body, front.body);
  const Response head = an.request("HEAD", "/", "");
  EXPECT_EQ(head.headers.at("content-length"), std::to_string(front.body.size()));
  EXPECT_EQ(head.body, "");
}

TEST(http, a_folder_of_the_page_gives_nothing_beside_it_and_nothing_once_it_is_gone) {
  namespace fs = std::filesystem;
  std::string name = (fs::temp_directory_path() / "troef-page-XXXXXX").string();
  const fs::path around = ::mkdtemp(name.data());
  fs::create_directory(around / "page");
  std::ofstream(around / "page" / "a.txt") << "in";
  std::ofstream(around / "page" / "a.js") << "in";
  fs::create_directory(around / "page" / "folder.d");
  std::ofstream(around / "secret.txt") << "out";
  fs::create_directory(around / "page-of-another");
  std::ofstream(around / "page-of-another" / "secret.txt") << "out";
  Running running;
  running.config.web = (around / "page").string();
  running.start();
  Browser browser(running.port());
  EXPECT_EQ(browser.get("/a.txt").body, "in");
  EXPECT_EQ(browser.get("/a.js").headers.at("content-type"), "text/javascript; charset=utf-8");
  EXPECT_EQ(browser.get("/a.js").headers.at("cache-control"), "no-cache");
  EXPECT_EQ(browser.get("/folder.d").status, 404);
  const std::string beside = "/" + (around / "secret.txt").string();
  for (const std::string& path :
       {std::string("/../secret.txt"), std::string("/../page-of-another/secret.txt"), beside}) {
    EXPECT_NE(browser.get(path).body, "out") << path;
  }
  fs::remove_all(around / "page");
  EXPECT_NE(browser.get((around / "secret.txt").string()).body, "out");
  EXPECT_EQ(browser.get(beside).status, 404);
  fs::remove_all(around);
}

TEST(http, whoever_hosts_it_sees_whether_it_lives_and_what_it_does) {
  Running running;
  running.start();
  Browser an(running.port());
  EXPECT_EQ(an.get("/healthz").status, 200);
  EXPECT_EQ(an.get("/readyz").status, 200);
  running.store().break_down(true);
  EXPECT_EQ(an.get("/healthz").status, 200);
  EXPECT_EQ(an.get("/readyz").status, 503);
  running.store().break_down(false);
  EXPECT_EQ(an.get("/readyz").status, 200);
  const std::string metrics = an.get("/metrics").body;
  for (const char* name : {"troef_connections", "troef_tables", "troef_input_seconds_bucket",
                           "troef_slow_readers_total", "process_resident_memory_bytes"}) {
    EXPECT_NE(metrics.find(name), std::string::npos) << name;
  }
}

TEST(Log, says_that_the_store_is_in_trouble_and_that_it_works_again) {
  testing::internal::CaptureStderr();
  ASSERT_TRUE(open_log("warning"));
  {
    Running running;
    running.start();
    running.store().break_down(true);
    running.store().break_down(false);
  }
  close_log();
  const std::string said = testing::internal::GetCapturedStderr();
  const std::size_t trouble = said.find(R"("event":"store_trouble","why":"no space left")");
  EXPECT_NE(trouble, std::string::npos) << said;
  EXPECT_NE(said.find(R"("event":"store_works_again")", trouble), std::string::npos) << said;
}

}  // namespace
}  // namespace troef::server
