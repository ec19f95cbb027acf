// SPDX-License-Identifier: Apache-2.0
#include "bots/bot.h"

#include "bots/baselines/flat.h"
#include "bots/baselines/pimc.h"
#include "bots/club/club.h"
#include "bots/master/master.h"
#include "bots/random.h"
#include "bots/search/thinker.h"
#include "bots/thumb/thumb.h"

namespace troef {
namespace {

std::unique_ptr<Bot> thinker(const BotSettings& settings, const search::Tuning& tuning) {
  return std::make_unique<search::Thinker>(settings, tuning);
}

}  // namespace

std::span<const std::string_view> bot_names() {
  static constexpr std::string_view names[] = {"random", "thumb", "club", "master"};
  return names;
}

std::span<const std::string_view> baseline_names() {
  static constexpr std::string_view names[] = {"flat", "pimc"};
  return names;
}

std::unique_ptr<Bot> make_bot(const BotSettings& settings) {
  if (settings.name == "random") return std::make_unique<RandomBot>(settings.seed);
  if (settings.name == "thumb") {
    return std::make_unique<ThumbBot>(settings.seed, settings.signals);
  }
  if (settings.name == "club") return thinker(settings, club_tuning);
  if (settings.name == "master") return thinker(settings, master_tuning);
  if (settings.name == "flat") return std::make_unique<FlatBot>(settings);
  if (settings.name == "pimc") return std::make_unique<PimcBot>(settings);
  return nullptr;
}

std::int64_t usual_time(std::string_view name) {
  if (name == "club") return 500;
  return name == "master" ? 3000 : 0;
}

const Action& any_of(const Actions& legal, Quick& random) {
  return legal[static_cast<std::size_t>(random.roughly_below(static_cast<int>(legal.size())))];
}

}  // namespace troef
