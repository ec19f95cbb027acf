// SPDX-License-Identifier: Apache-2.0
#include "table/rulings_play.h"

#include <algorithm>

#include "deal/rulebook.h"
#include "games/games.h"
#include "table/phrases.h"
#include "table/rest.h"
#include "table/take_back.h"

namespace troef {
namespace {

constexpr std::size_t most_said = 8;  // by one person
constexpr Time said_within = 10'000;

bool is_aside(const Action& action) {
  return action.verb == Verb::claim_revoke || action.verb == Verb::call_roem;
}

bool was_accepted(const State& state, const wire::Act& act, Seat seat, const Action& action) {
  return std::any_of(state.accepted.begin(), state.accepted.end(), [&](const Accepted& each) {
    return each.deal == act.deal && each.at == act.at && each.seat == seat && each.action == action;
  });
}

Ruling refused_by_rule(const State& state, Refusal refusal) {
  const RuleBook book = book_of(*state.settings.game, Language::en);
  const RuleText* text = book.find(RuleText::Kind::rule, refusal.rule);
  const std::string_view code = refusal.rule == refusals::not_your_turn.rule ? "turn" : "rule";
  return refused(code, text == nullptr ? "" : std::string(text->title), refusal.rule);
}

bool in_silence(const State& state) {
  return state.stage == Stage::playing && state.deal->board().facts.silence;
}

}  // namespace

Ruling rule_on_play(const State& state, const wire::Act& act, Seat seat) {
  if (!state.deal) return not_started();
  const auto action = parse_action(act.action, state.contracts());
  if (!action) return refused("message", action.error);
  if (was_accepted(state, act, seat, *action.value)) return done();
  if (act.deal < state.number() || state.deal->over()) {
    return refused("stale", "that deal is over");
  }
  if (state.stage != Stage::playing) return not_started();
  if (state.paused) return refused("paused", "the table pauses");
  if (state.chairs[seat].by_bot()) return refused("turn", "a bot plays for you");
  const bool now = act.deal == state.number() && act.at == state.at;
  const bool earlier = act.deal == state.number() && act.at < state.at;
  if (!now && !(is_aside(*action.value) && earlier)) {
    return refused("stale", "that moment is past");
  }
  const Refusal refusal = state.deal->refuse(seat, *action.value);
  if (refusal) return refused_by_rule(state, refusal);
  const bool plays_itself = state.rest && state.rest->seat == seat && rest_action(state);
  if (plays_itself && action.value->verb == Verb::play) {
    return refused("turn", "the table plays your cards");
  }
  line::Acted acted{seat, *action.value, line::By::person, std::nullopt};
  if (!now) acted.decided_at = static_cast<int>(act.at);
  return keep(acted);
}

Ruling rule_on_play(const State& state, const wire::Why& why, Seat seat) {
  if (state.stage != Stage::playing) return not_started();
  const auto action = parse_action(why.action, state.contracts());
  if (!action) return refused("message", action.error);
  const Refusal refusal = state.deal->refuse(seat, *action.value);
  return refusal ? refused_by_rule(state, refusal) : done();
}

Ruling rule_on_play(const State& state, const wire::CutPack& cut, Seat seat) {
  if (!state.deal) return not_started();
  if (cut.deal == state.number() && state.cuts[seat] == cut.bytes) return done();
  if (cut.deal != state.number() || state.stage != Stage::cutting || state.cuts[seat]) {
    return refused("stale", "the cards are cut");
  }
  if (state.paused) return refused("paused", "the table pauses");
  if (!state.chairs[seat].by_person()) return refused("turn", "a bot plays for you");
  const int cards = state.settings.game->pack(state.settings.rules).size();
  if (cut.lift && (!state.settings.cut_by_hand || *cut.lift < 3 || *cut.lift > cards - 3)) {
    return refused("message", "\"lift\" leaves three cards or more either side, by hand only");
  }
  std::optional<int> lift;
  if (cut.lift) lift = static_cast<int>(*cut.lift);
  return keep(line::CutGiven{seat, cut.bytes, lift});
}

Ruling rule_on_play(const State& state, const wire::TakeBack&, Seat seat) {
  if (state.stage != Stage::playing) return refused("no_undo", "there is no deal in progress");
  if (state.undo && state.undo->seat == seat) return done();
  if (state.undo) return refused("no_undo", "somebody asks already");
  if (!state.chairs[seat].by_person()) return refused("no_undo", "a bot plays for you");
  if (!undoable(state, seat)) {
    return refused("no_undo", "you did nothing, or something hidden has been shown since");
  }
  return keep(line::UndoAsked{seat});
}

Ruling rule_on_play(const State& state, const wire::TakeRest& taken, Seat seat) {
  if (!state.deal) return not_started();
  const bool here = taken.deal == state.number();
  if (here && state.rest && state.rest->seat == seat) return done();
  if (taken.deal < state.number() || state.deal->over()) {
    return refused("stale", "that deal is over");
  }
  if (state.stage != Stage::playing) return not_started();
  if (state.paused) return refused("paused", "the table pauses");
  if (state.chairs[seat].by_bot()) return refused("turn", "a bot plays for you");
  if (!here || taken.at != state.at) return refused("stale", "that moment is past");
  if (state.to_move() != seat) return refused_by_rule(state, refusals::not_your_turn);
  if (state.rest || !resting(state, seat)) {
    return refused("rest", "you cannot be sure of every trick that is left");
  }
  return keep(line::RestTaken{seat});
}

Ruling rule_on_play(const State& state, const wire::Consent& consent, Seat seat) {
  if (!state.undo) return refused("no_undo", "nobody asks");
  if (consent.yes && state.undo->yes.has(seat)) return done();
  return keep(line::Consented{seat, consent.yes});
}

Ruling rule_on_talk(const State& state, const wire::Say& say, const Asker& asker,
                    std::optional<Seat> seat) {
  const std::string id = asker.message_id.value_or("");
  const auto again = [&](const Talked& each) {
    return !id.empty() && each.person == asker.person.id && each.id == id;
  };
  if (std::any_of(state.chat.begin(), state.chat.end(), again)) return done();
  if (state.settings.talk == Talk::none) return refused("no_talk", "nobody talks at this table");
  if (in_silence(state)) return refused("no_talk", "nobody talks in this contract");
  const bool counsel = say.to_defenders && seat && defenders(state).has(*seat);
  if (say.to_defenders && !counsel) return refused("no_talk", "the defenders may not talk it over");
  if (!say.phrase.empty() && !is_phrase(say.phrase)) {
    return refused("message", "there is no such phrase");
  }
  if (!say.text.empty() && state.settings.talk != Talk::free && !counsel) {
    return refused("no_talk", "there are only the ready phrases");
  }
  const auto said = std::count_if(state.chat.begin(), state.chat.end(), [&](const Talked& each) {
    return each.person == asker.person.id && each.time > asker.now - said_within;
  });
  if (static_cast<std::size_t>(said) >= most_said) return refused("rate", "not so fast");
  return keep(line::Spoke{seat, asker.person, say.phrase, say.text, say.to_defenders, id});
}

}  // namespace troef
