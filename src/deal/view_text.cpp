// SPDX-License-Identifier: Apache-2.0
// A view as text, whole: what tests compare byte for byte, and what a log may hold.
#include "deal/view.h"

namespace troef {
namespace {

class Writer {
 public:
  void line(std::string_view key, const std::string& value) {
    text_ += key;
    text_ += ": ";
    text_ += value;
    text_ += '\n';
  }
  void line(std::string_view key, Amount value) { line(key, std::to_string(value)); }
  void line(std::string_view key, const std::optional<Seat>& seat) {
    line(key, seat ? std::to_string(seat->index()) : "-");
  }
  void line(std::string_view key, const std::optional<Suit>& suit) {
    line(key, suit ? std::string(1, letter(*suit)) : "-");
  }
  void line(std::string_view key, Seats seats) {
    std::string value;
    for (const Seat seat : seats) value += std::to_string(seat.index());
    line(key, value);
  }
  void line(std::string_view key, const Heap& heap) {
    line(key, std::to_string(heap.count) + " of them " + to_string(heap.known));
  }
  void line(std::string_view key, const Trick& trick) {
    std::string value = std::to_string(trick.leader().index());
    for (int i = 0; i < trick.size(); ++i) value += ' ' + to_string(trick.card(i));
    line(key, value);
  }
  void line(std::string_view key, const Actions& actions, Names contracts) {
    std::string value;
    for (const Action& action : actions) value += to_string(action, contracts) + ", ";
    line(key, value);
  }
  std::string take() { return std::move(text_); }

 private:
  std::string text_;
};

std::string text_of(const Seen& seen, Names contracts) {
  std::string text = seen.actor ? std::to_string(seen.actor->index()) : "*";
  text += ' ';
  if (seen.hidden) {
    text += name(seen.action.verb);
    text += " hidden " + std::to_string(seen.cards);
    if (seen.action.card != Card()) text += ' ' + to_string(seen.action.card);
  } else {
    append(text, seen.action, contracts);
  }
  text += " said " + std::to_string(seen.said);
  if (seen.mate) text += " mate " + std::to_string(seen.mate->index());
  if (seen.turned_up) text += " turned up " + to_string(*seen.turned_up);
  for (const Card card : seen.dealt) text += ' ' + to_string(card);
  return text;
}

void write_facts(Writer& out, const Facts& facts, int seats) {
  out.line("holder", facts.holder);
  out.line("declarer", facts.declarer);
  out.line("mate", facts.mate);
  out.line("bid", facts.bid);
  out.line("contract", facts.contract);
  out.line("trumps", facts.trumps);
  out.line("turned up", facts.turned_up ? to_string(*facts.turned_up) : "-");
  out.line("die", facts.die);
  out.line("passed", facts.passed);
  for (const Seat seat : Seats::all(seats)) {
    const auto sum = facts.compared[seat];
    if (sum) out.line("compared " + std::to_string(seat.index()), *sum);
  }
  out.line("widow taken", facts.widow_taken ? 1 : 0);
  out.line("widow shown", to_string(facts.widow_shown));
  out.line("seller", facts.seller);
  out.line("roem", facts.roem);
  out.line("roem even", facts.side_roem[0]);
  out.line("roem odd", facts.side_roem[1]);
  out.line("uncalled", facts.uncalled_roem);
  for (const Seat seat : Seats::all(seats)) out.line("paid", static_cast<int>(facts.paid[seat]));
  out.line("trick", facts.trick);
  out.line("last trick", facts.last_trick);
  for (int i = 0; i < facts.tricks; ++i) {
    out.line("won by", std::optional(facts.winners[static_cast<std::size_t>(i)]));
  }
  for (const Seat seat : Seats::all(seats)) out.line("won", to_string(facts.won[seat]));
  if (const auto& claim = facts.claim) {
    out.line("claim by", std::optional(claim->by));
    out.line("claim against", std::optional(claim->against));
    out.line("right", claim->right ? 1 : 0);
    if (claim->right) out.line("in trick", claim->trick);
    if (claim->right) out.line("with", to_string(claim->card));
    if (claim->right) out.line("against rule", std::string(claim->rule));
  }
  for (const Seat seat : Seats::all(seats)) {
    if (facts.weak[seat]) out.line("weak", to_string(facts.weak[seat]));
  }
  out.line("silent ace", facts.silent_ace);
  if (const auto& best = facts.best_trump) {
    out.line("best trump", std::optional(best->seat));
    out.line("card", to_string(best->card));
    out.line("brings", best->score);
  }
  out.line("exposed", facts.exposed);
  out.line("silence", facts.silence ? 1 : 0);
  out.line("counsel", facts.counsel ? 1 : 0);
}

std::string order_text(const Order& order) {
  std::string text = "trumps " + to_string(order.trumps());
  for (const Card card : order.pack()) {
    text += ' ' + to_string(card) + '<' + std::to_string(order.above(card).bits()) + '=' +
            std::to_string(order.points(card));
  }
  return text;
}

}  // namespace

std::string to_text(const View& view) {
  Writer out;
  const Names contracts = view.game->contracts();
  out.line("game", std::string(view.game->id()));
  for (std::size_t i = 0; i < view.rules.table().size(); ++i) {
    out.line(view.rules.table()[i].name, view.rules.text(static_cast<int>(i)));
  }
  out.line("seat", view.seat);
  out.line("dealer", std::optional(view.dealer));
  out.line("number", view.number);
  for (const Seat seat : Seats::all(view.seats)) out.line("score", view.scores[seat]);
  out.line("pot", view.pot);
  out.line("awaited", static_cast<int>(view.turn.awaited));
  out.line("turn", std::optional(view.turn.seat));
  out.line("legal", view.legal, contracts);
  out.line("asides", view.asides, contracts);
  write_facts(out, view.facts, view.seats);
  for (int side = 0; side < view.sides.count(); ++side) out.line("side", view.sides[side]);
  for (const Seat seat : Seats::all(view.seats)) {
    out.line("hand", view.hands[seat]);
    out.line("laid", view.laid[seat]);
  }
  out.line("widow", view.widow);
  out.line("dead", view.dead);
  out.line("turn-up", view.turn_up ? to_string(*view.turn_up) : "-");
  out.line("played", to_string(view.played));
  out.line("held back", to_string(view.law.hold_back));
  out.line("head", static_cast<int>(view.law.head));
  out.line("order", order_text(*view.order));
  for (const Seen& seen : view.events) out.line("event", text_of(seen, contracts));
  return out.take();
}

}  // namespace troef
