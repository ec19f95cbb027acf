// SPDX-License-Identifier: Apache-2.0
#include "cli/play/read_bid.h"

#include "cli/play/read_rest.h"
#include "cli/play/spoken.h"

namespace troef::cli::table {
namespace {

// "tweehonderdtien" and other tens; 0 where it is none.
int tens_in(std::string_view word) {
  constexpr std::string_view tens[] = {"",        "tien",   "twintig",  "dertig",  "veertig",
                                       "vijftig", "zestig", "zeventig", "tachtig", "negentig"};
  constexpr std::string_view hundreds[] = {"", "een", "twee", "drie", "vier", "vijf", "zes"};
  int points = 0;
  if (const auto at = word.find("honderd"); at != std::string_view::npos) {
    for (int i = 0; i < 7; ++i) {
      if (word.substr(0, at) == hundreds[i]) points = 100 * std::max(i, 1);
    }
    if (points == 0) return 0;
    word.remove_prefix(at + std::string_view("honderd").size());
  }
  for (int i = 0; i < 10; ++i) {
    if (word == tens[i]) return points + 10 * i;
  }
  return 0;
}

// HJ-14: at a blok only what is above 100 is said, up to "honderd" for 200.
int spoken_at_blok(const std::string& words) {
  if (words == "markt" || words == "de markt") return 150;
  if (words == "grote markt" || words == "de grote markt") return 250;
  const int points = tens_in(words);
  return points > 0 && points <= 100 ? points + 100 : points;
}

}  // namespace

std::optional<Action> read_bid(const View& view, const std::string& typed) {
  std::string words;
  bool final = false, notation = false;
  for (const std::string& word : words_of(typed)) {
    const bool verb = word == "bid" || word == "bied";
    const bool once = word == "final" || word == "once" || word == "een" || word == "keer";
    notation = notation || verb;
    final = final || once;
    if (!verb && !once) words += (words.empty() ? "" : " ") + word;
  }
  const bool blok = view.game->sheet() == Sheet::blok;
  if (const auto figures = number_in(words)) {
    if (*figures > 9999) return std::nullopt;
    const bool above_100 = blok && !notation && *figures >= 10 && *figures < 100;
    return bid(above_100 ? *figures + 100 : *figures, final);
  }
  const int points = blok ? spoken_at_blok(words) : tens_in(words);
  return points == 0 ? std::nullopt : std::optional(bid(points, final));
}

std::optional<Action> read_contract(const View& view, const std::string& typed) {
  std::string words;
  for (const std::string& word : words_of(typed)) {
    const bool verb = word == "bid" || word == "bied";
    if (!verb) words += (words.empty() ? "" : " ") + word;
  }
  for (int i = 1; i <= static_cast<int>(view.game->contracts().size()); ++i) {
    if (words == contract_name(*view.game, i)) return contract(i);
  }
  return std::nullopt;
}

}  // namespace troef::cli::table
