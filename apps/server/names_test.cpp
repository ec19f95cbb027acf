// SPDX-License-Identifier: Apache-2.0
#include "server/names.h"

#include <gtest/gtest.h>

namespace troef::server {
namespace {

using namespace std::string_literals;

TEST(Names, hold_nothing_that_is_not_to_be_seen) {
  for (const char* unseen : {"\u034F",
                             "\u17B4",
                             "\u180B",
                             "\u180F",
                             "\u2065",
                             "\uFE00",
                             "\uFE0E",
                             "\uFE0F",
                             "\uFFF0",
                             "\uFFF9",
                             "\uFDD0",
                             "\uFFFE",
                             "\U0010FFFF",
                             "\U0001BCA0",
                             "\U0001D173",
                             "\U000E0001",
                             "\U000E0020",
                             "\U000E0041",
                             "\U000E0100",
                             "\U000E0067\U000E007F",
                             "\U000E0020\U000E007F"}) {
    for (const std::string& name : {unseen + ""s, "An"s + unseen, "A"s + unseen + "n"}) {
      EXPECT_FALSE(read_name(name)) << name;
    }
  }
}

TEST(Names, show_more_than_spaces_and_accents) {
  for (const char* nothing : {"\u0301", "\u0301\u0302", " \u3000\u0301", "\u20DD", "\u2800"}) {
    EXPECT_FALSE(read_name(nothing)) << nothing;
  }
  for (const char* name : {"Jose\u0301", "\u0301e", "\u05D0\u05B7", "\u0939\u093F\u0928\u094D"}) {
    EXPECT_TRUE(read_name(name)) << name;
  }
}

TEST(Names, choose_between_text_and_colour_where_a_sign_is_there_in_both) {
  for (const char* name : {"\u2764\uFE0F", "\u2660\uFE0E", "1\uFE0F\u20E3", "\u00A9\uFE0F",
                           "\U0001F3F3\uFE0F\u200D\U0001F308", "\u3297\uFE0F"}) {
    EXPECT_TRUE(read_name(name)) << name;
  }
  for (const char* name : {"An\uFE0F", "\u00E9\uFE0E", "\u3042\uFE0F", "\u2660\uFE0E\uFE0F"}) {
    EXPECT_FALSE(read_name(name)) << name;
  }
}

TEST(Names, have_tags_only_in_whole_flags) {
  const std::string flag = "\U0001F3F4",
                    scots = "\U000E0067\U000E0062\U000E0073\U000E0063\U000E0074",
                    end = "\U000E007F";
  EXPECT_TRUE(read_name(flag));
  EXPECT_TRUE(read_name("An " + flag + scots + end));
  EXPECT_TRUE(read_name(flag + scots + end + "An"));
  for (const std::string& name :
       {flag + scots, flag + end, flag + scots + "An", scots + end, "A" + scots + end,
        flag + scots + "\u200D" + flag, flag + scots + end + end, flag + "\U000E0020" + end}) {
    EXPECT_FALSE(read_name(name)) << name;
  }
}

TEST(Names, are_none_that_records_keep_for_bots) {
  EXPECT_FALSE(read_name("bot:club"));
  EXPECT_FALSE(read_name(" bot:"));
  EXPECT_TRUE(read_name("bot"));
  EXPECT_TRUE(read_name("Robot: Piet"));
}

}  // namespace
}  // namespace troef::server
