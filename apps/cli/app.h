// SPDX-License-Identifier: Apache-2.0
// The command line `troef` as a whole.
#pragma once

namespace troef::cli {

// Does what the arguments say; the exit status.
int run(int argc, const char* const* argv);

}  // namespace troef::cli
