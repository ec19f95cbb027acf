// SPDX-License-Identifier: Apache-2.0
// Any bytes as an action and as an entry: what is understood is written the same way back.
#include <cstdint>
#include <cstdlib>

#include "troef.h"

namespace {

constexpr std::string_view contracts[] = {"solo", "piek", "piek-zonder"};

void check(bool right) {
  if (!right) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace troef;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  if (const auto action = parse_action(text, contracts)) {
    const auto again = parse_action(to_string(*action.value, contracts), contracts);
    check(again && *again.value == *action.value);
  }
  if (const auto entry = parse_entry(text, contracts, 4)) {
    const auto again = parse_entry(to_string(*entry.value, contracts), contracts, 4);
    check(again && *again.value == *entry.value);
  }
  return 0;
}
