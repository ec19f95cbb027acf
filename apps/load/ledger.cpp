// SPDX-License-Identifier: Apache-2.0
#include "load/ledger.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace troef::load {
namespace {

bool is_act(const Json& each) { return each.value("kind", "") == "act"; }

std::string verb_of(const Json& act) {
  const std::string action = act.value("action", "");
  return action.empty() ? act.value("verb", "") : action.substr(0, action.find(' '));
}

// A hidden act, of which the verb is told, may be shown later.
bool same(const Json& one, const Json& other) {
  if (one.value("seat", Json()) != other.value("seat", Json())) return false;
  if (one.contains("action") && other.contains("action")) return one["action"] == other["action"];
  return verb_of(one) == verb_of(other);
}

}  // namespace

void Ledger::fault(std::uint64_t& count, const std::string& text) {
  ++count;
  if (faults.size() < 20) faults.push_back(text);
}

void Ledger::hear(std::size_t player, const Json& message) {
  const std::string type = message.value("type", "");
  if (type == "table") again(pages_[player], message);
  if (type == "step") step(pages_[player], message);
}

void Ledger::step(Page& page, const Json& message) {
  const auto seq = message.value("seq", std::uint64_t{0});
  if (seq < page.seq || seq > page.seq + 1) return;
  page.seq = seq;
  for (const Json& each : member(message, "what")) {
    const std::string kind = each.value("kind", "");
    if (kind == "deal") {
      page.deal = each.value("deal", -1);
      page.events.clear();
      page.done.clear();
    } else if (kind == "result") {
      ++page.rows;
    } else if (is_act(each)) {
      page.events.push_back(each);
    }
  }
}

void Ledger::acknowledged(std::size_t player, const Json& action, std::size_t seat) {
  ++acknowledgements;
  Page& page = pages_[player];
  if (action.value("deal", -1) != page.deal) return;
  page.done.push_back({{"seat", seat}, {"action", action.value("action", "")}});
}

void Ledger::again(Page& page, const Json& message) {
  const Json& table = message.at("table");
  Page now;
  now.match = table.value("match", Json()).dump();
  const auto look = message.find("look");
  if (look != message.end() && look->is_object()) now.deal = look->value("deal", -1);
  now.seq = message.value("seq", std::uint64_t{0});
  now.rows = member(table, "sheet").size();
  for (const Json& each : member(message, "events")) {
    if (is_act(each)) now.events.push_back(each);
  }
  if (!page.match.empty()) {
    ++compared;
    const std::string where = fmt::format("match {} deal {}", page.match, page.deal);
    if (now.seq < page.seq) fault(lost, fmt::format("{}: seq {} < {}", where, now.seq, page.seq));
    if (now.match == page.match && now.rows < page.rows) fault(lost, where + ": a row is gone");
    if (now.match == page.match && now.deal == page.deal) {
      for (std::size_t i = 0; i < page.events.size(); ++i) {
        if (i < now.events.size() && same(now.events[i], page.events[i])) continue;
        fault(lost, fmt::format("{}: event {} was {}", where, i, page.events[i].dump()));
        break;
      }
      for (const Json& done : page.done) {
        const bool there = std::any_of(now.events.begin(), now.events.end(),
                                       [&](const Json& each) { return same(each, done); });
        if (!there) fault(lost, fmt::format("{}: {} is gone", where, done.dump()));
      }
      now.done = page.done;
    }
  }
  std::set<std::string> played;
  for (const Json& each : now.events) {
    if (!each.value("action", "").starts_with("play ")) continue;
    if (!played.insert(each["action"]).second) fault(doubled, each.dump() + " twice");
  }
  page = std::move(now);
}

}  // namespace troef::load
