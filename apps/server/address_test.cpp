// SPDX-License-Identifier: Apache-2.0
#include "server/address.h"

#include <gtest/gtest.h>

namespace troef::server {
namespace {

TEST(Address, limits_are_for_an_ipv4_address_or_an_ipv6_network) {
  EXPECT_EQ(network_of("192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(network_of("::ffff:192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(network_of("2001:db8:1:2:3:4:5:6"), network_of("2001:db8:1:2::9"));
  EXPECT_NE(network_of("2001:db8:1:2::9"), network_of("2001:db8:1:3::9"));
  EXPECT_EQ(network_of("somewhere"), "somewhere");
}

TEST(Address, this_machine_has_several) {
  for (const char* ours : {"127.0.0.1", "127.8.8.8", "::1", "0:0::1", "::ffff:127.0.0.1"}) {
    EXPECT_TRUE(is_loopback(ours)) << ours;
  }
  for (const char* other : {"12.7.0.1", "192.0.2.7", "::2", "::ffff:192.0.2.7", "", "127.evil",
                            "127.0.0.1:80", "127.1", "::ffff:127.evil", "::1%lo"}) {
    EXPECT_FALSE(is_loopback(other)) << other;
  }
}

TEST(Address, of_those_that_were_forwarded_the_proxy_added_the_last) {
  EXPECT_EQ(last_forwarded("203.0.113.9, 198.51.100.1 , 192.0.2.7 "), "192.0.2.7");
  EXPECT_EQ(last_forwarded("192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(last_forwarded("192.0.2.7, 2001:db8::7"), "2001:db8::7");
}

TEST(Address, a_port_behind_what_was_forwarded_is_no_part_of_it) {
  EXPECT_EQ(last_forwarded("203.0.113.9:1, 192.0.2.7:65535"), "192.0.2.7");
  EXPECT_EQ(last_forwarded("[2001:db8::7]:8443"), "2001:db8::7");
  EXPECT_EQ(last_forwarded("[2001:db8::7]"), "2001:db8::7");
}

TEST(Address, what_was_forwarded_and_is_none_is_that_of_a_stranger) {
  for (const std::string& none :
       {std::string(), std::string("192.0.2.7,"), std::string("192.0.2.7, unknown"),
        std::string("127.evil"), std::string("127.0.0.1\0", 10), std::string("192.0.2.7:"),
        std::string("192.0.2.7:x"), std::string("192.0.2.7:123456"), std::string("[2001:db8::7"),
        std::string("[2001:db8::7]8"), std::string("[]:80"), std::string(":80"),
        std::string(46, '1')}) {
    EXPECT_EQ(last_forwarded(none), stranger) << none;
  }
  EXPECT_FALSE(is_loopback(stranger));
}

TEST(Address, an_origin_without_a_scheme_has_no_host) {
  EXPECT_EQ(host_of_origin("https://cards.example"), "cards.example");
  EXPECT_EQ(host_of_origin("cards.example"), "");
  EXPECT_EQ(host_of_origin("null"), "");
}

TEST(Address, a_host_is_the_same_with_and_without_the_port_that_goes_without_saying) {
  EXPECT_TRUE(same_host("Cards.Example", "cards.example:80", false));
  EXPECT_TRUE(same_host("cards.example:443", "cards.example", true));
  EXPECT_FALSE(same_host("cards.example:443", "cards.example", false));
  EXPECT_FALSE(same_host("cards.example:80", "cards.example", true));
  EXPECT_FALSE(same_host("", "", false));
}

}  // namespace
}  // namespace troef::server
