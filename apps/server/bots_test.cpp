// SPDX-License-Identifier: Apache-2.0
// Bots at the server's tables: programs of the host's, bots that take too long, and their threads.
#include <gtest/gtest.h>
#include <stdlib.h>

#include <filesystem>
#include <fstream>
#include <mutex>
#include <sstream>

#include "hang.h"
#include "paths.h"
#include "server/fair_workers.h"
#include "server/log.h"
#include "server_support/table_player.h"

namespace troef::server {
namespace {

struct WithPrograms : AtTable {
  void SetUp() override {
    char name[] = "/tmp/troef-bots-XXXXXX";
    folder = mkdtemp(name);
    running.config.limits.program_milliseconds = 2000;
  }
  void stop() {
    if (an != nullptr) an->socket.reset();
    running.stop();
  }
  void TearDown() override {
    stop();
    std::filesystem::remove_all(folder);
  }
  // Starts with one program; An then sits alone with it.
  void start(std::vector<std::string> command) {
    running.config.programs = {{"saver", std::move(command)}};
    running.start();
    an = std::make_unique<TablePlayer>(running.port(), "An");
    const std::string table = alone(*an, "klaverjassen", "saver");
    ASSERT_NE(table, "");
    ASSERT_TRUE(an->open(table));
  }
  // An acts, until so many others have.
  void play(std::size_t acts) {
    for (std::size_t seen = 0; seen < acts;) {
      if (const auto answer = an->player.answer()) {
        ASSERT_EQ(an->ask(*answer)["type"], "done");
        continue;
      }
      const WireJson message = an->socket->next();
      ASSERT_FALSE(message.is_discarded());
      for (const WireJson& each : load::member(message, "what")) {
        seen += each.value("kind", "") == "act" && each.value("seat", 0) != 0 ? 1 : 0;
      }
      an->player.take(message);
    }
  }
  double metric(const std::string& name) {
    const std::string all = an->browser.get("/metrics").body;
    const std::size_t at = all.find("\n" + name + " ");
    return at == std::string::npos ? -1 : std::stod(all.substr(at + name.size() + 2));
  }

  std::string folder;
  std::unique_ptr<TablePlayer> an;
};

// A process that is there and not just waiting to be asked how it ended.
bool runs(pid_t id) {
  std::ifstream file("/proc/" + std::to_string(id) + "/stat");
  std::string text;
  std::getline(file, text);
  const std::size_t end = text.rfind(") ");
  return end != std::string::npos && text[end + 2] != 'Z';
}

TEST_F(WithPrograms, a_program_is_a_bot_like_any_other) {
  const std::string mark = folder + "/it-ran";
  start({"sh", "-c", "touch " + mark + "; exec " + test::troef_program() + " bot thumb"});
  const WireJson bots = an->browser.get("/api/v1/games").json()["bots"];
  EXPECT_EQ(bots.back(), "saver");
  EXPECT_EQ(an->player.table()["seats"][1]["bot"], "saver");
  play(1);
  EXPECT_TRUE(std::filesystem::exists(mark));
  EXPECT_EQ(metric("troef_failed_programs_total"), 0);
}

TEST_F(WithPrograms, a_program_learns_nothing_of_the_server_and_writes_nothing_in_its_log) {
  const std::string file = folder + "/environment";
  ::setenv("TROEF_SECRET_OF_THE_HOST", "x", 1);
  testing::internal::CaptureStderr();
  start({"sh", "-c",
         "env > " + file + "; echo chatter >&2; exec " + test::troef_program() + " bot thumb"});
  play(1);
  stop();
  EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
  ::unsetenv("TROEF_SECRET_OF_THE_HOST");
  std::ifstream environment(file);
  const std::string all(std::istreambuf_iterator<char>(environment), {});
  EXPECT_NE(all.find("PATH="), std::string::npos);
  EXPECT_EQ(all.find("TROEF_SECRET"), std::string::npos) << all;
}

TEST_F(WithPrograms, where_a_program_fails_another_bot_plays) {
  for (const std::vector<std::string>& command :
       {std::vector<std::string>{"/nowhere/at/all"}, {"false"}, {"echo", "nonsense"}}) {
    stop();
    start(command);
    play(1);
    EXPECT_GE(metric("troef_failed_programs_total"), 1) << command.front();
  }
}

// What the log says while this program plays, and how many decisions it forfeits.
struct Failing : WithPrograms {
  std::vector<std::string> lines;
  double forfeited = 0;

  void watch(const std::string& script) {
    testing::internal::CaptureStderr();
    ASSERT_TRUE(open_log("warning"));
    start({"sh", "-c", script});
    play(2 * chairs);  // then each was asked
    forfeited = metric("troef_failed_programs_total");
    stop();
    close_log();
    std::istringstream said(testing::internal::GetCapturedStderr());
    for (std::string line; std::getline(said, line);) lines.push_back(line);
  }
  static constexpr std::size_t chairs = 3;
};

TEST_F(Failing, a_process_that_is_lost_is_logged_once_with_how_it_ended) {
  watch("exit 3");
  EXPECT_GT(forfeited, chairs);
  EXPECT_EQ(lines.size(), chairs);
  for (const std::string& line : lines) {
    EXPECT_NE(line.find(R"("event":"bot_program_failed","bot":"saver",)"
                        R"("how":"when it was to say hello it ended with status 3")"),
              std::string::npos)
        << line;
  }
}

TEST_F(Failing, a_chair_that_gets_no_legal_answers_is_logged_once) {
  watch(R"(read l; echo '{"type":"hello","v":1}'; )"
        R"(while read l; do echo '{"type":"error","message":"the ace of hearts"}'; done)");
  EXPECT_GT(forfeited, chairs);
  EXPECT_EQ(lines.size(), chairs);
  for (const std::string& line : lines) {
    EXPECT_NE(line.find("it gave no legal answer"), std::string::npos) << line;
    EXPECT_EQ(line.find("ace"), std::string::npos) << line;
  }
}

TEST_F(WithPrograms, nobody_waits_long_for_a_program_that_hangs) {
  running.config.limits.bot_seconds = 0;
  running.config.limits.program_milliseconds = 500;
  start({"sleep", "100"});
  TablePlayer other(running.port(), "Ben");
  ASSERT_TRUE(other.open(alone(other)));
  play(1);
  EXPECT_GE(metric("troef_late_bots_total"), 1);
  an->socket.reset();
  EXPECT_EQ(other.ask(other.wait_for_action())["type"], "done");
  other.socket.reset();
}

// It would be waited for ten minutes.
TEST_F(WithPrograms, one_that_hangs_ends_with_the_server_and_all_that_it_started) {
  running.config.limits.program_milliseconds = 600'000;
  const std::string file = folder + "/id";
  start({"sh", "-c", "trap '' TERM; sleep 600 & echo $$ $! > " + file + "; wait; sleep 600"});
  while (an->player.phase() != "playing" || an->player.look()["turn"] == 0) {
    if (const auto answer = an->player.answer()) {
      an->ask(*answer);
    } else {
      ASSERT_TRUE(an->see("step"));
    }
  }
  pid_t program = 0, child = 0;
  test::wait_until([&] {
    std::ifstream(file) >> program >> child;
    return child != 0;
  });
  EXPECT_TRUE(runs(program) && runs(child));
  stop();
  EXPECT_FALSE(runs(program));
  for (int i = 0; i < 1000 && runs(child); ++i) {  // the system is about to end it
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  EXPECT_FALSE(runs(child));
}

TEST_F(WithPrograms, the_owner_puts_one_on_a_chair) {
  start({"false"});
  EXPECT_EQ(an->ask({{"type", "bot"}, {"seat", 1}, {"level", "thumb"}})["type"], "done");
  EXPECT_EQ(an->ask({{"type", "bot"}, {"seat", 1}, {"level", "saver"}})["type"], "done");
  EXPECT_EQ(an->ask({{"type", "bot"}, {"seat", 1}, {"level", "other"}})["code"], "message");
}

TEST_F(WithPrograms, are_named_in_the_file_of_settings) {
  const std::string file = folder + "/troef.toml";
  const auto read = [&](const std::string& text) {
    std::ofstream(file) << text;
    Config config;
    read_config(file, config);
    return config;
  };
  const Config config = read("[bots]\nsaver = \"python3 'my bot.py'\"\n");
  ASSERT_EQ(config.programs.size(), 1U);
  EXPECT_EQ(config.programs[0].name, "saver");
  EXPECT_EQ(config.programs[0].command, (std::vector<std::string>{"python3", "my bot.py"}));
  for (const char* wrong : {"thumb = \"sh\"", "Saver = \"sh\"", "saver = 7", "saver = \"\"",
                            "saver = \"it's\"", "\"\" = \"sh\"", "saver = \"no-such-program\"",
                            "saver = \"/no/such/program\"", "saver = \"/tmp\""}) {
    EXPECT_THROW(read("[bots]\n" + std::string(wrong) + "\n"), ConfigFault) << wrong;
  }
}

TEST_F(WithPrograms, a_file_of_settings_with_a_fault_is_refused_with_its_line) {
  const std::string file = folder + "/troef.toml";
  const auto fault = [&](const std::string& line) -> std::string {
    std::ofstream(file) << "# Settings\n" + line + "\n";
    Config config;
    try {
      read_config(file, config);
    } catch (const ConfigFault& wrong) {
      return wrong.what();
    }
    return "";
  };
  const auto says = [&](const std::string& line, const std::string& what) {
    EXPECT_EQ(fault(line), file + ":2: " + what);
  };
  says("listen = 5", "listen is a text in quotation marks");
  says("listen = \"127.0.0.1:99999\"",
       "\"127.0.0.1:99999\" is no ADDRESS:PORT, such as 127.0.0.1:8040, with a port from 0 to "
       "65535");
  says("listen = \"\"",
       "\"\" is no ADDRESS:PORT, such as 127.0.0.1:8040, with a port from 0 to 65535");
  says("listen = \"example.org:8040\"",
       "\"example.org:8040\" is no ADDRESS:PORT, such as 127.0.0.1:8040, with a port from 0 to "
       "65535");
  for (const char* store : {"", "mysql:cards"}) {
    says("store = \"" + std::string(store) + "\"",
         "store: the address of a database is sqlite:FILE or postgresql://…");
  }
  says("store = \"sqlite:\"", "store: sqlite: needs the name of a file");
  says("web = \"/no/where\"", "web: /no/where is no folder");
  says("web = \"" + folder + "\"", "web: there is no page in " + folder + ": no index.html");
  says("bot_threads = 2000", "bot_threads is a whole number from 0 to 256");
  says("log_level = \"loud\"",
       "there is no log level \"loud\"; there is debug, info, warning, error, off");
  says("origins = [\"x\"]",
       "\"x\" is no origin; it is http:// or https:// and a host in ASCII, without a path");
  EXPECT_NE(fault("origins = [\"https://bücher.example\"]"), "");
  EXPECT_EQ(fault("[limits]\nconnections = 0"),
            file + ":3: connections is a whole number from 1 to 2000000000");
  EXPECT_EQ(fault("[limits]\nconnections = 3\ntable_idle_seconds = 0"), "");
}

// One thread; what waits is posted while it is busy with the first task.
TEST(FairWorkers, kinds_share_the_time_whatever_waits_of_each) {
  FairWorkers workers(1);
  std::mutex mutex;
  std::condition_variable changed;
  std::string order;
  bool posted = false;
  const auto task = [&](char name, int milliseconds) {
    return [&, name, milliseconds] {
      std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds));
      std::unique_lock lock(mutex);
      changed.wait(lock, [&] { return posted; });
      order += name;
      changed.notify_all();
    };
  };
  for (int i = 0; i < 4; ++i) workers.post("long", task('l', 20));
  for (int i = 0; i < 3; ++i) workers.post("short", task('s', 0));
  std::unique_lock lock(mutex);
  posted = true;
  changed.notify_all();
  changed.wait(lock, [&] { return order.size() == 7; });
  EXPECT_EQ(order.substr(0, 4), "lsss")
      << "those that take little do not wait for all of the others";
}

TEST(FairWorkers, forget_what_waits_when_they_close) {
  auto workers = std::make_unique<FairWorkers>(1);
  std::mutex gate;
  gate.lock();
  std::atomic<int> done = 0;
  workers->post("a", [&] {
    const std::lock_guard wait(gate);
    ++done;
  });
  test::wait_until([&] { return workers->waiting() == 0; });
  for (int i = 0; i < 5; ++i) workers->post("a", [&] { ++done; });
  std::thread closing([&] { workers->close(); });
  test::wait_until([&] { return workers->waiting() == 0; });
  gate.unlock();
  closing.join();
  EXPECT_EQ(done, 1);
}

}  // namespace
}  // namespace troef::server
