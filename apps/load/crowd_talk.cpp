// SPDX-License-Identifier: Apache-2.0
// What the players at the tables hear and say.
#include <fmt/format.h>

#include "load/crowd.h"

namespace troef::load {
namespace {

using namespace std::chrono_literals;

constexpr auto lost_after = 10s, say_again_after = 2s;

}  // namespace

void Crowd::got(std::size_t number, const std::string& text) {
  Visitor& visitor = *visitors_[number];
  Json message = Json::parse(text, nullptr, false);
  if (!message.is_object()) return;
  const std::string type = message.value("type", "");
  if (listener) listener(number, message);
  if (type == "table" && !visitor.settled) {
    visitor.settled = true;
    ++settled_;
    --opening_;
  }
  if (type == "step") saw(number, message);
  if (type == "done" || type == "refused") {
    visitor.under_way.reset();
    visitor.waits = false;
  }
  if (type == "done" && message.value("id", "").starts_with("act")) done_with(number, message);
  if (type == "refused") {
    ++refused[message.value("code", "")];
    tables_[number / chairs].action.reset();
  }
  if (!visitor.player.take(std::move(message))) {
    ++gaps;
    visitor.connection.say(R"({"type":"sync"})");
  }
  // Whoever has the table as it is now has seen what led to it.
  LoadTable& table = tables_[number / chairs];
  if (table.action && table.action->seq != 0 && visitor.player.seq() >= table.action->seq) {
    reached(table, number % chairs);
  }
}

void Crowd::done_with(std::size_t number, const Json& message) {
  ++done;
  LoadTable& table = tables_[number / chairs];
  if (!table.action || table.action->seat != number % chairs) return;
  const auto seq = message.value("seq", std::uint64_t{0});
  table.action->seq = seq;
  for (std::size_t seat = 0; seat < chairs && table.action; ++seat) {
    if (visitors_[number / chairs * chairs + seat]->player.seq() >= seq) reached(table, seat);
  }
}

void Crowd::reached(LoadTable& table, std::size_t seat) {
  table.action->seen |= 1U << seat;
  if (table.action->seen != (1U << chairs) - 1) return;
  latencies.add(milliseconds(Clock::now() - table.action->sent));
  table.action.reset();
}

// Whether this is how a seat hears of the action that is on its way.
void Crowd::saw(std::size_t number, const Json& message) {
  LoadTable& table = tables_[number / chairs];
  if (!table.action) return;
  for (const Json& each : member(message, "what")) {
    if (each.value("kind", "") != "act" || each.value("seat", chairs) != table.action->seat) {
      continue;
    }
    const std::string action = each.value("action", "");
    if (!action.empty() && action != table.action->text) continue;
    return reached(table, number % chairs);
  }
}

bool Crowd::may_speak(const Visitor& visitor, Moment now) const {
  if (!visitor.settled) return false;
  if (now - visitor.said > say_again_after) return true;
  return !visitor.waits && visitor.player.seq() != visitor.said_after;
}

void Crowd::say(std::size_t number, Json message, Moment now) {
  Visitor& visitor = *visitors_[number];
  message["id"] = fmt::format("{}{}", message.value("type", ""), ++said_);
  visitor.said_after = visitor.player.seq();
  visitor.said = now;
  visitor.waits = true;
  if (message["type"] == "act") visitor.under_way = message;
  visitor.connection.say(message.dump());
}

void Crowd::drive(std::size_t number, Moment now, Clock::duration pace) {
  LoadTable& table = tables_[number];
  if (table.action) {
    if (now - table.action->sent < lost_after) return;
    ++lost;
    table.action.reset();
  }
  if (now < table.next) return;
  // Nobody had anything to say: bots are thinking, or a message is under way.
  if (!prompt(number, now, pace)) table.next = now + 5ms;
}

// Lets those speak who are asked to; at most one with an action.
bool Crowd::prompt(std::size_t number, Moment now, Clock::duration pace) {
  LoadTable& table = tables_[number];
  bool spoke = false, all_sit = true;
  for (std::size_t seat = 0; seat < chairs; ++seat) {
    const std::size_t who = number * chairs + seat;
    Visitor& visitor = *visitors_[who];
    const Json& seats = visitor.player.seats();
    for (const Json& chair : seats) all_sit = all_sit && chair.is_object();
    if (!may_speak(visitor, now)) continue;
    const std::string phase = visitor.player.phase();
    if (phase == "waiting") {
      if (seat < seats.size() && seats[seat].is_null()) {
        say(who, {{"type", "sit"}, {"seat", seat}}, now);
      } else if (seat == 0 && all_sit) {
        say(who, {{"type", "start"}}, now);
      }
    } else if (phase == "over") {
      if (seat == 0) say(who, {{"type", "again"}}, now);
    } else if (auto answer = visitor.player.answer()) {
      spoke = true;
      if ((*answer)["type"] == "act") {
        const std::string action = (*answer)["action"];
        table.action = LoadTable::Action{seat, action, now};
        table.next = now + pace;
        say(who, std::move(*answer), now);
        return true;
      }
      say(who, std::move(*answer), now);
    }
  }
  return spoke && pace > 0ms;
}

}  // namespace troef::load
