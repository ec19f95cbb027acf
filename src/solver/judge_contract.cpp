// SPDX-License-Identifier: Apache-2.0
// Judging::contract: a number of tricks, made or not.
#include "solver/judge.h"

namespace troef::solver {

bool Judge::can_be_made(const Past& past) const {
  const Undertaking& contract = goal_.contract;
  if (contract.first_and_last) return (past.marks & not_ends) == 0;
  const int side = side_tricks(past);
  const int left = all_tricks_ - past.tricks;
  const int lacking = mate_lacks_trick(past) ? 1 : 0;
  const int most = contract.or_more ? all_tricks_ : contract.tricks;
  return side + lacking <= most && side + left >= contract.tricks && left >= lacking;
}

bool Judge::can_be_lost(const Past& past) const {
  const Undertaking& contract = goal_.contract;
  if (!contract.or_more) return past.tricks < all_tricks_;
  return side_tricks(past) < contract.tricks || mate_lacks_trick(past);
}

bool Judge::can_be_made(const Past& past, int low, int high) const {
  const Undertaking& contract = goal_.contract;
  if (contract.first_and_last) return true;
  const int side = side_tricks(past);
  const int most = contract.or_more ? all_tricks_ : contract.tricks;
  return side + low <= most && side + high >= contract.tricks;
}

bool Judge::must_be_made(const Past& past, int sure) const {
  const Undertaking& contract = goal_.contract;
  if (mate_lacks_trick(past)) return false;
  const bool more_will_do = contract.or_more || contract.tricks == all_tricks_;
  return more_will_do && side_tricks(past) + sure >= contract.tricks;
}

bool Judge::has_enough(const Past& past) const {
  const Undertaking& contract = goal_.contract;
  return !contract.first_and_last && !mate_lacks_trick(past) &&
         side_tricks(past) == contract.tricks;
}

int Judge::contract_pays(const Past& past, bool made) const {
  return (made ? goal_.contract.made : goal_.contract.wet) * times(past);
}

int Judge::contract_value(const Past& past) const {
  if (goal_.counts) return side_tricks(past);
  return contract_pays(past, can_be_made(past));
}

}  // namespace troef::solver
