// SPDX-License-Identifier: Apache-2.0
// No message tells a connection of a card that its seat may not know: the bytes sent to a seat are
// the same in two worlds that differ only in what it cannot see; and no card is named that the
// places of the cards, looked at apart, say it does not know.
#include <algorithm>
#include <cstdlib>

#include "table/apply.h"
#include "table_host.h"
#include "worlds.h"

namespace troef::test {
namespace {

std::string settings_for(const Table& table) {
  JsonValue settings{{"game", table.game->id()}, {"forced", "hand"}, {"watch", "played"}};
  for (std::size_t i = 0; i < table.rules.table().size(); ++i) {
    settings["rules"][std::string(table.rules.table()[i].name)] =
        table.rules.text(static_cast<int>(i));
  }
  settings["rules"]["shuffle"] = "full";
  return settings.dump();
}

// The words that shuffle these cards, in their order, into the pack.
void append_shuffle(std::vector<std::uint32_t>& words, const Pack& pack) {
  Pack cards(pack.cards());
  for (int i = pack.size() - 1; i >= 1; --i) {
    int place = 0;
    while (cards[place] != pack[i]) ++place;
    words.push_back(static_cast<std::uint32_t>(place));
    std::swap(cards[i], cards[place]);
  }
}

// All words that chance needs for the entries of a deal.
std::vector<std::uint32_t> words_for(const Deal& deal) {
  std::vector<std::uint32_t> words;
  Deal replayed(deal.start());
  for (const Entry& entry : entries_of(deal)) {
    if (entry.action.verb == Verb::deal) append_shuffle(words, entry.pack);
    if (entry.action.verb == Verb::die) {
      const auto suits = replayed.turn().suits;
      words.push_back(static_cast<std::uint32_t>(
          std::count(suits.begin(), suits.begin() + entry.action.number, true)));
    }
    replayed.play(entry);
  }
  return words;
}

// A hash that gives these words where a stream of words is asked for, and is honest otherwise.
Sha256 stream_of(const std::vector<std::uint32_t>& words) {
  return [&words](std::span<const std::uint8_t> bytes) {
    if (bytes.size() != 40) return sodium_sha256(bytes);
    const std::size_t block = bytes[39] + 256U * bytes[38];
    Digest digest{};
    for (std::size_t i = 0; i < 8 && block * 8 + i < words.size(); ++i) {
      for (std::size_t byte = 0; byte < 4; ++byte) {
        digest[i * 4 + byte] = static_cast<std::uint8_t>(words[block * 8 + i] >> (24 - byte * 8));
      }
    }
    return digest;
  };
}

// A table with four friends and somebody who watches, and a deal that is known beforehand.
struct World {
  explicit World(const std::string& settings) : host(settings, 1, Host::an, stream_of(words)) {
    friends = all_seated(host, false);
    watcher = host.join("Wil");
    host.say(friends[0], R"({"type":"start"})");
  }
  Seat dealer() { return Seat(host[friends[0]].look["dealer"].get<int>()); }
  void deal(const Deal& deal) {
    words = words_for(deal);
    host.pass_time(4'000);
  }
  void play(const Entry& entry, Names contracts) {
    if (!entry.actor) return;
    const auto seat = static_cast<std::size_t>(entry.actor->index());
    EXPECT_EQ(code(host.act(friends[seat], to_string(entry.action, contracts))), "done");
  }

  std::vector<std::uint32_t> words;
  Host host;
  std::vector<Connection> friends;
  Connection watcher = 0;
};

class Secrecy : public testing::TestWithParam<Table> {};
INSTANTIATE_TEST_SUITE_P(All, Secrecy, testing::ValuesIn(all_presets()), test_name);

// A deal up to some action, without a close.
Deal some_deal(Start start, Quick& random) {
  start.scores = {};
  start.pot = 0;
  start.number = 0;
  Deal deal(start);
  const int stop = random.roughly_below(40);
  for (int step = 0; step < stop && !deal.over(); ++step) {
    Deal next = deal;
    next.play(random_entry(deal, random));
    if (next.over() || next.events().back().action.verb == Verb::close) break;
    deal = std::move(next);
  }
  return deal;
}

bool compare_worlds(const Table& table, Quick& random) {
  const std::string settings = settings_for(table);
  World here(settings), there(settings);
  Start start = start_of(*table.game, table.rules, random);
  start.dealer = here.dealer();
  const Deal deal = some_deal(start, random);
  const Seat seat(random.roughly_below(start.seats));
  const Cards unknown = unknown_to(deal, seat);
  if (unknown.size() < 2) return false;
  const Card a = unknown.nth(random.roughly_below(unknown.size()));
  const Card b = unknown.nth(random.roughly_below(unknown.size()));
  const auto other = other_world(deal, a, b);
  if (a == b || !other) return false;
  here.deal(deal);
  there.deal(*other);
  const Names contracts = table.game->contracts();
  const auto entries = entries_of(deal);
  for (const Entry& entry : entries) {
    here.play(entry, contracts);
    there.play(swapped(entry, a, b), contracts);
  }
  const Connection mine = here.friends[static_cast<std::size_t>(seat.index())];
  here.host.say(mine, R"({"type":"sync"})");
  there.host.say(mine, R"({"type":"sync"})");
  EXPECT_EQ(here.host[mine].bytes, there.host[mine].bytes)
      << to_string(a) << " and " << to_string(b);
  EXPECT_EQ(here.host[here.watcher].bytes, there.host[there.watcher].bytes);
  return true;
}

TEST_P(Secrecy, the_bytes_sent_to_a_seat_are_the_same_where_only_hidden_cards_differ) {
  Quick random(seed());
  int compared = 0;
  for (int i = 0; i < 100 && compared < 10 && !HasFailure(); ++i) {
    if (compare_worlds(GetParam(), random)) ++compared;
  }
  EXPECT_GT(compared, 3);
}

// Of each preset; TROEF_DEALS=200 looks longer.
int deals() {
  const char* text = std::getenv("TROEF_DEALS");
  return text == nullptr ? 5 : std::atoi(text);
}

// Every card that is named anywhere in a value.
Cards cards_named(const JsonValue& value) {
  Cards cards;
  if (value.is_object()) {
    for (const auto& [key, inner] : value.items()) {
      if (const auto card = key.size() == 2 ? parse_card(key) : std::nullopt) cards.add(*card);
      // Which jack can be bought is no secret: the one that nobody else has shown to lack.
      if (key != "pairs") cards |= cards_named(inner);
    }
  } else if (value.is_array()) {
    for (const JsonValue& inner : value) cards |= cards_named(inner);
  } else if (value.is_string()) {
    std::string word;
    for (const char c : value.get<std::string>() + " ") {
      if (c != ' ' && c != '-') {
        word += c;
        continue;
      }
      const auto card = word.size() == 2 ? parse_card(word) : std::nullopt;
      if (card && to_string(*card) == word) cards.add(*card);
      word.clear();
    }
  }
  return cards;
}

// Follows the lines of a table beside it, and what each seat could point at, ever, in this deal.
class Witness {
 public:
  explicit Witness(Host& host) : host_(host) {}

  void follow() {
    std::string error;
    for (; read_ < host_.lines.size(); ++read_) {
      const Names contracts = state_ ? state_->contracts() : Names();
      const auto line = line::read(host_.lines[read_], all_games(), contracts, error);
      ASSERT_TRUE(line) << error;
      if (const auto* made = std::get_if<line::Made>(&line->what)) {
        state_ = first_state(all_games(), *made, line->time, sodium_sha256);
      } else {
        if (std::holds_alternative<line::Started>(line->what) ||
            std::holds_alternative<line::NextDeal>(line->what)) {
          known_ = {};
          open_ = {};
        }
        ASSERT_TRUE(troef::apply(*state_, *line).fits);
      }
      if (state_->deal) look();
    }
  }
  Cards known(std::optional<int> seat) const { return seat ? known_[Seat(*seat)] : open_; }
  bool over() const { return !state_ || !state_->deal || state_->deal->over(); }

 private:
  void look() {
    const Where& where = state_->deal->board().where;
    for (const Seat seat : state_->all()) known_[seat] |= where.known(seat);
    open_ |= where.open();
    // A declaration that is public speaks of cards.
    for (const Event& event : state_->deal->events()) {
      if (event.action.verb != Verb::roem) continue;
      const Cards cards = event.action.melds().cards();
      for (const Seat seat : event.seen_by) known_[seat] |= cards;
      if (event.seen_by == state_->all()) open_ |= cards;
    }
  }

  Host& host_;
  std::size_t read_ = 0;
  std::optional<State> state_;
  BySeat<Cards> known_;
  Cards open_;
};

TEST_P(Secrecy, no_card_is_named_that_a_seat_does_not_know) {
  Quick random(seed());
  JsonValue settings = JsonValue::parse(settings_for(GetParam()));
  settings["rules"]["match_deals"] = deals();
  settings["rules"]["match_target"] = 0;
  settings["rules"]["revoke"] = random.roughly_below(2) == 0 ? "prevented" : "penalised";
  Host host(settings.dump(), random.next());
  auto everybody = all_seated(host);
  everybody.push_back(host.join("Wil"));
  Witness witness(host);
  std::size_t messages = 0;
  const auto inspect = [&] {
    witness.follow();
    for (const Connection connection : everybody) {
      Client& client = host[connection];
      std::string bytes = std::exchange(client.bytes, "");
      if (witness.over()) continue;
      for (std::size_t end = 0; (end = bytes.find('\n')) != std::string::npos;) {
        JsonValue message = JsonValue::parse(bytes.substr(0, end));
        bytes.erase(0, end + 1);
        if (message["type"] == "step" && !message["table"].contains("sheet")) {
          const Cards strange = cards_named(message) - witness.known(client.seat());
          ASSERT_TRUE(strange.empty())
              << to_string(strange) << " to " << client.person.name << ": " << message;
          ++messages;
        }
      }
    }
  };
  inspect();
  for (int step = 0; host[everybody[0]].table["phase"] != "over"; ++step) {
    ASSERT_LT(step, 10'000 * deals());
    bool moved = false;
    for (const Connection connection : everybody) {
      auto legal = host[connection].legal(random);
      if (legal.empty()) continue;
      host.act(connection, any_of(legal, random));
      inspect();
      moved = true;
    }
    if (!moved) {
      ASSERT_TRUE(host.go_on());
    }
    inspect();
    if (HasFailure()) return;
  }
  EXPECT_GT(messages, 100U);
}

}  // namespace
}  // namespace troef::test
