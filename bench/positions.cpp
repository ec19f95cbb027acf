// SPDX-License-Identifier: Apache-2.0
#include "positions.h"

namespace troef::bench {
namespace {

reference::Setup setup_of(const Start& start) {
  reference::Setup setup;
  setup.game = start.game->id();
  for (std::size_t i = 0; i < start.rules.table().size(); ++i) {
    setup.rules[std::string(start.rules.table()[i].name)] = start.rules.text(static_cast<int>(i));
  }
  setup.scores.assign(static_cast<std::size_t>(start.seats), 0);
  return setup;
}

bool leads_next(const Deal& deal) {
  const Actions legal = deal.legal();
  return !legal.empty() && legal.back().verb == Verb::play;
}

// Random up to the first lead; in games with contracts one that all eight tricks are played in.
bool reaches_lead(Deal& deal, reference::Deal& naive, Quick& random) {
  const Names contracts = deal.game().contracts();
  while (!deal.over()) {
    const Turn turn = deal.turn();
    Entry entry{chance, word(Verb::deal), {}};
    if (turn.awaited == Awaited::pack) {
      entry.pack = Pack(turn.pack);
      shuffle(entry.pack, random);
    } else {
      if (leads_next(deal)) return deal.board().facts.declarer || contracts.empty();
      entry = {turn.seat, any_of(deal.legal(), random), {}};
    }
    deal.play(entry);
    naive.play(to_string(entry, contracts));
  }
  return false;
}

}  // namespace

Start default_start(const Game& game) { return start_of(game, default_rules(game)); }

Position first_lead(const Game& game) {
  const Start start = default_start(game);
  for (std::uint64_t seed = 1;; ++seed) {
    Quick random(seed);
    Position position{Deal(start), reference::begin(setup_of(start))};
    if (!reaches_lead(position.deal, *position.naive, random)) continue;
    // Contracts that end with the first trick would measure little else than copying.
    PlayOut play_out(position.deal);
    if (play_out.run(random).tricks >= 5) return position;
  }
}

}  // namespace troef::bench
