// SPDX-License-Identifier: Apache-2.0
#include "support.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <iostream>
#include <random>
#include <sstream>

#include "deal/chance.h"

namespace troef::test {
namespace {

std::vector<Card> cards_in(std::string_view text) {
  std::vector<Card> cards;
  std::istringstream in{std::string(text)};
  for (std::string word; in >> word;) {
    const auto card = parse_card(word);
    EXPECT_TRUE(card) << word;
    if (card) cards.push_back(*card);
  }
  return cards;
}

int values_of(const Option& option) {
  return option.is_number() ? 0 : static_cast<int>(option.words.size());
}

// A few numbers that an option takes, its bounds among them.
std::vector<int> numbers_of(const Option& option) {
  if (!option.numbers.empty()) return {option.numbers.begin(), option.numbers.end()};
  std::vector<int> numbers{option.low, option.fallback, std::min(option.low + 1, option.high)};
  if (option.high <= 100) numbers.push_back(option.high);
  std::sort(numbers.begin(), numbers.end());
  numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
  return numbers;
}

bool set_value(Rules& rules, const Game& game, int option, int value) {
  Rules changed = rules;
  changed.set(option, value);
  if (game.refuse(changed)) return false;
  rules = changed;
  return true;
}

}  // namespace

std::vector<Table> all_presets() {
  std::vector<Table> tables;
  for (const Game* game : all_games()) {
    for (const Preset& preset : game->presets()) {
      tables.push_back({game, *preset_rules(*game, preset.id),
                        std::string(game->id()) + "/" + std::string(preset.id)});
    }
  }
  return tables;
}

std::vector<Table> all_option_values() {
  std::vector<Table> tables;
  for (const Table& base : all_presets()) {
    for (std::size_t i = 0; i < base.rules.table().size(); ++i) {
      const Option& option = base.rules.table()[i];
      std::vector<int> values;
      for (int value = 0; value < values_of(option); ++value) values.push_back(value);
      if (option.is_number()) values = numbers_of(option);
      for (const int value : values) {
        Table table = base;
        if (!set_value(table.rules, *base.game, static_cast<int>(i), value)) continue;
        table.name += " " + std::string(option.name) + "=" + table.rules.text(static_cast<int>(i));
        tables.push_back(table);
      }
    }
  }
  return tables;
}

Rules random_rules(const Game& game, Quick& random) {
  const auto presets = game.presets();
  const auto pick =
      static_cast<std::size_t>(random.roughly_below(static_cast<int>(presets.size())));
  Rules rules = *preset_rules(game, presets[pick].id);
  for (std::size_t i = 0; i < rules.table().size(); ++i) {
    const Option& option = rules.table()[i];
    if (random.roughly_below(2) == 0) continue;
    if (option.is_number()) {
      const auto numbers = numbers_of(option);
      set_value(rules, game, static_cast<int>(i),
                numbers[static_cast<std::size_t>(
                    random.roughly_below(static_cast<int>(numbers.size())))]);
    } else {
      set_value(rules, game, static_cast<int>(i), random.roughly_below(values_of(option)));
    }
  }
  return rules;
}

std::string test_name(const testing::TestParamInfo<Table>& info) {
  std::string name;
  for (const char c : info.param.name) {
    name += std::isalnum(static_cast<unsigned char>(c)) != 0 ? c : '_';
  }
  return name;
}

std::uint64_t seed() {
  static const std::uint64_t value = [] {
    const char* text = std::getenv("TROEF_SEED");
    const std::uint64_t chosen =
        text != nullptr ? std::strtoull(text, nullptr, 10) : std::random_device{}();
    std::cerr << "TROEF_SEED=" << chosen << '\n';
    return chosen;
  }();
  return value;
}

Start start_of(const Game& game, const Rules& rules, Quick& random) {
  Start start = troef::start_of(game, rules);
  start.dealer = Seat(random.roughly_below(start.seats));
  start.number = random.roughly_below(2);
  const Sides sides = game.match_sides(rules);
  for (int side = 0; side < sides.count(); ++side) {
    const int score = 5 * random.roughly_below(9);
    for (const Seat seat : sides[side]) start.scores[seat] = score;
  }
  if (game.has_pot(rules)) start.pot = random.roughly_below(3) * 50;
  return start;
}

Cards cards_worth(int points, const Order& order, Cards pack) {
  Cards cards;
  int left = points;
  for (int step = 20; step > 0; --step) {
    for (const Card card : pack) {
      if (order.points(card) != step || left < step) continue;
      cards.add(card);
      left -= step;
    }
  }
  EXPECT_EQ(left, 0) << points;
  return cards;
}

Entry random_entry(const Deal& deal, Quick& random) {
  const Turn turn = deal.turn();
  const bool closing = turn.awaited == Awaited::close;
  if (turn.awaited != Awaited::seat && !closing) return draw_chance(turn, random);
  if (random.roughly_below(6) == 0) {
    const Seat seat(random.roughly_below(deal.start().seats));
    const Actions asides = deal.asides(seat);
    if (!asides.empty()) return {seat, any_of(asides, random), {}};
  }
  if (closing) return draw_chance(turn, random);
  const Actions unlawful = deal.unlawful();
  if (!unlawful.empty() && random.roughly_below(12) == 0) {
    return {turn.seat, any_of(unlawful, random), {}};
  }
  return {turn.seat, any_of(deal.legal(), random), {}};
}

void play_out(Deal& deal, Quick& random,
              const std::function<void(const Deal&, const Entry&)>& before) {
  while (!deal.over()) {
    const Entry entry = random_entry(deal, random);
    if (before) before(deal, entry);
    deal.play(entry);
  }
}

Played::Played(std::string_view game, const std::vector<std::string>& settings,
               std::string_view preset) {
  const Game* found = find_game(all_games(), game);
  EXPECT_NE(found, nullptr) << game;
  Rules rules = preset.empty() ? default_rules(*found) : *preset_rules(*found, preset);
  for (const std::string& setting : settings) {
    const auto equals = setting.find('=');
    EXPECT_EQ(rules.set(setting.substr(0, equals), setting.substr(equals + 1)), "");
  }
  start_ = troef::start_of(*found, rules);
  start_.dealer = Seat(start_.seats - 1);
}

Played& Played::dealer(int seat) {
  start_.dealer = Seat(seat);
  return *this;
}

Played& Played::number(int number) {
  start_.number = number;
  return *this;
}

Played& Played::scores(const std::vector<int>& scores) {
  for (std::size_t i = 0; i < scores.size(); ++i)
    start_.scores[Seat(static_cast<int>(i))] = scores[i];
  return *this;
}

Played& Played::pot(int pot) {
  start_.pot = pot;
  return *this;
}

void Played::begin() {
  if (!deal_) deal_ = std::make_unique<Deal>(start_);
}

Deal& Played::deal() {
  begin();
  return *deal_;
}

// Which place of the pack goes to whom is learnt by dealing packs in which one card stands out.
Played& Played::hands(const std::vector<std::string>& hands, std::string_view rest) {
  const Cards all = Deal(start_).turn().pack;
  std::vector<std::vector<Card>> given;
  Cards named;
  for (const std::string& hand : hands) {
    given.push_back(cards_in(hand));
    for (const Card card : given.back()) named.add(card);
  }
  std::vector<Card> others = cards_in(rest);
  for (const Card card : others) named.add(card);
  for (const Card card : all - named) others.push_back(card);
  Pack pack;
  std::size_t next_other = 0;
  std::vector<std::size_t> next(given.size());
  for (int place = 0; place < all.size(); ++place) {
    Pack probe;
    const Card marked = all.first();
    Cards left = all - Cards(marked);
    for (int i = 0; i < all.size(); ++i) {
      if (i == place) {
        probe.push(marked);
      } else {
        probe.push(left.first());
        left = left.without_first();
      }
    }
    Deal trial(start_);
    trial.deal(probe);
    bool to_hand = false;
    for (std::size_t seat = 0; seat < given.size() && !to_hand; ++seat) {
      const bool here = trial.board().where.hand(Seat(static_cast<int>(seat))).has(marked);
      if (!here || next[seat] == given[seat].size()) continue;
      pack.push(given[seat][next[seat]++]);
      to_hand = true;
    }
    if (!to_hand) pack.push(others.at(next_other++));
  }
  Entry entry{chance, word(Verb::deal), pack};
  return play(to_string(entry));
}

Played& Played::then(const std::vector<std::string>& entries) {
  for (const std::string& entry : entries) play(entry);
  return *this;
}

Played& Played::play(std::string_view text) {
  begin();
  const auto entry = parse_entry(text, start_.game->contracts(), start_.seats);
  EXPECT_TRUE(entry) << text << ": " << entry.error;
  if (!entry) return *this;
  const bool deals = !entry.value->actor && entry.value->action.verb == Verb::deal;
  const std::string refusal =
      deals ? deal_->refuse_pack(entry.value->pack)
            : std::string(deal_->refuse(entry.value->actor, entry.value->action).rule);
  EXPECT_EQ(refusal, "") << text;
  if (refusal.empty()) deal_->play(*entry.value);
  return *this;
}

std::string Played::refused(std::string_view text) {
  const auto entry = parse_entry(text, start_.game->contracts(), start_.seats);
  EXPECT_TRUE(entry) << text << ": " << entry.error;
  return entry ? std::string(deal().refuse(entry.value->actor, entry.value->action).rule) : "";
}

std::vector<std::string> Played::legal() {
  std::vector<std::string> texts;
  for (const Action& action : deal().legal()) {
    texts.push_back(to_string(action, start_.game->contracts()));
  }
  return texts;
}

bool Played::is_legal(std::string_view action) {
  const auto texts = legal();
  return std::find(texts.begin(), texts.end(), action) != texts.end();
}

std::string Played::result(std::string_view key) {
  EXPECT_TRUE(deal().over());
  const auto place = std::find(std::begin(result_keys), std::end(result_keys), key);
  const auto text = to_text(deal().result(), *start_.game, start_.seats);
  return text[static_cast<std::size_t>(place - std::begin(result_keys))];
}

}  // namespace troef::test
