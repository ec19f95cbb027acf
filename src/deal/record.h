// SPDX-License-Identifier: Apache-2.0
// The game record (docs/record.md): one deal is one line of JSON, the replay of which is the deal.
// Reading is total: any bytes are taken, and what is not a record is refused with what was wrong.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "deal/deal.h"

namespace troef {

inline constexpr std::string_view record_format = "troef/1";
inline constexpr std::size_t most_bytes = 64 * 1024;
inline constexpr std::size_t most_bytes_with_legal = 1024 * 1024;
inline constexpr std::size_t most_actions = 2000;

// The keys of `result`, in the order in which they are written.
inline constexpr std::string_view result_keys[] = {"outcome", "declarer", "contract", "trumps",
                                                   "sides",   "tricks",   "points",   "roem",
                                                   "score",   "cents",    "pot"};
inline constexpr std::size_t result_key_count = std::size(result_keys);
// A result as records write it, key by key: JSON without spaces.
using ResultText = std::array<std::string, result_key_count>;
ResultText to_text(const Result& result, const Game& game, int seats);

struct Record {
  Start start;
  std::string match;
  std::vector<std::string> players;
  std::vector<Entry> entries;
  // For every entry the legal actions, each followed by a line end; not there when not recorded.
  std::optional<std::vector<std::string>> legal;
  std::optional<ResultText> result;  // a position has none
  // Keys that begin with x-, and `time`: their JSON, kept as it is.
  std::vector<std::pair<std::string, std::string>> extras;
};

// The line that ends a match.
struct MatchEnd {
  std::string match;
  std::vector<Amount> scores, cents, pot;
  bool operator==(const MatchEnd&) const = default;
};

// What is wrong with a record, and where: the place of an entry, or of none -1.
struct Fault {
  int entry = -1;
  std::string rule;  // "" where it is no rule of a game
  std::string message;
};

// Keeps its buffers from line to line.
class RecordReader {
 public:
  explicit RecordReader(Games games);
  ~RecordReader();
  RecordReader(RecordReader&&) noexcept;
  RecordReader& operator=(RecordReader&&) noexcept;

  enum class Kind : std::uint8_t { deal, match_end, fault };
  // Reads one line, without its end, into deal(), match_end() or fault().
  Kind read(std::string_view line);
  const Record& deal() const;
  const MatchEnd& match_end() const;
  const Fault& fault() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

// Of an entry that cannot come next: why, and what can.
std::string refusal_text(const Deal& deal, const Entry& entry);

// The rightful actions before an action, as Record::legal holds them: of what is done in turn;
// nothing of chance, of claims and of what is done out of turn.
void append_legal(std::string& text, const Deal& deal, const Entry& next, Actions& scratch);

// Plays the entries of a record, each checked. The deal, or the first fault.
struct Replay {
  std::optional<Deal> deal;
  Fault fault;
};
Replay replay(const Record& record);
// Replays and compares the legal lists, as sets, and the result; nullopt when all is right, and
// then `result` is the deal's.
std::optional<Fault> referee(const Record& record, Result* result = nullptr);

// One line, with its end. Extras, players and match come from `record`, the rest from the deal.
std::string write_record(const Deal& deal, const Record& record);
std::string write_match_end(const MatchEnd& end);
void append_json_string(std::string& text, std::string_view value);

}  // namespace troef
