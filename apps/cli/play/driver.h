// SPDX-License-Identifier: Apache-2.0
// `troef play` at the other end of two pipes, in plain text, for tests.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace troef::driven {

// A folder for the state of a table, empty at first and gone afterwards.
class StateFolder {
 public:
  StateFolder();
  ~StateFolder();
  StateFolder(const StateFolder&) = delete;
  StateFolder& operator=(const StateFolder&) = delete;
  const std::filesystem::path& path() const { return path_; }
  // Files of troef with this extension.
  std::vector<std::filesystem::path> files(const std::string& extension) const;

 private:
  std::filesystem::path path_;
};

class Played {
 public:
  Played(const StateFolder& state, std::vector<std::string> arguments);
  ~Played();
  Played(const Played&) = delete;
  Played& operator=(const Played&) = delete;

  // What was printed up to the next prompt, or to the end.
  std::string read();
  // Whether there is something to read, within so many milliseconds.
  bool says_something(int milliseconds) const;
  // Types a line and reads on.
  std::string type(const std::string& line);
  // Takes the first legal action, again and again, to the end or so many times.
  void play_on(int times);
  // The actions that are legal at the prompt, in notation; empty where Enter goes on.
  std::vector<std::string> actions();

  bool at_prompt() const { return at_prompt_; }
  const std::string& all() const { return all_; }
  // Closes the input and waits; the exit status, or minus the signal.
  int end();
  void signal(int number);

 private:
  int process_ = -1, in_ = -1, out_ = -1;
  bool at_prompt_ = false;
  std::string all_;
};

// Runs a program to its end; its exit status.
int run(const std::vector<std::string>& arguments);

}  // namespace troef::driven
