// SPDX-License-Identifier: Apache-2.0
#include "table/spoken.h"

#include <array>

namespace troef {
namespace {

std::string hundreds(int count) {
  constexpr std::array<const char*, 7> words{"",     "honderd", "tweehonderd", "driehonderd",
                                             "vier", "vijf",    "zes"};
  const std::string word = words[static_cast<std::size_t>(count)];
  return count < 4 ? word : word + "honderd";
}

std::string in_words(int points) {
  constexpr std::array<const char*, 10> tens{"",        "tien",    "twintig", "dertig",
                                             "veertig", "vijftig", "zestig",  "zeventig",
                                             "tachtig", "negentig"};
  return hundreds(points / 100) + tens[static_cast<std::size_t>(points % 100 / 10)];
}

}  // namespace

std::string spoken_points(int points) {
  if (points % 10 != 0 || points < 110 || points > 600) return std::to_string(points);
  if (points == 150) return "de markt";
  if (points == 250) return "de grote markt";
  return points <= 200 ? in_words(points - 100) : in_words(points);
}

std::string contract_name(std::string_view contract) {
  std::string name(contract);
  for (char& c : name) c = c == '-' ? ' ' : c;
  return name;
}

}  // namespace troef
