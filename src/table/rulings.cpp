// SPDX-License-Identifier: Apache-2.0
#include "table/rulings.h"

#include <algorithm>
#include <array>

#include "deal/rules.h"
#include "table/rulings_play.h"

namespace troef {
namespace {

class Ruler {
 public:
  Ruler(const State& state, const Asker& asker)
      : state_(state), asker_(asker), seat_(state.seat_of(asker.person.id)) {}

  // The table sees to these itself.
  Ruling operator()(const wire::Hello&) const { return done(); }
  Ruling operator()(const wire::Sync&) const { return done(); }

  Ruling operator()(const wire::Sit& sit) const {
    const auto seat = chair(sit.seat);
    if (!seat) return refused("message", "there is no such seat");
    if (seat_ == seat) return done();
    if (!state_.may_sit(asker_.person.id)) return ask_to_come_in();
    if (state_.chairs[*seat].person) return refused("seat_taken", "somebody sits there");
    if (state_.in_deal() && has_seen_another(*seat)) {
      return refused("seen_cards", "in a deal nobody sees the cards of two chairs");
    }
    return keep(line::Sat{*seat, asker_.person});
  }
  Ruling operator()(const wire::Stand&) const {
    if (!seat_) return not_seated();
    return keep(line::Stood{*seat_});
  }
  Ruling operator()(const wire::PutBot& put) const {
    if (!owner()) return not_owner();
    const auto seat = chair(put.seat);
    if (!seat) return refused("message", "there is no such seat");
    return put.level ? put_bot(*seat, *put.level) : take_bot_off(*seat);
  }
  Ruling operator()(const wire::Let& let) const {
    if (!owner()) return not_owner();
    const bool is_in = contains(state_.let_in, let.person);
    const bool asks = std::any_of(state_.wants_in.begin(), state_.wants_in.end(),
                                  [&](const Person& who) { return who.id == let.person; });
    if (is_in == let.in && !asks) return done();
    if (let.in && !asks) return refused("message", "nobody of that name asks to come in");
    return keep(line::LetIn{let.person, let.in});
  }
  Ruling operator()(const wire::Begin&) const {
    if (!owner()) return not_owner();
    if (state_.stage != Stage::waiting) return refused("started", "it has begun");
    return keep(start(state_.first_match));
  }
  Ruling operator()(const wire::Again&) const {
    if (!owner()) return not_owner();
    if (state_.stage == Stage::waiting) return refused("not_started", "it has not begun");
    if (state_.stage != Stage::over) return refused("started", "the match is not over");
    return keep(start(draw_id(asker_.surroundings)));
  }
  Ruling operator()(const wire::Pause& pause) const {
    if (!seat_) return not_seated();
    if (!state_.in_match()) return not_started();
    if (pause.on == state_.paused.has_value()) return done();
    return keep(line::Paused{*seat_, pause.on});
  }
  Ruling operator()(const wire::Next&) const {
    if (!seat_) return not_seated();
    if (!state_.in_match()) return not_started();
    const bool waits = state_.stage == Stage::between || state_.awaits(Awaited::close);
    if (!waits || state_.ready.has(*seat_)) return done();
    return keep(line::Ready{*seat_});
  }
  Ruling operator()(const wire::Say& say) const { return rule_on_talk(state_, say, asker_, seat_); }

  // What is done in a deal.
  template <class Message>
  Ruling operator()(const Message& message) const {
    if (!seat_) return not_seated();
    return rule_on_play(state_, message, *seat_);
  }

 private:
  static bool contains(const std::vector<std::string>& names, std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
  }
  bool owner() const { return state_.rules_here(asker_.person.id, asker_.here(state_.owner.id)); }
  std::optional<Seat> chair(std::int64_t seat) const {
    if (seat < 0 || seat >= state_.seats()) return std::nullopt;
    return Seat(static_cast<int>(seat));
  }

  Ruling ask_to_come_in() const {
    if (state_.settings.sit == Sitting::alone) return refused("no_table", "this table is private");
    const auto asks = [&](const Person& who) { return who.id == asker_.person.id; };
    constexpr std::size_t most = 20;
    Ruling ruling = refused("not_invited", "the owner is asked to let you in");
    const bool asked = std::any_of(state_.wants_in.begin(), state_.wants_in.end(), asks);
    if (!asked && state_.wants_in.size() < most) ruling.line = line::WantsIn{asker_.person};
    return ruling;
  }
  // Who has seen the cards of a seat may not see those of another in the same deal.
  bool has_seen_another(Seat seat) const {
    for (const Seat other : state_.all() - Seats(seat)) {
      if (contains(state_.sat[other], asker_.person.id)) return true;
    }
    return false;
  }

  Ruling put_bot(Seat seat, const std::string& level) const {
    const Levels levels = asker_.surroundings.levels();
    if (std::find(levels.begin(), levels.end(), level) == levels.end()) {
      return refused("message", "there is no such bot; there is " + nearest_first(level, levels));
    }
    const Chair& chair = state_.chairs[seat];
    if (chair.bot == level) return done();
    if (chair.by_person() && asker_.here(chair.person->id)) {
      return refused("seat_taken", "somebody plays there");
    }
    return keep(line::BotPut{seat, level});
  }
  Ruling take_bot_off(Seat seat) const {
    const Chair& chair = state_.chairs[seat];
    if (!chair.by_bot()) return done();
    if (state_.in_match() && !chair.person) {
      return refused("started", "in a match no chair stays empty");
    }
    return keep(line::BotPut{seat, ""});
  }
  line::Started start(const std::string& match) const {
    Surroundings& from = asker_.surroundings;
    const Seat dealer = draw_dealer(from, state_.seats());
    return {match, dealer, draw_secret(from)};
  }

  const State& state_;
  const Asker& asker_;
  std::optional<Seat> seat_;
};

}  // namespace

Ruling rule_on(const State& state, const wire::Message& message, const Asker& asker) {
  return std::visit(Ruler(state, asker), message);
}

Secret draw_secret(Surroundings& surroundings) {
  Secret secret;
  surroundings.random(secret);
  return secret;
}

std::string draw_id(Surroundings& surroundings) {
  std::array<std::uint8_t, 10> bytes{};
  surroundings.random(bytes);
  return to_hex(bytes);
}

Seat draw_dealer(Surroundings& surroundings, int seats) {
  // Of a byte below the last whole multiple, so that every seat is as likely.
  for (;;) {
    std::array<std::uint8_t, 1> byte{};
    surroundings.random(byte);
    if (byte[0] < 256 / seats * seats) return Seat(byte[0] % seats);
  }
}

}  // namespace troef
