// SPDX-License-Identifier: Apache-2.0
#include "deal/imagined.h"

#include "deal/chance.h"
#include "deal/looking.h"
#include "deal/retrace.h"

namespace troef {
namespace {

// To which place each card of a sorted pack goes: a hand by its seat, or one of these.
enum Place : int { in_widow = max_seats, in_dead, in_turn_up, in_stock, place_count };

int place_of(const Where& where, Card card) {
  if (where.widow().has(card)) return in_widow;
  if (where.dead().has(card)) return in_dead;
  if (where.turn_up() == card) return in_turn_up;
  for (const Seat seat : Seats::all(max_seats)) {
    if (where.hand(seat).has(card)) return seat.index();
  }
  return in_stock;
}

}  // namespace

struct Imagined::State {
  // A view that is kept up to date for one seat: events are added, not made anew.
  struct Sight {
    View view;
    bool begun = false;
    bool roem_shown = false;
  };

  // What happened, and how those see it who see it whole.
  struct Told {
    explicit Told(const Event& happened) : event(happened), whole(seen(happened, true)) {}
    Event event;
    Seen whole;
  };

  const View& from;
  Start start;
  std::unique_ptr<Course> fresh, course, marked;
  std::vector<Told> events;
  std::size_t marked_events = 0;
  std::vector<int> places;  // of the first pack's cards
  std::vector<Sight> sights;
  Actions legal;

  explicit State(const View& view)
      : from(view),
        start(start_of(view)),
        fresh(start.game->begin(start)),
        course(fresh->clone()),
        marked(fresh->clone()),
        sights(static_cast<std::size_t>(view.seats)) {
    if (course->awaited() != Awaited::pack) return;
    const Pack sorted(course->turn().pack);
    course->deal(sorted);
    for (const Card card : sorted) places.push_back(place_of(course->board().where, card));
  }

  void restart() {
    course->assign(*fresh);
    events.clear();
    forget();
  }

  void forget() {
    for (Sight& sight : sights) sight.view.events.clear();
  }

  void play(Actor actor, const Action& action) {
    course->play(actor, action);
    events.emplace_back(event_of(actor, action, course->board()));
  }

  void deal(const Pack& pack) {
    course->deal(pack);
    events.emplace_back(event_of(chance, word(Verb::deal), course->board()));
  }

  bool deal_first(const Layout::Dealt& dealt) {
    std::array<Cards, place_count> heaps{};
    for (const Seat seat : Seats::all(max_seats)) {
      heaps[static_cast<std::size_t>(seat.index())] = dealt.hands[seat];
    }
    heaps[in_widow] = dealt.widow;
    heaps[in_dead] = dealt.dead;
    heaps[in_turn_up] = dealt.turn_up;
    heaps[in_stock] = dealt.stock;
    Pack pack;
    for (const int place : places) {
      Cards& heap = heaps[static_cast<std::size_t>(place)];
      if (heap.empty()) return false;
      const Card card = heap.first();
      heap.remove(card);
      pack.push(card);
    }
    deal(pack);
    return true;
  }

  // The first declaration that comes to the sum that was said.
  std::optional<Action> declaration(const Seen& seen) {
    course->legal(legal);
    for (const Action& action : legal) {
      if (action.verb != Verb::roem) continue;
      const std::unique_ptr<Course> ahead = course->clone();
      ahead->play(seen.actor, action);
      if (ahead->board().said == seen.said) return action;
    }
    return std::nullopt;
  }

  std::optional<Action> action_of(const Seen& seen, const Layout& layout, std::size_t& moved) {
    const bool declares = seen.hidden && seen.action.verb == Verb::roem;
    return declares ? declaration(seen) : whole_action(seen, layout, moved);
  }

  View& look(Seat seat) {
    Sight& sight = sights[static_cast<std::size_t>(seat.index())];
    View& view = sight.view;
    const Board& now = course->board();
    if (!sight.begun) begin_view(view, start, seat);
    if (now.roem_shown != sight.roem_shown) view.events.clear();
    sight.begun = true;
    sight.roem_shown = now.roem_shown;
    look_at_table(view, *course);
    for (std::size_t i = view.events.size(); i < events.size(); ++i) {
      const Event& event = events[i].event;
      const bool shown = now.roem_shown && event.action.verb == Verb::roem;
      const bool whole = shown || event.seen_by.has(seat) || event.seen_by == now.everyone();
      view.events.push_back(whole ? events[i].whole : seen(event, false, seat));
    }
    const bool own_turn = view.turn.awaited == Awaited::seat && view.turn.seat == seat;
    if (own_turn) {
      course->legal(view.legal);
    } else {
      view.legal.clear();
    }
    return view;
  }
};

Imagined::Imagined(const View& view) : state_(std::make_unique<State>(view)) {}
Imagined::~Imagined() = default;
Imagined::Imagined(Imagined&&) noexcept = default;

bool Imagined::retrace(const Layout& layout, const Witness& witness) {
  State& state = *state_;
  state.restart();
  std::size_t moved = 0;
  bool first = true;
  for (const Seen& seen : state.from.events) {
    if (first && (state.places.empty() || !state.deal_first(layout.dealt))) return false;
    if (!std::exchange(first, false)) {
      // Cards that are dealt anew (PD-50) are for the slow way.
      if (seen.action.verb == Verb::deal) return retrace_slowly(layout);
      const auto action = state.action_of(seen, layout, moved);
      if (!action || state.course->refuse(seen.actor, *action)) return retrace_slowly(layout);
      if (witness && seen.actor && !witness(*this, *seen.actor, *action)) return false;
      state.play(seen.actor, *action);
    }
  }
  return true;
}

bool Imagined::retrace_slowly(const Layout& layout) {
  State& state = *state_;
  const auto deal = troef::retrace(state.from, layout);
  if (!deal) return false;
  state.restart();
  auto pack = deal->packs().begin();
  for (const Event& event : deal->events()) {
    if (event.action.verb == Verb::deal) {
      state.deal(*pack++);
    } else {
      state.play(event.actor, event.action);
    }
  }
  return true;
}

Awaited Imagined::awaited() const { return state_->course->awaited(); }
Seat Imagined::to_move() const { return state_->course->to_move(); }
void Imagined::legal(Actions& out) const { state_->course->legal(out); }
Cards Imagined::playable() const { return state_->course->playable(); }
int Imagined::uncalled_roem() const { return state_->course->board().facts.uncalled_roem; }
const View& Imagined::view(Seat seat) { return state_->look(seat); }

Fingerprint Imagined::secrets(Seat seat) const {
  const Board& now = state_->course->board();
  Fingerprint secrets;
  secrets.add(state_->events.size() << 8 | static_cast<std::uint64_t>(seat.index()));
  secrets.add(now.where.hand(seat));
  secrets.add(now.where.laid(seat));
  secrets.add(now.where.known(seat));
  for (const State::Told& told : state_->events) {
    const Event& event = told.event;
    if (event.action.verb == Verb::deal) secrets.add(event.dealt[seat]);
    const bool alone = event.seen_by.has(seat) && event.seen_by != now.everyone();
    if (alone) secrets.add(event.action);
  }
  return secrets;
}

Fingerprint Imagined::secrets_and_news(Seat seat) const {
  Fingerprint all = secrets(seat);
  for (std::size_t i = state_->marked_events; i < state_->events.size(); ++i) {
    const Event& event = state_->events[i].event;
    all.add(event.actor ? static_cast<std::uint64_t>(event.actor->index()) : max_seats);
    all.add(event.action);
  }
  return all;
}

Result Imagined::result() const { return state_->course->result(); }

bool Imagined::may_call(Seat seat) const {
  return !state_->course->refuse(seat, word(Verb::call_roem));
}

Holdings Imagined::holdings() const { return state_->course->board().holdings(); }
std::optional<Seat> Imagined::declarer() const { return state_->course->board().facts.declarer; }
bool Imagined::weakened() const { return state_->course->board().facts.weak != BySeat<Cards>(); }

void Imagined::play(Seat seat, const Action& action) { state_->play(seat, action); }

void Imagined::play_chance(Words& words) {
  const Entry entry = draw_chance(state_->course->turn(), words);
  if (entry.action.verb == Verb::deal) {
    state_->deal(entry.pack);
  } else {
    state_->play(chance, entry.action);
  }
}

void Imagined::mark() {
  state_->marked->assign(*state_->course);
  state_->marked_events = state_->events.size();
}

void Imagined::rewind() {
  state_->course->assign(*state_->marked);
  auto& all = state_->events;
  all.erase(all.begin() + static_cast<std::ptrdiff_t>(state_->marked_events), all.end());
  for (State::Sight& sight : state_->sights) {
    auto& events = sight.view.events;
    if (events.size() > state_->marked_events) events.resize(state_->marked_events);
  }
}

}  // namespace troef
