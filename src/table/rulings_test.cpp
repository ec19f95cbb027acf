// SPDX-License-Identifier: Apache-2.0
#include "table/rulings.h"

#include <gtest/gtest.h>

#include <deque>

namespace troef {
namespace {

// Chance that has been told what to say.
class Told final : public Surroundings {
 public:
  explicit Told(std::deque<std::uint8_t> bytes) : bytes_(std::move(bytes)) {}
  void random(std::span<std::uint8_t> bytes) override {
    for (std::uint8_t& byte : bytes) {
      byte = bytes_.front();
      bytes_.pop_front();
    }
  }
  Sha256 sha256() const override { return {}; }

 private:
  std::deque<std::uint8_t> bytes_;
};

// Of 256 bytes one is left over with three seats or five, and four with six.
TEST(Dealer, is_each_seat_as_likely_whatever_their_number) {
  for (const int seats : {2, 3, 4, 5, 6}) {
    std::vector<int> drawn(static_cast<std::size_t>(seats));
    for (int byte = 0; byte < 256; ++byte) {
      Told chance({static_cast<std::uint8_t>(byte), 0, 1, 2, 3, 4});
      const Seat dealer = draw_dealer(chance, seats);
      if (byte < 256 / seats * seats)
        ++drawn[static_cast<std::size_t>(dealer.index())];
      else
        EXPECT_EQ(dealer, Seat(0)) << "the next byte is taken";
    }
    for (const int times : drawn) EXPECT_EQ(times, 256 / seats) << seats;
  }
}

}  // namespace
}  // namespace troef
