// SPDX-License-Identifier: Apache-2.0
// A full disk under SQLite, in a process of its own: first for want of permission to write on,
// then on a disk that is really full.
#include <sched.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <unistd.h>

#include <csignal>
#include <fstream>

#include "server/store/child.h"
#include "server/store/store_test.h"
#include "server/store/trouble.h"

namespace troef::server {
namespace {

struct Disk {
  std::function<void()> fill, make_room;
};

// In the child, where there is no test framework: what went wrong is sent.
void fill_and_make_room(const std::string& address, const Disk& disk, const Child::Send& send) {
  const auto expect = [&](bool right, const char* what) {
    if (!right) {
      send(std::string("wrong: ") + what + '\n');
    }
  };
  const auto store = open_store(address);
  const Alarm alarm(*store);
  Diary diary(*store, "t"), late(*store, "u");
  diary.write(1);
  expect(comes_true([&] { return diary.kept() == 1; }), "the first is kept");

  disk.fill();
  diary.write(400);
  expect(comes_true([&] { return alarm.heard() == "begins"; }), "trouble is heard of");
  const std::size_t kept = diary.kept();
  late.write(100);
  expect(!store->ready(), "it is not ready in trouble");
  expect(store->lines("t").size() == kept, "what is told is what is there, and can be read");
  bool thrown = false;
  try {
    store->add_person({"p1", "An"}, "hash1");
  } catch (const StoreFault&) {
    thrown = true;
  }
  expect(thrown, "nobody waits for the end of the trouble");
  const auto failures = store->counts().failures;
  expect(comes_true([&] { return store->counts().failures > failures + 2; }), "it goes on trying");
  expect(diary.kept() == kept && late.kept() == 0, "nothing is told that is not kept");
  expect(store->counts().waiting == 501 - kept, "all the rest waits");

  disk.make_room();
  expect(comes_true([&] { return late.kept() == 100; }), "the rest is kept");
  expect(diary.all_kept() && late.all_kept(), "everything once, in order");
  expect(comes_true([&] { return alarm.heard() == "begins, ends"; }), "the end is heard of");
  expect(store->ready(), "it is ready again");
  store->add_person({"p1", "An"}, "hash1");
  const auto other = open_store(address);
  expect(other->lines("t") == diary.lines(), "t is there");
  expect(other->lines("u") == late.lines(), "u is there");
  send("over\n");
}

void limit_files(rlim_t bytes) {
  rlimit limit{};
  getrlimit(RLIMIT_FSIZE, &limit);
  limit.rlim_cur = std::min(bytes, limit.rlim_max);
  setrlimit(RLIMIT_FSIZE, &limit);
}

TEST(StoreFull, files_that_may_not_grow_lose_and_double_nothing) {
  SqliteFile database;
  Child child([&](const Child::Send& send) {
    signal(SIGXFSZ, SIG_IGN);
    const Disk disk{[] { limit_files(128 << 10); }, [] { limit_files(RLIM_INFINITY); }};
    fill_and_make_room(database.address, disk, send);
  });
  EXPECT_EQ(child.wait(), "over\n");
}

TEST(StoreFull, a_full_disk_loses_and_doubles_nothing) {
  SqliteFile database;
  const auto filler = database.folder / "filler";
  Child child([&](const Child::Send& send) {
    if (unshare(CLONE_NEWNS) != 0 || mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) ||
        mount("none", database.folder.c_str(), "tmpfs", 0, "size=16m")) {
      return send("no small disk\n");
    }
    const auto fill = [&] {
      std::ofstream file(filler);
      const std::string block(4096, 'x');
      while (file.write(block.data(), 4096).flush()) {
      }
    };
    fill_and_make_room(database.address, {fill, [&] { unlink(filler.c_str()); }}, send);
  });
  const std::string sent = child.wait();
  if (sent == "no small disk\n") {
    GTEST_SKIP() << "only root may make a small disk";
  }
  EXPECT_EQ(sent, "over\n");
}

TEST(StoreFull, a_store_that_is_closed_in_trouble_gives_up_and_leaves_what_was_told) {
  SqliteFile database;
  Child child([&](const Child::Send& send) {
    signal(SIGXFSZ, SIG_IGN);
    auto store = open_store(database.address);
    Diary diary(*store, "t");
    limit_files(128 << 10);
    diary.write(400);
    const bool troubled = comes_true([&] { return !store->ready(); });
    const std::size_t kept = diary.kept();
    limit_files(0);
    store.reset();
    limit_files(RLIM_INFINITY);
    const auto lines = open_store(database.address)->lines("t");
    send(troubled && kept < 400 && diary.kept() == kept && lines.size() == kept ? "right"
                                                                                : "wrong");
  });
  EXPECT_EQ(child.wait(), "right");
}

}  // namespace
}  // namespace troef::server
