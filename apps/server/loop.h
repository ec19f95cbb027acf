// SPDX-License-Identifier: Apache-2.0
// Where work is done: the network's one thread, the clerk who waits for the store, the bots.
#pragma once

#include <cstdint>
#include <functional>

namespace troef::server {

using Task = std::function<void()>;

class Loop {
 public:
  virtual ~Loop() = default;
  // From any thread. Tasks of a loop with one thread run in order.
  virtual void post(Task task) = 0;
};

// The loop that tables live on. It has the clock: milliseconds since 1970.
class NetworkLoop : public Loop {
 public:
  virtual std::int64_t now() const = 0;
  // Not to be cancelled: a task that comes for nothing does nothing.
  virtual void at(std::int64_t when, Task task) = 0;
};

}  // namespace troef::server
