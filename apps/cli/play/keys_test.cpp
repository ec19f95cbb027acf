// SPDX-License-Identifier: Apache-2.0
#include "cli/play/keys.h"

#include <gtest/gtest.h>

namespace troef::cli::table {
namespace {

std::string taken(std::string_view bytes) {
  Keys keys;
  std::string text;
  for (const char byte : bytes) text += keys.take(byte);
  return text;
}

TEST(PlayKeys, the_arrows_home_end_and_delete_do_the_same_however_a_terminal_sends_them) {
  for (const char* left : {"\x1b[D", "\x1bOD", "\x1b[1;2D"}) EXPECT_EQ(taken(left), "\x02");
  for (const char* right : {"\x1b[C", "\x1bOC"}) EXPECT_EQ(taken(right), "\x06");
  for (const char* up : {"\x1b[A", "\x1bOA", "\x1b[1;5A"}) EXPECT_EQ(taken(up), "\x10");
  for (const char* home : {"\x1b[H", "\x1bOH", "\x1b[1~", "\x1b[7~"}) {
    EXPECT_EQ(taken(home), "\x01");
  }
  for (const char* end : {"\x1b[F", "\x1bOF", "\x1b[4~", "\x1b[8~"}) EXPECT_EQ(taken(end), "\x05");
  EXPECT_EQ(taken("\x1b[3~"), delete_key);
}

TEST(PlayKeys, ctrl_and_alt_with_an_arrow_go_a_word_further_and_with_delete_take_one_out) {
  for (const char* left : {"\x1b[1;5D", "\x1b[1;3D", "\x1bOd", "\x1b[5D"}) {
    EXPECT_EQ(taken(left),
              "\x1b"
              "b");
  }
  for (const char* right : {"\x1b[1;5C", "\x1b[1;3C", "\x1bOc"}) {
    EXPECT_EQ(taken(right),
              "\x1b"
              "f");
  }
  for (const char* erase : {"\x1b[3;5~", "\x1b[3^"})
    EXPECT_EQ(taken(erase),
              "\x1b"
              "d");
  EXPECT_EQ(taken("\x1b"
                  "b"),
            "\x1b"
            "b");
}

TEST(PlayKeys, keys_that_have_no_use_here_type_nothing) {
  for (const std::string key :
       {"\x1b[2~", "\x1b[5~", "\x1b[6~", "\x1b[15~", "\x1bOP", "\x1b[[A", "\x1b[1;5P", "\x1b[200~",
        "\x1b[7$", "\x1b[Z", "\x1bx", "\x1b\x1b[E"}) {
    EXPECT_EQ(taken("s" + key + "core"), "score") << key.substr(1);
  }
  EXPECT_EQ(taken("één"), "één");
}

}  // namespace
}  // namespace troef::cli::table
