// SPDX-License-Identifier: Apache-2.0
#include "server/store/text.h"

#include <simdjson.h>

#include <algorithm>

namespace troef::server::storage {
namespace {
constexpr std::size_t longest_name = 128, longest_text = 1 << 20;
constexpr std::uint64_t highest_number = std::uint64_t{1} << 40;
}  // namespace

bool is_text(std::string_view text) {
  return text.size() <= longest_text && text.find('\0') == std::string_view::npos &&
         simdjson::validate_utf8(text.data(), text.size());
}

bool is_name(std::string_view text) {
  return !text.empty() && text.size() <= longest_name && is_text(text);
}

bool is_writing(const Writing& writing) {
  return is_name(writing.table) && std::ranges::all_of(writing.lines, is_text) &&
         std::ranges::all_of(writing.records, is_text) &&
         std::ranges::all_of(writing.sittings, is_name, &Sitting::person) &&
         writing.first < highest_number && writing.first_record < highest_number;
}

}  // namespace troef::server::storage
