// SPDX-License-Identifier: Apache-2.0
// What is compared when something typed is read: "Huëge" is "huege".
#pragma once

#include <string>
#include <string_view>

namespace troef::cli {

// Lower case, accents off, × as x, one blank between words.
std::string plain_words(std::string_view text);

}  // namespace troef::cli
