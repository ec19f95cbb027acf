// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "server/address.h"

namespace troef::server {
namespace {

// However an address is written it is in one network.
TEST(Networks, are_IPv4_addresses_and_64_bits_of_IPv6_ones) {
  const struct {
    const char *address, *network;
  } cases[] = {
      {"192.0.2.7", "192.0.2.7"},
      {"::ffff:192.0.2.7", "192.0.2.7"},
      {"::ffff:c000:207", "192.0.2.7"},
      {"0:0:0:0:0:FFFF:C000:0207", "192.0.2.7"},
      {"2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"},
      {"2001:DB8:1:2::9", "2001:db8:1:2::/64"},
      {"2001:db8:1:3::9", "2001:db8:1:3::/64"},
      {"no address", "no address"},
  };
  for (const auto& [address, network] : cases) EXPECT_EQ(network_of(address), network) << address;
}

}  // namespace
}  // namespace troef::server
