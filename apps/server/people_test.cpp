// SPDX-License-Identifier: Apache-2.0
#include "server/people.h"

#include <gtest/gtest.h>

#include "server/tokens.h"
#include "server_support/by_hand.h"
#include "server_support/memory_store.h"

namespace troef::server {
namespace {

class Peopled : public testing::Test {
 protected:
  void do_all() {
    reception.do_all();
    network.do_all();
  }
  std::string name_now() {
    std::string name;
    people.who(token, [&](const Known& known) { name = known.person->name; });
    do_all();
    return name;
  }

  ByHand network, reception;
  std::shared_ptr<Disk> disk = std::make_shared<Disk>();
  MemoryStore store{disk};
  People people{network, reception, store};
  Person an;
  std::string token;

  void SetUp() override {
    people.add("An", [&](const Known& known, const std::string& made) {
      an = *known.person;
      token = made;
    });
    do_all();
  }
};

TEST_F(Peopled, have_their_new_name_at_once) {
  EXPECT_EQ(name_now(), "An");
  people.rename(an, "Anna", [](const Known&) {});
  do_all();
  EXPECT_EQ(name_now(), "Anna");
}

// The store has said the old one, and is heard after the new one is kept.
TEST_F(Peopled, are_not_remembered_by_a_name_that_was_overtaken) {
  people.who(token, [](const Known&) {});
  people.rename(an, "Anna", [](const Known&) {});
  network.before_post = [&] { reception.do_next(); };
  do_all();
  EXPECT_EQ(name_now(), "Anna");
}

// Another server may have given them another name.
TEST_F(Peopled, are_remembered_for_a_minute_and_then_asked_for_again) {
  EXPECT_EQ(name_now(), "An");
  store.rename(an.id, "Anna");
  network.pass_time(59'000);
  EXPECT_EQ(name_now(), "An");
  network.pass_time(2000);
  EXPECT_EQ(name_now(), "Anna");
}

TEST_F(Peopled, have_a_code_for_ten_minutes_of_which_the_store_knows_the_hash) {
  std::string code;
  people.add_code(an, [&](const std::string& made, std::int64_t until) {
    code = made;
    EXPECT_EQ(until, network.now() + 600'000);
  });
  do_all();
  ASSERT_EQ(disk->codes.size(), 1U);
  EXPECT_EQ(disk->codes.begin()->first, hash_of(code));
  EXPECT_EQ(disk->codes.begin()->second.second, network.now() + 600'000);
}

TEST_F(Peopled, are_not_nobody_where_the_store_cannot_say) {
  store.lose(true);
  int faults = 0;
  people.who(token, [&](const Known& known) { faults += known.fault ? 1 : 0; });
  people.use_code("abcdefghjkmn", [&](const Known& known, auto) { faults += known.fault ? 1 : 0; });
  people.add_code(an, [&](const std::string& code, auto) { faults += code.empty() ? 1 : 0; });
  do_all();
  EXPECT_EQ(faults, 3);
}

}  // namespace
}  // namespace troef::server
