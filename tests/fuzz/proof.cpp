// SPDX-License-Identifier: Apache-2.0
// Any bytes as a proof of honest dealing: what is read is written and read again.
#include <cstdint>
#include <cstdlib>

#include "table/fair.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace troef;
  std::string error;
  const auto proof = read_proof({reinterpret_cast<const char*>(data), size}, error);
  if (!proof) return 0;
  const std::string text = to_json(*proof);
  const auto again = read_proof(text, error);
  if (!again || to_json(*again) != text) std::abort();
  return 0;
}
