// SPDX-License-Identifier: Apache-2.0
// What everybody at the table knows of a deal in progress: everything but the places of cards.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "cards/pack.h"
#include "deal/result.h"
#include "tricks/trick.h"

namespace troef {

// What stands between two actions.
enum class Awaited : std::uint8_t { pack, die, seat, close, nothing };

struct Turn {
  Awaited awaited = Awaited::nothing;
  Seat seat;
  // Of chance: the cards to be dealt, or the suits that the die can show.
  Cards pack;
  std::array<bool, suit_count> suits{};
  bool operator==(const Turn&) const = default;
};

// A claim that somebody revoked, and what came of it.
struct Claim {
  Seat by, against;
  bool right = false;
  // Of a right one: the trick, from 0, the card, and the rule that forbade it.
  int trick = 0;
  Card card{};
  std::string_view rule = {};
  bool operator==(const Claim&) const = default;
};

// The highest trump that anyone held, where it brings something (VV-42).
struct BestTrump {
  Seat seat;
  Card card{};
  int score = 0;
  bool operator==(const BestTrump&) const = default;
};

struct Facts {
  std::optional<Seat> holder;    // of the highest bid so far
  std::optional<Seat> declarer;  // once the auction is over
  std::optional<Seat> mate;      // once everybody knows
  int bid = 0;                   // in points
  int contract = 0;              // from 1
  std::optional<Suit> trumps;
  std::optional<Card> turned_up;        // after dealing, wherever it went
  std::optional<Suit> die;              // the suit that is up
  Seats passed;                         // will not bid again
  BySeat<std::optional<int>> compared;  // roem that was said at equal bids (PD-21)
  bool widow_taken = false;
  Cards widow_shown;               // for all to see (HG-20)
  std::optional<Seat> seller;      // of the fourth jack (PD-45)
  int roem = 0;                    // of the declarer, said so far
  std::array<int, 2> side_roem{};  // won in tricks, where sides do: even seats, odd seats
  int uncalled_roem = 0;           // of the last trick, while it can still be called
  BySeat<Amount> paid;  // to the seats so far, before the tricks count (PD-11, PD-45, PD-50)
  Trick trick;          // in progress
  Trick last_trick;
  std::array<Seat, max_tricks> winners{};
  int tricks = 0;
  BySeat<Cards> won;                    // cards of the tricks that each seat won
  std::optional<Claim> claim;           // the last one
  BySeat<Cards> weak;                   // win a trick only where no other card could (HJ-51)
  Seats exposed;                        // whose hands lie open
  std::optional<Seat> silent_ace;       // whose it was, once it is played (VV-22)
  std::optional<BestTrump> best_trump;  // once the deal is over
  bool silence = false;                 // the defenders may not talk (PD-42)
  bool counsel = false;                 // the defenders may talk it over (PD-41)
  bool operator==(const Facts&) const = default;

  // Of a trick in progress that is not empty.
  Seat winning(const Order& order, int seats) const {
    return weak == BySeat<Cards>() ? trick.winner() : trick.winner_without(weak, order, seats);
  }
};

}  // namespace troef
