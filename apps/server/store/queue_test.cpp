// SPDX-License-Identifier: Apache-2.0
#include "server/store/queue.h"

#include "server/store/recorder.h"
#include "server/store/store_test.h"

namespace troef::server {
namespace {

class StoreQueue : public OnDatabase<SqliteFile> {};

TEST_F(StoreQueue, what_is_written_after_rereading_is_kept_though_older_writings_still_wait) {
  open();
  storage::Recorder recorder(storage::parse_address(address()), "server");
  storage::Queue queue;
  Verdicts verdicts;
  const auto push = [&](std::uint64_t first, const std::string& line) {
    Writing next = writing("t", first, {line});
    next.done = verdicts.of(line);
    queue.push(std::move(next));
  };
  const auto keep_all = [&] {
    storage::Group group = *queue.take(std::chrono::minutes(1));
    recorder.keep(group);
    queue.settle(std::move(group));
  };
  push(7, "no such number");
  keep_all();
  push(0, "not read again");
  queue.reread("t");
  push(0, "read again");
  keep_all();
  push(1, "and on");
  keep_all();
  EXPECT_EQ(verdicts.wait(4), (std::vector<std::string>{"not no such number", "not not read again",
                                                        "read again", "and on"}));
  EXPECT_EQ(open()->lines("t"), (std::vector<std::string>{"read again", "and on"}));
}

// Of one group there is one transaction, which is not to take for ever.
TEST_F(StoreQueue, what_waits_is_kept_in_groups_of_some_thousands_or_megabytes) {
  storage::Queue queue;
  for (std::uint64_t i = 0; i < 5'000; ++i) queue.push(writing("t", i, {"line"}));
  std::vector<std::size_t> sizes;
  while (queue.counts().waiting > 0) {
    storage::Group group = *queue.take(std::chrono::milliseconds(1));
    sizes.push_back(group.jobs.size());
    queue.settle(std::move(group));
  }
  EXPECT_EQ(sizes, (std::vector<std::size_t>{2048, 2048, 904}));
  const std::string megabyte(1 << 20, 'x');
  for (std::uint64_t i = 0; i < 6; ++i) queue.push(writing("u", i, {megabyte}));
  EXPECT_EQ(queue.take(std::chrono::milliseconds(1))->jobs.size(), 4U);
}

}  // namespace
}  // namespace troef::server
