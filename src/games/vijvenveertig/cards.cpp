// SPDX-License-Identifier: Apache-2.0
#include "games/vijvenveertig/cards.h"

namespace troef::vijvenveertig {
namespace {

constexpr bool red(Suit suit) { return suit == Suit::diamonds || suit == Suit::hearts; }

// "Low in black, high in red."
constexpr Ladder plain_ladder(Suit suit) {
  if (suit == Suit::hearts) return {"KQJT98765432"};
  return {red(suit) ? "KQJT98765432A" : "KQJA23456789T"};
}

// The trumps from high to low, without the ace of hearts and the ace of their own suit.
constexpr std::string_view top_trumps = "5J";
constexpr std::string_view other_trumps(Suit suit) {
  return red(suit) ? "KQT9876432" : "KQ2346789T";
}

constexpr void add_trumps(Order& order, Suit suit, Ace ace) {
  std::array<Card, 14> cards{};
  std::size_t count = 0;
  const Card own_ace(Rank::ace, suit);
  for (const char c : top_trumps) cards[count++] = Card(rank_of(c), suit);
  if (own_ace != heart_ace) cards[count++] = heart_ace;
  if (ace == Ace::high) cards[count++] = own_ace;
  for (const char c : other_trumps(suit)) cards[count++] = Card(rank_of(c), suit);
  if (ace == Ace::silent) cards[count++] = own_ace;
  const Cards plain = order.pack();
  order.add_lane(cards.data(), static_cast<int>(count));
  order.set_trumps(order.pack() - plain);
}

constexpr Order make_order(std::optional<Suit> trumps, HeartAceLed led, Ace ace) {
  Order order;
  for (const Suit suit : all_suits) {
    if (suit != trumps) order.add_suit(plain_ladder(suit), suit);
  }
  if (trumps) {
    add_trumps(order, *trumps, ace);
  } else {
    order.add_lane(&heart_ace, 1);
    order.set_trumps(heart_ace);
  }
  if (led == HeartAceLed::heart && trumps != Suit::hearts) {
    order.set_follow(heart_ace, Cards::of(Suit::hearts) - Cards(heart_ace));
  }
  return order;
}

// By whether the ace of hearts leads trumps (VV-03), and by what the ace of trumps ranks (VV-22).
struct Table {
  std::array<Order, suit_count> trumps;
  Order plain;
  constexpr Table(HeartAceLed led, Ace ace)
      : trumps{make_order(Suit::clubs, led, ace), make_order(Suit::diamonds, led, ace),
               make_order(Suit::hearts, led, ace), make_order(Suit::spades, led, ace)},
        plain(make_order(std::nullopt, led, ace)) {}
};

constexpr Table trump_led_high{HeartAceLed::trump, Ace::high};
constexpr Table trump_led_silent{HeartAceLed::trump, Ace::silent};
constexpr Table heart_led_high{HeartAceLed::heart, Ace::high};
constexpr Table heart_led_silent{HeartAceLed::heart, Ace::silent};

}  // namespace

const Order& order_of(const Rules& rules, std::optional<Suit> trumps, Ace ace) {
  const bool heart = rules[Opt::heart_ace_led] == HeartAceLed::heart;
  const Table& high = heart ? heart_led_high : trump_led_high;
  const Table& silent = heart ? heart_led_silent : trump_led_silent;
  const Table& table = ace == Ace::silent ? silent : high;
  return trumps ? table.trumps[static_cast<std::size_t>(*trumps)] : table.plain;
}

constexpr LawRules law_rules{.follow = "VV-31", .follow_trumps = "VV-32"};

TrickLaw law_of(const Rules& rules, std::optional<Suit> trumps, Ace ace) {
  TrickLaw law;
  law.ruffing = Ruffing::always;  // VV-31
  // VV-32.
  law.hold_back_by_best = rules[Opt::renege] == Renege::best;
  if (trumps) law.hold_back = cards_of(top_trumps, *trumps) | Cards(heart_ace);
  if (trumps == Suit::hearts && ace == Ace::silent) law.hold_back -= heart_ace;  // VV-22
  law.rules = &law_rules;
  return law;
}

}  // namespace troef::vijvenveertig
