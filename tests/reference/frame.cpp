// SPDX-License-Identifier: Apache-2.0
// The frame of the naive games, see frame.h.
#include "frame.h"

#include <algorithm>
#include <sstream>
#include <stdexcept>

namespace reference {

std::vector<std::string> split_words(const std::string& text) {
  std::vector<std::string> words;
  std::istringstream stream(text);
  for (std::string word; stream >> word;) words.push_back(word);
  return words;
}

bool has_text(const std::vector<std::string>& texts, const std::string& text) {
  return std::find(texts.begin(), texts.end(), text) != texts.end();
}

long parse_number(const std::string& text) {
  if (text.empty() || text.size() > 9) return -1;
  for (const char digit : text) {
    if (digit < '0' || digit > '9') return -1;
  }
  return std::stol(text);
}

Entry parse_entry(const std::string& text) {
  const std::vector<std::string> words = split_words(text);
  if (words.size() < 2) throw std::invalid_argument("not an entry: " + text);
  Entry entry;
  entry.chance = words[0] == "*";
  if (!entry.chance) {
    const long seat = parse_number(words[0]);
    if (seat < 0) throw std::invalid_argument("not a seat: " + text);
    entry.seat = static_cast<int>(seat);
  }
  entry.verb = words[1];
  entry.words.assign(words.begin() + 2, words.end());
  entry.action = entry.verb;
  for (const std::string& word : entry.words) entry.action += " " + word;
  return entry;
}

Played winning(const Trick& trick, char trumps, const std::string& trump_order,
               const std::string& plain_order) {
  Played best = trick.front();
  for (const Played& played : trick) {
    const bool trump = played.card.suit == trumps;
    const std::string& order = trump ? trump_order : plain_order;
    if (played.card.suit != best.card.suit) {
      if (trump) best = played;
    } else if (place_in(order, played.card.rank) > place_in(order, best.card.rank)) {
      best = played;
    }
  }
  return best;
}

void check_options(const Setup& setup, std::vector<OptionValues> options) {
  options.push_back({"revoke", {"prevented", "penalised"}});
  options.push_back({"look_back", {"last", "until_lead", "all", "none"}});
  options.push_back({"shuffle", {"full", "hand", "none"}});
  options.push_back({"match_deals", {}});
  options.push_back({"match_target", {}});
  for (const OptionValues& known : options) {
    const auto found = setup.rules.find(known.name);
    if (found == setup.rules.end()) throw std::invalid_argument("option missing: " + known.name);
    const long value = parse_number(found->second);
    const bool fits = known.values.empty() ? value >= known.low && value <= known.high
                                           : has_text(known.values, found->second);
    if (!fits) throw std::invalid_argument("option " + known.name + ": " + found->second);
  }
  for (const auto& [name, value] : setup.rules) {
    const bool known = std::any_of(options.begin(), options.end(),
                                   [&](const OptionValues& option) { return option.name == name; });
    if (!known) throw std::invalid_argument("unknown option: " + name);
  }
}

Frame::Frame(const Setup& setup, int seats) : setup_(setup), seats_(seats) {
  if (setup.dealer < 0 || setup.dealer >= seats) throw std::invalid_argument("dealer");
  if (static_cast<int>(setup.scores.size()) != seats) throw std::invalid_argument("scores");
  if (setup.pot < 0 || setup.deal_number < 0) throw std::invalid_argument("pot or deal number");
  hands_.resize(static_cast<std::size_t>(seats));
  awaited_ = "deal";
}

std::string Frame::turn() const {
  if (over_) return "";
  if (!awaited_.empty()) return "* " + awaited_;
  return std::to_string(acting_);
}

std::string Frame::refuse(const std::string& text) const {
  Entry entry;
  try {
    entry = parse_entry(text);
  } catch (const std::invalid_argument& error) {
    return std::string("TR-03 ") + error.what();
  }
  if (over_) return "TR-04 the deal is over";
  if (entry.chance) {
    if (entry.verb != awaited_) return "TR-03 no such chance is awaited";
    if (entry.verb == "close") return entry.words.empty() ? "" : "TR-05 close takes no words";
    return refuse_chance(entry);
  }
  if (entry.seat >= seats_) return "TR-03 no such seat";
  if (entry.verb == "claim-revoke") return refuse_claim(entry);
  if (!awaited_.empty() || entry.seat != acting_) return refuse_out_of_turn(entry);
  if (has_text(legal(), entry.action)) return "";
  if (penalised() && playing() && entry.verb == "play" && !entry.words.empty()) {
    const auto card = parse_card(entry.words[0]);
    if (card && contains(hands_[entry.seat], *card) && may_add(entry)) return "";
  }
  return why_not(entry);
}

void Frame::play(const std::string& text) {
  const std::string why = refuse(text);
  if (!why.empty()) throw std::invalid_argument(text + ": " + why);
  const Entry entry = parse_entry(text);
  if (entry.verb == "claim-revoke") {
    claim(entry);
  } else if (entry.verb == "close") {
    finish();
  } else {
    act(entry);
  }
}

Result Frame::play_out(std::mt19937_64& random) {
  if (!playing()) throw std::logic_error("the play of the cards has not begun");
  while (!over_ && awaited_.empty()) {
    const Cards cards = rightful(acting_);
    std::uniform_int_distribution<std::size_t> any(0, cards.size() - 1);
    lay(acting_, cards[any(random)]);
  }
  if (awaited_ == "close") finish();
  return result();
}

void Frame::after_trick() {
  for (int seat = 0; seat < seats_; ++seat) {
    if (!hands_[seat].empty()) return;
  }
  end_of_play();
}

void Frame::end_of_play() {
  if (penalised()) {
    await("close");
  } else {
    finish();
  }
}

bool Frame::claims_open() const { return playing() || awaited_ == "close"; }

std::string Frame::refuse_out_of_turn(const Entry&) const { return "TR-01 not this seat's turn"; }

std::string Frame::why_not(const Entry& entry) const {
  if (entry.verb == "play" && playing() && !entry.words.empty()) {
    const auto card = parse_card(entry.words[0]);
    if (card && !contains(hands_[entry.seat], *card)) return "TR-02 the card is not in this hand";
  }
  return "TR-03 this action does not belong here";
}

bool Frame::may_add(const Entry& entry) const { return entry.words.size() == 1; }

const std::string& Frame::option(const std::string& name) const { return setup_.rules.at(name); }

long Frame::number(const std::string& name) const { return std::stol(option(name)); }

bool Frame::penalised() const { return option("revoke") == "penalised"; }

int Frame::next_seat(int seat) const { return (seat + 1) % seats_; }

int Frame::eldest() const { return next_seat(setup_.dealer); }

std::vector<int> Frame::seats_from(int first) const {
  std::vector<int> order;
  for (int step = 0; step < seats_; ++step) order.push_back((first + step) % seats_);
  return order;
}

std::string Frame::refuse_pack(const Entry& entry, const Cards& pack) const {
  if (entry.words.size() != pack.size()) return "TR-05 not the number of cards of the pack";
  Cards seen;
  for (const std::string& word : entry.words) {
    const auto card = parse_card(word);
    if (!card || !contains(pack, *card)) return "TR-05 not a card of the pack: " + word;
    if (contains(seen, *card)) return "TR-05 a card twice: " + word;
    seen.push_back(*card);
  }
  return "";
}

Cards Frame::cards_of(const std::vector<std::string>& words) const {
  Cards cards;
  for (const std::string& word : words) cards.push_back(parse_card(word).value());
  return cards;
}

Cards Frame::deal_pattern(Cards pack, const std::string& pattern, const std::vector<int>& order) {
  const auto take = [&pack](Cards& to, long count) {
    to.insert(to.end(), pack.begin(), pack.begin() + count);
    pack.erase(pack.begin(), pack.begin() + count);
  };
  for (const std::string& word : split_words(pattern)) {
    if (word[0] == 'W') {
      take(widow_, std::stol(word.substr(1)));
    } else if (word[0] == 'U') {
      take(turned_up_, std::stol(word.substr(1)));
    } else {
      for (const int seat : order) take(hands_[seat], std::stol(word));
    }
  }
  return pack;
}

void Frame::play_card(int seat, const Card& card) {
  if (penalised() && !contains(rightful(seat), card)) {
    revokes_.push_back({seat, static_cast<int>(winners_.size()), card, trick_});
  }
  lay(seat, card);
}

void Frame::lay(int seat, const Card& card) {
  remove_card(hands_[seat], card);
  trick_.push_back({seat, card});
  if (static_cast<int>(trick_.size()) < seats_) {
    acting_ = next_seat(seat);
    return;
  }
  acting_ = trick_winner(trick_);
  winners_.push_back(acting_);
  tricks_.push_back(trick_);
  trick_.clear();
  after_trick();
}

std::vector<std::string> Frame::play_texts(int seat) const {
  std::vector<std::string> texts;
  for (const Card& card : rightful(seat)) texts.push_back("play " + to_text(card));
  return texts;
}

void Frame::await(const std::string& chance) {
  awaited_ = chance;
  acting_ = -1;
}

void Frame::turn_to(int seat) {
  awaited_ = "";
  acting_ = seat;
}

void Frame::finish() {
  over_ = true;
  awaited_ = "";
  acting_ = -1;
}

std::string Frame::refuse_claim(const Entry& entry) const {
  if (!penalised()) return "TR-03 revokes are prevented here";
  if (!claims_open()) return "TR-03 nothing can be claimed now";
  if (entry.words.size() != 1) return "TR-03 which seat?";
  const long revoker = parse_number(entry.words[0]);
  if (revoker < 0 || revoker >= seats_) return "TR-03 no such seat";
  if (same_side(entry.seat, static_cast<int>(revoker))) return "TR-03 not of the own side";
  const auto& wrong = wrong_claimers_;
  if (std::find(wrong.begin(), wrong.end(), entry.seat) != wrong.end()) {
    return "TR-03 this seat claimed wrongly before";
  }
  return "";
}

void Frame::claim(const Entry& entry) {
  const int revoker = static_cast<int>(parse_number(entry.words[0]));
  for (Revoke& revoke : revokes_) {
    const bool complete = revoke.trick < static_cast<int>(winners_.size());
    if (revoke.seat != revoker || revoke.settled || !complete) continue;
    revoke.settled = true;
    penalise(Revoke(revoke), entry.seat);
    return;
  }
  wrong_claimers_.push_back(entry.seat);
}

}  // namespace reference
