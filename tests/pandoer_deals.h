// SPDX-License-Identifier: Apache-2.0
// Deals of Pandoer whose hands are known, for its tests.
#pragma once

#include "games/pandoer/cards.h"
#include "games/pandoer/score.h"
#include "support.h"

namespace troef::test::pandoer_deals {

using namespace pandoer;
using Texts = std::vector<std::string>;

// Seat 3 deals in all of these, seat 0 is eldest.
struct Dealt {
  Texts hands;
  std::string turn_up;
};

inline const Dealt one_suit_each{{"7C 8C 9C TC JC QC KC AC", "7D 8D 9D TD JD QD KD AD",
                                  "7H 8H 9H TH JH QH KH AH", "7S 8S 9S TS JS QS KS AS"},
                                 "6H"};
inline const Dealt mixed{{"AC KC 7C AD 9H 8S 7S QS", "8C 9C TC KD QD JH TH AS",
                          "QC JC 7D 8D 9D 7H 8H 9S", "JD TD AH KH QH KS JS TS"},
                         "6H"};
// As `mixed`, but seat 1 has the jack of hearts as its only heart.
inline const Dealt lone_jack{{"AC KC 7C AD 9H 8S 7S QS", "8C 9C TC KD QD JH 9S AS",
                              "QC JC 7D 8D 9D 7H 8H TH", "JD TD AH KH QH KS JS TS"},
                             "6H"};
inline const Dealt three_aces{{"AC AD AH KC KD KH QC QD", "AS KS QS JS TS 9S 8S 7S",
                               "QH JH TH 9H 8H 7H JC JD", "TC 9C 8C 7C TD 9D 8D 7D"},
                              "6H"};
inline const Dealt two_and_two{{"AC AD 7C 8C 7D 8D 7H 8H", "JC TC 9C JD TD 9D QH JH",
                                "AH AS KC QC KD QD KH KS", "TH 9H QS JS TS 9S 8S 7S"},
                               "6H"};
inline const Dealt two_one_one{{"AC AD 7C 8C 7D 8D 7H 8H", "JC TC 9C JD TD 9D QH JH",
                                "AH TH KC QC KD QD KH KS", "AS 9H QS JS TS 9S 8S 7S"},
                               "6H"};
inline const Dealt three_jacks{{"JC JD JH 9C AC KC QC TC", "8C 7C AD KD QD TD 9D 8D",
                                "JS AH KH QH TH 9H 8H 7H", "7D AS KS QS TS 9S 8S 7S"},
                               "6H"};

inline Played with(const Dealt& dealt, const Texts& settings = {}) {
  Played played("pandoer", settings);
  played.hands(dealt.hands, dealt.turn_up);
  return played;
}

// Seat 0 bids, the others pass, and the 6 of hearts that was turned up is laid away.
inline Played playing(const Dealt& dealt, const std::string& bid, const std::string& trumps = "",
                      const Texts& settings = {}) {
  Played played = with(dealt, settings);
  played.then({"0 bid " + bid, "1 pass", "2 pass", "3 pass", "0 discard 6H"});
  if (!trumps.empty()) played.play("0 trump " + trumps);
  return played;
}

// Piek zonder by seat 0. Of what seat 2 said, 70 is seven of its eight cards, one of which may have
// been handed on, and was.
inline Played compared_and_handed_on(const Texts& settings = {}) {
  Played played("pandoer", settings);
  played
      .hands({"7C TC QD 6H 8H 7S JS KS", "7D 8D 9D 8C 9C JC KH AS", "9H TH JH QH QC KC AC QS",
              "TD JD KD AD 7H AH 8S 9S"},
             "TS")
      .then({"0 bid piek-zonder", "1 bid piek-zonder", "2 bid piek-zonder", "3 pass", "1 pass",
             "2 pass", "0 hand-on QD", "1 hand-on KH", "2 hand-on AC", "3 discard AC"});
  return played;
}

// Piek zonder by all, and by seat 2 in the end. Of what seats 0 and 3 said, 50 and 120, little goes
// together.
inline Played all_compared(const Texts& settings = {}) {
  Played played("pandoer", settings);
  played.dealer(1)
      .hands({"TC 7D 8D 9D TD KD TS JS", "QD 8H TH JH KH 7S 9S KS", "JC KC JD 6H 7H 9H QH QS",
              "7C 8C QC AC AD AH 8S AS"},
             "9C")
      .then({"2 bid piek-zonder", "3 bid piek-zonder", "0 bid piek-zonder", "1 bid piek-zonder",
             "3 pass", "0 pass", "1 pass", "2 hand-on QS", "3 hand-on AD", "0 hand-on TS",
             "1 discard QD"});
  return played;
}

// Tricks of four cards each, seat by seat from the winner of the one before.
inline void tricks(Played& played, const Texts& cards) {
  for (const std::string& card : cards) {
    played.play(std::to_string(played.deal().turn().seat.index()) + " play " + card);
  }
}

inline const Facts& facts(Played& played) { return played.deal().board().facts; }
inline Cards known(Played& played, int seat) {
  return played.deal().board().where.known(Seat(seat));
}
inline Cards hand(Played& played, int seat) { return played.deal().board().where.hand(Seat(seat)); }

// Who saw the latest action whole.
inline Seats seen_last_by(Played& played) { return played.deal().events().back().seen_by; }

inline Card card(std::string_view text) { return *parse_card(text); }

// A board that was played out, the winners of its tricks given; hearts are trumps.
struct Counted {
  Start start;
  Board board;

  Counted(std::string_view contract, const std::vector<int>& winners, std::optional<Seat> mate = {},
          const Texts& settings = {}) {
    start.game = find_game(all_games(), "pandoer");
    start.rules = default_rules(*start.game);
    for (const auto& setting : settings) {
      const auto equals = setting.find('=');
      EXPECT_EQ(start.rules.set(setting.substr(0, equals), setting.substr(equals + 1)), "");
    }
    board.start = &start;
    board.order = &orders_of(start.rules).of(Suit::hearts);
    Facts& facts = board.facts;
    facts.declarer = Seat(0);
    facts.mate = mate;
    while (contract_at(++facts.contract).id != contract) continue;
    for (const int winner : winners) {
      facts.winners[static_cast<std::size_t>(facts.tricks++)] = Seat(winner);
    }
  }
  Result result() const { return played(board, Purse(start.rules)); }
  std::vector<Amount> score() const {
    const Result counted = result();
    std::vector<Amount> amounts;
    for (const Seat seat : Seats::all(4)) amounts.push_back(counted.score[seat]);
    return amounts;
  }
};
using Amounts = std::vector<Amount>;

}  // namespace troef::test::pandoer_deals
