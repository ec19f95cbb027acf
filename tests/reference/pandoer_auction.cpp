// SPDX-License-Identifier: Apache-2.0
// The auction of Pandoer: PD-20, PD-21, PD-43 to PD-45.
#include <algorithm>

#include "pandoer_deal.h"

namespace reference::pandoer {

namespace {

bool has_seat(const std::vector<int>& seats, int seat) {
  return std::find(seats.begin(), seats.end(), seat) != seats.end();
}

}  // namespace

void PandoerDeal::begin_auction() {
  phase_ = "auction";
  holder_.reset();
  holder_mate_.reset();
  contract_.clear();
  passed_.clear();  // PD-50: all passes forgotten
  lost_bids_.clear();
  no_halve_stoet_.clear();
  turn_to(eldest());
}

Cards PandoerDeal::with_turn_up(int seat) const { return united(hands_[seat], turned_up_); }

std::string PandoerDeal::refuse_bid(int seat, const std::string& id) const {
  const int place = place_of(id);
  if (place < 0) return "TR-03 no such contract";
  if (holder_) {
    if (place > place_of(contract_)) return "PD-20 not higher than the bid that holds";
    if (place == place_of(contract_)) {
      const std::string why = refuse_equal(seat, id);
      if (!why.empty()) return why;
    }
  }
  const Cards cards = with_turn_up(seat);
  const std::size_t aces = of_rank(cards, 'A').size();
  if (id == "stoet" && aces != 3) return "PD-43 not three aces";
  if (id == "halve-stoet") {
    if (seat == setup_.dealer) return "PD-44 not for the dealer";
    if (aces != 2) return "PD-44 not two aces";
    if (has_seat(no_halve_stoet_, seat)) return "PD-44 not again in this auction";
  }
  if (id == "vierde-boer" && of_rank(cards, 'J').size() < 3) return "PD-45 not three jacks";
  return "";
}

std::string PandoerDeal::refuse_equal(int seat, const std::string& id) const {
  if (option("equal_bids") == "no") return "PD-21 no equal bids";
  for (const auto& [loser, lost] : lost_bids_) {
    if (loser == seat && lost == id) return "PD-21 not the same contract again";
  }
  return "";
}

std::vector<std::string> PandoerDeal::legal_bids() const {
  std::vector<std::string> texts;
  for (const Contract& contract : contracts()) {
    if (refuse_bid(acting_, contract.id).empty()) texts.push_back("bid " + contract.id);
  }
  texts.push_back("pass");
  return texts;
}

std::optional<int> PandoerDeal::holder_of_two_aces(int bidder) const {
  for (const int seat : seats_from(next_seat(bidder))) {
    if (seat != bidder && of_rank(hands_[seat], 'A').size() == 2) return seat;
  }
  return std::nullopt;
}

// PD-21. Equal roem: the earlier bid.
bool PandoerDeal::better_than_holder(int seat, const std::string& id) const {
  const long own = roem(with_turn_up(seat));
  const long other = roem(with_turn_up(*holder_));
  return contract_of(id).win ? own > other : own < other;
}

void PandoerDeal::act_bid(int seat, const std::string& id) {
  std::optional<int> mate;
  if (id == "halve-stoet") {  // PD-44: first the mate is looked for
    mate = holder_of_two_aces(seat);
    if (!mate) {
      no_halve_stoet_.push_back(seat);  // something else, at the same turn
      return;
    }
  }
  const bool equal = holder_ && contract_ == id;
  if (equal && !better_than_holder(seat, id)) {
    lost_bids_.push_back({seat, id});
  } else {
    if (equal) lost_bids_.push_back({*holder_, id});
    holder_ = seat;
    holder_mate_ = mate;
    contract_ = id;
  }
  next_bidder(seat);
}

void PandoerDeal::act_pass(int seat) {
  passed_.push_back(seat);  // PD-20: final
  next_bidder(seat);
}

void PandoerDeal::next_bidder(int seat) {
  for (const int next : seats_from(next_seat(seat))) {
    if (has_seat(passed_, next)) continue;
    if (holder_ && *holder_ == next) continue;  // nobody raises an own holding bid
    turn_to(next);
    return;
  }
  if (!holder_) {
    all_passed();
    return;
  }
  declarer_ = holder_;
  take_turn_up();
}

}  // namespace reference::pandoer
