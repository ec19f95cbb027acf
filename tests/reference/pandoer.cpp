// SPDX-License-Identifier: Apache-2.0
// The course of a deal of Pandoer: deal, rommelpotten, laying away, play.
#include "pandoer_deal.h"

#include <algorithm>

namespace reference {

namespace pandoer {

PandoerDeal::PandoerDeal(const Setup& setup) : Frame(setup, 4), score_(4, 0) {
  check_options(setup, {{"ten", {"low", "high"}},
                        {"turnup_pay", {"yes", "no"}},
                        {"equal_bids", {"roem", "no"}},
                        {"underruff", {"last_resort", "free_in_lose_games"}},
                        {"mate_duty", {"full", "suit_only", "off"}},
                        {"counts", {"exact", "at_least"}},
                        {"discard_counts", {"lost", "won"}},
                        {"piek_zonder", {"exact", "at_least_one"}},
                        {"play_out", {"no", "yes"}},
                        {"pay_scale", {}, 1, 100},
                        {"rommel_limit", {}, 0, 5}});
}

std::unique_ptr<Deal> PandoerDeal::clone() const { return std::make_unique<PandoerDeal>(*this); }

bool PandoerDeal::playing() const { return phase_ == "play" && !is_over() && awaited().empty(); }

// ---- The deal and the rommelpotten.

std::string PandoerDeal::refuse_chance(const Entry& entry) const {
  if (phase_ == "deal") return refuse_pack(entry, pack());
  if (phase_ == "rommel deal") return refuse_pack(entry, hands_[setup_.dealer]);
  return refuse_pack(entry, returned_);
}

void PandoerDeal::act_deal(const Cards& cards) {
  if (phase_ == "deal") {
    deal_pattern(cards, "4 U1 4", seats_from(eldest()));  // PD-10
    pay_turn_up();
    begin_auction();
  } else if (phase_ == "rommel deal") {  // PD-50
    hands_[setup_.dealer].clear();
    Cards left = cards;
    for (const int seat : seats_from(eldest())) {
      if (seat == setup_.dealer) continue;
      left = deal_pattern(left, "3", {seat});
    }
    phase_ = "return";
    turn_to(eldest());
  } else {
    returned_.clear();
    deal_pattern(cards, "4 U1 4", {setup_.dealer});
    begin_auction();
  }
}

// PD-11.
void PandoerDeal::pay_turn_up() {
  if (option("turnup_pay") == "no") return;
  for (int seat = 0; seat < seats_; ++seat) {
    if (seat == setup_.dealer) continue;
    if (turned_up_.front() == Card{'6', 'H'}) pay(score_, seat, setup_.dealer, 10);
    if (turned_up_.front() == Card{'Q', 'S'}) pay(score_, setup_.dealer, seat, 10);
  }
}

// PD-50.
void PandoerDeal::all_passed() {
  if (rommels_ == number("rommel_limit")) {
    phase_ = "passed";
    finish();
    return;
  }
  ++rommels_;
  for (int seat = 0; seat < seats_; ++seat) {
    if (seat != setup_.dealer) pay(score_, seat, setup_.dealer, 2);
  }
  hands_[setup_.dealer] = with_turn_up(setup_.dealer);
  turned_up_.clear();
  phase_ = "rommel deal";
  await("deal");
}

void PandoerDeal::act_return(const Cards& cards) {
  for (const Card& card : cards) {
    remove_card(hands_[acting_], card);
    returned_.push_back(card);
  }
  if (next_seat(acting_) == setup_.dealer) {
    phase_ = "rommel redeal";
    await("deal");
  } else {
    turn_to(next_seat(acting_));
  }
}

// ---- From the auction to the first lead.

// PD-22, PD-45, PD-47.
void PandoerDeal::take_turn_up() {
  hands_[*declarer_] = with_turn_up(*declarer_);
  turned_up_.clear();
  phase_ = "away";
  if (contract_ == "piek-zonder") phase_ = "hand on";
  if (contract_ == "vierde-boer" && of_rank(hands_[*declarer_], 'J').size() < 4) phase_ = "buy";
  if (contract_ == "halve-stoet") mate_ = holder_mate_;
  turn_to(*declarer_);
}

void PandoerDeal::act_buy(const Card& jack, const Card& card) {
  for (int seat = 0; seat < seats_; ++seat) {
    if (!contains(hands_[seat], jack)) continue;
    remove_card(hands_[seat], jack);
    hands_[seat].push_back(card);
    pay(score_, *declarer_, seat, 2);
    break;
  }
  remove_card(hands_[*declarer_], card);
  hands_[*declarer_].push_back(jack);
  phase_ = "away";
}

void PandoerDeal::act_give(const Card& card) {
  remove_card(hands_[*declarer_], card);
  hands_[*mate_].push_back(card);
  phase_ = "mate away";
  turn_to(*mate_);
}

void PandoerDeal::act_hand_on(const Card& card) {
  const int next = next_seat(acting_);
  remove_card(hands_[acting_], card);
  hands_[next].push_back(card);
  if (next_seat(next) == *declarer_) phase_ = "last away";
  turn_to(next);
}

void PandoerDeal::act_discard(const Card& card) {
  remove_card(hands_[acting_], card);
  discard_ = {card};
  turn_to(*declarer_);
  if (contract_of(contract_).trumps) {
    phase_ = "trumps";  // PD-23
  } else {
    begin_play();
  }
}

void PandoerDeal::begin_play() {
  phase_ = "play";
  if (contract_ == "stoet") {  // PD-43
    for (int seat = 0; seat < seats_; ++seat) {
      const Cards aces = of_rank(hands_[seat], 'A');
      if (seat == *declarer_ || aces.empty()) continue;
      mate_ = seat;
      fourth_ace_ = aces.front();
    }
  }
  turn_to(*declarer_);  // PD-23: in every contract
}

// ---- What is legal.

std::vector<std::string> PandoerDeal::texts_of_each_card(const std::string& verb) const {
  std::vector<std::string> texts;
  for (const Card& card : hands_[acting_]) texts.push_back(verb + " " + to_text(card));
  return texts;
}

std::vector<std::string> PandoerDeal::legal_returns() const {
  std::vector<std::string> texts;
  for (const Cards& three : choices_of(in_written_order(hands_[acting_]), 3)) {
    texts.push_back("return " + to_text(three));
  }
  return texts;
}

std::vector<std::string> PandoerDeal::legal_buys() const {
  std::vector<std::string> texts;
  for (const char suit : all_suits) {
    const Card jack{'J', suit};
    if (contains(hands_[acting_], jack)) continue;
    for (const Card& card : hands_[acting_]) {
      if (card.rank != 'J') texts.push_back("buy " + to_text(jack) + " " + to_text(card));
    }
  }
  return texts;
}

std::vector<std::string> PandoerDeal::legal_discards() const {
  std::vector<std::string> texts = texts_of_each_card("discard");
  if (contract_ == "halve-stoet" && phase_ == "away") {  // PD-46
    for (const std::string& text : texts_of_each_card("give")) texts.push_back(text);
  }
  return texts;
}

std::vector<std::string> PandoerDeal::legal() const {
  if (is_over() || !awaited().empty()) return {};
  if (phase_ == "auction") return legal_bids();
  if (phase_ == "return") return legal_returns();
  if (phase_ == "buy") return legal_buys();
  if (phase_ == "hand on") return texts_of_each_card("hand-on");
  if (phase_ == "trumps") return {"trump C", "trump D", "trump H", "trump S"};
  if (phase_ == "play") return play_texts(acting_);
  return legal_discards();
}

std::string PandoerDeal::why_not(const Entry& entry) const {
  if (phase_ == "auction" && entry.verb == "bid" && entry.words.size() == 1) {
    return refuse_bid(entry.seat, entry.words.front());
  }
  const std::vector<std::string> with_cards{"play", "discard", "give", "hand-on", "return", "buy"};
  bool verb_fits = false;
  for (const std::string& text : legal()) verb_fits |= split_words(text).front() == entry.verb;
  if (!verb_fits || !has_text(with_cards, entry.verb)) return Frame::why_not(entry);
  const std::size_t wanted = entry.verb == "return" ? 3 : entry.verb == "buy" ? 2 : 1;
  if (entry.words.size() != wanted) return "TR-05 not the number of cards that is asked for";
  for (std::size_t at = entry.verb == "buy" ? 1 : 0; at < wanted; ++at) {
    const auto card = parse_card(entry.words[at]);
    if (!card || !contains(hands_[acting_], *card)) return "TR-02 the card is not in this hand";
  }
  if (entry.verb == "buy") return "PD-45 the fourth jack, for a card that is no jack";
  if (entry.verb != "play") return "TR-05 not the kind of cards that is asked for";
  return forbidding_rule(*parse_card(entry.words.front()), hands_[acting_], trick_, law(acting_)) +
         " this card may not be played";
}

// ---- The play.

bool PandoerDeal::finds_mate_by_trick() const {
  return contract_ == "vierde-boer" || contract_ == "pandoer";
}

bool PandoerDeal::mate_is_known() const {
  if (!mate_) return false;
  if (!fourth_ace_) return true;
  const auto is_the_ace = [&](const Played& played) { return played.card == *fourth_ace_; };
  if (std::any_of(trick_.begin(), trick_.end(), is_the_ace)) return true;
  return std::any_of(tricks_.begin(), tricks_.end(), [&](const Trick& trick) {
    return std::any_of(trick.begin(), trick.end(), is_the_ace);
  });
}

Law PandoerDeal::law(int seat) const {
  Law law;
  law.trumps = trumps_;
  law.ten_high = option("ten") == "high";
  law.underruff_free = option("underruff") == "free_in_lose_games" && !contract_of(contract_).win;
  const bool duty = finds_mate_by_trick() && seat != *declarer_ && !mate_ && winners_.size() < 3;
  if (duty) law.duty = option("mate_duty");  // PD-34
  return law;
}

Cards PandoerDeal::rightful(int seat) const {
  return rightful_plays(hands_[seat], trick_, law(seat));
}

int PandoerDeal::trick_winner(const Trick& trick) const { return winner(trick, law(*declarer_)); }

void PandoerDeal::after_trick() {
  const bool may_find = finds_mate_by_trick() && !mate_ && winners_.size() <= 3;
  if (may_find && winners_.back() != *declarer_) mate_ = winners_.back();  // PD-48
  if (certain()) end_of_play();
}

bool PandoerDeal::same_side(int one, int other) const {
  if (one == other) return true;
  if (contract_ == "piek-zonder") return false;
  const auto own = [&](int seat) {
    return seat == *declarer_ || (mate_is_known() && seat == *mate_);
  };
  return own(one) == own(other);
}

void PandoerDeal::penalise(const Revoke& revoke, int) {
  revoked_by_ = revoke.seat;
  finish();
}

void PandoerDeal::act(const Entry& entry) {
  const bool names_cards = entry.verb != "bid" && entry.verb != "pass" && entry.verb != "trump";
  const Cards cards = names_cards ? cards_of(entry.words) : Cards{};
  if (entry.chance) return act_deal(cards);
  if (entry.verb == "bid") return act_bid(entry.seat, entry.words.front());
  if (entry.verb == "pass") return act_pass(entry.seat);
  if (entry.verb == "return") return act_return(cards);
  if (entry.verb == "buy") return act_buy(cards[0], cards[1]);
  if (entry.verb == "give") return act_give(cards[0]);
  if (entry.verb == "hand-on") return act_hand_on(cards[0]);
  if (entry.verb == "discard") return act_discard(cards[0]);
  if (entry.verb == "play") return play_card(entry.seat, cards[0]);
  trumps_ = entry.words.front()[0];
  begin_play();
}

}  // namespace pandoer

std::unique_ptr<Deal> make_pandoer(const Setup& setup) {
  return std::make_unique<pandoer::PandoerDeal>(setup);
}

}  // namespace reference
