// SPDX-License-Identifier: Apache-2.0
// Going through what a set holds, from its lowest bit up; `at` makes an element of a bit's place.
#pragma once

#include <bit>

namespace troef {

template <class Bits, auto at>
class SetBits {
 public:
  constexpr explicit SetBits(Bits bits) : bits_(bits) {}
  constexpr auto operator*() const { return at(std::countr_zero(bits_)); }
  constexpr SetBits& operator++() {
    bits_ &= bits_ - 1;
    return *this;
  }
  constexpr bool operator==(const SetBits&) const = default;

 private:
  Bits bits_;
};

}  // namespace troef
