// SPDX-License-Identifier: Apache-2.0
// Somebody's socket at a table: what comes early, too much, or not at all.
#include "server/session.h"

#include "server_support/in_hall.h"

namespace troef::server {
namespace {

using load::Json;

const std::string said_hello = R"({"type":"hello","v":1})";

struct AtSocket : InHall {
  std::string table = server->make(R"({"game":"hoogjassen","sit":"link"})", an);
  std::shared_ptr<Ear> ear = std::make_shared<Ear>(), other;
  int ended = 0;
  std::shared_ptr<Session> session = at(table);

  std::shared_ptr<Session> at(const std::string& id) {
    return std::make_shared<Session>(server->hall, server->config.limits, server->network, id, ben,
                                     [this] { ++ended; });
  }
  void open() {
    session->opened(ear);
    server->network.do_all();
  }
  // The table is not as it is kept until the disk goes on.
  void write_slowly() {
    other = server->join(table, an);
    server->store.hold(true);
    server->say(*other, {{"type", "sit"}, {"seat", 0}});
  }
  std::size_t refused() const {
    std::size_t count = 0;
    for (const Json& each : ear->heard) count += each.value("code", "") == "rate" ? 1 : 0;
    return count;
  }
};

TEST_F(AtSocket, what_is_said_before_the_table_is_there_is_heard_then_and_in_its_order) {
  write_slowly();
  open();
  session->frame(said_hello);
  char said = 'a';
  const auto sit_elsewhere = [&] {
    const Json sit = {{"type", "sit"}, {"seat", said % 2 + 1}, {"id", std::string(1, said++)}};
    session->frame(sit.dump());
  };
  while (said < 'f') sit_elsewhere();
  EXPECT_TRUE(ear->heard.empty());
  server->store.hold(false);
  while (said <= 'z') {  // also between all that is done until the table is there
    if (server->network.do_next()) sit_elsewhere();
  }
  server->wait_until([&] { return ear->answer_to("z").is_object(); });
  std::string order;
  for (const Json& each : ear->heard) order += each.value("id", "");
  EXPECT_EQ(order, "abcdefghijklmnopqrstuvwxyz");
}

TEST_F(AtSocket, so_much_may_be_said_before_the_table_is_there_and_no_more) {
  server->config.limits.frames = {40, 1000};
  session = at(table);
  write_slowly();
  open();
  for (int i = 0; i < 40; ++i) session->frame(said_hello);
  EXPECT_EQ(ear->closed, 0);
  server->network.pass_time(1000);
  session->frame(said_hello);
  EXPECT_EQ(ear->closed, 1008);
}

TEST_F(AtSocket, who_is_gone_before_the_table_is_there_does_not_stay_at_it) {
  write_slowly();
  open();
  session->frame(said_hello);
  session->closed();
  EXPECT_EQ(ended, 1);
  server->store.hold(false);
  server->wait_until([&] { return server->store.counts().waiting == 0; });
  server->network.do_all();
  server->leave(*other);
  server->network.pass_time(120'000);
  EXPECT_TRUE(in_memory(0)) << "nobody is there";
}

TEST_F(AtSocket, where_there_is_no_table_it_is_closed) {
  session = at("abcdefghjkmnpqrs");
  open();
  EXPECT_EQ(ear->closed, 1011);
}

TEST_F(AtSocket, who_says_too_much_now_and_then_is_refused_and_stays) {
  server->config.limits.frames = {2, 1};
  session = at(table);
  open();
  for (std::size_t round = 1; round <= 50; ++round) {
    for (int i = 0; i < 3; ++i) session->frame(said_hello);
    EXPECT_EQ(refused(), round);
    server->network.pass_time(2000);
  }
  EXPECT_EQ(ear->closed, 0);
  EXPECT_NE(server->metrics.text().find("troef_refusals_total{code=\"rate\"} 50\n"),
            std::string::npos);
}

TEST_F(AtSocket, who_goes_on_saying_too_much_is_cut_off) {
  server->config.limits.frames = {1, 0.001};
  session = at(table);
  open();
  for (int i = 0; i < 20; ++i) session->frame(said_hello);
  EXPECT_EQ(refused(), 19U);
  EXPECT_EQ(ear->closed, 0);
  session->frame(said_hello);
  EXPECT_EQ(ear->closed, 1008);
  EXPECT_EQ(refused(), 19U);
}

}  // namespace
}  // namespace troef::server
