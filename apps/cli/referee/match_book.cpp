// SPDX-License-Identifier: Apache-2.0
#include "cli/referee/match_book.h"

#include <fmt/format.h>

namespace troef::cli {
namespace {

bool reached(const Start& start) {
  const int target = start.rules.common(Common::match_target);
  if (target == 0) return false;
  for (const Seat seat : Seats::all(start.seats)) {
    if (start.scores[seat] >= target) return true;
  }
  return false;
}

std::vector<Amount> by_seat(const BySeat<Amount>& amounts, int seats) {
  std::vector<Amount> list;
  for (const Seat seat : Seats::all(seats)) list.push_back(amounts[seat]);
  return list;
}

std::string text(const std::vector<Amount>& list) {
  return fmt::format("[{}]", fmt::join(list, ", "));
}

std::vector<Amount> shares(const Start& start) {
  std::vector<Amount> list;
  list.reserve(max_seats);
  for (int i = 0; i < start.seats; ++i) {
    list.push_back(start.pot / start.seats + (i < start.pot % start.seats ? 1 : 0));
  }
  return list;
}

std::string differs(const char* key, const std::vector<Amount>& said,
                    const std::vector<Amount>& right) {
  if (said == right) return "";
  return fmt::format("\"{}\" is {}, the deals of this match give {}", key, text(said), text(right));
}

// The first deal of a match inherits nothing.
std::string inherits(const Start& start) {
  if (start.number != 0) return "";
  const BySeat<Amount> none;
  if (start.scores != none) {
    const auto scores = by_seat(start.scores, start.seats);
    return fmt::format("\"scores\" is {}; a match begins with 0", text(scores));
  }
  return start.pot == 0 ? "" : fmt::format("\"pot\" is {}; a match begins with 0", start.pot);
}

}  // namespace

bool MatchBook::State::over() const {
  const int deals = next.rules.common(Common::match_deals);
  return reached(next) || (whole && deals > 0 && counted >= deals);
}

std::string MatchBook::enter(const Record& record, const Result* result) {
  if (record.match.empty() || record.match.size() > longest_id) return "";
  State& state = open(record.match);
  std::string error = state.known || state.closed ? compare(state, record.start) : "";
  if (error.empty()) error = inherits(record.start);
  if (!state.known || !error.empty()) {  // what came before does not count
    state.whole = record.start.number == 0 && record.start.scores == BySeat<Amount>{};
    state.counted = 0;
    state.cents = {};
    state.closed = false;
  }
  state.known = result != nullptr;
  if (result != nullptr) {
    go_on(state, record.start, *result);
  } else {
    state.whole = false;
  }
  return error;
}

std::string MatchBook::compare(const State& state, const Start& start) {
  const Start& right = state.next;
  const int last = right.number;  // as people count deals
  if (state.closed) return "a deal of a match that was closed before";
  if (start.game != right.game || start.rules != right.rules) {
    return fmt::format("game or rules are not those of deal {} of this match", last);
  }
  if (start.number != right.number) {
    return fmt::format("\"deal\" is {}; after deal {} of this match it is {}", start.number, last,
                       right.number);
  }
  if (state.over()) return fmt::format("the match was over after deal {}", last);
  if (start.dealer != right.dealer) {
    return fmt::format("\"dealer\" is {}; after deal {} of this match it is seat {}",
                       start.dealer.index(), last, right.dealer.index());
  }
  auto error =
      differs("scores", by_seat(start.scores, start.seats), by_seat(right.scores, right.seats));
  if (!error.empty()) return error;
  if (start.pot != right.pot) {
    return fmt::format("\"pot\" is {}, the deals of this match give {}", start.pot, right.pot);
  }
  return "";
}

void MatchBook::go_on(State& state, const Start& start, const Result& result) {
  state.next = start;
  for (const Seat seat : Seats::all(start.seats)) {
    state.next.scores[seat] += result.score[seat];
    state.cents[seat] += result.cents[seat];
  }
  state.next.pot += result.pot;
  state.next.dealer = start.game->next_dealer(start, result);
  ++state.next.number;
  const bool counts = result.outcome != Outcome::passed && result.outcome != Outcome::void_deal;
  if (counts) ++state.counted;
}

std::string MatchBook::close(const MatchEnd& end) {
  if (!matches_.contains(end.match)) return "";
  State& state = open(end.match);
  const std::string error = state.known || state.closed ? compare(state, end) : "";
  state.closed = true;
  return error;
}

void MatchBook::forget() {
  matches_.clear();
  ages_.clear();
}

std::string MatchBook::compare(const State& state, const MatchEnd& end) {
  const Start& now = state.next;
  if (state.closed) return "this match was closed before";
  auto error = differs("scores", end.scores, by_seat(now.scores, now.seats));
  if (error.empty() && state.whole) {
    error = differs("cents", end.cents, by_seat(state.cents, now.seats));
  }
  if (error.empty()) error = differs("pot", end.pot, shares(now));
  if (!error.empty()) return error;
  const bool has_end =
      now.rules.common(Common::match_deals) > 0 || now.rules.common(Common::match_target) > 0;
  if (!state.whole || !has_end || state.over()) return "";
  return fmt::format("the match is not over after deal {}", now.number);
}

MatchBook::State& MatchBook::open(const std::string& id) {
  const auto [place, fresh] = matches_.try_emplace(id);
  State& state = place->second;
  if (!fresh) {
    ages_.splice(ages_.begin(), ages_, state.age);
    return state;
  }
  ages_.push_front(id);
  state.age = ages_.begin();
  if (ages_.size() > most_matches) {
    matches_.erase(ages_.back());
    ages_.pop_back();
  }
  return state;
}

}  // namespace troef::cli
