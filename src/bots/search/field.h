// SPDX-License-Identifier: Apache-2.0
// The actions that are compared, and what each brought more than each other in the same deals:
// those that are behind beyond doubt are left out, and the worse half when it is time (sequential
// halving: Karnin, Koren, Somekh 2013). The first is never left out.
#pragma once

#include <span>
#include <vector>

#include "bots/search/tuning.h"
#include "bots/search/ways.h"

namespace troef::search {

// What one action brought more than another.
struct Lead {
  int worlds = 0;
  double sum = 0, squares = 0;

  void note(double more, int times = 1);
  double mean() const { return worlds > 0 ? sum / worlds : 0; }
  double spread() const;  // from deal to deal
  double error() const;   // the standard error of the mean
};

struct Tried : Way {
  std::size_t place = 0;  // among those that were to be tried
  Lead lead;              // before the first

  // Less so many standard errors.
  double surely(double errors) const { return lead.mean() - errors * lead.error(); }
};

class Field {
 public:
  Field(std::span<const Way> ways, const Tuning& tuning);

  // Before anything was tried: how far each is taken to be behind the first, as if so many deals
  // had shown it.
  void expect(std::span<const double> behind, int deals);
  std::span<const Tried> left() const { return std::span(tried_).first(left_); }
  // What those that are left brought in one more deal, by place.
  void note(std::span<const double> brought);
  void halve();
  void leave_out_the_beaten();
  // More deals could hardly show another to be better by what is worth the while.
  bool decided() const { return left_ == 1 || (left_ == 2 && first_beaten_); }
  // Those that are left come first, and the best of them, held against the first with so many
  // standard errors. Where two are alike the one that comes first in the actions is taken. Asked
  // once, at the end.
  std::vector<Tried> ranked(double errors);

 private:
  Lead& lead(const Tried& one, const Tried& other) {
    return leads_[one.place * tried_.size() + other.place];
  }
  const Tried& best();
  bool beats(const Tried& one, const Tried& other);
  void sort(std::size_t from, double errors);

  std::vector<Tried> tried_;
  std::vector<Lead> leads_;  // of each before each other, by their places
  std::size_t left_;
  Lead results_;  // of the first, before nothing
  bool first_beaten_ = false;
  double beyond_doubt_;
};

}  // namespace troef::search
