// SPDX-License-Identifier: Apache-2.0
#include "table/apply_deal.h"

#include <algorithm>

#include "deal/chance.h"
#include "deal/record.h"

namespace troef {
namespace {

void note_event(State& state, Applied& out) {
  Happening happening;
  happening.kind = Happening::Kind::act;
  happening.event = state.deal->events().size() - 1;
  out.what.push_back(happening);
  ++state.at;
}

std::string player(const Chair& chair) {
  if (chair.by_bot()) return "bot:" + chair.bot;
  return chair.person ? chair.person->name : "";
}

Proof proof_of(const State& state) {
  Proof proof;
  proof.commitment = state.commitment;
  proof.secret = state.secret;
  for (const Seat seat : state.all()) proof.cuts.push_back(state.cuts[seat].value_or(Cut{}));
  proof.gathered = state.gathered;
  return proof;
}

std::string record_line(const State& state) {
  Record record;
  record.match = state.match->id();
  for (const Seat seat : state.all()) record.players.push_back(player(state.chairs[seat]));
  if (state.undone > 0) record.extras.emplace_back("x-undone", std::to_string(state.undone));
  record.extras.emplace_back("x-proof", to_json(proof_of(state)));
  std::string line = write_record(*state.deal, record);
  line.pop_back();
  return line;
}

void append_row(std::string& sheet, const SheetRow& row, const Game& game, int seats) {
  if (!sheet.empty()) sheet += ',';
  Json json(sheet);
  json.open('{').member("deal", row.number).member("dealer", row.dealer).member("bid", row.bid);
  json.key("result");
  append_result(json, row.result, game, seats);
  json.close('}');
}

// The result is entered, the secret comes out, and the match may be over.
void end_deal(State& state, Time now, Applied& out) {
  out.records.push_back(record_line(state));
  state.match->enter(*state.deal);
  append_row(state.sheet, state.match->sheet().back(), *state.settings.game, state.seats());
  state.revealed = state.secret;
  state.ready = {};
  state.since = now;
  const int number = state.number();
  out.what.push_back(
      told("result", std::nullopt, [&](Json& json) { json.member("deal", number); }));
  out.what.push_back(told("reveal", std::nullopt, [&](Json& json) {
    json.member("deal", number).member("secret", to_hex(state.secret));
  }));
  state.stage = state.match->over() ? Stage::over : Stage::between;
  if (state.stage != Stage::over) return;
  std::string end = write_match_end(state.match->end());
  end.pop_back();
  out.records.push_back(std::move(end));
  out.what.push_back(told("over"));
}

// Chance plays what it is awaited for, but for the close, which waits for the players.
void go_on(State& state, Time now, Applied& out) {
  for (;;) {
    const Turn turn = state.deal->turn();
    if (turn.awaited == Awaited::nothing) return end_deal(state, now, out);
    if (turn.awaited != Awaited::pack && turn.awaited != Awaited::die) return;
    play_chance(*state.deal, *state.words);
    note_event(state, out);
  }
}

}  // namespace

void begin_match(State& state, const std::string& match, Seat dealer, Applied& out) {
  for (const Seat seat : state.all()) {
    Chair& chair = state.chairs[seat];
    if (chair.empty()) chair.bot = state.settings.bots;
    state.reserve[seat] = state.settings.reserve;
  }
  state.match.emplace(*state.settings.game, state.settings.rules, dealer, match);
  state.sheet.clear();
  state.starts.push_back(state.records);
  state.deal.reset();
  state.before.reset();
  state.accepted.clear();
  state.revealed.reset();
  state.paused.reset();
  out.what.push_back(
      told("started", std::nullopt, [&](Json& json) { json.member("match", match); }));
}

void begin_deal(State& state, const Secret& secret, Time now, Applied& out) {
  const bool delayed = state.settings.watch == Watching::delayed;
  if (state.deal && delayed) state.before = std::move(state.deal);
  state.deal.emplace(state.match->next());
  const int number = state.number();
  std::erase_if(state.accepted, [&](const Accepted& each) { return each.deal < number - 1; });
  state.at = 0;
  state.undone = 0;
  state.secret = secret;
  state.commitment = commitment(state.hash, state.match->id(), number, secret);
  state.cuts = {};
  state.cuts_fixed = false;
  state.words.reset();
  state.undo.reset();
  state.rest.reset();
  state.ready = {};
  state.sat = {};
  for (const Seat seat : state.people()) state.sat[seat].push_back(state.chairs[seat].person->id);
  state.stage = Stage::cutting;
  state.since = now;
  out.what.push_back(told("deal", std::nullopt, [&](Json& json) {
    json.member("deal", number).member("dealer", state.deal->start().dealer);
    json.member("commitment", to_hex(state.commitment));
  }));
}

void fix_cuts(State& state, Time now, Applied& out) {
  std::vector<Cut> cuts;
  for (const Seat seat : state.all()) {
    if (!state.cuts[seat]) state.cuts[seat] = Cut{};
    cuts.push_back(*state.cuts[seat]);
  }
  state.cuts_fixed = true;
  out.what.push_back(told("cuts", std::nullopt, [&](Json& json) {
    json.key("cuts").list(cuts, [&](const Cut& cut) { json.value(to_hex(cut)); });
  }));
  state.words.emplace(state.hash, seed_of(state.hash, state.secret, cuts));
  state.gathered = state.match->gathered();
  state.deal->deal(state.match->shuffled(*state.words));
  state.stage = Stage::playing;
  state.since = now;
  note_event(state, out);
  go_on(state, now, out);
}

void charge(State& state, Seat seat, Time now) {
  const Time over = now - state.since - state.settings.tempo;
  Time& reserve = state.reserve[seat];
  reserve = std::clamp<Time>(reserve - std::max<Time>(over, 0), 0, reserve);
}

void act(State& state, const line::Acted& acted, Time now, Applied& out) {
  const Seat seat = acted.seat;
  const auto turn = state.to_move();
  if (turn == seat && state.chairs[seat].by_person()) charge(state, seat, now);
  state.accepted.push_back(
      {state.number(), acted.decided_at.value_or(state.at), seat, acted.action});
  state.deal->play(seat, acted.action);
  note_event(state, out);
  go_on(state, now, out);
  // What is done out of turn gives nobody more time, unless it changes the turn.
  if (turn == seat || state.to_move() != turn) state.since = now;
}

void close(State& state, Time now, Applied& out) {
  state.deal->play(chance, word(Verb::close));
  note_event(state, out);
  go_on(state, now, out);
}

void append_result(Json& json, const Result& result, const Game& game, int seats) {
  const ResultText text = to_text(result, game, seats);
  json.open('{');
  for (std::size_t i = 0; i < result_key_count; ++i) json.key(result_keys[i]).raw(text[i]);
  if (result.below_bid) json.key("below_bid").raw("true");
  json.close('}');
}

}  // namespace troef
