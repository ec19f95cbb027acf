// SPDX-License-Identifier: Apache-2.0
// A deal of Pandoer, naively: from the deal over auction and rommelpotten to the pay. The parts
// are in pandoer.cpp (course), pandoer_auction.cpp (auction) and pandoer_score.cpp (result).
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "frame.h"
#include "pandoer_rules.h"

namespace reference::pandoer {

class PandoerDeal : public Frame {
 public:
  explicit PandoerDeal(const Setup& setup);

  std::vector<std::string> legal() const override;
  Result result() const override;
  std::unique_ptr<Deal> clone() const override;

 protected:
  Cards rightful(int seat) const override;
  int trick_winner(const Trick& trick) const override;
  void act(const Entry& entry) override;
  void after_trick() override;
  bool playing() const override;
  bool same_side(int one, int other) const override;
  void penalise(const Revoke& revoke, int claimer) override;
  std::string refuse_chance(const Entry& entry) const override;
  std::string why_not(const Entry& entry) const override;

 private:
  // ---- The course of the deal (pandoer.cpp).
  void act_deal(const Cards& pack);
  void pay_turn_up();
  void all_passed();
  void act_return(const Cards& cards);
  void take_turn_up();
  void act_buy(const Card& jack, const Card& card);
  void act_give(const Card& card);
  void act_hand_on(const Card& card);
  void act_discard(const Card& card);
  void begin_play();
  std::vector<std::string> texts_of_each_card(const std::string& verb) const;
  std::vector<std::string> legal_returns() const;
  std::vector<std::string> legal_buys() const;
  std::vector<std::string> legal_discards() const;
  Law law(int seat) const;
  bool finds_mate_by_trick() const;
  bool mate_is_known() const;

  // ---- The auction (pandoer_auction.cpp).
  void begin_auction();
  std::string refuse_bid(int seat, const std::string& id) const;
  std::string refuse_equal(int seat, const std::string& id) const;
  std::vector<std::string> legal_bids() const;
  void act_bid(int seat, const std::string& id);
  void act_pass(int seat);
  void next_bidder(int seat);
  bool better_than_holder(int seat, const std::string& id) const;
  Cards with_turn_up(int seat) const;
  std::optional<int> holder_of_two_aces(int bidder) const;

  // ---- The result (pandoer_score.cpp).
  bool certain() const;
  bool vogeltje_lost() const;
  bool made(int own, int mates) const;
  bool made_now() const;
  int tricks_of(int seat) const;
  bool with_declarer(int seat) const;
  std::vector<std::vector<int>> sides() const;
  std::vector<long> points_per_side() const;
  std::vector<long> vierde_boer_points() const;
  long amount() const;
  void pay(std::vector<long>& score, int from, int to, long cents) const;
  void pay_contract(std::vector<long>& score, bool won, long cents) const;
  void pay_piek_zonder(std::vector<long>& score) const;
  void pay_revoke(std::vector<long>& score) const;

  std::string phase_ = "deal";
  std::vector<long> score_;  // turn-up, rommelpotten and the bought jack
  int rommels_ = 0;
  Cards returned_;

  std::optional<int> holder_;
  std::string contract_;  // the bid that holds
  std::vector<int> passed_;
  std::vector<std::pair<int, std::string>> lost_bids_;  // PD-21: not the same contract again
  std::vector<int> no_halve_stoet_;                     // PD-44: nor this one
  std::optional<int> holder_mate_;                      // PD-44: the mate of the bid that holds

  std::optional<int> declarer_;
  std::optional<char> trumps_;
  std::optional<int> mate_;
  std::optional<Card> fourth_ace_;  // PD-43
  Cards discard_;
  std::optional<int> revoked_by_;
};

}  // namespace reference::pandoer
