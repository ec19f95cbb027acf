// SPDX-License-Identifier: Apache-2.0
// Rulings on what is done in a deal, and on talk.
#pragma once

#include "table/rulings.h"

namespace troef {

inline Ruling keep(line::What what) { return {std::move(what), {}, {}, {}}; }
inline Ruling done() { return {}; }
inline Ruling refused(std::string_view code, std::string message, std::string_view rule = {}) {
  return {std::nullopt, code, std::string(rule), std::move(message)};
}
inline Ruling not_seated() { return refused("not_seated", "you do not sit at this table"); }
inline Ruling not_owner() { return refused("not_owner", "only who made the table may do that"); }
inline Ruling not_started() { return refused("not_started", "there is no deal in progress"); }

Ruling rule_on_play(const State& state, const wire::Act& act, Seat seat);
Ruling rule_on_play(const State& state, const wire::Why& why, Seat seat);
Ruling rule_on_play(const State& state, const wire::CutPack& cut, Seat seat);
Ruling rule_on_play(const State& state, const wire::TakeRest& taken, Seat seat);
Ruling rule_on_play(const State& state, const wire::TakeBack& undo, Seat seat);
Ruling rule_on_play(const State& state, const wire::Consent& consent, Seat seat);

Ruling rule_on_talk(const State& state, const wire::Say& say, const Asker& asker,
                    std::optional<Seat> seat);

}  // namespace troef
