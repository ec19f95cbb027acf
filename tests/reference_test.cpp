// SPDX-License-Identifier: Apache-2.0
// The engine against the naive reference, decision by decision, over random deals under random
// house rules. TROEF_DEALS plays more of them.
#include "reference/reference.h"

#include <algorithm>
#include <cstdlib>

#include "support.h"

namespace troef::test {
namespace {

class Reference : public testing::TestWithParam<std::string> {};

std::vector<std::string> game_ids() {
  std::vector<std::string> ids;
  for (const Game* game : all_games()) ids.emplace_back(game->id());
  return ids;
}

INSTANTIATE_TEST_SUITE_P(All, Reference, testing::ValuesIn(game_ids()),
                         [](const auto& param) { return param.param; });

reference::Setup setup_of(const Start& start) {
  reference::Setup setup;
  setup.game = start.game->id();
  for (std::size_t i = 0; i < start.rules.table().size(); ++i) {
    setup.rules[std::string(start.rules.table()[i].name)] = start.rules.text(static_cast<int>(i));
  }
  setup.dealer = start.dealer.index();
  for (const Seat seat : Seats::all(start.seats)) {
    setup.scores.push_back(static_cast<long>(start.scores[seat]));
  }
  setup.pot = static_cast<long>(start.pot);
  setup.deal_number = start.number;
  return setup;
}

std::string turn_text(const Turn& turn) {
  switch (turn.awaited) {
    case Awaited::pack:
      return "* deal";
    case Awaited::die:
      return "* die";
    case Awaited::close:
      return "* close";
    case Awaited::nothing:
      return "";
    case Awaited::seat:
      break;
  }
  return std::to_string(turn.seat.index());
}

std::vector<std::string> sorted_legal(const Deal& deal) {
  std::vector<std::string> texts;
  for (const Action& action : deal.legal()) {
    texts.push_back(to_string(action, deal.game().contracts()));
  }
  std::sort(texts.begin(), texts.end());
  return texts;
}

std::string number_list(const auto& values, int count) {
  std::string text = "[";
  for (int i = 0; i < count; ++i) {
    text += (i > 0 ? "," : "") + std::to_string(values[static_cast<std::size_t>(i)]);
  }
  return text + "]";
}

ResultText text_of(const reference::Result& result) {
  const auto list = [](const auto& values) {
    return number_list(values, static_cast<int>(values.size()));
  };
  const auto quoted = [](const std::string& text) { return "\"" + text + "\""; };
  std::string sides = "[";
  for (std::size_t i = 0; i < result.sides.size(); ++i) {
    sides += (i > 0 ? "," : "") + list(result.sides[i]);
  }
  return {quoted(result.outcome),
          result.declarer ? std::to_string(*result.declarer) : "null",
          result.contract ? quoted(*result.contract) : "null",
          result.trumps ? quoted(*result.trumps) : "null",
          sides + "]",
          list(result.tricks),
          list(result.points),
          list(result.roem),
          list(result.score),
          list(result.cents),
          std::to_string(result.pot)};
}

std::string rules_text(const Start& start) {
  std::string text(start.game->id());
  for (std::size_t i = 0; i < start.rules.table().size(); ++i) {
    text += ' ' + std::string(start.rules.table()[i].name) + '=' +
            start.rules.text(static_cast<int>(i));
  }
  return text + " dealer " + std::to_string(start.dealer.index());
}

// Actions of any seat that are not in the legal list: both must agree on what is refused.
void compare_refusals(const Deal& deal, const reference::Deal& naive, Quick& random) {
  const Names contracts = deal.game().contracts();
  for (int i = 0; i < 3; ++i) {
    const Seat seat(random.roughly_below(deal.start().seats));
    const Cards pack = deal.game().pack(deal.start().rules);
    const Card card = pack.nth(random.roughly_below(pack.size()));
    const Action tries[] = {claim_revoke(Seat(random.roughly_below(deal.start().seats))),
                            word(Verb::call_roem),
                            with_card(Verb::play, card),
                            play_stuk(card),
                            with_card(Verb::rob, card),
                            word(Verb::pass),
                            word(Verb::stop),
                            contract(1 + random.roughly_below(13))};
    const Action& action = tries[random.roughly_below(8)];
    if (action.verb == Verb::contract && contracts.empty()) continue;
    const std::string entry = to_string(Entry{seat, action, {}}, contracts);
    EXPECT_EQ(deal.refuse(seat, action).rule.empty(), naive.refuse(entry).empty())
        << entry << ": engine " << deal.refuse(seat, action).rule << ", reference "
        << naive.refuse(entry);
  }
}

// As a random entry, but who bids bids low, and one contract is wanted: so that many are made.
Entry modest_entry(const Deal& deal, Quick& random, int wanted) {
  const bool wild = random.roughly_below(16) == 0;
  if (wild || deal.turn().awaited != Awaited::seat) return random_entry(deal, random);
  const Seat seat = deal.turn().seat;
  const Actions legal = deal.legal();
  const auto bid = std::ranges::find(legal, Verb::bid, &Action::verb);
  if (bid != legal.end()) {
    const bool pass = offers(legal, Verb::pass) && random.roughly_below(3) != 0;
    return {seat, pass ? word(Verb::pass) : *bid, {}};
  }
  if (offers(legal, Verb::contract)) {
    const bool may = std::ranges::find(legal, contract(wanted)) != legal.end();
    const Action action = may ? contract(wanted) : word(Verb::pass);
    if (may || offers(legal, Verb::pass)) return {seat, action, {}};
  }
  return random_entry(deal, random);
}

// Plays one deal through both; false at the first difference.
bool compare_deal(const Start& start, Quick& random) {
  Deal deal(start);
  const auto naive = reference::begin(setup_of(start));
  std::string course = rules_text(start) + '\n';
  const Names contracts = start.game->contracts();
  const int wanted = 1 + random.roughly_below(13);
  while (true) {
    EXPECT_EQ(turn_text(deal.turn()), naive->turn()) << course;
    std::vector<std::string> expected = naive->legal();
    std::sort(expected.begin(), expected.end());
    EXPECT_EQ(sorted_legal(deal), expected) << course;
    if (testing::Test::HasFailure() || deal.over()) break;
    compare_refusals(deal, *naive, random);
    const Entry entry = modest_entry(deal, random, wanted);
    const std::string text = to_string(entry, contracts);
    course += text + '\n';
    EXPECT_EQ(naive->refuse(text), "") << course;
    if (testing::Test::HasFailure()) return false;
    deal.play(entry);
    naive->play(text);
  }
  if (testing::Test::HasFailure()) return false;
  EXPECT_EQ(to_text(deal.result(), *start.game, start.seats), text_of(naive->result())) << course;
  return !testing::Test::HasFailure();
}

TEST_P(Reference, plays_and_scores_every_deal_as_the_engine_does) {
  const char* more = std::getenv("TROEF_DEALS");
  const long deals = more != nullptr ? std::strtol(more, nullptr, 10) : rounds(1500);
  const Game& game = *find_game(all_games(), GetParam());
  Quick random(seed());
  for (int i = 0; i < deals; ++i) {
    const Start start = start_of(game, random_rules(game, random), random);
    if (!compare_deal(start, random)) return;
  }
}

}  // namespace
}  // namespace troef::test
