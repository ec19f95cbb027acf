// SPDX-License-Identifier: Apache-2.0
// Answers made small, and answers that the client has already.
#include "server/variants.h"

#include <zlib.h>

#include "server_support/table_player.h"

namespace troef::server {
namespace {

std::string unzipped(const std::string& bytes, std::size_t most = std::size_t{1} << 20U) {
  std::string plain(most, '\0');
  z_stream stream{};
  inflateInit2(&stream, 15 + 16);
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
  stream.avail_in = static_cast<uInt>(bytes.size());
  stream.next_out = reinterpret_cast<Bytef*>(plain.data());
  stream.avail_out = static_cast<uInt>(plain.size());
  const bool whole = inflate(&stream, Z_FINISH) == Z_STREAM_END;
  plain.resize(whole ? stream.total_out : 0);
  inflateEnd(&stream);
  return plain;
}

TEST(Variants, are_made_small_and_whole_again) {
  for (const std::string& text : {std::string(), std::string("x"), std::string(100'000, 'y')}) {
    EXPECT_EQ(unzipped(gzip(text)), text);
  }
  EXPECT_LT(gzip(std::string(100'000, 'y')).size(), 1000U);
}

TEST(Variants, a_client_takes_what_it_names_unless_it_names_it_as_worth_nothing) {
  for (const char* header :
       {"gzip", "br, gzip", "deflate,GZIP;q=0.5", "gzip;q=0.001", "gzip ; q=1", "br;q=0, gzip"}) {
    EXPECT_TRUE(takes(header, "gzip")) << header;
  }
  for (const char* header : {"", "br", "xgzip", "gzipped", "gzip;q=0", "gzip; q=0.00", ",;,"}) {
    EXPECT_FALSE(takes(header, "gzip")) << header;
  }
}

// What is the same for everybody, the page with it.
TEST(Variants, what_stays_is_sent_small_to_who_takes_it_and_once) {
  Running running;
  running.start();
  Browser an(running.port());
  for (const std::string path : {"/api/v1/games", "/api/v1/games/pandoer/rules"}) {
    an.extra.clear();
    const Response plain = an.get(path);
    EXPECT_FALSE(plain.headers.contains("content-encoding"));
    an.extra["Accept-Encoding"] = "gzip, br";
    const Response small = an.get(path);
    EXPECT_EQ(small.headers.at("content-encoding"), "gzip");
    EXPECT_EQ(small.headers.at("vary"), "Accept-Encoding");
    EXPECT_LT(small.body.size(), plain.body.size() / 2);
    EXPECT_EQ(unzipped(small.body), plain.body);
    EXPECT_NE(small.headers.at("etag"), plain.headers.at("etag"));
    an.extra["If-None-Match"] = "\"other\", W/" + small.headers.at("etag");
    const Response again = an.get(path);
    EXPECT_EQ(again.status, 304);
    EXPECT_EQ(again.body, "");
    EXPECT_EQ(again.headers.at("etag"), small.headers.at("etag"));
    an.extra["If-None-Match"] = plain.headers.at("etag");
    EXPECT_EQ(an.get(path).status, 200) << "it has another form of it";
  }
}

struct FinishedDeal : AtTable {
  // A game of one deal, played to its end.
  static std::string play(TablePlayer& guest) {
    const std::string table = guest.browser.make_table({{"game", "heugen"},
                                                        {"preset", "heugen-twee"},
                                                        {"rules", {{"match_deals", 1}}},
                                                        {"watch", "none"},
                                                        {"bots", "thumb"},
                                                        {"seat", 0},
                                                        {"start", true}});
    EXPECT_TRUE(guest.open(table));
    while (guest.player.phase() != "over") {
      if (const auto answer = guest.player.answer())
        guest.ask(*answer);
      else if (!guest.see("step"))
        return "";
    }
    return table;
  }
};

TEST_F(FinishedDeal, is_sent_small_and_not_twice) {
  TablePlayer an(running.port(), "An");
  const std::string at = "/api/v1/tables/" + play(an);
  for (const std::string& path :
       {at + "/deals/0/steps", at + "/deals/0/review", at + "/deals/0", at + "/record"}) {
    an.browser.extra.clear();
    const Response plain = an.browser.get(path);
    ASSERT_EQ(plain.status, 200) << path;
    EXPECT_EQ(plain.headers.at("cache-control"), "private, no-cache");
    an.browser.extra["Accept-Encoding"] = "gzip";
    const Response small = an.browser.get(path);
    EXPECT_EQ(small.headers.at("content-encoding"), "gzip");
    EXPECT_EQ(unzipped(small.body), plain.body);
    an.browser.extra["If-None-Match"] = small.headers.at("etag");
    EXPECT_EQ(an.browser.get(path).status, 304);
  }
}

TEST_F(FinishedDeal, is_not_even_confirmed_to_who_may_not_see_it) {
  TablePlayer an(running.port(), "An"), bo(running.port(), "Bo");
  const std::string path = "/api/v1/tables/" + play(an) + "/deals/0";
  bo.browser.extra["If-None-Match"] = an.browser.get(path).headers.at("etag");
  EXPECT_EQ(bo.browser.get(path).status, 403);
}

TEST_F(FinishedDeal, is_worked_out_card_by_card_so_often_and_no_more) {
  running.config.limits.reviews = {3, 0.001};
  running.stop();
  running.start();
  TablePlayer an(running.port(), "An"), bo(running.port(), "Bo");
  const std::string deals = "/api/v1/tables/" + play(an) + "/deals/";
  const WireJson review = an.browser.get(deals + "0/review").json();
  EXPECT_EQ(review["complete"], true);
  ASSERT_FALSE(review["decisions"].empty());
  EXPECT_EQ(review["decisions"][0]["options"][0]["cost"], 0);
  EXPECT_EQ(bo.browser.get(deals + "0/review").status, 403);
  EXPECT_EQ(an.browser.get(deals + "7/review").status, 404);
  EXPECT_EQ(an.browser.get(deals + "0/review").status, 200);
  EXPECT_EQ(an.browser.get(deals + "0/review").status, 429);
}

TEST_F(FinishedDeal, what_is_short_stays_as_it_is) {
  Browser an(running.port());
  an.extra["Accept-Encoding"] = "gzip";
  const Response answer = an.get("/api/v1/tables");
  EXPECT_FALSE(answer.headers.contains("content-encoding"));
  EXPECT_EQ(answer.json()["open"], WireJson::array());
}

}  // namespace
}  // namespace troef::server
