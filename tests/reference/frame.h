// SPDX-License-Identifier: Apache-2.0
// What the naive games share: entries, hands, the trick on the table, revokes and their claims,
// the play-out loop. A game derives from Frame, keeps a phase of its own as a word, and says what
// is legal, what an action does, which plays are rightful and who wins a trick.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "cards.h"
#include "reference.h"

namespace reference {

// "2 bid 130 final": seat 2, verb "bid", words {"130", "final"}, action "bid 130 final".
// "* deal 7C ...": chance, seat -1.
struct Entry {
  bool chance = false;
  int seat = -1;
  std::string verb;
  std::vector<std::string> words;
  std::string action;
};

// Throws std::invalid_argument when the text is no entry at all.
Entry parse_entry(const std::string& text);
std::vector<std::string> split_words(const std::string& text);
bool has_text(const std::vector<std::string>& texts, const std::string& text);
// A number of digits only; -1 when it is none.
long parse_number(const std::string& text);

struct Played {
  int seat;
  Card card;
};
using Trick = std::vector<Played>;

// The highest trump, else the highest card of the suit led. Orders are low to high; trumps '-'
// for none. The trick may be incomplete, not empty.
Played winning(const Trick& trick, char trumps, const std::string& trump_order,
               const std::string& plain_order);

// A card that was played and was not rightful.
struct Revoke {
  int seat;
  int trick;     // the number of the trick, from 0
  Card card;     // what was played
  Trick before;  // what lay on the table before it, the lead first
  bool settled = false;
};

// The values an option takes; an empty list stands for a number between low and high.
struct OptionValues {
  std::string name;
  std::vector<std::string> values;
  long low = 0;
  long high = 1000000;
};

// Throws std::invalid_argument unless the rules hold exactly these options and those that every
// game has (revoke, look_back, shuffle, match_deals, match_target), each with a value it takes.
void check_options(const Setup& setup, std::vector<OptionValues> options);

class Frame : public Deal {
 public:
  Frame(const Setup& setup, int seats);

  std::string turn() const override;
  std::string refuse(const std::string& text) const override;
  void play(const std::string& text) override;
  Result play_out(std::mt19937_64& random) override;

 protected:
  // ---- What a game says.

  // The cards the seat may rightfully play now. Asked only while cards are being played.
  virtual Cards rightful(int seat) const = 0;
  // The seat that wins the complete trick.
  virtual int trick_winner(const Trick& trick) const = 0;
  // Does an accepted entry, claims excepted. For a play: play_card(entry.seat, card).
  virtual void act(const Entry& entry) = 0;
  // A trick is complete: winners_ and tricks_ hold it, acting_ is its winner, trick_ is empty. A
  // game that ends earlier says so here. Here: the play ends when nobody has a card.
  virtual void after_trick();
  // After the play: the deal is over, or "* close" is awaited (with revoke=penalised).
  virtual void end_of_play();
  // Whether cards are being played: lead or later play, of whichever seat.
  virtual bool playing() const = 0;
  // Whether two seats are on one side, as claims see it.
  virtual bool same_side(int one, int other) const = 0;
  // Whether a claim can be made at all now. Here: while playing and while "* close" is awaited.
  virtual bool claims_open() const;
  // A right claim: the penalty. The revoke is settled already.
  virtual void penalise(const Revoke& revoke, int claimer) = 0;
  // Of a chance entry of the kind that is awaited: "" or why not.
  virtual std::string refuse_chance(const Entry& entry) const = 0;
  // Whether the seat may do this without being in turn ("" or why not). Here: TR-01.
  virtual std::string refuse_out_of_turn(const Entry& entry) const;
  // Which rule forbids an action of the seat in turn that is not legal. Here: TR-02 or TR-03.
  virtual std::string why_not(const Entry& entry) const;
  // With revoke=penalised: whether the words after the card of a play are allowed with it
  // (hoogjassen's "stuk"). Here: no words.
  virtual bool may_add(const Entry& entry) const;

  // ---- What a game uses.

  const std::string& option(const std::string& name) const;
  long number(const std::string& name) const;
  bool penalised() const;
  int next_seat(int seat) const;
  int eldest() const;
  // Seats from the first, clockwise.
  std::vector<int> seats_from(int first) const;

  // Why the words of "* deal" are not this pack, or "".
  std::string refuse_pack(const Entry& entry, const Cards& pack) const;
  Cards cards_of(const std::vector<std::string>& words) const;
  // Deals by a pattern such as "W3 3 4": to the widow, to each of `order` in turn; "U1" turns
  // the next card up. Returns what is left of the pack.
  Cards deal_pattern(Cards pack, const std::string& pattern, const std::vector<int>& order);

  // Plays a card of the hand, noting a revoke with revoke=penalised.
  void play_card(int seat, const Card& card);
  // Lays a rightful card on the table; completes the trick when it is full.
  void lay(int seat, const Card& card);
  std::vector<std::string> play_texts(int seat) const;  // "play X" of every rightful card
  void await(const std::string& chance);                // "deal", "die", "close"
  void turn_to(int seat);
  void finish();
  bool is_over() const { return over_; }
  const std::string& awaited() const { return awaited_; }

  Setup setup_;
  int seats_;
  std::vector<Cards> hands_;  // by seat (heugen with two seats: a third, dead hand)
  Cards widow_;
  Cards turned_up_;
  Trick trick_;                // on the table
  std::vector<Trick> tricks_;  // complete
  std::vector<int> winners_;   // of the complete tricks
  int acting_ = -1;            // the seat to act, -1 for none
  std::vector<Revoke> revokes_;
  std::vector<int> wrong_claimers_;

 private:
  std::string refuse_claim(const Entry& entry) const;
  void claim(const Entry& entry);

  std::string awaited_;  // the chance that is awaited, without the star
  bool over_ = false;
};

std::unique_ptr<Deal> make_klaverjassen(const Setup& setup);
std::unique_ptr<Deal> make_hoogjassen(const Setup& setup);
std::unique_ptr<Deal> make_heugen(const Setup& setup);
std::unique_ptr<Deal> make_pandoer(const Setup& setup);
std::unique_ptr<Deal> make_vijvenveertig(const Setup& setup);

}  // namespace reference
