// SPDX-License-Identifier: Apache-2.0
#include "engines/look_in.h"

#include <algorithm>

#include "deal/rulebook.h"
#include "engines/words.h"
#include "games/games.h"

namespace troef::engines {
namespace {

using Value = nlohmann::json;

constexpr std::int64_t largest = 1'000'000'000'000;

class LookReader {
 public:
  LookReader(const Value& look, const HostDeal& deal, Question& question)
      : in_(look), question_(question), view_(question.view) {
    view_.game = deal.game;
    view_.rules = deal.rules;
    view_.seat = deal.seat;
    view_.seats = deal.seats;
  }

  std::string read() {
    table();
    order();
    law();
    auction();
    cards();
    tricks();
    events();
    return in_.error();
  }

 private:
  int number(const char* key, std::int64_t high = 1'000'000) {
    return static_cast<int>(in_.number(key, 0, high));
  }

  template <std::size_t n>
  std::size_t word(JsonIn& in, const char* key, const std::string_view (&words)[n]) {
    const std::string text = in.text(key);
    const auto found = std::find(std::begin(words), std::end(words), text);
    if (found == std::end(words)) in.fail(std::string("\"") + key + "\" is an unknown word");
    return found == std::end(words) ? 0 : static_cast<std::size_t>(found - std::begin(words));
  }

  // A list with something for each seat.
  template <class Read>
  void by_seat(const char* key, Read read) {
    const auto& list = in_.list(key);
    if (list.size() != static_cast<std::size_t>(view_.seats)) return in_.fail("one for each seat");
    for (const Seat seat : Seats::all(view_.seats)) {
      read(seat, list[static_cast<std::size_t>(seat.index())]);
    }
  }

  void table() {
    view_.number = number("deal");
    view_.dealer = in_.seat(in_.value("dealer"), "dealer");
    by_seat("scores", [&](Seat seat, const Value& value) {
      view_.scores[seat] = in_.number(value, "scores", -largest, largest);
    });
    view_.pot = in_.number("pot", -largest, largest);
    view_.turn.awaited = static_cast<Awaited>(word(in_, "awaited", awaited_words));
    if (const auto seat = in_.seat("turn")) view_.turn.seat = *seat;
  }

  std::vector<Card> lane(const Value& value) {
    std::vector<Card> cards;
    for (const Value& each : in_.list(value, "order")) cards.push_back(in_.card(each, "order"));
    if (cards.size() > rank_count * suit_count) in_.fail("\"order\" has too many cards");
    return in_.error().empty() ? cards : std::vector<Card>();
  }

  // The game's own order, or where it is another (VV-22) one made for it.
  void order() {
    JsonIn in(in_.object("order"));
    view_.facts.trumps = in_.suit("trumps");
    auto made = std::make_unique<Order>();
    std::vector<std::vector<Card>> lanes;
    for (const Value& suit : in.list("suits")) lanes.push_back(lane(suit));
    const std::vector<Card> trumps = lane(in.value("trumps"));
    points(*made, in.object("points"));
    for (const auto& cards : lanes) made->add_lane(cards.data(), static_cast<int>(cards.size()));
    made->add_lane(trumps.data(), static_cast<int>(trumps.size()));
    Cards all;
    for (const Card card : trumps) all.add(card);
    made->set_trumps(all);
    for (const auto& [led, follow] : in.object("follow").items()) {
      made->set_follow(in_.card(led, "follow"), in_.cards(follow, "follow"));
    }
    if (!in.error().empty()) in_.fail(in.error());
    lanes.push_back(trumps);
    if (has_double(lanes)) in_.fail("a card stands twice in \"order\"");
    const Order& usual = view_.game->order(view_.rules, view_.facts.trumps);
    const Cards pack = view_.game->pack(view_.rules);
    view_.order = same(usual, *made, pack) ? &usual : made.get();
    question_.order = std::move(made);
  }

  static bool has_double(const std::vector<std::vector<Card>>& lanes) {
    Cards seen;
    for (const auto& lane : lanes) {
      for (const Card card : lane) {
        if (seen.has(card)) return true;
        seen.add(card);
      }
    }
    return false;
  }

  void points(Order& order, const Value& points) {
    for (const auto& [name, value] : points.items()) {
      const Card card = in_.card(name, "points");
      const char rank = letter(card.rank());
      Ladder ladder{std::string_view(&rank, 1), {}};
      ladder.points[0] = static_cast<std::uint8_t>(in_.number(value, "points", 0, 255));
      order.add_suit(ladder, card.suit());
    }
  }

  // Of the cards of the game.
  static bool same(const Order& usual, const Order& made, Cards pack) {
    if (made.pack() != pack || made.trumps() != (usual.trumps() & pack)) return false;
    for (const Card card : pack) {
      if (made.above(card) != (usual.above(card) & pack)) return false;
      if (made.follow(card) != (usual.follow(card) & pack)) return false;
      if (made.points(card) != usual.points(card)) return false;
    }
    return true;
  }

  void law() {
    JsonIn in(in_.object("law"));
    TrickLaw& law = view_.law;
    law.ruffing = static_cast<Ruffing>(word(in, "ruffing", ruffing_words));
    law.duty = static_cast<RuffDuty>(word(in, "duty", duty_words));
    law.underruff = static_cast<Underruff>(word(in, "underruff", underruff_words));
    law.head = static_cast<Head>(word(in, "head", head_words));
    law.partners = in.flag("partners");
    law.climb = in.flag("climb");
    law.hold_back_by_best = in.flag("hold_back_by_best");
    law.hold_back = in.cards("hold_back");
    if (!in.error().empty()) in_.fail(in.error());
  }

  void auction() {
    Facts& facts = view_.facts;
    facts.holder = in_.seat("holder");
    facts.declarer = in_.seat("declarer");
    facts.mate = in_.seat("mate");
    facts.bid = in_.null("bid") ? 0 : number("bid");
    facts.contract = contract();
    facts.die = in_.suit("die");
    if (!in_.null("turned_up")) facts.turned_up = in_.card(in_.value("turned_up"), "turned_up");
    facts.passed = in_.seats("passed");
    by_seat("compared", [&](Seat seat, const Value& value) {
      if (value.is_null()) return;
      facts.compared[seat] = static_cast<int>(in_.number(value, "compared", 0, 1'000'000));
    });
    facts.roem = number("roem");
    const auto& roem = in_.list("side_roem");
    if (roem.size() != 2) return in_.fail("\"side_roem\" takes two numbers");
    for (std::size_t i = 0; i < 2; ++i) {
      facts.side_roem[i] = static_cast<int>(in_.number(roem[i], "side_roem", 0, 1'000'000));
    }
    facts.uncalled_roem = number("uncalled");
    by_seat("paid", [&](Seat seat, const Value& value) {
      facts.paid[seat] = in_.number(value, "paid", -largest, largest);
    });
    facts.exposed = in_.seats("exposed");
    facts.silence = in_.flag("silence");
    facts.counsel = in_.flag("counsel");
    facts.seller = in_.seat("seller");
    facts.silent_ace = in_.seat("silent_ace");
    claim();
    weak();
    sides();
  }

  void weak() {
    if (in_.null("weak")) return;
    by_seat("weak", [&](Seat seat, const Value& suits) {
      for (const Value& suit : in_.list(suits, "weak")) {
        if (const auto read = in_.suit(suit, "weak")) view_.facts.weak[seat] |= Cards::of(*read);
      }
    });
  }

  void claim() {
    if (in_.null("claim")) return;
    JsonIn in(in_.object("claim"));
    Claim claim{in.seat(in.value("seat"), "seat"), in.seat(in.value("against"), "against"),
                in.flag("right")};
    if (claim.right) {
      claim.trick = static_cast<int>(in.number("trick", 0, max_tricks - 1));
      claim.card = in.card(in.value("card"), "card");
      claim.rule = rule(in);
    }
    if (!in.error().empty()) return in_.fail(in.error());
    view_.facts.claim = claim;
  }

  // Older hosts name none.
  std::string_view rule(JsonIn& in) {
    if (in.null("rule")) return {};
    const RuleBook book = book_of(*view_.game, Language::en);
    const RuleText* text = book.find(RuleText::Kind::rule, in.text("rule"));
    if (text == nullptr) in.fail("\"rule\" is an unknown rule");
    return text == nullptr ? std::string_view() : text->id;
  }

  int contract() {
    if (in_.null("contract")) return 0;
    const std::string name = in_.text("contract");
    const Names names = view_.game->contracts();
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end()) in_.fail("\"contract\" is an unknown contract");
    return found == names.end() ? 0 : static_cast<int>(found - names.begin()) + 1;
  }

  void sides() {
    const auto& sides = in_.list("sides");
    std::vector<Seats> read;
    for (const Value& side : sides) {
      Seats seats;
      for (const Value& seat : in_.list(side, "sides")) seats.add(in_.seat(seat, "sides"));
      read.push_back(seats);
    }
    if (read.size() == 2) {
      view_.sides = Sides(read[0], read[1]);
    } else if (!read.empty()) {
      view_.sides = Sides::each(view_.seats);
    }
  }

  Heap heap(const Value& value) {
    JsonIn in(value);
    Heap heap{in.cards("cards"), static_cast<int>(in.number("count", 0, 64))};
    if (!in.error().empty()) in_.fail(in.error());
    return heap;
  }

  void cards() {
    by_seat("hands", [&](Seat seat, const Value& value) { view_.hands[seat] = heap(value); });
    by_seat("laid", [&](Seat seat, const Value& value) { view_.laid[seat] = heap(value); });
    view_.widow = heap(in_.value("widow"));
    view_.dead = heap(in_.value("dead"));
    if (!in_.null("turn_up")) view_.turn_up = in_.card(in_.value("turn_up"), "turn_up");
    view_.played = in_.cards("played");
    view_.facts.widow_taken = in_.flag("widow_taken");
    view_.facts.widow_shown = in_.cards("widow_shown");
  }

  void tricks() {
    Facts& facts = view_.facts;
    JsonIn in(in_.object("trick"));
    facts.trick = Trick(in.seat(in.value("leader"), "leader"));
    const auto& cards = in.list("cards");
    if (cards.size() > max_seats) return in_.fail("\"trick\" has too many cards");
    for (const Value& each : cards) {
      JsonIn played(each);
      facts.trick.play(played.seat(played.value("seat"), "seat"),
                       played.card(played.value("card"), "card"), *view_.order);
      if (!played.error().empty()) in_.fail(played.error());
    }
    if (!in.error().empty()) in_.fail(in.error());
    for (const Value& winner : in_.list("winners")) {
      if (facts.tricks == max_tricks) return in_.fail("\"winners\" has too many");
      facts.winners[static_cast<std::size_t>(facts.tricks++)] = in_.seat(winner, "winners");
    }
    by_seat("won",
            [&](Seat seat, const Value& value) { facts.won[seat] = in_.cards(value, "won"); });
  }

  void events() {
    Trick trick;
    bool begun = false;
    for (const Value& each : in_.list("events")) {
      JsonIn in(each);
      const Seen seen = event(in);
      if (!in.error().empty()) return in_.fail(in.error());
      view_.events.push_back(seen);
      if (seen.action.verb != Verb::play || !seen.actor) continue;
      if (!begun || trick.size() == view_.seats) trick = Trick(*seen.actor);
      begun = true;
      trick.play(*seen.actor, seen.action.card, *view_.order);
      if (trick.size() == view_.seats) view_.facts.last_trick = trick;
    }
  }

  Seen event(JsonIn& in) {
    Seen seen;
    if (const auto seat = in.seat("seat")) seen.actor = *seat;
    if (in.has("said")) seen.said = static_cast<int>(in.number("said", 0, 1'000'000));
    if (in.has("mate")) seen.mate = in.seat(in.value("mate"), "mate");
    if (in.has("turned_up")) seen.turned_up = in.card(in.value("turned_up"), "turned_up");
    if (in.has("dealt")) seen.dealt = in.cards("dealt");
    if (in.has("verb")) return hidden(in, seen);
    const std::string text = in.text("action");
    if (text == name(Verb::deal)) {  // whose cards nobody sees
      seen.action = troef::word(Verb::deal);
      seen.hidden = true;
      return seen;
    }
    const auto action = parse_action(text, view_.game->contracts());
    if (!action) in.fail(action.error);
    if (action) seen.action = *action.value;
    const Shape kind = shape(seen.action.verb);
    if (kind == Shape::cards) seen.cards = seen.action.cards.size();
    if (kind == Shape::card || kind == Shape::two_cards) seen.cards = 1;
    return seen;
  }

  Seen hidden(JsonIn& in, Seen seen) {
    const std::string text = in.text("verb");
    seen.hidden = true;
    seen.cards = static_cast<int>(in.number("count", 0, 64));
    const auto verb = verb_named(text);
    if (!verb) in.fail("\"verb\" is an unknown verb");
    if (verb) seen.action = troef::word(*verb);
    if (in.has("card")) seen.action.card = in.card(in.value("card"), "card");
    return seen;
  }

  static std::optional<Verb> verb_named(std::string_view text) {
    for (int verb = 0; verb <= static_cast<int>(Verb::claim_revoke); ++verb) {
      if (name(static_cast<Verb>(verb)) == text) return static_cast<Verb>(verb);
    }
    return std::nullopt;
  }

  JsonIn in_;
  Question& question_;
  View& view_;
};

}  // namespace

std::string read_look(const nlohmann::json& look, const HostDeal& deal, Question& question) {
  return LookReader(look, deal, question).read();
}

}  // namespace troef::engines
