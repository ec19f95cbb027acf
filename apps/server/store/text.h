// SPDX-License-Identifier: Apache-2.0
// What may go into the database: with this checked, no text can make a statement fail.
#pragma once

#include <string_view>

#include "server/store.h"

namespace troef::server::storage {

bool is_name(std::string_view text);  // of a table or person, or a hash
bool is_text(std::string_view text);
bool is_writing(const Writing& writing);

}  // namespace troef::server::storage
