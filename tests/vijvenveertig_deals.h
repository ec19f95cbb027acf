// SPDX-License-Identifier: Apache-2.0
// Deals of Vijvenveertig for its tests.
#pragma once

#include "support.h"

namespace troef::test::vijvenveertig_deals {

using Settings = std::vector<std::string>;

inline Played two(Settings settings = {}) {
  settings.emplace_back("seats=2");
  return Played("vijvenveertig", settings);
}

inline Rules rules_with(const Settings& settings, std::string_view preset = "") {
  return Played("vijvenveertig", settings, preset).deal().start().rules;
}

}  // namespace troef::test::vijvenveertig_deals
