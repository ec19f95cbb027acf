// SPDX-License-Identifier: Apache-2.0
// Replaying a record, every entry checked, and comparing what it says with what the rules give.
#include <algorithm>

#include "cards/quoted.h"
#include "deal/record.h"

namespace troef {
namespace {

constexpr std::size_t most_listed = 12;

std::string legal_text(const Actions& actions, Names contracts) {
  std::string text;
  for (std::size_t i = 0; i < actions.size() && i < most_listed; ++i) {
    text += (i > 0 ? ", " : "") + to_string(actions[i], contracts);
  }
  return text + (actions.size() > most_listed ? ", …" : "");
}

std::string throws_text(const Turn& turn) {
  std::string text;
  for (const Suit suit : all_suits) {
    if (!turn.suits[static_cast<std::size_t>(suit)]) continue;
    text += (text.empty() ? "* " : ", * ") + to_string(name_suit(Verb::die, suit));
  }
  return text;
}

std::optional<Fault> step(Deal& deal, const Entry& entry, int place) {
  if (!entry.actor && entry.action.verb == Verb::deal) {
    if (deal.over()) return Fault{place, "TR-04", refusal_text(deal, entry)};
    if (auto error = deal.refuse_pack(entry.pack); !error.empty()) {
      const bool dealing = deal.turn().awaited == Awaited::pack;
      const Refusal refusal = dealing ? refusals::wrong_cards : refusals::does_not_belong;
      return Fault{place, std::string(refusal.rule), error};
    }
  } else if (const Refusal refusal = deal.refuse(entry.actor, entry.action)) {
    return Fault{place, std::string(refusal.rule), refusal_text(deal, entry)};
  }
  deal.play(entry);
  return std::nullopt;
}

std::vector<std::string_view> sorted_lines(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const auto end = text.find('\n');
    lines.push_back(text.substr(0, end));
    text.remove_prefix(end + 1);
  }
  std::sort(lines.begin(), lines.end());
  return lines;
}

std::string listed(const std::vector<std::string_view>& lines) {
  std::string text;
  for (std::size_t i = 0; i < lines.size() && i < most_listed; ++i) {
    text += (i > 0 ? ", " : "") + harmless(lines[i], 60);
  }
  return text + (lines.size() > most_listed ? ", …" : "");
}

// "" or how two lists differ as sets.
std::string difference(std::string_view recorded, std::string_view right) {
  if (recorded == right) return "";
  const auto said = sorted_lines(recorded);
  const auto is = sorted_lines(right);
  if (said == is) return "";
  std::vector<std::string_view> missing, extra;
  std::set_difference(is.begin(), is.end(), said.begin(), said.end(), std::back_inserter(missing));
  std::set_difference(said.begin(), said.end(), is.begin(), is.end(), std::back_inserter(extra));
  std::string text = "the legal list is not right:";
  if (!missing.empty()) text += " it lacks " + listed(missing) + ";";
  if (!extra.empty()) text += " it has " + listed(extra) + " too many;";
  if (missing.empty() && extra.empty()) text += " it names an action twice;";
  text.pop_back();
  return text;
}

std::optional<Fault> compare_result(const Deal& deal, const Result& result,
                                    const ResultText& recorded) {
  const ResultText right = to_text(result, deal.game(), deal.start().seats);
  for (std::size_t i = 0; i < result_key_count; ++i) {
    if (recorded[i] == right[i]) continue;
    const std::string key(result_keys[i]);
    return Fault{-1, "",
                 "result: \"" + key + "\" is " + harmless(recorded[i], 200) +
                     ", the replay gives " + right[i]};
  }
  return std::nullopt;
}

std::string why_no_aside(const Deal& deal, Seat seat) {
  const std::string who = "is not legal; seat " + std::to_string(seat.index());
  const Actions asides = deal.asides(seat);
  if (asides.empty()) return who + " can neither claim a revoke nor call roem now";
  return who + " may " + legal_text(asides, deal.game().contracts());
}

std::string awaited_text(const Turn& turn) {
  switch (turn.awaited) {
    case Awaited::nothing:
      return "";
    case Awaited::pack:
      return "the cards must be dealt";
    case Awaited::die:
      return "the die must fall";
    case Awaited::close:
      return "\"* close\" must come";
    case Awaited::seat:
      break;
  }
  return "it is the turn of seat " + std::to_string(turn.seat.index());
}

}  // namespace

std::string refusal_text(const Deal& deal, const Entry& entry) {
  const Names contracts = deal.game().contracts();
  const std::string what = "\"" + to_string(entry, contracts) + "\" ";
  const Turn turn = deal.turn();
  const Verb verb = entry.action.verb;
  const bool aside = verb == Verb::claim_revoke || verb == Verb::call_roem;
  if (entry.actor && aside && !deal.over()) return what + why_no_aside(deal, *entry.actor);
  switch (turn.awaited) {
    case Awaited::nothing:
      return what + "comes after the end of the deal";
    case Awaited::pack:
      return what + "comes where cards must be dealt";
    case Awaited::die:
      return what + "comes where the die falls: " + throws_text(turn);
    case Awaited::close:
      return what + "comes where only \"* close\" and claims can";
    case Awaited::seat:
      break;
  }
  return what + "is not legal; seat " + std::to_string(turn.seat.index()) + " may " +
         legal_text(deal.legal(), contracts);
}

void append_legal(std::string& text, const Deal& deal, const Entry& next, Actions& scratch) {
  const Turn turn = deal.turn();
  if (turn.awaited != Awaited::seat || next.actor != turn.seat) return;
  if (next.action.verb == Verb::claim_revoke) return;
  deal.legal(scratch);
  for (const Action& action : scratch) {
    append(text, action, deal.game().contracts());
    text += '\n';
  }
}

Replay replay(const Record& record) {
  Replay result;
  Deal deal(record.start);
  for (std::size_t i = 0; i < record.entries.size(); ++i) {
    if (auto fault = step(deal, record.entries[i], static_cast<int>(i))) {
      result.fault = *fault;
      return result;
    }
  }
  result.deal = std::move(deal);
  return result;
}

std::optional<Fault> referee(const Record& record, Result* result) {
  Deal deal(record.start);
  Actions scratch;
  std::string lines;
  for (std::size_t i = 0; i < record.entries.size(); ++i) {
    const Entry& entry = record.entries[i];
    const int place = static_cast<int>(i);
    lines.clear();
    if (record.legal) append_legal(lines, deal, entry, scratch);
    if (auto fault = step(deal, entry, place)) return fault;
    if (!record.legal) continue;
    if (auto error = difference((*record.legal)[i], lines); !error.empty()) {
      return Fault{place, "", error};
    }
  }
  const int entries = static_cast<int>(record.entries.size());
  if (!deal.over()) {
    return Fault{entries, "",
                 "the deal is not over: the record has no end, " + awaited_text(deal.turn())};
  }
  if (!record.result) return Fault{-1, "", "\"result\" is missing"};
  const Result right = deal.result();
  if (result != nullptr) *result = right;
  return compare_result(deal, right, *record.result);
}

}  // namespace troef
