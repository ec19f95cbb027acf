// SPDX-License-Identifier: Apache-2.0
#include "study/kinds.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <map>

#include "bots/search/gain.h"
#include "bots/search/playout.h"
#include "bots/thumb/card.h"
#include "bots/thumb/thumb.h"
#include "layouts.h"
#include "study/tally.h"

namespace troef::study {
namespace {

constexpr int early_from = 5;  // cards in hand
constexpr int least_choices = 30;
constexpr std::uint64_t enough = 1'000'000;  // nodes

using Tallies = std::map<std::string, Tally>;  // of how much more a kind of choice brings

// As "trump J!": ! where nobody else may hold a higher card of its suit.
std::string kind_of(const View& view, Card card) {
  const Order& order = *view.order;
  const Cards seen = view.hand() | view.played | view.dead.known | view.laid[*view.seat].known;
  const bool top = ((order.above(card) & order.lane(card)) - seen).empty();
  return fmt::format("{}{}{}", order.is_trump(card) ? "trump " : "", letter(card.rank()),
                     top ? "!" : "");
}

std::string role_of(const View& view) {
  const auto declarer = view.facts.declarer;
  if (!declarer) return "player";
  if (*declarer == *view.seat) return "declarer";
  return view.sides.of(*declarer) == view.sides.of(*view.seat) ? "mate" : "foe";
}

std::string place_of(const View& view, Card card) {
  const Trick& trick = view.facts.trick;
  if (trick.empty()) return "leads";
  const char* place = trick.size() == 1                ? "second"
                      : trick.size() + 1 == view.seats ? "last"
                                                       : "between";
  const bool mates = view.sides.of(trick.winner()) == view.sides.of(*view.seat);
  const bool follows = view.order->follow(trick.led()).has(card);
  return fmt::format("{}, {} on {} {}", place, follows ? "follows" : "void",
                     mates ? "a partner's" : "a foe's",
                     view.order->is_trump(trick.led()) ? "trump lead" : "side lead");
}

std::string choice_of(const View& view, Card card) {
  const int contract = view.facts.contract;
  const auto contracts = view.game->contracts();
  std::string bid;
  if (contract > 0 && !contracts.empty()) {
    bid = fmt::format("{}, ", contracts[static_cast<std::size_t>(contract - 1)]);
  }
  const char* when = view.hand().size() >= early_from ? "early" : "late";
  return fmt::format("{}{} {} {}", bid, role_of(view), when, place_of(view, card));
}

// What it brings to play this card, and then as thumb does.
double brings(Imagined& deal, const Sampled& sampled, Card card, const search::Gain& gain) {
  deal.rewind();
  deal.play(*sampled.view.seat, thumb::as_played(sampled.view, card));
  search::PlayOut rest(sampled.view, nullptr);
  search::Meter meter({.nodes = enough});
  return gain(rest.run(deal, sampled.seed, meter));
}

bool look(const Sampled& sampled, Tallies& all) {
  const View& view = sampled.view;
  Imagined deal(view);
  if (!deal.retrace(test::true_layout(sampled.deal, view))) return false;
  const Cards cards = deal.playable();
  if (cards.size() < 2) return false;
  deal.mark();
  const search::Gain gain(view);
  const Card thumbs = ThumbBot(sampled.seed, nullptr).choose(view).card;
  const double its_gain = brings(deal, sampled, thumbs, gain);
  const std::string its_kind = kind_of(view, thumbs);
  Tallies others;
  for (const Card card : cards - thumbs) {
    const std::string kind = kind_of(view, card);
    if (kind != its_kind) others[kind].add(brings(deal, sampled, card, gain), its_gain);
  }
  for (const auto& [kind, tally] : others) {
    const std::string choice = choice_of(view, thumbs);
    all[fmt::format("{}: {}, not {}", choice, kind, its_kind)].add(tally.difference(), 0);
  }
  return true;
}

}  // namespace

std::string other_kinds(const Deals& deals, int decisions, int lines) {
  Tallies all;
  sample(deals, decisions, [&](const Sampled& sampled) { return look(sampled, all); });
  std::vector<std::pair<std::string, Tally>> found;
  for (const auto& each : all) {
    const Tally& tally = each.second;
    const bool clear = tally.count >= least_choices && tally.mean() > tally.margin();
    if (clear) found.emplace_back(each);
  }
  std::ranges::sort(found, std::greater(), [](const auto& each) { return each.second.sum; });
  if (found.size() > static_cast<std::size_t>(lines)) found.resize(static_cast<std::size_t>(lines));
  std::string text;
  for (const auto& [what, tally] : found) {
    text += fmt::format("{:+8.2f} ± {:<6.2f} {:>7}  {}\n", tally.mean(), tally.margin(),
                        tally.count, what);
  }
  return text;
}

}  // namespace troef::study
