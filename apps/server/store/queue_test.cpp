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

}  // namespace
}  // namespace troef::server
