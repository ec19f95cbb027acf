// SPDX-License-Identifier: Apache-2.0
// troef_study: what bots believe and what their cards cost, decision by decision, which tells two
// of them apart sooner than matches do; and where rules of thumb are missing (docs/experiments has
// its figures).
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>

#include "study/kinds.h"
#include "study/studies.h"
#include "troef.h"

namespace troef::study {
namespace {

enum ExitStatus : int { all_right = 0, not_written = 1, wrong_call = 2 };

constexpr const char* columns =
    "A line for each bot:\n"
    "  its mean: with beliefs the logarithm of the probability that it gives to where the others'\n"
    "    unseen cards lie (more is better), with cards what its card costs in score if all are\n"
    "    known (less is better);\n"
    "  that less the mean of the first bot, ± half of the 95 % interval;\n"
    "  processor time of a decision; in how many decisions its value differs from the first's.\n"
    "With kinds, a line for each kind of choice where another kind of card than thumb's brings "
    "more\n"
    "  if thumb plays on: how much, ± half of the 95 % interval, how often it was there, and what\n"
    "  it is; J! is a jack than which nobody else may hold a higher card of its suit.";

struct Asked {
  std::string what, game, preset, players = "club";
  std::vector<std::string> bots = {"club"};
  bool bots_given = false;
  int decisions = 300, lines = 40;
  std::uint64_t seed = 1;
};

Deals deals_of(const Asked& asked) {
  const Game* game = find_game(all_games(), asked.game);
  if (game == nullptr) throw std::invalid_argument(fmt::format("no game \"{}\"", asked.game));
  const auto rules = preset_rules(*game, asked.preset);
  if (!rules) throw std::invalid_argument(fmt::format("no preset \"{}\"", asked.preset));
  if (!make_bot(asked.players, 1)) {
    throw std::invalid_argument(fmt::format("no bot \"{}\"", asked.players));
  }
  return {game, *rules, asked.players, asked.seed};
}

std::string head(const Asked& asked, std::string_view told) {
  return fmt::format("{} {}, {} decisions of {}, seed {}: {}\n", asked.game, asked.preset,
                     asked.decisions, asked.players, asked.seed, told);
}

std::string told(const Asked& asked) {
  const Deals deals = deals_of(asked);
  if (asked.what == "kinds") {
    if (asked.bots_given)
      throw std::invalid_argument("kinds judges thumb's cards, and no other bot's");
    return head(asked, "what brings more than thumb's card") +
           other_kinds(deals, asked.decisions, asked.lines);
  }
  std::vector<Studied> bots;
  for (const std::string& text : asked.bots) bots.push_back(studied(text));
  const auto study = asked.what == "cards" ? cards : beliefs;
  const std::vector<Tally> tallies = study(deals, asked.decisions, bots);
  std::string text =
      head(asked, asked.what == "cards" ? "what a card costs" : "where the others' cards lie");
  for (std::size_t i = 0; i < bots.size(); ++i) {
    const Tally& tally = tallies[i];
    text += fmt::format("{:<40} {:9.3f}  {:+.3f} ± {:.3f}  {:6.2f} ms  differs in {}\n",
                        bots[i].text, tally.mean(), tally.difference(), tally.margin(),
                        tally.time / tally.count, tally.differ);
  }
  return text;
}

int run(int argc, const char* const* argv) {
  Asked asked;
  CLI::App app("What bots believe and what their cards cost, decision by decision.", "troef_study");
  app.footer(columns);
  app.add_option("what", asked.what, "beliefs, cards or kinds")
      ->required()
      ->check(CLI::IsMember({"beliefs", "cards", "kinds"}));
  app.add_option("game", asked.game, "a game")->required();
  app.add_option("preset", asked.preset, "a preset of it")->required();
  const CLI::Option* bots =
      app.add_option("bots", asked.bots, "club, or as in layouts=32,nodes_playing=96000")
          ->capture_default_str();
  app.add_option("--players", asked.players, "who plays the deals")->capture_default_str();
  app.add_option("--decisions", asked.decisions, "how many")
      ->check(CLI::Range(1, 100'000'000))
      ->capture_default_str();
  app.add_option("--lines", asked.lines, "of kinds, at most")
      ->check(CLI::Range(1, 1'000))
      ->capture_default_str();
  app.add_option("--seed", asked.seed, "of the deals")->capture_default_str();
  try {
    app.parse(argc, argv);
    asked.bots_given = bots->count() > 0;
    std::fputs(told(asked).c_str(), stdout);
  } catch (const CLI::ParseError& error) {
    if (app.exit(error) != 0) return wrong_call;
  } catch (const std::invalid_argument& error) {
    fmt::print(stderr, "troef_study: {}\n", error.what());
    return wrong_call;
  }
  if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return all_right;
  fmt::print(stderr, "troef_study: standard output cannot be written\n");
  return not_written;
}

}  // namespace
}  // namespace troef::study

int main(int argc, char** argv) { return troef::study::run(argc, argv); }
