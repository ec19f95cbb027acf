// SPDX-License-Identifier: Apache-2.0
#include "table/finished.h"

namespace troef {

std::optional<Finished> read_finished(Games games, std::string_view record, std::string& error) {
  RecordReader reader(games);
  const auto kind = reader.read(record);
  if (kind != RecordReader::Kind::deal) {
    const bool end = kind == RecordReader::Kind::match_end;
    error = "no record of a deal: " + (end ? "the end of a match" : reader.fault().message);
    return std::nullopt;
  }
  const Replay whole = replay(reader.deal());
  if (!whole.deal || !whole.deal->over()) {
    error = whole.deal ? "the deal is not over" : whole.fault.message;
    return std::nullopt;
  }
  return Finished{reader.deal(), *whole.deal};
}

}  // namespace troef
