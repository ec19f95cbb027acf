// SPDX-License-Identifier: Apache-2.0
// For tests: something done in a process of its own, which may be limited or killed.
#pragma once

#include <sys/types.h>

#include <functional>
#include <string>

namespace troef::server {

class Child {
 public:
  // In the child: `run` with a function that sends text to the parent.
  using Send = std::function<void(const std::string&)>;
  explicit Child(const std::function<void(const Send&)>& run);
  ~Child();
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  std::string read(std::size_t least);  // what it sent, at least so much if it does not end before
  std::string kill();                   // and what else it sent; as SIGKILL does it, at once
  std::string wait();                   // until it ends by itself: all that it sent

 private:
  bool read_some();
  pid_t process_;
  int pipe_ = -1;
  std::string sent_;
};

}  // namespace troef::server
