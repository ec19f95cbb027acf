// SPDX-License-Identifier: Apache-2.0
// A finished deal, step by step.
#include "table/all_seeing.h"
#include "table/apply.h"
#include "table/finished.h"
#include "table/look.h"
#include "table/seen_json.h"
#include "table/table.h"

namespace troef {
namespace {

class StepWriter {
 public:
  StepWriter(Json& json, const Record& record, std::optional<Seat> seat)
      : json_(json), record_(record), seat_(seat) {}

  void all() {
    Deal deal(record_.start);
    for (const Entry& entry : record_.entries) {
      deal.play(entry);
      step(deal);
    }
  }

 private:
  void step(const Deal& deal) {
    const View view = seat_ ? deal.view(seat_) : all_seeing(deal);
    LookObject look;
    write_look(look, view, own_turn(deal, view), static_cast<int>(view.events.size()));
    json_.open('{').key("what").open('{').member("kind", "act");
    append_seen(json_, view.events.back(), deal.game().contracts());
    json_.close('}').key("look").open('{');
    look.append_changes(json_, look_keys, last_);
    json_.close('}').close('}');
    last_ = std::move(look);
  }

  Json& json_;
  const Record& record_;
  std::optional<Seat> seat_;
  LookObject last_;
};

}  // namespace

std::string steps_json(Games games, std::string_view record, std::optional<Seat> seat,
                       std::string& error) {
  const auto finished = read_finished(games, record, error);
  if (!finished) return "";
  const Record& deal = finished->record;
  if (seat && seat->index() >= deal.start.seats) {
    error = "there is no such seat";
    return "";
  }
  std::string text;
  Json json(text);
  json.open('{').member("game", deal.start.game->id()).member("match", deal.match);
  json.member("deal", deal.start.number).member("players", deal.players).key("result");
  append_result(json, finished->deal.result(), *deal.start.game, deal.start.seats);
  json.key("steps").open('[');
  StepWriter(json, deal, seat).all();
  json.close(']').close('}');
  return text;
}

}  // namespace troef
