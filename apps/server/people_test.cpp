// SPDX-License-Identifier: Apache-2.0
#include "server/people.h"

#include <gtest/gtest.h>

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
  MemoryStore store{std::make_shared<Disk>()};
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

}  // namespace
}  // namespace troef::server
