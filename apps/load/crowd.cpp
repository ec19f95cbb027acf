// SPDX-License-Identifier: Apache-2.0
#include "load/crowd.h"

#include <fmt/format.h>
#include <sys/epoll.h>
#include <unistd.h>

#include <stdexcept>

#include "load/requests.h"

namespace troef::load {
namespace {

using namespace std::chrono_literals;

// Games with a preset for four.
std::vector<Json> kinds(Requests& requests) {
  std::vector<Json> kinds;
  const Json answer = Json::parse(requests.get("/api/v1/games", ""), nullptr, false);
  for (const Json& game : answer.at("games")) {
    for (const Json& preset : game.at("presets")) {
      if (preset.at("seats") != chairs) continue;
      // By hand: what plays itself would come between an action and its seats.
      kinds.push_back(
          {{"game", game.at("id")}, {"preset", preset.at("id")}, {"seat", 0}, {"forced", "hand"}});
      break;
    }
  }
  if (kinds.empty()) throw std::runtime_error("no game for four");
  return kinds;
}

}  // namespace

Crowd::Crowd(std::uint16_t port, std::size_t tables, std::size_t connecting_at_once)
    : port_(port),
      connecting_at_once_(connecting_at_once),
      epoll_(epoll_create1(EPOLL_CLOEXEC)),
      tables_(tables) {}

Crowd::~Crowd() { close(epoll_); }

void Crowd::make() {
  Requests requests(port_);
  const std::vector<Json> kind = kinds(requests);
  for (std::size_t i = 0; i < tables_.size(); ++i) {
    for (std::size_t seat = 0; seat < chairs; ++seat) {
      const std::size_t number = visitors_.size();
      visitors_.push_back(
          std::make_unique<Visitor>(requests.new_person(fmt::format("P{}", number)), number));
    }
    const Json& settings = kind[i % kind.size()];
    const std::string& cookie = visitors_[i * chairs]->cookie;
    const Json made =
        Json::parse(requests.post("/api/v1/tables", cookie, settings), nullptr, false);
    tables_[i].id = made.at("id");
    tables_[i].game = settings.at("game");
  }
}

void Crowd::connect() {
  to_open_.clear();
  for (std::size_t i = visitors_.size(); i-- > 0;) {
    if (!visitors_[i]->connection.up()) to_open_.push_back(i);
  }
  reopen();
}

void Crowd::reopen() {
  while (!to_open_.empty() && opening_ < connecting_at_once_) {
    const std::size_t number = to_open_.back();
    Visitor& visitor = *visitors_[number];
    const std::string path = "/api/v1/tables/" + tables_[number / chairs].id + "/socket";
    if (!visitor.connection.open(epoll_, number, port_, path, visitor.cookie)) return;
    to_open_.pop_back();
    ++opening_;
    visitor.connection.say(R"({"type":"hello","v":1})");
  }
}

void Crowd::closed(std::size_t number) {
  Visitor& visitor = *visitors_[number];
  visitor.connection.drop();
  if (visitor.settled) {
    --settled_;
  } else {
    --opening_;
  }
  visitor.settled = visitor.waits = false;
  ++cut;
  to_open_.push_back(number);
}

void Crowd::cut_off() {
  for (const auto& visitor : visitors_) {
    visitor->connection.drop();
    visitor->settled = visitor->waits = false;
  }
  for (LoadTable& table : tables_) table.action.reset();
  to_open_.clear();
  opening_ = settled_ = 0;
}

void Crowd::pump(int timeout) {
  std::array<epoll_event, 256> events;  // NOLINT(cppcoreguidelines-pro-type-member-init)
  const int count = epoll_wait(epoll_, events.data(), static_cast<int>(events.size()), timeout);
  for (int i = 0; i < count; ++i) {
    const std::size_t number = events[static_cast<std::size_t>(i)].data.u64;
    Connection& connection = visitors_[number]->connection;
    if (!connection.up()) continue;
    if (!connection.work([&](const std::string& text) { got(number, text); })) closed(number);
  }
  reopen();
}

void Crowd::work(Clock::duration time, std::optional<Clock::duration> pace) {
  const Moment end = Clock::now() + time;
  for (Moment now = Clock::now(); now < end; now = Clock::now()) {
    pump(1);
    if (!pace) continue;
    now = Clock::now();
    for (std::size_t i = 0; i < tables_.size(); ++i) drive(i, now, *pace);
  }
}

bool Crowd::all_playing() const {
  for (const auto& visitor : visitors_) {
    const std::string phase = visitor->player.phase();
    if (phase.empty() || phase == "waiting") return false;
  }
  return true;
}

void Crowd::forget() {
  latencies = {};
  done = lost = cut = gaps = 0;
  refused.clear();
}

}  // namespace troef::load
