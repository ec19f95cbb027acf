// SPDX-License-Identifier: Apache-2.0
#include "server/messages.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace troef::server {
namespace {

std::string with_id(std::size_t length) {
  return R"({"type":"stand","id":")" + std::string(length, 'x') + "\"}";
}

TEST(Messages, a_refusal_has_the_id_of_what_it_refuses_where_that_is_one) {
  const auto id_of = [](const std::string& frame) {
    return nlohmann::json::parse(*refused_message(frame, "paused", "")).value("id", "none");
  };
  EXPECT_EQ(id_of(with_id(40)), std::string(40, 'x'));
  for (const std::string& frame :
       {with_id(0), with_id(41), std::string(R"({"id":7})"), std::string("[]"), std::string("{")}) {
    EXPECT_EQ(id_of(frame), "none") << frame;
  }
}

TEST(Messages, the_code_of_a_refusal_is_found_in_it_and_in_nothing_else) {
  EXPECT_EQ(refusal_code(*refused_message(with_id(1), "paused", "")), "paused");
  EXPECT_EQ(refusal_code(*notice_message("storage")), "");
  EXPECT_EQ(refusal_code(R"({"type":"step","code":"x"})"), "");
}

TEST(Messages, whoever_asks_for_the_table_says_little_else) {
  EXPECT_TRUE(is_hello_or_sync(R"({"type":"hello","v":1})"));
  EXPECT_TRUE(is_hello_or_sync(R"({"type":"sync"})"));
  EXPECT_FALSE(is_hello_or_sync(R"({"type":"stand"})"));
  EXPECT_FALSE(is_hello_or_sync(R"({"type":"sync"})" + std::string(200, ' ')));
}

}  // namespace
}  // namespace troef::server
