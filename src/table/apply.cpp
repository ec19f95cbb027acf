// SPDX-License-Identifier: Apache-2.0
#include "table/apply.h"

#include <algorithm>

#include "table/apply_deal.h"
#include "table/rest.h"
#include "table/take_back.h"
#include "table/timing.h"

namespace troef {
namespace {

constexpr std::size_t chat_kept = 50;

class Applier {
 public:
  Applier(State& state, Time now, Applied& out) : state_(state), now_(now), out_(out) {}

  bool operator()(const line::Made&) { return false; }  // only the first: see first_state()

  bool operator()(const line::Sat& sat) {
    if (!at_table(sat.seat)) return false;
    Chair& chair = state_.chairs[sat.seat];
    if (chair.person) return false;
    if (const auto old = state_.seat_of(sat.who.id)) leave(*old);
    chair = {sat.who, ""};
    note_sight(sat.seat);
    who("sat", sat.seat);
    if (state_.to_move() == sat.seat) restart_clock();
    return true;
  }
  bool operator()(const line::Stood& stood) {
    if (!at_table(stood.seat) || !state_.chairs[stood.seat].person) return false;
    leave(stood.seat);
    tell("stood", stood.seat);
    return true;
  }
  bool operator()(const line::BotPut& put) {
    if (!at_table(put.seat)) return false;
    Chair& chair = state_.chairs[put.seat];
    if (put.level.empty() && state_.in_match() && !chair.person) return false;
    chair.bot = put.level;
    out_.what.push_back(told("bot", put.seat, [&](Json& json) {
      json.key("level");
      put.level.empty() ? json.value(nullptr) : json.value(put.level);
    }));
    if (state_.to_move() == put.seat) restart_clock();
    perhaps_undo();
    return true;
  }
  bool operator()(const line::CameBack& back) {
    if (!at_table(back.seat)) return false;
    Chair& chair = state_.chairs[back.seat];
    if (!chair.person || chair.bot.empty()) return false;
    chair.bot.clear();
    note_sight(back.seat);
    who("sat", back.seat);
    if (state_.to_move() == back.seat) restart_clock();
    return true;
  }
  bool operator()(const line::Renamed& renamed) {
    if (renamed.who.id == state_.owner.id) state_.owner = renamed.who;
    for (Person& person : state_.wants_in) {
      if (person.id == renamed.who.id) person = renamed.who;
    }
    for (Talked& talked : state_.chat) {
      if (talked.person == renamed.who.id) talked.name = renamed.who.name;
    }
    const auto seat = state_.seat_of(renamed.who.id);
    if (!seat) return true;
    state_.chairs[*seat].person = renamed.who;
    who("renamed", *seat);
    return true;
  }
  bool operator()(const line::WantsIn& wants) {
    state_.wants_in.push_back(wants.who);
    return true;
  }
  bool operator()(const line::LetIn& let) {
    std::erase_if(state_.wants_in, [&](const Person& who) { return who.id == let.person; });
    std::erase(state_.let_in, let.person);
    if (let.in) state_.let_in.push_back(let.person);
    out_.what.push_back(told("let", std::nullopt, [&](Json& json) {
      json.member("person", let.person).member("in", let.in);
    }));
    return true;
  }

  bool operator()(const line::Started& started) {
    if (state_.in_match() || !at_table(started.dealer)) return false;
    begin_match(state_, started.match, started.dealer, out_);
    begin_deal(state_, started.secret, now_, out_);
    return true;
  }
  bool operator()(const line::NextDeal& next) {
    if (state_.stage != Stage::between) return false;
    begin_deal(state_, next.secret, now_, out_);
    return true;
  }
  bool operator()(const line::CutGiven& cut) {
    const bool fits =
        state_.stage == Stage::cutting && at_table(cut.seat) && !state_.cuts[cut.seat];
    if (!fits) return false;
    state_.cuts[cut.seat] = cut.bytes;
    out_.what.push_back(told("cut", cut.seat, [&](Json& json) {
      if (cut.lift) json.member("lift", *cut.lift);
    }));
    return true;
  }
  bool operator()(const line::CutsFixed&) {
    if (state_.stage != Stage::cutting) return false;
    fix_cuts(state_, now_, out_);
    return true;
  }
  bool operator()(const line::Acted& acted) {
    if (!at_table(acted.seat)) return false;
    const bool fits =
        state_.stage == Stage::playing && !state_.deal->refuse(acted.seat, acted.action);
    if (!fits) return false;
    if (acted.by == line::By::late) tell("late", acted.seat);
    drop_undo();
    give_up_rest(acted);
    act(state_, acted, now_, out_);
    return true;
  }
  // It was sure when it was taken, by what was held to be sure then.
  bool operator()(const line::RestTaken& taken) {
    const bool fits =
        !state_.rest && state_.to_move() == taken.seat && state_.deal->board().facts.trick.empty();
    if (!fits) return false;
    state_.rest = resting(state_, taken.seat).value_or(Resting{taken.seat, false});
    drop_undo();
    if (state_.chairs[taken.seat].by_person()) charge(state_, taken.seat, now_);
    tell("rest", taken.seat);
    out_.what.back().kind = Happening::Kind::of_deal;
    restart_clock();
    return true;
  }
  bool operator()(const line::Closed&) {
    if (!state_.awaits(Awaited::close)) return false;
    drop_undo();
    close(state_, now_, out_);
    return true;
  }

  bool operator()(const line::UndoAsked& asked) {
    if (!at_table(asked.seat) || state_.undo) return false;
    const auto event = undoable(state_, asked.seat);
    if (!event) return false;
    state_.undo = Undo{asked.seat, *event, asked.seat, now_};
    tell("undo", asked.seat);
    perhaps_undo();
    return true;
  }
  bool operator()(const line::Consented& consented) {
    if (!at_table(consented.seat) || !state_.undo) return false;
    if (!consented.yes) {
      drop_undo(consented.seat == state_.undo->seat);
      return true;
    }
    state_.undo->yes.add(consented.seat);
    perhaps_undo();
    return true;
  }
  bool operator()(const line::UndoLapsed&) {
    if (!state_.undo) return false;
    drop_undo();
    return true;
  }

  bool operator()(const line::Spoke& spoke) {
    const Seats readers = defenders(state_);
    if (spoke.to_defenders && readers.empty()) return false;
    state_.chat.push_back({spoke.seat, spoke.who.name, spoke.who.id, spoke.phrase, spoke.text,
                           spoke.id, spoke.to_defenders, readers, now_});
    if (state_.chat.size() > chat_kept) state_.chat.pop_front();
    Happening happening =
        told("say", spoke.seat, [&](Json& json) { append(json, state_.chat.back()); });
    if (spoke.to_defenders) happening.readers = readers;
    out_.what.push_back(std::move(happening));
    return true;
  }
  bool operator()(const line::Paused& paused) {
    if (!at_table(paused.seat) || paused.on == state_.paused.has_value()) return false;
    if (paused.on) {
      state_.paused = paused.seat;
      state_.held = now_ - state_.since;
    } else {
      state_.paused.reset();
      state_.since = now_ - state_.held;
      restart_undo();
    }
    out_.what.push_back(
        told("paused", paused.seat, [&](Json& json) { json.member("on", paused.on); }));
    return true;
  }
  bool operator()(const line::Ready& ready) {
    if (!at_table(ready.seat)) return false;
    state_.ready.add(ready.seat);
    return true;
  }
  bool operator()(const line::Resumed&) {
    restart_clock();
    restart_undo();
    return true;
  }

 private:
  bool at_table(Seat seat) const { return seat.index() < state_.seats(); }
  void tell(std::string_view kind, Seat seat) { out_.what.push_back(told(kind, seat)); }
  void who(std::string_view kind, Seat seat) {
    out_.what.push_back(told(
        kind, seat, [&](Json& json) { json.member("name", state_.chairs[seat].person->name); }));
  }
  void restart_clock() {
    state_.since = now_;
    state_.held = 0;
  }

  void restart_undo() {
    if (state_.undo) state_.undo->since = now_;
  }

  // A bot holds the chair if play goes on.
  void leave(Seat seat) {
    state_.chairs[seat] = {};
    if (!state_.in_match()) return;
    state_.chairs[seat].bot = state_.settings.bots;
    if (state_.undo && state_.undo->seat == seat) drop_undo();
    if (state_.undo) state_.undo->yes.remove(seat);
    perhaps_undo();
  }
  void note_sight(Seat seat) {
    if (state_.in_deal()) state_.sat[seat].push_back(state_.chairs[seat].person->id);
  }

  // Who leads another card than the table would is not sure any more.
  void give_up_rest(const line::Acted& acted) {
    const bool own = state_.rest && state_.rest->seat == acted.seat;
    if (own && acted.action.verb == Verb::play && acted.by != line::By::table) state_.rest.reset();
  }

  void drop_undo(bool withdrawn = false) {
    if (!state_.undo) return;
    out_.what.push_back(told("kept", state_.undo->seat, [&](Json& json) {
      if (withdrawn) json.member("withdrawn", true);
    }));
    state_.undo.reset();
  }
  void perhaps_undo() {
    if (!state_.undo || !(state_.people() - state_.undo->yes).empty()) return;
    const Undo undo = *state_.undo;
    state_.undo.reset();
    take_back(state_, undo.event);
    restart_clock();
    Happening happening =
        told("undone", undo.seat, [&](Json& json) { json.member("event", undo.event); });
    happening.kind = Happening::Kind::of_deal;
    happening.event = undo.event;
    out_.what.push_back(std::move(happening));
  }

  State& state_;
  Time now_;
  Applied& out_;
};

}  // namespace

void append(Json& json, const Talked& talked) {
  json.member("name", talked.name).member("person", talked.person);
  if (!talked.phrase.empty()) json.member("phrase", talked.phrase);
  if (!talked.text.empty()) json.member("text", talked.text);
  json.member("to", talked.to_defenders ? "defenders" : "table").member("time", talked.time);
}

Applied apply(State& state, const line::Line& line) {
  Applied out;
  const Time now = std::max(line.time, state.time);
  out.fits = std::visit(Applier(state, now, out), line.what);
  if (!out.fits) return {false, {}, {}};
  state.time = now;
  state.records += out.records.size();
  ++state.seq;
  return out;
}

State first_state(Games games, const line::Made& made, Time now, const Sha256& hash) {
  State state;
  state.games = games;
  state.hash = hash;
  state.id = made.id;
  state.first_match = made.match;
  state.settings = made.settings;
  state.owner = made.owner;
  state.seq = 1;
  state.time = now;
  if (const auto seat = made.settings.seat) {
    state.chairs[Seat(*seat)].person = made.owner;
  }
  return state;
}

}  // namespace troef
