// SPDX-License-Identifier: Apache-2.0
// SIGINT, SIGTERM and SIGHUP: the first asks the work to stop at a good moment, the second ends the
// program at once.
#pragma once

#include <memory>

#include "engines/process.h"

namespace troef::cli {

void catch_interrupts();
// The signal that came, or 0.
int interrupted();
// What ends the waiting for programs once a signal came; nothing until signals are caught.
std::shared_ptr<const engines::Interrupt> end_of_waiting();
// From now on it is noticed that the program went on after it was stopped (Ctrl-Z, fg).
void notice_continuing();
// Whether that happened since this was asked last.
bool continued();
// Waits until a file can be read; false where a signal came that is to be looked at first, also
// one that came just before.
bool wait_to_read(int file);
// A file that grows past a limit is an error of write(), not the end of the program.
void ignore_file_limit_signal();

}  // namespace troef::cli
