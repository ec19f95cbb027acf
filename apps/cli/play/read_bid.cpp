// SPDX-License-Identifier: Apache-2.0
#include "cli/play/read_bid.h"

#include "cli/play/read_rest.h"
#include "cli/play/spoken.h"

namespace troef::cli::table {

std::optional<Action> read_bid(const View& view, const std::string& typed) {
  bool final = false;
  std::optional<int> points;
  for (const std::string& word : words_of(typed)) {
    if (const auto number = number_in(word)) {
      if (points) return std::nullopt;
      points = number;
    } else if (word == "final" || word == "once" || word == "een" || word == "keer") {
      final = true;
    } else if (word != "bid" && word != "bied") {
      return std::nullopt;
    }
  }
  if (!points || *points > 9999) return std::nullopt;
  const bool spoken = view.game->sheet() == Sheet::blok && *points < 100 && *points >= 10;
  return bid(spoken ? *points + 100 : *points, final);
}

std::optional<Action> read_spoken_bid(std::string typed) {
  bool final = false;
  for (const std::string_view once : {"een keer ", "once ", "bied ", "bid "}) {
    if (!typed.starts_with(once)) continue;
    final = final || once.starts_with("een") || once.starts_with("once");
    typed.erase(0, once.size());
  }
  if (typed.starts_with("de ")) typed.erase(0, 3);
  for (int points = 110; points <= 600; points += 10) {
    std::string spoken = spoken_points(points);
    if (spoken.starts_with("de ")) spoken.erase(0, 3);
    if (spoken == typed) return bid(points, final);
  }
  return std::nullopt;
}

std::optional<Action> read_contract(const View& view, const std::string& typed) {
  for (int i = 1; i <= static_cast<int>(view.game->contracts().size()); ++i) {
    if (typed == contract_name(*view.game, i)) return contract(i);
  }
  return std::nullopt;
}

}  // namespace troef::cli::table
