// SPDX-License-Identifier: Apache-2.0
#include "bots/hint/reasons.h"

#include "bots/belief/belief.h"
#include "bots/club/club.h"
#include "bots/search/likelihood.h"

namespace troef::hints {
namespace {

constexpr int layouts = 600;
// What is done with the card as readily as without it is no reason.
constexpr double least_ratio = 1.25;

// What everybody saw, card by card.
bool is_open(const Action& action) {
  switch (action.verb) {
    case Verb::bid:
    case Verb::contract:
    case Verb::pass:
    case Verb::trump:
    case Verb::play:
      return true;
    case Verb::roem:
      return action.melds().empty();
    default:
      return false;
  }
}

struct Act {
  Seat seat;
  Action action;
  double likely = 1;
};

// All that happened before now, in one layout.
class Past {
 public:
  Past(const View& view, const BotSettings& settings)
      : belief_(view), deal_(view), likelihood_(view, club_tuning, settings.signals, nullptr) {}

  // False where no layout is found that fits.
  bool draw(Quick& random) {
    if (!belief_.sample(random, layout_)) return false;
    acts_.clear();
    fits_ = deal_.retrace(layout_, [&](Imagined& deal, Seat seat, const Action& action) {
      acts_.push_back({seat, action, likelihood_(deal, seat, action)});
      return true;
    });
    return true;
  }
  bool fits() const { return fits_; }
  const std::vector<Act>& acts() const { return acts_; }
  const Layout& layout() const { return layout_; }

 private:
  Belief belief_;
  Imagined deal_;
  search::Likelihood likelihood_;
  Layout layout_;
  std::vector<Act> acts_;
  bool fits_ = false;
};

// How readily something is done in some layouts, on average.
class Readiness {
 public:
  void note(double likely, double weight) {
    likely_ += likely * weight;
    weight_ += weight;
  }
  double operator()() const { return weight_ > 0 ? likely_ / weight_ : 0; }

 private:
  double likely_ = 0, weight_ = 0;
};

struct Told {
  Readiness with, without;
};

void note(const Past& past, const Hint::Guess& guess, std::vector<Told>& told) {
  const bool there = past.layout().hands[guess.seat].has(guess.card);
  told.resize(past.acts().size());
  for (std::size_t i = 0; i < told.size(); ++i) {
    (there ? told[i].with : told[i].without).note(past.acts()[i].likely, past.layout().weight);
  }
}

std::optional<Action> reason(const std::vector<Act>& acts, const std::vector<Told>& told,
                             Seat seat) {
  std::optional<Action> found;
  double most = least_ratio;
  for (std::size_t i = 0; i < told.size(); ++i) {
    const double without = told[i].without();
    if (acts[i].seat != seat || !is_open(acts[i].action) || without <= 0) continue;
    const double ratio = told[i].with() / without;
    if (ratio <= most) continue;
    most = ratio;
    found = acts[i].action;
  }
  return found;
}

}  // namespace

void find_reasons(const View& view, const BotSettings& settings,
                  std::vector<Hint::Guess>& guesses) {
  std::vector<std::vector<Told>> told(guesses.size());
  std::vector<Act> acts;
  Past past(view, settings);
  Quick random(settings.seed);
  for (int i = 0; i < layouts && past.draw(random); ++i) {
    if (!past.fits()) continue;
    acts = past.acts();
    for (std::size_t k = 0; k < guesses.size(); ++k) note(past, guesses[k], told[k]);
  }
  for (std::size_t k = 0; k < guesses.size(); ++k) {
    if (!guesses[k].sure) guesses[k].because = reason(acts, told[k], guesses[k].seat);
  }
}

}  // namespace troef::hints
