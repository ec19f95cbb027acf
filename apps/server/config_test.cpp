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
  for (const char* wrong : {"example.org:8040", "300.1.1.1:8040", "127.1:8040", "[example]:8040",
                            "[::1:8040", "127.0.0.1%lo:8040", "*:8040", "[::g]:8040"}) {
    EXPECT_THROW(set_listen(wrong, config), ConfigFault) << wrong;
  }
  for (const char* right : {"localhost:8040", "127.0.0.1:0", "[fe80::1%eth0]:8040"}) {
    EXPECT_NO_THROW(set_listen(right, config)) << right;
  }
}

}  // namespace
}  // namespace troef::server
