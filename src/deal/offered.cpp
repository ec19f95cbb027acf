// SPDX-License-Identifier: Apache-2.0
#include "deal/offered.h"

#include <algorithm>

#include "deal/game.h"

namespace troef {
namespace {

bool roem_may_be_called(const View& view) {
  const Facts& facts = view.facts;
  if (!view.seat || view.result || !view.game->roem_is_called(view.rules)) return false;
  if (facts.tricks == 0 || !facts.trick.empty() || view.events.empty()) return false;
  const bool called = view.events.back().action.verb == Verb::call_roem;
  return !called && view.sides.of(*view.seat) == view.sides.of(facts.trick.leader());
}

}  // namespace

View offered(View view) {
  for (Actions* actions : {&view.legal, &view.asides}) {
    std::erase_if(*actions, [](const Action& each) { return each.verb == Verb::call_roem; });
  }
  if (roem_may_be_called(view)) view.asides.push_back(word(Verb::call_roem));
  return view;
}

}  // namespace troef
