// SPDX-License-Identifier: Apache-2.0
// House rules: each is one row of a game's table, from which parser, record, help, rule book and
// lobby form are made; and a choice of values, one for every row.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

namespace troef {

// A default that another option decides.
struct Follows {
  std::size_t option;             // its place in the table, above what follows it
  std::span<const int> defaults;  // one for each of its words
};

struct Option {
  std::string_view name;
  std::string_view rule;                         // the rule that speaks of it
  std::span<const std::string_view> words = {};  // the values; empty for a number
  int low = 0, high = 1'000'000;                 // of a number
  int fallback = 0;                              // the default: a number, or the place of a word
  std::optional<Follows> follows = {};           // the default where another option decides it
  std::span<const int> numbers = {};             // the only numbers taken, where not a whole range

  bool is_number() const { return words.empty(); }
  std::string text(int value) const;
};

using Options = std::span<const Option>;

// The options that every game has, last in its table, in this order.
enum class Common : std::uint8_t { match_deals, match_target, revoke, look_back, shuffle };
inline constexpr int common_count = 5;
inline constexpr std::string_view revoke_words[] = {"prevented", "penalised"};
inline constexpr std::string_view look_back_words[] = {"last", "until_lead", "all", "none"};
inline constexpr std::string_view shuffle_words[] = {"full", "hand", "none"};
inline constexpr std::string_view no_yes[] = {"no", "yes"};
enum class LookBack : std::uint8_t { last, until_lead, all, none };
enum class Shuffle : std::uint8_t { full, hand, none };

struct CommonDefaults {
  int match_deals = 0, match_target = 0;
  Shuffle shuffle = Shuffle::full;
  std::optional<Follows> deals_follow = {}, target_follows = {};
};

// Of a game, with those that all have.
inline constexpr std::size_t most_options = 24;

// A game's own rows with the common ones after them.
template <std::size_t n>
constexpr std::array<Option, n + common_count> with_common(const std::array<Option, n>& own,
                                                           const CommonDefaults& defaults) {
  static_assert(n + common_count <= most_options);
  std::array<Option, n + common_count> all{};
  for (std::size_t i = 0; i < n; ++i) all[i] = own[i];
  all[n] = {.name = "match_deals",
            .rule = "",
            .fallback = defaults.match_deals,
            .follows = defaults.deals_follow};
  all[n + 1] = {.name = "match_target",
                .rule = "",
                .fallback = defaults.match_target,
                .follows = defaults.target_follows};
  all[n + 2] = {.name = "revoke", .rule = "", .words = revoke_words};
  all[n + 3] = {.name = "look_back", .rule = "", .words = look_back_words};
  all[n + 4] = {.name = "shuffle",
                .rule = "",
                .words = shuffle_words,
                .fallback = static_cast<int>(defaults.shuffle)};
  return all;
}

// A value for every option of a table. Game code indexes by its own enum of options and compares
// with its own enums of values, as in rules[Opt::tie] == Tie::made; text goes by name.
class Rules {
 public:
  Rules() = default;
  explicit Rules(Options table);  // the defaults

  Options table() const { return table_; }

  // A number, or the place of a word, which is that of the value in the game's enum of them.
  struct Value {
    int number;

    operator int() const { return number; }
    bool yes() const { return number == 1; }  // of no_yes
    template <class Enum>
      requires std::is_enum_v<Enum>
    Enum as() const {
      return static_cast<Enum>(number);
    }
    template <class Enum>
      requires std::is_enum_v<Enum>
    bool operator==(Enum value) const {
      return as<Enum>() == value;
    }
  };
  template <class Index>
    requires std::is_enum_v<Index>
  Value operator[](Index option) const {
    return {at(static_cast<int>(option))};
  }
  int at(int option) const { return values_[static_cast<std::size_t>(option)]; }
  int common(Common option) const {
    return values_[table_.size() - common_count + static_cast<std::size_t>(option)];
  }
  // What an option is where nobody set it, the others being as they are.
  int usual(int option) const;
  bool penalised() const { return common(Common::revoke) == 1; }
  LookBack look_back() const { return static_cast<LookBack>(common(Common::look_back)); }
  Shuffle shuffle() const { return static_cast<Shuffle>(common(Common::shuffle)); }

  // What was set stays; defaults that depend on other options follow them.
  void set(int option, int value);
  // "" or what is wrong, with what would have been accepted, nearest first.
  std::string set(std::string_view name, std::string_view value);

  std::optional<int> find(std::string_view name) const;
  std::string text(int option) const;

  bool operator==(const Rules& other) const { return values_ == other.values_; }

 private:
  const Option& row(int option) const { return table_[static_cast<std::size_t>(option)]; }
  void fill_in_defaults();

  Options table_;
  std::array<std::int32_t, most_options> values_{};
  std::uint32_t was_set_ = 0;
};

// Values that a preset sets on top of the defaults.
struct Setting {
  std::string_view option, value;
};
struct Preset {
  std::string_view id;
  std::span<const Setting> settings;
};

// "a", "b" or "c", the nearest to the word first: for messages about what there is.
std::string nearest_first(std::string_view word, std::span<const std::string_view> all);
// "it takes a, b or c", or numbers; of words the nearest to what was said first.
std::string what_it_takes(const Option& option, std::string_view said = "");

}  // namespace troef
