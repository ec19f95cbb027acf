// SPDX-License-Identifier: Apache-2.0
// Running the built program, for its tests.
#pragma once

#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "paths.h"

namespace troef::cli {

inline std::string read_whole(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

inline void write_file(const std::filesystem::path& path, std::string_view text) {
  std::ofstream(path, std::ios::binary) << text;
}

inline std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < text.size();) {
    const auto end = std::min(text.find('\n', at), text.size());
    lines.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

inline bool has(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

// The program as a shell takes it.
inline std::string quoted_program() { return '"' + test::troef_program() + '"'; }

// Whether a process ends, now or soon. One that nobody reaps, as in some containers, is dead all
// the same.
inline bool ends(pid_t id) {
  for (int i = 0; i < 1000; ++i) {
    const std::string state = read_whole("/proc/" + std::to_string(id) + "/stat");
    if (state.empty() || has(state, ") Z")) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  return false;
}

struct Ran {
  int status;
  std::string out, err;
};

// A folder of its own, in which the program is run by a shell.
class Shell {
 public:
  Shell() {
    std::string name = (std::filesystem::temp_directory_path() / "troef-test-XXXXXX").string();
    folder_ = ::mkdtemp(name.data());
  }
  ~Shell() { std::filesystem::remove_all(folder_); }
  Shell(const Shell&) = delete;
  Shell& operator=(const Shell&) = delete;

  std::filesystem::path path(const std::string& name) const { return folder_ / name; }

  Ran command(const std::string& words) const {
    const std::string whole = "cd '" + folder_.string() + "' && { " + words + "\n} >'" +
                              path(".out").string() + "' 2>'" + path(".err").string() +
                              "' </dev/null";
    const int status = std::system(whole.c_str());  // NOLINT(bugprone-command-processor)
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, read_whole(path(".out")),
            read_whole(path(".err"))};
  }
  // `arguments` as a shell takes them; `before` stands in front of the program.
  Ran run(const std::string& arguments, const std::string& before = "") const {
    return command("LC_ALL=C " + before + " " + quoted_program() + " " + arguments);
  }

 private:
  std::filesystem::path folder_;
};

}  // namespace troef::cli
