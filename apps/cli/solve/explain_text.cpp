// SPDX-License-Identifier: Apache-2.0
// An explanation for people: what is sought, the best line, and how every other action is refuted.
#include <fmt/format.h>

#include <algorithm>

#include "cli/solve/course_table.h"
#include "cli/solve/explain_form.h"
#include "cli/solve/explain_words.h"
#include "cli/terminal.h"

namespace troef::cli {
namespace {

using Other = Explanation::Other;

// The same line but for two cards that do the same.
bool alike(const Other& one, const Other& two) {
  if (!one.course || !two.course || one.value != two.value) return false;
  const Card a = one.action.card, b = two.action.card;
  return std::equal(one.course->line.begin(), one.course->line.end(), two.course->line.begin(),
                    two.course->line.end(), [&](Entry x, const Entry& y) {
                      Card& card = x.action.card;
                      if (x.action.verb == Verb::play && (card == a || card == b)) {
                        card = card == a ? b : a;
                      }
                      return x == y;
                    });
}

class Explaining {
 public:
  Explaining(const Shown& shown, const Speech& speech)
      : shown_(shown), why_(*shown.why), speech_(speech), seats_(shown.deal.start().seats) {}

  std::string text() {
    if (why_.best.line.empty()) return unexplained();
    text_ = "\n";
    paragraph(sought_words(why_, shown_.asked, seats_, speech_));
    heading(say("Het beste verloop", "The best line"));
    paragraph(value_words(shown_.answer.value.low, why_.best));
    text_ += course_table(shown_.deal, why_.best, 0, speech_, marks_);
    as_good();
    refutations();
    unknown();
    legend();
    return text_;
  }

 private:
  const char* say(const char* dutch, const char* english) const {
    return speech_.say(dutch, english);
  }
  void heading(const std::string& text) {
    text_ += "\n" + styled(text, Style::bold, speech_.colour()) + "\n";
  }
  void paragraph(const std::string& text) { text_ += filled(text) + "\n"; }

  std::string spoken(const Action& action) const {
    if (action.verb == Verb::play) return speech_.card(action.card) + (action.marked ? "*" : "");
    return speech_.name(shown_.deal.turn().seat) + " " +
           speech_.action(action, shown_.deal.game().contracts());
  }

  std::string unexplained() const {
    const char* why = shown_.answer.value.exact()
                          ? say("De grens is bereikt voor er een verloop was om uit te leggen.",
                                "The limit was reached before there was a line to explain.")
                          : say("De grens is bereikt: er is geen zekere waarde om uit te leggen.",
                                "The limit was reached: there is no certain value to explain.");
    return std::string("\n") + why + "\n";
  }

  std::string value_words(solver::Value value, const Course& course) const {
    return fmt::format(fmt::runtime(say("Waarde {}: {}.", "Value {}: {}.")), value,
                       result_words(why_, course, shown_.deal.start(), speech_));
  }

  template <class Which>
  std::string listed(Which which) {
    std::string list;
    for (const Other& other : why_.others) {
      if (!which(other)) continue;
      list += (list.empty() ? "" : ", ") + spoken(other.action);
      marks_.stuk = marks_.stuk || (other.action.verb == Verb::play && other.action.marked);
    }
    return list;
  }

  void as_good() {
    const auto list =
        listed([](const Other& other) { return other.value.exact() && other.cost == 0; });
    if (list.empty()) return;
    text_ += "\n";
    paragraph(say("Even goed: ", "As good: ") + list + ".");
  }

  // The first card of the other side that everything hangs on.
  std::string answer_words(const Course& course) const {
    const bool ours = why_.maximisers.has(shown_.deal.turn().seat);
    for (const std::size_t place : course.only) {
      const auto& [actor, action, pack] = course.line[place];
      if (place == 0 || !actor || action.verb != Verb::play) continue;
      if (course.maximisers.has(*actor) == ours) continue;
      return fmt::format(
          fmt::runtime(say(" Het antwoord: {} speelt {}.", " The answer: {} plays {}.")),
          speech_.name(*actor), speech_.card(action.card));
    }
    return "";
  }

  // Cards that come to the same are told together.
  void refutations() {
    std::vector<bool> told(why_.others.size());
    for (std::size_t i = 0; i < why_.others.size(); ++i) {
      const Other& other = why_.others[i];
      if (told[i] || !other.course) continue;
      std::string names = spoken(other.action);
      bool several = false;
      for (std::size_t j = i + 1; j < why_.others.size(); ++j) {
        if (!alike(other, why_.others[j])) continue;
        told[j] = several = true;
        names += ", " + spoken(why_.others[j].action);
      }
      refutation(other, names + cost_words(other.cost, several, shown_.asked, speech_));
    }
  }

  void refutation(const Other& other, const std::string& title) {
    heading(filled(title));
    paragraph(value_words(other.value.low, *other.course) + answer_words(*other.course));
    text_ += course_table(shown_.deal, *other.course, other.parting, speech_, marks_);
  }

  void unknown() {
    const auto told = [](const Other& other) {
      return other.course || (other.value.exact() && other.cost == 0);
    };
    const bool all = std::all_of(why_.others.begin(), why_.others.end(), told);
    if (all && why_.complete) return;
    text_ += "\n";
    if (why_.complete) {
      paragraph(say("Zoveel andere keuzes worden niet uitgelegd; hun waarden staan hierboven.",
                    "So many other choices are not explained; their values stand above."));
      return;
    }
    std::string text = say("De grens is bereikt: misschien ontbreekt hier en daar een !",
                           "The limit was reached: here and there a ! may be missing");
    if (!all) {
      text += say(", en zonder uitleg blijft: ", ", and unexplained remains: ") +
              listed([&](const Other& other) { return !told(other); });
    }
    paragraph(text + ".");
  }

  void legend() {
    text_ += "\n";
    entry(marks_.led, ">", say("komt uit", "leads"));
    entry(marks_.only, "!",
          say("de enige: al het andere is slechter", "the only move: all else is worse"));
    entry(marks_.stuk, "*", "stuk");
    entry(marks_.parting, "◄", say("hier ontstaat het verschil", "the difference arises here"));
  }

  void entry(bool there, const char* mark, const char* meaning) {
    if (!there) return;
    text_ += styled(fmt::format("  {}  {}", mark, meaning), Style::dim, speech_.colour()) + "\n";
  }

  const Shown& shown_;
  const Explanation& why_;
  const Speech& speech_;
  int seats_;
  Marks marks_;
  std::string text_;
};

}  // namespace

std::string explained_text(const Shown& shown, const Speech& speech) {
  return Explaining(shown, speech).text();
}

}  // namespace troef::cli
