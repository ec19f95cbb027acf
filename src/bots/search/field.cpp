// SPDX-License-Identifier: Apache-2.0
#include "bots/search/field.h"

#include <algorithm>
#include <cmath>

namespace troef::search {
namespace {

// Nothing is beyond doubt in fewer deals.
constexpr int enough = 16;
// In parts of how far a deal's results are spread: what is not worth more thought, and what the
// next deal may show though none has yet: what happens in one deal of some dozens often has not.
constexpr double hardly_better = 0.003, still_to_come = 1;

}  // namespace

void Lead::note(double more, int times) {
  worlds += times;
  sum += times * more;
  squares += times * more * more;
}

double Lead::spread() const {
  return worlds > 0 ? std::sqrt(std::max(0.0, squares / worlds - mean() * mean())) : 0;
}

double Lead::error() const { return worlds > 1 ? spread() / std::sqrt(worlds - 1) : 0; }

Field::Field(std::span<const Way> ways, const Tuning& tuning)
    : leads_(ways.size() * ways.size()), left_(ways.size()), beyond_doubt_(tuning.beyond_doubt) {
  for (const Way& way : ways) tried_.push_back({way, tried_.size(), {}});
}

void Field::expect(std::span<const double> behind, int deals) {
  for (const Tried& one : tried_) {
    for (const Tried& other : tried_) {
      lead(one, other).note(behind[other.place] - behind[one.place], deals);
    }
  }
}

void Field::note(std::span<const double> brought) {
  results_.note(brought.front());
  for (const Tried& one : left()) {
    for (const Tried& other : left()) {
      lead(one, other).note(brought[one.place] - brought[other.place]);
    }
  }
}

void Field::halve() {
  if (left_ <= 2) return;
  sort(1, 0);
  left_ = (left_ + 1) / 2;
}

void Field::leave_out_the_beaten() {
  if (beyond_doubt_ == 0 || results_.worlds < enough) return;
  const Tried ahead = best();
  const auto in_doubt = [&](const Tried& each) { return !beats(ahead, each); };
  first_beaten_ = !in_doubt(tried_.front());
  const auto begin = tried_.begin(), end = begin + static_cast<std::ptrdiff_t>(left_);
  left_ = static_cast<std::size_t>(std::partition(begin + 1, end, in_doubt) - begin);
}

std::vector<Tried> Field::ranked(double errors) {
  sort(0, errors);
  return std::move(tried_);
}

const Tried& Field::best() {
  return *std::max_element(left().begin(), left().end(), [&](const Tried& a, const Tried& b) {
    return lead(a, tried_.front()).mean() < lead(b, tried_.front()).mean();
  });
}

// Beyond doubt, or as good as.
bool Field::beats(const Tried& one, const Tried& other) {
  if (one.place == other.place) return false;
  const Lead& ahead = lead(one, other);
  const double all = results_.spread();
  const double doubt = std::hypot(ahead.error(), still_to_come * all / ahead.worlds);
  return ahead.mean() + hardly_better * all > beyond_doubt_ * doubt;
}

void Field::sort(std::size_t from, double errors) {
  for (Tried& each : tried_) each.lead = lead(each, tried_.front());
  const auto begin = tried_.begin();
  std::sort(begin + static_cast<std::ptrdiff_t>(from), begin + static_cast<std::ptrdiff_t>(left_),
            [errors](const Tried& a, const Tried& b) {
              const double one = a.surely(errors), other = b.surely(errors);
              return one != other ? one > other : a.place < b.place;
            });
}

}  // namespace troef::search
