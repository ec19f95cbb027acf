// SPDX-License-Identifier: Apache-2.0
#include "engines/speak.h"

#include <algorithm>

#include "engines/clock.h"
#include "engines/wire_in.h"

namespace troef::engines {

std::int64_t time_to_think(std::int64_t milliseconds) {
  if (milliseconds <= 0) return 0;
  return std::max<std::int64_t>(std::min(milliseconds / 4 * 3, milliseconds - 40), 1);
}

std::unique_ptr<Bot> make_own(const BotSpec& spec, std::uint64_t seed, const Convention* signals) {
  return make_bot({.name = spec.name,
                   .seed = seed,
                   .signals = spec.signals.value_or(signals),
                   .nodes = spec.nodes,
                   .milliseconds = spec.milliseconds,
                   .clock = steady_milliseconds});
}

void speak(Games games, const BotSpec& spec, const std::function<bool(std::string&)>& read,
           const std::function<void(std::string_view)>& write) {
  HostDeal deal;
  std::unique_ptr<Bot> bot;
  for (std::string line; read(line);) {
    const FromHost message = read_from_host(games, deal, line);
    if (std::holds_alternative<HostQuit>(message)) return;
    if (const auto* rubbish = std::get_if<Rubbish>(&message)) {
      write(error_line(rubbish->why));
    } else if (std::holds_alternative<HostHello>(message)) {
      write(bot_hello_line("troef " + spec.text));
    } else if (const auto* announced = std::get_if<HostDeal>(&message)) {
      deal = *announced;
      bot = make_own(spec, deal.seed, deal.signals);
    } else if (const auto* question = std::get_if<Question>(&message)) {
      const View& view = question->view;
      bot->allow(time_to_think(question->milliseconds));
      const std::optional<Action> action =
          question->asked == Asked::choose ? bot->choose(view) : bot->aside(view);
      write(answer_line(view, question->id, action));
    }
  }
}

}  // namespace troef::engines
