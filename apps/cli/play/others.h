// SPDX-License-Identifier: Apache-2.0
// The bots around the player: what each of them does by what it sees, in turn and out of turn, and
// which of them takes the rest. Where they are programs, another bot decides what one of them does
// not.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bots/bot.h"
#include "cli/play/header.h"
#include "deal/view.h"
#include "engines/engine.h"

namespace troef::cli::table {

// A program that did not decide what it was asked.
struct Lapse {
  enum class Then : std::uint8_t { asked_again, gone_for_this_deal, gone_for_good };

  Seat seat;
  engines::Fault fault;
  Then then;
};

class Others {
 public:
  // Programs of the team, or without one the bot of the header. With `by_hand` none of them takes
  // the rest.
  Others(const Header& header, Seats seats, bool by_hand, Words& words,
         std::shared_ptr<engines::Team> team);
  ~Others();
  Others(const Others&) = delete;
  Others& operator=(const Others&) = delete;

  // Who they are: as the header says, or where there is no such bot any more, one that plays in its
  // place.
  const std::string& bot() const { return bot_; }

  // What the bot whose view it is does in its turn, and out of turn if it does. Nothing in its turn
  // where the player stopped waiting for a program.
  std::optional<Action> choose(const View& view);
  std::optional<Action> aside(const View& view);

  // Who takes all tricks that are left.
  std::optional<Seat> rest() const { return rest_; }
  // What follows is of another deal, or other than it was, as something was taken back.
  void begin_anew();

  // Since they were last asked for: of each program the first lapse in a deal and those by which it
  // is lost, and what was not decided by programs in all.
  std::vector<Lapse> take_lapses() { return std::exchange(lapses_, {}); }
  engines::Conduct take_conduct() { return std::exchange(conduct_, {}); }

 private:
  struct Other {
    std::unique_ptr<engines::Engine> program;
    std::unique_ptr<Bot> bot;  // of a program the one that decides in its place
    std::uint64_t seed = 0;
    bool announced = false;  // the deal, to the program
    bool lapsed = false;     // in this deal
  };
  Other& other_at(Seat seat) { return others_[static_cast<std::size_t>(seat.index())]; }
  engines::Engine& program_of(Other& other);
  bool decided_itself(Other& other, Seat seat);

  bool by_hand_;
  std::string bot_;
  const Convention* signals_;
  std::shared_ptr<engines::Team> team_;
  std::array<Other, max_seats> others_;  // by seat
  std::optional<Seat> rest_;
  std::vector<Lapse> lapses_;
  engines::Conduct conduct_;
  bool given_up_ = false;
};

}  // namespace troef::cli::table
