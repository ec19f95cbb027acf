// SPDX-License-Identifier: Apache-2.0
// The course of a deal at a table: commitment, cuts, the pack, actions, what chance brings, and the
// result.
#pragma once

#include "table/apply.h"

namespace troef {

// With bots on the empty chairs.
void begin_match(State& state, const std::string& match, Seat dealer, Applied& out);
void begin_deal(State& state, const Secret& secret, Time now, Applied& out);
// Whoever has not cut adds nothing; the cards are dealt.
void fix_cuts(State& state, Time now, Applied& out);
// Of what the deal accepts.
void act(State& state, const line::Acted& acted, Time now, Applied& out);
void close(State& state, Time now, Applied& out);
// The seat to move has used its time; what is over the tempo comes off its reserve.
void charge(State& state, Seat seat, Time now);

}  // namespace troef
