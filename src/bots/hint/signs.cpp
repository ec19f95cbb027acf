// SPDX-License-Identifier: Apache-2.0
#include "bots/hint/signs.h"

#include "bots/thumb/signals.h"

namespace troef::hints {

using thumb::Sight;
using thumb::Signals;

std::vector<Hint::Sign> heard(const View& view, const Convention* signals) {
  std::vector<Hint::Sign> last;
  const Sight sight(view);
  if (!Signals(sight, signals).any()) return last;
  for (const thumb::Given& given : signs_given(sight, *signals)) {
    if (!sight.friends.has(given.seat) || !(sight.lane(given.card) & sight.out)) continue;
    std::erase_if(last, [&](const Hint::Sign& sign) {
      return sign.seat == given.seat && sign.card.suit() == given.card.suit();
    });
    last.push_back({given.seat, given.card, given.sign->id, given.sign->says});
  }
  return last;
}

std::optional<Hint::Saying> saying(const View& view, const Convention* signals,
                                   const Action& action) {
  if (action.verb != Verb::play) return std::nullopt;
  const Sight sight(view);
  const Signals speaker(sight, signals);
  const Sign* sign = speaker.any() ? read_as(sight, *signals, action.card) : nullptr;
  if (sign == nullptr) return std::nullopt;
  return Hint::Saying{sign->id, sign->says, speaker.is_so(*sign, action.card)};
}

}  // namespace troef::hints
