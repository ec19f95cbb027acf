// SPDX-License-Identifier: Apache-2.0
#include "study/bot.h"

#include <fmt/format.h>

#include <charconv>
#include <sstream>

#include "bots/club/club.h"

namespace troef::study {
namespace {

double number_in(const std::string& text) {
  double number = 0;
  const char* end = text.data() + text.size();
  const auto [at, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc() || at != end || number < 0 || number > 1e9) {
    throw std::invalid_argument(fmt::format("\"{}\" is not a number from 0 to 1e9", text));
  }
  return number;
}

void set(search::Tuning& tuning, const std::string& key, double number) {
  if (key == "layouts") {
    tuning.layouts = static_cast<int>(number);
  } else if (key == "odd_bid") {
    tuning.odd_bid = number;
  } else if (key == "odd_play") {
    tuning.odd_play = number;
  } else if (key == "share_of_solver") {
    tuning.share_of_solver = number;
  } else if (key == "share_in_pairs") {
    tuning.share_in_pairs = number;
  } else if (key == "nodes_playing") {
    tuning.nodes_playing = static_cast<std::uint64_t>(number);
  } else if (key == "nodes_hearing") {
    tuning.nodes_hearing = static_cast<std::uint64_t>(number);
  } else {
    throw std::invalid_argument(fmt::format(
        "no number \"{}\" of a bot; there is layouts, odd_bid, odd_play, share_of_solver, "
        "share_in_pairs, nodes_playing and nodes_hearing",
        key));
  }
}

}  // namespace

Studied studied(const std::string& text) {
  Studied bot{text, club_tuning};
  if (text == "club") return bot;
  std::istringstream settings(text);
  for (std::string setting; std::getline(settings, setting, ',');) {
    const std::size_t equals = setting.find('=');
    if (equals == std::string::npos) {
      throw std::invalid_argument(
          fmt::format("\"{}\" is neither club nor as in layouts=32", setting));
    }
    set(bot.tuning, setting.substr(0, equals), number_in(setting.substr(equals + 1)));
  }
  return bot;
}

}  // namespace troef::study
