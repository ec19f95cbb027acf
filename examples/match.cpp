// SPDX-License-Identifier: Apache-2.0
// A match of Hoogjassen with three seats, played at random; docs/library.md shows this program.
#include "troef.h"

#include <cstdio>

int main() {
  using namespace troef;
  const Game& game = *find_game(all_games(), "hoogjassen");
  Rules rules = *preset_rules(game, "drie");
  if (const auto error = rules.set("underruff", "last_resort"); !error.empty()) return 1;

  Match match(game, rules, Seat(0), "evening");
  Quick random(42);  // for packs that matter take a cryptographic generator instead
  while (!match.over()) {
    Deal deal(match.next());
    deal.deal(match.shuffled(random));
    while (!deal.over()) {
      const Turn turn = deal.turn();
      if (turn.awaited == Awaited::seat) {
        deal.play(turn.seat, any_of(deal.legal(), random));
      } else {
        play_chance(deal, random);
      }
    }
    match.enter(deal);
  }
  for (const Seats side : match.winners()) std::printf("seat %d wins\n", side.first().index());
}
