// SPDX-License-Identifier: Apache-2.0
// Tables of which a writing was refused, because another server wrote to them. What was written
// after it rests on lines that are not there, even if its number happens to fit; so all is refused
// that was queued before the table is read again.
#pragma once

#include <cstdint>
#include <map>
#include <string>

namespace troef::server::storage {

class LostTables {
 public:
  void lose(const std::string& table) { until_[table] = for_ever; }

  // The table is read again; `next` is the number of the next job.
  void reread(const std::string& table, std::uint64_t next) {
    if (const auto lost = until_.find(table); lost != until_.end() && lost->second == for_ever) {
      lost->second = next;
    }
  }

  // Asked once for every job, in order.
  bool refuses(const std::string& table, std::uint64_t number) {
    const auto lost = until_.find(table);
    if (lost == until_.end()) {
      return false;
    }
    if (number < lost->second) {
      return true;
    }
    until_.erase(lost);
    return false;
  }

 private:
  static constexpr std::uint64_t for_ever = UINT64_MAX;
  std::map<std::string, std::uint64_t> until_;
};

}  // namespace troef::server::storage
