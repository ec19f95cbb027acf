// SPDX-License-Identifier: Apache-2.0
// The few messages that the server says itself, and what it must know of those of others.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace troef::server {

std::shared_ptr<const std::string> notice_message(std::string_view code);
// To this frame of a client, whose `id` it carries back if it has one.
std::shared_ptr<const std::string> refused_message(std::string_view frame, std::string_view code,
                                                   std::string_view message);
// Changes nothing at the table.
bool is_hello_or_sync(std::string_view frame);
// Of a message from a table: the code of a refusal, "" of anything else.
std::string_view refusal_code(std::string_view message);

}  // namespace troef::server
