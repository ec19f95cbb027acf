// SPDX-License-Identifier: Apache-2.0
// An explanation for programs: the member "explain" of an answer (docs/cli.md).
#include <fmt/format.h>

#include "cli/solve/explain_form.h"
#include "deal/record.h"

namespace troef::cli {
namespace {

std::string trick_json(const Stand& stand) {
  return fmt::format(R"({{"trick": {}, "winner": {}, "count": [{}, {}], "roem": [{}, {}]}})",
                     stand.trick, stand.winner.index(), stand.own, stand.others, stand.own_roem,
                     stand.others_roem);
}

class Writing {
 public:
  explicit Writing(const Shown& shown)
      : contracts_(shown.deal.game().contracts()), why_(*shown.why) {}

  std::string text() {
    text_ = ", \"explain\": {\"maximisers\": [";
    const char* comma = "";
    for (const Seat seat : why_.maximisers) {
      text_ += fmt::format("{}{}", comma, seat.index());
      comma = ", ";
    }
    text_ += fmt::format("], \"counts\": \"{}\"", why_.best.counted.tricks ? "tricks" : "points");
    if (!why_.best.line.empty()) course(why_.best);
    text_ += ", \"others\": {";
    comma = "";
    for (const Explanation::Other& each : why_.others) {
      text_ += comma;
      other(each);
      comma = ", ";
    }
    return text_ + fmt::format("}}, \"complete\": {}, \"nodes\": {}}}", why_.complete, why_.nodes);
  }

 private:
  void other(const Explanation::Other& other) {
    append_json_string(text_, to_string(other.action, contracts_));
    const auto& [low, high] = other.value;
    if (!other.value.exact()) {
      text_ += fmt::format(R"(: {{"value": null, "low": {}, "high": {}}})", low, high);
      return;
    }
    text_ += fmt::format(R"(: {{"value": {}, "cost": {})", low, other.cost);
    if (other.course) {
      text_ += fmt::format(R"(, "parting": {})", other.parting);
      course(*other.course);
    }
    text_ += "}";
  }

  void course(const Course& course) {
    text_ += fmt::format(R"(, "outcome": "{}", "line": [)", name(course.result.outcome));
    const char* comma = "";
    for (const Entry& entry : course.line) {
      text_ += comma;
      append_json_string(text_, to_string(entry, contracts_));
      comma = ", ";
    }
    text_ += fmt::format("], \"only\": [{}], \"tricks\": [", fmt::join(course.only, ", "));
    comma = "";
    for (const Stand& stand : course.stands) {
      text_ += comma + trick_json(stand);
      comma = ", ";
    }
    text_ += "]";
  }

  Names contracts_;
  const Explanation& why_;
  std::string text_;
};

}  // namespace

std::string explained_json(const Shown& shown) { return Writing(shown).text(); }

}  // namespace troef::cli
