// SPDX-License-Identifier: Apache-2.0
#include "cli/play/picture.h"

#include "cli/play/cards.h"
#include "cli/play/heading.h"
#include "cli/play/join.h"
#include "cli/play/names.h"
#include "cli/play/wording.h"
#include "cli/terminal.h"
#include "tricks/sorted.h"

namespace troef::cli::table {
namespace {

std::string centred(const std::string& text, std::size_t space) {
  const auto own = columns_of(text);
  return padded(std::string(own < space ? (space - own) / 2 : 0, ' ') + text, space);
}

// The card in the trick, or before the play what the seat said last.
std::string before_seat(const Look& look, const View& view, Seat seat) {
  const Trick& trick = view.facts.trick;
  for (int i = 0; i < trick.size(); ++i) {
    if (trick.leader().left(view.seats, i) != seat) continue;
    const bool wins = view.facts.winning(*view.order, view.seats) == seat;
    return card_text(look, trick.card(i)) + (wins ? inked(look, Ink::bold, " ◂") : "");
  }
  if (view.facts.declarer || view.facts.tricks > 0) return "";
  for (auto event = view.events.rbegin(); event != view.events.rend(); ++event) {
    if (!event->actor && event->action.verb == Verb::deal) break;
    if (event->actor == seat) return choice_text(look, view, event->action);
  }
  return "";
}

// Games in which tricks are counted, not cards.
bool counts_tricks(const View& view) {
  const Sheet sheet = view.game->sheet();
  return view.facts.tricks > 0 && (sheet == Sheet::cents || sheet == Sheet::chips);
}

int tricks_of(const View& view, Seat seat) {
  int count = 0;
  for (int i = 0; i < view.facts.tricks; ++i) {
    count += view.facts.winners[static_cast<std::size_t>(i)] == seat ? 1 : 0;
  }
  return count;
}

std::string place(const Look& look, const View& view, Seat seat) {
  const bool turn = view.turn.awaited == Awaited::seat && view.turn.seat == seat;
  std::string name = name_of(look, seat);
  if (view.facts.declarer == seat) name += "*";
  if (turn) name = inked(look, Ink::bold, name);
  if (counts_tricks(view)) name += " (" + std::to_string(tricks_of(view, seat)) + ")";
  const std::string text = before_seat(look, view, seat);
  return text.empty() ? name : name + " " + text;
}

// The seats side by side; one below the other where there is no room for that.
std::string row(const Look& look, const View& view, const std::vector<int>& seats) {
  if (seats.empty()) return "";
  const std::size_t space = look.columns / seats.size();
  std::string beside, below;
  bool fits = true;
  for (const int seat : seats) {
    const std::string text = place(look, view, Seat(seat));
    fits = fits && columns_of(text) < space;
    beside += centred(text, space);
    below += centred(text, look.columns) + "\n";
  }
  return fits ? beside + "\n" : below;
}

// The seats beside the player sit left and right, the others across.
std::string cross(const Look& look, const View& view) {
  std::vector<int> across, beside;
  if (view.seats == 2) across = {1};
  if (view.seats > 2) beside = {1, view.seats - 1};
  for (int seat = 2; seat < view.seats - 1; ++seat) across.push_back(seat);
  return row(look, view, across) + row(look, view, beside) + row(look, view, {0});
}

std::string open_cards(const Look& look, const View& view) {
  std::string text;
  for (const Seat seat : view.facts.exposed) {
    if (seat == view.seat) continue;
    text += say(look, Text::said_exposed, name_of(look, seat),
                cards_text(look, sorted(view.hands[seat].known, *view.order))) +
            "\n";
  }
  if (view.widow.known) {
    text +=
        say(look, Text::widow_up, cards_text(look, sorted(view.widow.known, *view.order))) + "\n";
  }
  return text;
}

std::string blok_line(const Look& look, const View& view) {
  if (view.game->sheet() != Sheet::blok || view.facts.bid == 0) return "";
  const int points = view.facts.bid - view.facts.roem;
  if (!look.drawn) return say(look, Text::blok_bid, points) + "\n";
  const std::string holes = blok(points), named = say(look, Text::blok) + "  " + holes;
  return centred(columns_of(named) > look.columns ? holes : named, look.columns) + "\n";
}

std::string plain_trick(const Look& look, const View& view) {
  std::string text, tricks;
  if (counts_tricks(view)) {
    for (const Seat seat : Seats::all(view.seats)) {
      join(tricks, name_of(look, seat) + " " + std::to_string(tricks_of(view, seat)));
    }
    text = say(look, Text::plain_tricks, tricks) + "\n";
  }
  const Trick& trick = view.facts.trick;
  if (trick.empty()) return text;
  std::string cards;
  for (int i = 0; i < trick.size(); ++i) {
    const Seat seat = trick.leader().left(view.seats, i);
    join(cards, name_of(look, seat) + " " + card_text(look, trick.card(i)));
    if (seat == view.facts.winning(*view.order, view.seats)) cards += "*";
  }
  return text + say(look, Text::plain_trick, cards) + "\n";
}

Cards playable_now(const View& view) {
  Cards cards;
  for (const Action& action : view.legal) {
    if (action.verb == Verb::play) cards.add(action.card);
  }
  return cards;
}

std::string trimmed_ends(const std::string& text) {
  std::string lines;
  for (const char c : text) {
    if (c == '\n') {
      while (lines.ends_with(' ')) lines.pop_back();
    }
    lines += c;
  }
  return lines;
}

}  // namespace

std::string blok(int points) {
  std::string holes;
  for (int hole = 10; hole <= 300; hole += 10) {
    holes += hole == points ? "●" : "·";
    if (hole % 100 == 0 && hole < 300) holes += " ";
  }
  return holes + "  " + std::to_string(points);
}

std::string hand_text(const Look& look, const View& view, bool hints) {
  const auto hand = sorted(view.hand(), *view.order);
  const Cards up = hints ? playable_now(view) : Cards();
  if (look.drawn) return boxes(look, hand, up);
  std::string text = say(look, Text::plain_hand, cards_text(look, hand)) + "\n";
  if (up && up != view.hand()) {
    text += say(look, Text::plain_legal, cards_text(look, sorted(up, *view.order))) + "\n";
  }
  return fitted(look, text);
}

std::string picture(const Look& look, const View& view, bool hints, int place) {
  std::string text = heading(look, view, place) + "\n";
  text += look.drawn ? cross(look, view) : fitted(look, plain_trick(look, view));
  text += blok_line(look, view) + fitted(look, open_cards(look, view));
  return trimmed_ends(text + hand_text(look, view, hints));
}

}  // namespace troef::cli::table
