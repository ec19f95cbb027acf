// SPDX-License-Identifier: Apache-2.0
#include "cli/simulate/players.h"

#include "cli/errors.h"
#include "engines/engine.h"
#include "engines/speak.h"
#include "table/match.h"

namespace troef::cli {

Players::Players(const std::vector<engines::BotSpec>& specs, const ProgramTimes& times,
                 const Convention* signals, Words& words)
    : quick_(words.next_long()), signals_(signals) {
  for (const engines::BotSpec& spec : specs) {
    names_.push_back(spec.text);
    seeds_.push_back(words.next_long());
    if (spec.outside()) {
      bots_.push_back(std::make_unique<engines::Engine>(team_of(spec, times)));
    } else if (spec.name == "random") {
      bots_.push_back(nullptr);
    } else {
      bots_.push_back(engines::make_own(spec, seeds_.back(), signals));
    }
  }
}

// Programs are told of each deal anew.
void Players::announce_deal() {
  for (std::size_t i = 0; i < bots_.size(); ++i) {
    if (auto* program = dynamic_cast<engines::Engine*>(bots_[i].get())) {
      program->new_deal(seeds_[i]++, signals_);
    }
  }
}

std::vector<engines::Conduct> Players::take_conduct() {
  std::vector<engines::Conduct> conduct;
  for (std::size_t seat = 0; seat < bots_.size(); ++seat) {
    if (auto* program = dynamic_cast<engines::Engine*>(bots_[seat].get())) {
      conduct.resize(bots_.size());
      conduct[seat] = program->take_conduct();
    }
  }
  return conduct;
}

bool Players::play(Deal& deal, Words& words, std::vector<std::string>* legal,
                   const std::atomic<bool>& stop) {
  legal_ = legal;
  announce_deal();
  if (legal_ != nullptr) legal_->assign(deal.events().size(), "");
  for (Turn turn = deal.turn(); turn.awaited != Awaited::nothing; turn = deal.turn()) {
    if (stop.load(std::memory_order_relaxed)) return false;
    const bool closing = turn.awaited == Awaited::close;
    if (someone_interrupts(deal, closing)) continue;
    if (turn.awaited == Awaited::seat) {
      act(deal, turn.seat);
      continue;
    }
    play_chance(deal, words);
    if (legal_ != nullptr) legal_->emplace_back();
  }
  return true;
}

void Players::act(Deal& deal, Seat seat) {
  Bot* bot = bots_[static_cast<std::size_t>(seat.index())].get();
  if (bot == nullptr) return enter(deal, seat, random_action(deal));
  const Action action = bot->choose(deal.view(seat));
  if (deal.refuse(seat, action)) {
    throw input_error("bot " + names_[static_cast<std::size_t>(seat.index())] + " chose \"" +
                      to_string(action, deal.game().contracts()) + "\", which is not legal");
  }
  enter(deal, seat, action);
}

void Players::enter(Deal& deal, Seat seat, const Action& action) {
  if (legal_ != nullptr) {
    legal_->emplace_back();
    append_legal(legal_->back(), deal, {seat, action, {}}, scratch_);
  }
  deal.play(seat, action);
}

// Of what may be done out of turn, nothing at most tables, and nothing before the first trick.
bool Players::someone_interrupts(Deal& deal, bool closing) {
  const Facts& facts = deal.board().facts;
  const bool penalised = deal.start().rules.penalised();
  if (facts.tricks == 0 || (!penalised && facts.uncalled_roem == 0)) return false;
  for (const Seat seat : Seats::all(deal.start().seats)) {
    if (const auto action = aside(deal, seat, closing)) {
      enter(deal, seat, *action);
      return true;
    }
  }
  return false;
}

std::optional<Action> Players::aside(const Deal& deal, Seat seat, bool closing) {
  Bot* bot = bots_[static_cast<std::size_t>(seat.index())].get();
  if (bot == nullptr) return random_aside(deal, seat, closing);
  const auto action = bot->aside(deal.view(seat));
  if (!action || deal.refuse(seat, *action)) return std::nullopt;
  return action;
}

std::optional<Action> Players::random_aside(const Deal& deal, Seat seat, bool closing) {
  const bool call = deal.board().facts.uncalled_roem > 0 && !one_in(4);
  const bool claim = deal.start().rules.penalised() && one_in(closing ? 4 : 64);
  if (!call && !claim) return std::nullopt;
  Actions actions = deal.asides(seat);
  std::erase_if(actions, [&](const Action& action) {
    return action.verb == Verb::call_roem ? !call : !claim;
  });
  if (actions.empty()) return std::nullopt;
  return any_of(actions, quick_);
}

Action Players::random_action(const Deal& deal) {
  if (deal.start().rules.penalised() && one_in(16)) {
    const Actions unlawful = deal.unlawful();
    if (!unlawful.empty()) return any_of(unlawful, quick_);
  }
  deal.legal(scratch_);
  const Action& last = scratch_.back();
  if (last.verb == Verb::call_roem && !one_in(4)) return last;
  return any_of(scratch_, quick_);
}

}  // namespace troef::cli
