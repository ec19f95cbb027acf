// SPDX-License-Identifier: Apache-2.0
// troef play: a table at the terminal, one player against bots.
#pragma once

#include "cli/play/wish.h"

namespace troef::cli {

int play(const table::PlayOptions& options);

}  // namespace troef::cli
