// SPDX-License-Identifier: Apache-2.0
#include "cli/solve/explanation.h"

#include <algorithm>

#include "phases/posing.h"

namespace troef::cli {
namespace {

using solver::Sought;

bool by_tricks(Sought sought) {
  return sought == Sought::tricks || sought == Sought::all || sought == Sought::exactly;
}

bool with_roem(Sought sought) { return sought != Sought::points && !by_tricks(sought); }

// Once the deal is over it has been counted.
void count_result(Stand& stand, const Result& result, Seat asked, bool pit) {
  stand.own = stand.others = 0;
  if (pit) stand.own_roem = stand.others_roem = 0;
  for (int side = 0; side < result.sides.count(); ++side) {
    const bool own = result.sides[side].has(asked);
    (own ? stand.own : stand.others) += result.points[static_cast<std::size_t>(side)];
    if (pit)
      (own ? stand.own_roem : stand.others_roem) += result.roem[static_cast<std::size_t>(side)];
  }
}

class Counting {
 public:
  Counting(const Deal& from, const Counted& counted, const solver::Problem& asked)
      : counted_(counted), deal_(from), asked_(asked) {}

  std::vector<Stand> along(const std::vector<Entry>& line) {
    for (const Entry& entry : line) {
      const int before = deal_.board().facts.tricks;
      deal_.play(entry.actor, entry.action);
      if (deal_.board().facts.tricks > before) trick_done();
      // Called, it is of the last trick (KJ-33).
      if (entry.action.verb == Verb::call_roem && !stands_.empty()) count_roem(stands_.back());
    }
    if (deal_.over() && !stands_.empty() && !counted_.tricks) {
      count_result(stands_.back(), deal_.result(), asked_.maximisers.first(), counted_.pit);
    }
    return std::move(stands_);
  }

 private:
  void trick_done() {
    const Facts& facts = deal_.board().facts;
    const Seats all = Seats::all(deal_.start().seats);
    const auto problem = pose(deal_, {Sought::points, 0}, asked_).problem;
    const Seats own = problem ? problem->maximisers : maximisers();
    Stand stand{facts.tricks, facts.winners[static_cast<std::size_t>(facts.tricks - 1)]};
    if (counted_.tricks) {
      stand.own = tricks_of(facts, own);
      stand.others = facts.tricks - stand.own;
    } else {
      stand.own = problem ? static_cast<int>(problem->tally.gains) : 0;
      stand.others = deal_.board().order->points(won_by(facts, all) | counted_aside()) - stand.own;
    }
    count_roem(stand);
    stands_.push_back(stand);
  }

  // What lies in no trick and counts all the same, whoever it is for.
  Cards counted_aside() const {
    const Board& board = deal_.board();
    const BesideTricks beside = deal_.game().beside_tricks(board);
    Cards cards;
    if (!beside.widow.empty()) cards |= board.where.widow();
    if (beside.laid.empty()) return cards;
    for (const Seat seat : board.everyone()) cards |= board.where.laid(seat);
    return cards;
  }

  void count_roem(Stand& stand) const {
    const auto& roem = deal_.board().facts.side_roem;
    const std::size_t side = asked_.maximisers.has(Seat(0)) ? 0 : 1;
    stand.own_roem = roem[side];
    stand.others_roem = roem[1 - side];
  }

  // After the last trick.
  Seats maximisers() const {
    Seats seats = asked_.maximisers;
    const Facts& facts = deal_.board().facts;
    if (facts.mate && facts.declarer && seats.has(*facts.declarer)) seats.add(*facts.mate);
    return seats;
  }

  Counted counted_;
  Deal deal_;
  const solver::Problem& asked_;
  std::vector<Stand> stands_;
};

// A deal may end before its last trick.
const Stand& at(const std::vector<Stand>& stands, std::size_t place) {
  return stands[std::min(place, stands.size() - 1)];
}

int sign(int number) { return (number > 0) - (number < 0); }

int first_other_winner(const Course& best, const Course& other, bool by_side) {
  const std::size_t count = std::min(best.stands.size(), other.stands.size());
  for (std::size_t i = 0; i < count; ++i) {
    const Seat one = best.stands[i].winner, two = other.stands[i].winner;
    const bool same = by_side ? best.maximisers.has(one) == best.maximisers.has(two) : one == two;
    if (!same) return other.stands[i].trick;
  }
  return 0;
}

}  // namespace

Counted counted_for(const Deal& deal, const solver::Question& question) {
  const auto points = pose(deal, {Sought::points, 0}).problem;
  const bool by_points = points && points->goal.card_points && !by_tricks(question.sought);
  const bool roem = with_roem(question.sought) && pose(deal, {Sought::roem, 0}).problem;
  return {.tricks = !by_points, .roem = roem, .pit = roem && question.sought != Sought::roem};
}

std::vector<Stand> stands_of(const Deal& from, const std::vector<Entry>& line,
                             const Counted& counted, const solver::Problem& asked) {
  return Counting(from, counted, asked).along(line);
}

int parting_trick(const Course& best, const Course& other) {
  if (best.stands.empty() || other.stands.empty()) return 0;
  const std::size_t count = std::max(best.stands.size(), other.stands.size());
  const auto ahead = [&](std::size_t i) {
    return sign(best.lead(at(best.stands, i)) - other.lead(at(other.stands, i)));
  };
  const int in_the_end = ahead(count - 1);
  if (in_the_end == 0) {
    const int trick = first_other_winner(best, other, true);
    return trick > 0 ? trick : first_other_winner(best, other, false);
  }
  std::size_t first = count - 1;
  while (first > 0 && ahead(first - 1) == in_the_end) --first;
  return at(other.stands, first).trick;
}

}  // namespace troef::cli
