// SPDX-License-Identifier: Apache-2.0
// What a server says besides `table` and `step` (docs/protocol.md, "From the server").
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace troef::wire {

std::string done(const std::optional<std::string>& id, std::uint64_t seq);
std::string refused(const std::optional<std::string>& id, std::string_view code,
                    std::string_view rule, std::string_view message);

}  // namespace troef::wire
