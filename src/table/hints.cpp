// SPDX-License-Identifier: Apache-2.0
// What a strong bot would do in somebody's place, asked and told.
#include <algorithm>

#include "bots/hint/hint.h"
#include "table/json.h"
#include "table/room.h"

namespace troef {
namespace {

// Two digits behind the point.
std::string rounded(double value) {
  const auto hundredths = static_cast<std::int64_t>(value * 100 + (value < 0 ? -0.5 : 0.5));
  std::string text = hundredths < 0 ? "-" : "";
  const std::int64_t size = hundredths < 0 ? -hundredths : hundredths;
  text += std::to_string(size / 100);
  const std::int64_t rest = size % 100;
  if (rest != 0) text += rest < 10 ? ".0" : ".";
  if (rest != 0) text += std::to_string(rest);
  return text;
}

void number(Json& json, std::string_view key, double value) { json.key(key).raw(rounded(value)); }

// What is not so in every deal is never 1.
void share(Json& json, std::string_view key, double value) {
  number(json, key, value < 1 ? std::min(value, 0.99) : value);
}

constexpr std::string_view players[] = {"self", "mate", "other", "each", "nobody"};

void write_play(Json& json, const Hint::Play& play) {
  json.open('{').member("who", players[static_cast<std::size_t>(play.player)]);
  share(json, "share", play.share);
  if (play.made) share(json, "made", *play.made);
  if (play.thanked) share(json, "thanked", *play.thanked);
  json.close('}');
}

void write_option(Json& json, const Hint::Option& option, Names contracts) {
  json.open('{').member("action", to_string(option.action, contracts));
  if (option.then) json.member("then", to_string(*option.then, contracts));
  number(json, "gain", option.gain);
  number(json, "score", option.score);
  if (option.others) number(json, "others", *option.others);
  share(json, "best", option.best);
  json.key("plays").list(option.plays, [&](const Hint::Play& play) { write_play(json, play); });
  if (option.trick) share(json, "trick", *option.trick);
  if (option.wins) share(json, "wins", *option.wins);
  if (option.saying) {
    json.key("saying").open('{').member("sign", option.saying->id);
    json.member("says", to_string(option.saying->says)).member("so", option.saying->so).close('}');
  }
  json.close('}');
}

void write_guess(Json& json, const Hint::Guess& guess, Names contracts) {
  json.open('{').member("seat", guess.seat).member("card", guess.card);
  share(json, "chance", guess.chance);
  json.member("sure", guess.sure);
  if (guess.because) json.member("because", to_string(*guess.because, contracts));
  json.close('}');
}

}  // namespace

std::string advise(const HintQuestion& question, const Allowance& allowance) {
  const Hint told = hint(question.view, {.name = "",
                                         .seed = question.seed,
                                         .signals = find_convention(question.signals),
                                         .milliseconds = allowance.milliseconds,
                                         .clock = allowance.clock});
  std::string text;
  Json json(text);
  json.open('{').member("deal", question.deal).member("at", question.at);
  json.member("worlds", told.worlds).member("unit", to_string(told.unit));
  json.member("difference", told.difference).member("side", told.side);
  if (told.paid != 0) json.member("paid", told.paid);
  json.member("level", told.level).member("always", told.always).member("known", told.known);
  const Names contracts = question.view.game->contracts();
  json.key("options").list(
      told.options, [&](const Hint::Option& option) { write_option(json, option, contracts); });
  json.key("heard").list(told.heard, [&](const Hint::Sign& sign) {
    json.open('{').member("seat", sign.seat).member("card", sign.card).member("sign", sign.id);
    json.member("says", to_string(sign.says)).close('}');
  });
  json.key("voids").list(told.voids, [&](const Hint::Void& none) {
    json.open('{').member("seat", none.seat).member("suit", none.suit).close('}');
  });
  json.key("likely").list(told.guesses,
                          [&](const Hint::Guess& guess) { write_guess(json, guess, contracts); });
  if (told.turning) {
    json.key("turning").open('{').member("seat", told.turning->seat);
    json.member("card", told.turning->card).member("there", told.turning->there);
    share(json, "chance", told.turning->chance);
    number(json, "score", told.turning->score);
    json.close('}');
  }
  json.close('}');
  return text;
}

bool Table::gives_hints() const {
  const Hints hints = settings().hints;
  return hints == Hints::all || (hints == Hints::alone && settings().sit == Sitting::alone);
}

std::optional<HintQuestion> Table::hint_question(std::string_view person) const {
  const State& state = room_->state();
  const auto seat = state.seat_of(person);
  if (!gives_hints() || !seat || state.stage != Stage::playing || state.to_move() != seat) {
    return std::nullopt;
  }
  View view = state.deal->view(seat);
  if (view.legal.empty()) return std::nullopt;
  return HintQuestion{state.settings.signals, state.seq, view.number, state.at, std::move(view)};
}

}  // namespace troef
