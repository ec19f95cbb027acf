// SPDX-License-Identifier: Apache-2.0
// Any bytes as a card: what is understood is written the same way back.
#include <cstdint>
#include <cstdlib>

#include "troef.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace troef;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  if (const auto card = parse_card(text)) {
    if (parse_card(to_string(*card)) != card) std::abort();
  }
  return 0;
}
