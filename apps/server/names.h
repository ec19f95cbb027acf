// SPDX-License-Identifier: Apache-2.0
// Names of people, which show something and hold nothing that does not show.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace troef::server {

// Trimmed, 1 to 40 characters of UTF-8, none of them a control, one that turns the direction of
// text or one that is not to be seen, but for what makes one sign of several; nullopt otherwise.
std::optional<std::string> read_name(std::string_view text);

}  // namespace troef::server
