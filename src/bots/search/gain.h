// SPDX-License-Identifier: Apache-2.0
// What a deal brings a seat: the score of its side less the mean of its opponents'.
#pragma once

#include "deal/view.h"

namespace troef::search {

class Gain {
 public:
  // For the seat of the view, or for another.
  explicit Gain(const View& view) : Gain(view, *view.seat) {}
  Gain(const View& view, Seat seat) {
    const Sides sides = view.game->match_sides(view.rules);
    own_ = sides[sides.of(seat)];
    others_ = Seats::all(view.seats) - own_;
  }
  double operator()(const Result& result) const {
    return mean(result, own_) - mean(result, others_);
  }

 private:
  static double mean(const Result& result, Seats seats) {
    double sum = 0;
    for (const Seat seat : seats) sum += static_cast<double>(result.score[seat]);
    return seats.empty() ? 0 : sum / seats.size();
  }

  Seats own_, others_;
};

}  // namespace troef::search
