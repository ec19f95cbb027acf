// SPDX-License-Identifier: Apache-2.0
#include "table/table.h"

#include "bots/bot.h"
#include "table/room.h"

namespace troef {

Levels Surroundings::levels() const { return bot_names(); }

Table::Table(std::unique_ptr<Room> room) : room_(std::move(room)) {}
Table::~Table() = default;

std::unique_ptr<Table> Table::make(Games games, std::string id, const TableSettings& settings,
                                   const Person& owner, Time now, Surroundings& surroundings,
                                   TableOutcome& outcome) {
  const line::Made made{std::move(id), draw_id(surroundings), owner, settings};
  outcome.lines.push_back(line::to_text({now, made}, settings.game->contracts()));
  State state = first_state(games, made, now, surroundings.sha256());
  const int seats = state.seats();
  auto room = std::make_unique<Room>(std::move(state), surroundings);
  if (settings.start) {
    const Seat dealer = draw_dealer(surroundings, seats);
    room->commit(line::Started{made.match, dealer, draw_secret(surroundings)}, outcome);
  }
  return std::unique_ptr<Table>(new Table(std::move(room)));
}

std::unique_ptr<Table> Table::restore(Games games, const std::string& id,
                                      std::span<const std::string> lines,
                                      Surroundings& surroundings, std::string& error) {
  const auto fault = [&](std::size_t line, const std::string& what) {
    error = "line " + std::to_string(line) + ": " + what;
    return nullptr;
  };
  if (lines.empty()) return fault(0, "there are none");
  auto first = line::read(lines.front(), games, {}, error);
  if (!first) return fault(0, error);
  const auto* made = std::get_if<line::Made>(&first->what);
  if (made == nullptr || made->id != id) return fault(0, "it does not make this table");
  auto room = std::make_unique<Room>(first_state(games, *made, first->time, surroundings.sha256()),
                                     surroundings);
  const Names contracts = made->settings.game->contracts();
  for (std::size_t i = 1; i < lines.size(); ++i) {
    const auto line = line::read(lines[i], games, contracts, error);
    if (!line) return fault(i, error);
    if (!room->replay(*line)) return fault(i, "it does not fit");
  }
  error.clear();
  return std::unique_ptr<Table>(new Table(std::move(room)));
}

TableOutcome Table::connect(Connection connection, const Person& person, Time now) {
  return room_->connect(connection, person, now);
}
TableOutcome Table::disconnect(Connection connection, Time now) {
  return room_->disconnect(connection, now);
}
TableOutcome Table::receive(Connection connection, std::string_view frame, Time now) {
  return room_->receive(connection, frame, now);
}
TableOutcome Table::rename(const Person& person, Time now) { return room_->rename(person, now); }
TableOutcome Table::tick(Time now) { return room_->tick(now); }
std::optional<Time> Table::wake() const { return room_->wake(); }
std::optional<Thinking> Table::thinking() { return room_->thinking(); }
TableOutcome Table::decided(std::uint64_t ticket, const std::optional<Action>& action, Time now) {
  return room_->decided(ticket, action, now);
}

const TableSettings& Table::settings() const { return room_->state().settings; }
std::string Table::summary() const { return summary_of(room_->state()); }
std::string Table::summary_for(std::string_view person) const {
  return summary_of(room_->state(), person);
}

bool Table::may_watch(std::string_view person) const {
  const State& state = room_->state();
  if (seated(person) || person == state.owner.id) return true;
  return state.settings.sit != Sitting::alone && state.settings.watch != Watching::none;
}
bool Table::seated(std::string_view person) const {
  return room_->state().seat_of(person).has_value();
}
std::vector<std::string> Table::sitters() const {
  std::vector<std::string> people;
  const State& state = room_->state();
  for (const Seat seat : state.all()) {
    if (state.chairs[seat].person) people.push_back(state.chairs[seat].person->id);
  }
  return people;
}
bool Table::waiting_for_people() const {
  const State& state = room_->state();
  if (state.stage != Stage::waiting || state.settings.sit == Sitting::alone) return false;
  for (const Seat seat : state.all()) {
    if (!state.chairs[seat].person) return true;
  }
  return false;
}
bool Table::idle() const { return !room_->listeners().anyone(); }

}  // namespace troef
