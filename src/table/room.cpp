// SPDX-License-Identifier: Apache-2.0
#include "table/room.h"

#include <cassert>

#include "table/due.h"
#include "table/timing.h"
#include "table/wire_in.h"
#include "table/wire_out.h"

namespace troef {
namespace {

// Talk and the like: bots go on thinking.
bool leaves_bots_alone(const line::What& what) {
  return std::holds_alternative<line::Spoke>(what) || std::holds_alternative<line::Ready>(what) ||
         std::holds_alternative<line::Renamed>(what) ||
         std::holds_alternative<line::WantsIn>(what) || std::holds_alternative<line::LetIn>(what);
}

}  // namespace

bool Table::Room::commit(line::What what, TableOutcome& outcome) {
  const line::Line line{clock_, std::move(what)};
  Applied applied = apply(state_, line);
  assert(applied.fits && "rulings are of what the state takes");
  if (!applied.fits) return false;
  if (!leaves_bots_alone(line.what)) bots_.forget();
  outcome.lines.push_back(to_text(line, state_.contracts()));
  for (std::string& record : applied.records) outcome.records.push_back(std::move(record));
  listeners_.tell(state_, applied.what, outcome.messages);
  return true;
}

void Table::Room::settle(TableOutcome& outcome) {
  if (!listeners_.anyone()) return;
  while (auto what = due(state_, clock_, surroundings_)) {
    if (!commit(std::move(*what), outcome)) return;
  }
}

TableOutcome Table::Room::connect(Connection connection, const Person& person, Time now) {
  at(now);
  listeners_.connect(connection, person);
  return {};
}

TableOutcome Table::Room::disconnect(Connection connection, Time now) {
  at(now);
  TableOutcome outcome;
  const Person* known = listeners_.person(connection);
  if (known == nullptr) return outcome;
  const Person person = *known;
  if (listeners_.leave(connection)) tell_presence("away", person, outcome);
  settle(outcome);
  return outcome;
}

TableOutcome Table::Room::receive(Connection connection, std::string_view bytes, Time now) {
  at(now);
  TableOutcome outcome;
  const Person* person = listeners_.person(connection);
  if (person == nullptr) return outcome;
  const wire::Frame frame = wire::parse(bytes);
  const auto refuse = [&](std::string_view code, std::string_view message) {
    send(connection, wire::refused(frame.id, code, {}, message), outcome);
    return outcome;
  };
  if (!frame.message) return refuse("message", frame.error);
  if (!may_enter(*person)) return refuse("no_table", "this table is private");
  const bool hello = std::holds_alternative<wire::Hello>(*frame.message);
  if (!hello && !listeners_.greeted(connection)) {
    return refuse("message", "the first message is hello");
  }
  if (hello || std::holds_alternative<wire::Sync>(*frame.message)) {
    greet(connection, outcome);
  } else {
    answer(connection, frame, outcome);
  }
  settle(outcome);
  return outcome;
}

bool Table::Room::may_enter(const Person& person) const {
  return state_.settings.sit != Sitting::alone || person.id == state_.owner.id;
}

void Table::Room::greet(Connection connection, TableOutcome& outcome) {
  if (!listeners_.greeted(connection)) {
    const Person person = *listeners_.person(connection);
    const bool first = !listeners_.anyone();
    const bool arrives = listeners_.join(connection);
    come_back(person, first, outcome);
    if (arrives) tell_presence("here", person, outcome);
  }
  listeners_.tell_all(state_, connection, clock_, outcome.messages);
}

// A bot that held the chair gets up; and where nobody was there to see it the clock has stood
// still.
void Table::Room::come_back(const Person& person, bool first, TableOutcome& outcome) {
  if (state_.knows_by_another_name(person)) commit(line::Renamed{person}, outcome);
  if (const auto seat = state_.seat_of(person.id)) {
    if (state_.chairs[*seat].by_bot()) commit(line::CameBack{*seat}, outcome);
  }
  const auto is_past = [&](const std::optional<Time>& until) { return until && clock_ > *until; };
  const bool missed = is_past(deadline(state_)) || (state_.undo && is_past(due_at(state_)));
  if (first && missed) commit(line::Resumed{}, outcome);
}

void Table::Room::answer(Connection connection, const wire::Frame& frame, TableOutcome& outcome) {
  const Person person = *listeners_.person(connection);
  const std::function<bool(std::string_view)> here = [&](std::string_view id) {
    return listeners_.here(id);
  };
  const Asker asker{person, frame.id, clock_, here, surroundings_};
  Ruling ruling = rule_on(state_, *frame.message, asker);
  if (ruling.line && !commit(std::move(*ruling.line), outcome)) {
    ruling = {std::nullopt, "stale", "", "the table has gone on"};
  }
  if (ruling.code.empty()) {
    send(connection, wire::done(frame.id, state_.seq), outcome);
  } else {
    send(connection, wire::refused(frame.id, ruling.code, ruling.rule, ruling.message), outcome);
  }
}

TableOutcome Table::Room::rename(const Person& person, Time now) {
  at(now);
  TableOutcome outcome;
  const bool watches = listeners_.rename(person) && !state_.seat_of(person.id);
  if (state_.knows_by_another_name(person)) {
    commit(line::Renamed{person}, outcome);
  } else if (watches) {
    listeners_.tell(state_, {}, outcome.messages);
  }
  return outcome;
}

TableOutcome Table::Room::tick(Time now) {
  at(now);
  TableOutcome outcome;
  settle(outcome);
  return outcome;
}

std::optional<Thinking> Table::Room::thinking() {
  if (!listeners_.anyone()) return std::nullopt;
  return bots_.next(state_, clock_);
}

TableOutcome Table::Room::decided(std::uint64_t ticket, const std::optional<Action>& action,
                                  Time now) {
  at(now);
  TableOutcome outcome;
  const auto asked = bots_.answered(ticket);
  if (!asked) return outcome;
  const Deal& deal = *state_.deal;
  const bool legal = action && !deal.refuse(asked->seat, *action);
  if (asked->aside) {
    if (legal) commit(line::Acted{asked->seat, *action, line::By::bot, std::nullopt}, outcome);
  } else {
    const auto by = asked->late ? line::By::late : line::By::bot;
    const Action chosen = legal ? *action : deal.legal().front();
    commit(line::Acted{asked->seat, chosen, by, std::nullopt}, outcome);
  }
  settle(outcome);
  return outcome;
}

std::optional<Time> Table::Room::wake() const {
  if (!listeners_.anyone()) return std::nullopt;
  const auto due = due_at(state_);
  const auto bot = bots_.next_at(state_);
  const auto next = !due || (bot && *bot < *due) ? bot : due;
  if (!next) return std::nullopt;
  return *next - ahead_;
}

// Presence is no line: the step has the number that was seen already.
void Table::Room::tell_presence(std::string_view kind, const Person& person,
                                TableOutcome& outcome) {
  const auto seat = state_.seat_of(person.id);
  const Happening happening =
      told(kind, seat, [&](Json& json) { json.member("name", person.name); });
  listeners_.tell(state_, {happening}, outcome.messages);
}

void Table::Room::send(Connection connection, std::string text, TableOutcome& outcome) {
  outcome.messages.push_back({{connection}, std::make_shared<const std::string>(std::move(text))});
}

}  // namespace troef
