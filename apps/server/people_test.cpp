// SPDX-License-Identifier: Apache-2.0
#include "server/people.h"

#include <gtest/gtest.h>

#include <deque>

#include "server_support/memory_store.h"

namespace troef::server {
namespace {

// Does what is posted when it is told to.
class ByHand final : public NetworkLoop {
 public:
  void post(Task task) override {
    if (const Task first = std::exchange(before_post, nullptr)) first();
    tasks_.push_back(std::move(task));
  }
  std::int64_t now() const override { return 0; }
  void at(std::int64_t, Task) override {}
  void do_next() {
    const Task task = std::move(tasks_.front());
    tasks_.pop_front();
    task();
  }
  void do_all() {
    while (!tasks_.empty()) do_next();
  }

  Task before_post;

 private:
  std::deque<Task> tasks_;
};

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
