// SPDX-License-Identifier: Apache-2.0
#include "cli/play/keeper.h"

#include <charconv>

#include "cli/programs.h"
#include "cli/unrightful.h"
#include "deal/chance.h"
#include "deal/choice.h"
#include "deal/offered.h"
#include "table/match.h"

namespace troef::cli::table {
namespace {

constexpr std::string_view undo_word = "undo ";

std::optional<std::size_t> parse_undo(std::string_view line) {
  if (!line.starts_with(undo_word)) return std::nullopt;
  line.remove_prefix(undo_word.size());
  std::size_t event = 0;
  const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), event);
  if (error != std::errc() || end != line.data() + line.size()) return std::nullopt;
  return event;
}

}  // namespace

struct Keeper::State {
  Header header;
  std::unique_ptr<Journal> journal;
  Words& words;
  bool by_hand;
  Match match;
  Deal deal;
  Others others;
  int undone = 0;  // in this deal
  bool asides_asked = false;
  std::string played;  // the bot that acted last: what was restored is of the header's
  std::string records;

  State(Header from, std::unique_ptr<Journal> file, Words& chance, bool hand,
        std::shared_ptr<engines::Team> team)
      : header(std::move(from)),
        journal(std::move(file)),
        words(chance),
        by_hand(hand),
        match(*header.game, header.rules, header.first_dealer, header.match),
        deal(match.next()),
        others(header, Seats::all(match.next().seats) - own_seat, by_hand, words, std::move(team)),
        played(header.bot) {}

  Names contracts() const { return match.game().contracts(); }
  bool written(const Entry& entry) { return journal->append(to_string(entry, contracts())); }
  bool commit(const Entry& entry) {
    played = others.bot();
    return written(entry) && (apply(entry), true);
  }

  bool accepts(const Entry& entry) const;
  void apply(const Entry& entry);
  void enter();
  bool take_back(std::size_t event);
  std::optional<Entry> aside();
  std::optional<Entry> turn_of(Seat seat);
  Entry chance_entry();
};

bool Keeper::State::accepts(const Entry& entry) const {
  if (!entry.actor && entry.action.verb == Verb::deal) return deal.refuse_pack(entry.pack).empty();
  return !deal.refuse(entry.actor, entry.action);
}

void Keeper::State::apply(const Entry& entry) {
  deal.play(entry);
  asides_asked = false;
  if (deal.over()) enter();
}

void Keeper::State::enter() {
  Record record;
  record.match = match.id();
  for (const Seat seat : Seats::all(deal.start().seats)) {
    record.players.push_back(seat == own_seat ? "player" : name_in_record(played));
  }
  if (undone > 0) record.extras.emplace_back("x-undone", std::to_string(undone));
  records += write_record(deal, record);
  match.enter(deal);
}

// Whether or not it was a choice as the player plays now: a journal may be of another way to play.
bool Keeper::State::take_back(std::size_t event) {
  const auto& events = deal.events();
  if (deal.over() || event >= events.size() || events[event].actor != own_seat) return false;
  deal = deal.after(event);
  ++undone;
  asides_asked = true;
  others.begin_anew();
  return true;
}

// What one of the bots does out of turn, if any does.
std::optional<Entry> Keeper::State::aside() {
  for (const Seat seat : Seats::all(deal.start().seats) - own_seat) {
    const auto action = others.aside(deal.view(seat));
    if (action && !deal.refuse(seat, *action)) return Entry{seat, *action, {}};
  }
  return std::nullopt;
}

std::optional<Entry> Keeper::State::turn_of(Seat seat) {
  const View view = deal.view(seat);
  const auto action = others.choose(view);
  if (!action) return std::nullopt;
  return Entry{seat, deal.refuse(seat, *action) ? view.legal.front() : *action, {}};
}

Entry Keeper::State::chance_entry() {
  if (deal.events().empty()) return {chance, word(Verb::deal), match.shuffled(words)};
  return draw_chance(deal.turn(), words);
}

Keeper::Keeper(Header header, std::unique_ptr<Journal> journal, Words& words, bool by_hand,
               std::shared_ptr<engines::Team> team)
    : state_(std::make_unique<State>(std::move(header), std::move(journal), words, by_hand,
                                     std::move(team))) {}
Keeper::~Keeper() = default;

bool Keeper::restore(std::string_view line) {
  if (state_->match.over()) return false;
  if (const auto event = parse_undo(line)) return state_->take_back(*event);
  next_deal();
  const auto entry = parse_entry(line, state_->contracts(), state_->deal.start().seats);
  if (!entry || !state_->accepts(*entry.value)) return false;
  state_->apply(*entry.value);
  return true;
}

View Keeper::view() const { return offered(known()); }

View Keeper::known() const { return state_->deal.view(own_seat); }

const Convention* Keeper::signals() const { return find_convention(state_->header.signals); }

std::string_view Keeper::bot() const { return state_->others.bot(); }

SheetData Keeper::sheet() const {
  const Match& match = state_->match;
  SheetData sheet{.game = &match.game(),
                  .rules = match.rules(),
                  .seats = match.next().seats,
                  .lines = match.sheet(),
                  .scores = match.scores(),
                  .cents = match.cents(),
                  .pot = match.pot(),
                  .over = match.over(),
                  .winners = {},
                  .pot_shares = {}};
  if (sheet.over) {
    sheet.winners = match.winners();
    sheet.pot_shares = match.end().pot;
  }
  return sheet;
}

Keeper::Step Keeper::step() {
  State& state = *state_;
  const Turn turn = state.deal.turn();
  if (turn.awaited == Awaited::nothing) return Step::deal_over;
  if (!state.asides_asked) {
    state.asides_asked = true;
    if (const auto entry = state.aside()) {
      return state.commit(*entry) ? Step::acted : Step::stuck;
    }
  }
  if (turn.awaited == Awaited::close) return Step::close;
  if (turn.awaited == Awaited::seat && turn.seat == own_seat) return Step::player;
  const auto entry =
      turn.awaited == Awaited::seat ? state.turn_of(turn.seat) : state.chance_entry();
  if (!entry) return Step::broken_off;
  return state.commit(*entry) ? Step::acted : Step::stuck;
}

std::vector<Lapse> Keeper::take_lapses() { return state_->others.take_lapses(); }
engines::Conduct Keeper::take_conduct() { return state_->others.take_conduct(); }

std::optional<Seat> Keeper::rest() const { return state_->others.rest(); }

std::string_view Keeper::refuse(const Action& action) const {
  return state_->deal.refuse(own_seat, action).rule;
}

std::string_view Keeper::why_not(const Action& action) const {
  const std::string_view rule = refuse(action);
  return rule.empty() ? unrightful(state_->deal, action) : rule;
}

bool Keeper::any_card() const {
  const Turn turn = state_->deal.turn();
  return turn.awaited == Awaited::seat && turn.seat == own_seat && !state_->deal.unlawful().empty();
}

bool Keeper::play(const Action& action) { return state_->commit({own_seat, action, {}}); }
bool Keeper::close() { return state_->commit({chance, word(Verb::close), {}}); }

Keeper::Undone Keeper::undo() {
  State& state = *state_;
  const auto event = last_choice(state.deal, own_seat, state.by_hand);
  if (!event || state.deal.over()) return {Undo::nothing, {}};
  const Action action = state.deal.events()[*event].action;
  const Undo outcome = may_undo(state.deal.after(*event).view(own_seat), known());
  if (outcome != Undo::allowed) return {outcome, action};
  if (!state.journal->append(std::string(undo_word) + std::to_string(*event))) {
    return {Undo::failed, action};
  }
  state.take_back(*event);
  return {Undo::allowed, action};
}

const std::filesystem::path& Keeper::file() const { return state_->journal->path(); }

void Keeper::next_deal() {
  State& state = *state_;
  if (!state.deal.over() || state.match.over()) return;
  state.deal = Deal(state.match.next());
  state.undone = 0;
  state.asides_asked = false;
  state.others.begin_anew();
}

bool Keeper::finish(std::filesystem::path& record) {
  State& state = *state_;
  record = state.journal->path();
  record.replace_extension(".troef.jsonl");
  if (!write_whole(record, state.records + write_match_end(state.match.end()))) return false;
  std::error_code ignored;
  std::filesystem::remove(state.journal->path(), ignored);
  return true;
}

}  // namespace troef::cli::table
