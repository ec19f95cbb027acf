// SPDX-License-Identifier: Apache-2.0
// The rule texts of a game as data: every rule, option and preset with its title and its words. A
// text is Markdown in which each heading names one of them: "## KJ-21 Follow suit", "## `style` …"
// with a line for each value, "## @amsterdams …".
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace troef {

struct RuleText {
  enum class Kind : std::uint8_t { rule, option, preset };
  struct Value {
    std::string_view word, sentence;
  };
  Kind kind;
  std::string_view id, title;
  std::string_view body;      // its lines as they were written, without those of the values
  std::vector<Value> values;  // of an option, in the order of the text
};

// Points into the texts that it was made from.
class RuleBook {
 public:
  // A game's text, and after it what all games share.
  explicit RuleBook(std::string_view own, std::string_view common = {});

  std::string_view title() const { return title_; }
  std::string_view introduction() const { return introduction_; }
  const std::vector<RuleText>& texts() const { return texts_; }

  // nullptr where there is none. Where an option and a preset have one name it is the option's.
  const RuleText* find(std::string_view id) const;
  const RuleText* find(RuleText::Kind kind, std::string_view id) const;

 private:
  std::string_view title_, introduction_;
  std::vector<RuleText> texts_;
};

// The lines of a body as one line.
std::string unwrapped(std::string_view body);

}  // namespace troef
