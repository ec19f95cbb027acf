// SPDX-License-Identifier: Apache-2.0
// Settings: what the file that is installed says of them, and what they mean.
#include "server/config.h"

#include <gtest/gtest.h>

#include <regex>
#include <set>

#include "cli/test_run.h"

namespace troef::server {
namespace {

using Names = std::set<std::string>;

// What the first group of this matches anywhere in a file of ours.
Names names_in(const std::string& file, const std::string& pattern) {
  const std::string text = cli::read_whole(test::source_folder() / file);
  const std::regex wanted(pattern);
  Names names;
  for (std::sregex_iterator at(text.begin(), text.end(), wanted), end; at != end; ++at) {
    names.insert((*at)[1]);
  }
  return names;
}

TEST(Config, are_all_named_in_the_file_that_is_installed) {
  Names known = names_in("apps/server/config.cpp", R"re(reader\.(?:get|section)\("(\w+)")re");
  Names named = names_in("packaging/troef.toml", R"((?:^|\n)# (\w+) = )");
  const Names sections = names_in("packaging/troef.toml", R"(\n(?:# )?\[(\w+)\])");
  named.insert(sections.begin(), sections.end());
  EXPECT_EQ(named.erase("saver"), 1U) << "a bot, as an example";
  EXPECT_FALSE(known.empty());
  EXPECT_EQ(named, known);
}

Config read(const std::string& text) {
  const cli::Shell folder;
  cli::write_file(folder.path("troef.toml"), text);
  Config config;
  read_config(folder.path("troef.toml"), config);
  return config;
}

// Every number of the section [limits], in the order of the file.
std::vector<std::pair<std::string, std::int64_t>> numbers_of(const Config& config) {
  const Limits& limits = config.limits;
  const WireLimits& wire = config.wire;
  return {{"connections", limits.connections},
          {"connections_per_address", limits.connections_per_address},
          {"sockets_per_person", limits.sockets_per_person},
          {"tables", limits.tables},
          {"tables_per_person", limits.tables_per_person},
          {"table_idle_seconds", limits.table_idle_seconds},
          {"bot_seconds", limits.bot_seconds},
          {"program_milliseconds", limits.program_milliseconds},
          {"program_processes", limits.program_processes},
          {"queue_bytes", wire.queue_bytes},
          {"read_bytes_a_second", wire.read_bytes_a_second},
          {"request_seconds", wire.request_seconds},
          {"answer_seconds", wire.answer_seconds},
          {"idle_seconds", wire.idle_seconds}};
}

std::vector<std::pair<std::string, std::vector<double>>> rates_of(const Config& config) {
  std::vector<std::pair<std::string, std::vector<double>>> rates;
  const auto add = [&](const char* name, const Rate& rate) {
    rates.push_back({name, {rate.burst, rate.a_second}});
  };
  add("frames", config.limits.frames);
  add("files", config.limits.files);
  add("requests", config.limits.requests);
  add("posts", config.limits.posts);
  add("new_tables", config.limits.new_tables);
  add("hints", config.limits.hints);
  add("reviews", config.limits.reviews);
  return rates;
}

TEST(Config, a_limit_is_the_one_that_is_named) {
  auto numbers = numbers_of({});
  auto rates = rates_of({});
  std::string text = "[limits]\n";
  int next = 100;
  for (auto& [name, number] : numbers) {
    number = ++next;
    text += name + " = " + std::to_string(next) + "\n";
  }
  for (auto& [name, rate] : rates) {
    rate = {++next + 0.5, ++next + 0.25};
    text += name + " = [" + std::to_string(rate[0]) + ", " + std::to_string(rate[1]) + "]\n";
  }
  const Config config = read(text);
  EXPECT_EQ(numbers_of(config), numbers);
  EXPECT_EQ(rates_of(config), rates);
}

TEST(Config, limits_that_are_not_named_are_those_of_the_file_that_is_installed) {
  const std::string file = cli::read_whole(test::source_folder() / "packaging/troef.toml");
  const std::string limits = file.substr(file.find("\n[limits]\n"));
  const Config config = read(std::regex_replace(limits, std::regex("\n# "), "\n"));
  EXPECT_EQ(numbers_of(config), numbers_of({}));
  EXPECT_EQ(rates_of(config), rates_of({}));
}

TEST(Config, a_rate_lets_somebody_in_at_once_and_later) {
  for (const char* wrong : {"[0.5, 1]", "[0, 1]", "[-1, 1]", "[1, 0]", "[1, -1]", "[nan, 1]",
                            "[1, nan]", "[1]", "[1, 1, 1]", "1", "\"1\""}) {
    EXPECT_THROW(read("[limits]\nposts = " + std::string(wrong)), ConfigFault) << wrong;
  }
  EXPECT_NO_THROW(read("[limits]\nposts = [1, 0.001]"));
}

TEST(Config, only_what_there_is_can_be_set_and_where_it_is) {
  for (const char* wrong : {"colour = 1", "hints = [1, 1]", "[limits]\nlisten = \"127.0.0.1:1\"",
                            "[limits]\ncolour = 1"}) {
    EXPECT_THROW(read(wrong), ConfigFault) << wrong;
  }
}

TEST(Config, who_may_read_the_metrics_and_whom_to_believe_are_two_things) {
  EXPECT_TRUE(read("metrics_for_all = true").metrics_for_all);
  EXPECT_FALSE(read("metrics_for_all = true").behind_proxy);
  EXPECT_TRUE(read("behind_proxy = true").behind_proxy);
  EXPECT_FALSE(read("behind_proxy = true").metrics_for_all);
}

TEST(Config, every_address_but_those_of_this_machine_alone_lets_others_in) {
  const auto open = [](const std::string& listen) {
    Config config;
    set_listen(listen, config);
    return lets_others_in(config);
  };
  for (const char* listen :
       {":8040", "0.0.0.0:8040", "[::]:8040", "192.0.2.2:1", "[2001:db8::1]:1"}) {
    EXPECT_TRUE(open(listen)) << listen;
  }
  for (const char* listen : {"127.0.0.1:8040", "localhost:8040", "[::1]:8040", "127.0.0.2:1"}) {
    EXPECT_FALSE(open(listen)) << listen;
  }
}

TEST(Config, listening_takes_an_address_and_no_name) {
  Config config;
  for (const char* wrong :
       {"example.org:8040", "300.1.1.1:8040", "127.1:8040", "[example]:8040", "[::1:8040",
        "127.0.0.1%lo:8040", "127.0.0.1:80x", "127.0.0.1:", "*:8040", "[::g]:8040"}) {
    EXPECT_THROW(set_listen(wrong, config), ConfigFault) << wrong;
  }
  for (const char* right : {"localhost:8040", "127.0.0.1:0", "[fe80::1%eth0]:8040"}) {
    EXPECT_NO_THROW(set_listen(right, config)) << right;
  }
}

}  // namespace
}  // namespace troef::server
