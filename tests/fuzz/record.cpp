// SPDX-License-Identifier: Apache-2.0
// Any bytes as a line of a record: read, refereed, and what replays is written and read again.
#include <cstdint>
#include <cstdlib>

#include "troef.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace troef;
  static RecordReader reader(all_games());
  const std::string_view line(reinterpret_cast<const char*>(data), size);
  if (reader.read(line) != RecordReader::Kind::deal) return 0;
  (void)referee(reader.deal());
  const Replay again = replay(reader.deal());
  if (!again.deal) return 0;
  for (const Seat seat : Seats::all(again.deal->start().seats)) (void)again.deal->view(seat);
  Record record = reader.deal();
  record.legal.reset();
  const std::string text = write_record(*again.deal, record);
  static RecordReader second(all_games());
  const bool same =
      second.read(std::string_view(text).substr(0, text.size() - 1)) == RecordReader::Kind::deal &&
      second.deal().entries == record.entries;
  if (!same) std::abort();
  return 0;
}
