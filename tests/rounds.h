// SPDX-License-Identifier: Apache-2.0
// How often a test does what it does at random.
#pragma once

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define TROEF_SANITIZED
#endif
#endif

namespace troef::test {

// So many; a quarter of them under sanitizers, to which one round looks much like the next.
constexpr int rounds(int all) {
#ifdef TROEF_SANITIZED
  all /= 4;
#endif
  return all;
}

}  // namespace troef::test
