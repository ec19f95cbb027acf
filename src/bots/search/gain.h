// SPDX-License-Identifier: Apache-2.0
// What a deal brings a seat: the score of its side less the mean of its opponents'. Where that is
// the same, card points tell: nobody throws them away because all is lost or won.
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
    a_point_ = view.game->contracts().empty() ? 0.01 : 0;
  }
  double operator()(const Result& result) const {
    const double score = mean(result, own_) - mean(result, others_);
    return score + a_point_ * (points(result, own_) - points(result, others_));
  }

 private:
  static double points(const Result& result, Seats seats) {
    double sum = 0;
    for (int side = 0; side < result.sides.count(); ++side) {
      if (!(result.sides[side] & seats).empty())
        sum += result.points[static_cast<std::size_t>(side)];
    }
    return sum;
  }
  static double mean(const Result& result, Seats seats) {
    double sum = 0;
    for (const Seat seat : seats) sum += static_cast<double>(result.score[seat]);
    return seats.empty() ? 0 : sum / seats.size();
  }

  Seats own_, others_;
  double a_point_;  // no more than a breath; none where contracts are for tricks
};

}  // namespace troef::search
