// SPDX-License-Identifier: Apache-2.0
// Deals of Hoogjassen whose hands are known, for its tests.
#pragma once

#include "games/hoogjassen/cards.h"
#include "games/hoogjassen/game.h"
#include "support.h"

namespace troef::test::hoogjassen_deals {

using namespace hoogjassen;

using Settings = std::vector<std::string>;
using Hands = std::vector<std::string>;

// Seat 0 will play; hearts will be trumps, of which it holds jack, queen and king.
inline const Hands mixed = {"JH KH QH AC KD 8S 7S", "9H AH AD 8D QC KS QS", "TH 8H QD 9D KC 9C AS",
                            "7H TD JD 7D TC 8C JS"};
inline const std::string mixed_widow = "JC 9S TS";

// King and queen of trumps without the jack; that is seat 1's only trump.
inline const Hands lone_jack = {"9H KH QH AC KD 8S 7S", "JH AD 8D QC KS QS JC",
                                "TH 8H QD 9D KC 9C AS", "7H TD JD 7D TC 8C JS"};
inline const std::string lone_jack_widow = "AH 9S TS";

// Up to the play: seat 0 has bid 120, left the widow and named trumps.
inline const std::vector<std::string> left_and_hearts = {
    "0 bid 120", "1 pass", "2 pass", "3 pass", "0 leave", "0 trump H", "0 roem none"};

inline Played dealt(const Hands& hands, const std::string& widow, const Settings& settings = {}) {
  Played played("hoogjassen", settings);
  played.hands(hands, widow);
  return played;
}

inline Played playing(const Hands& hands, const std::string& widow, const Settings& settings = {}) {
  Played played = dealt(hands, widow, settings);
  played.then(left_and_hearts);
  return played;
}

// One hand given, at three seats, the rest somehow; bid, no widow, these trumps.
inline Played three_seats_with(const std::string& hand, const std::string& trumps,
                               const Settings& settings = {}) {
  Settings all = settings;
  all.emplace_back("seats=3");
  Played played("hoogjassen", all);
  played.hands({hand}).then({"0 bid 170", "1 pass", "2 pass", "0 leave", "0 trump " + trumps});
  return played;
}

inline int roem(Played& played) { return played.deal().board().facts.roem; }
inline Seat winner(Played& played, std::size_t trick) {
  return played.deal().board().facts.winners[trick];
}
inline Seats known_by(Played& played, Card card, Cards (Where::*place)(Seat) const, Seat owner) {
  Seats seats;
  for (const Seat seat : Seats::all(4)) {
    const Where& where = played.deal().board().where;
    if ((where.*place)(owner).has(card) && where.known(seat).has(card)) seats.add(seat);
  }
  return seats;
}

}  // namespace troef::test::hoogjassen_deals
