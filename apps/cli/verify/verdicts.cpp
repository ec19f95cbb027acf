// SPDX-License-Identifier: Apache-2.0
#include "cli/verify/verdicts.h"

#include <fmt/format.h>

#include <utility>

#include "cards/quoted.h"
#include "cli/counted.h"
#include "cli/errors.h"
#include "cli/json.h"

namespace troef::cli {
namespace {

Json json_of(const FairFault& fault) {
  Json json = {{"what", fault.what}, {"message", fault.message}};
  if (fault.entry >= 0) json["action"] = fault.entry;
  if (fault.place >= 0) json["place"] = fault.place;
  return json;
}

}  // namespace

void Verdicts::file(std::string name) {
  file_ = std::move(name);
  ++files_;
}

void Verdicts::deal(std::uint64_t line, const Record& record, const FairReport& report) {
  ++deals_;
  ++counts_[static_cast<std::size_t>(report.fairness)];
  if (report.fairness == Fairness::honest) return;
  if (json_) {
    Json json = {{"file", file_},
                 {"line", line},
                 {"match", record.match},
                 {"deal", record.start.number},
                 {"verdict", name(report.fairness)}};
    for (const FairFault& fault : report.faults) json["faults"].push_back(json_of(fault));
    return output_.write(json_line(json));
  }
  const std::string match = record.match.empty() ? "" : " of " + harmless(record.match, 60);
  for (const FairFault& fault : report.faults) {
    const std::string action = fault.entry < 0 ? "" : fmt::format("action {}: ", fault.entry);
    output_.write(fmt::format("{}:{}: deal {}{}: {}{}\n", shown(file_), line,
                              record.start.number + 1, match, action, fault.message));
  }
}

void Verdicts::unreadable(std::uint64_t line, const std::string& message) {
  ++faults_;
  output_.write(json_ ? json_line({{"file", file_}, {"line", line}, {"message", message}})
                      : fmt::format("{}:{}: {}\n", shown(file_), line, message));
}

void Verdicts::note(std::uint64_t line, const std::string& message) {
  output_.write(json_ ? json_line({{"file", file_}, {"line", line}, {"note", message}})
                      : fmt::format("{}:{}: note: {}\n", shown(file_), line, message));
}

void Verdicts::summary() {
  if (json_) {
    output_.write(json_line({{"files", files_},
                             {"deals", deals_},
                             {"honest", of(Fairness::honest)},
                             {"differ", of(Fairness::differs)},
                             {"incomplete", of(Fairness::incomplete)},
                             {"unproved", of(Fairness::unproved)},
                             {"unreadable", faults_}}));
  } else {
    output_.write(summary_text());
  }
  output_.close();
}

std::string Verdicts::summary_text() const {
  const std::string head = counted(files_, "file", "files") + ", ";
  if (deals_ == 0 && faults_ == 0) return head + "no deals: there is nothing to verify\n";
  std::string text = head + counted(deals_, "deal", "deals") + ": ";
  if (all_honest()) return text + "all dealt honestly\n";
  text += fmt::format("{} dealt honestly", of(Fairness::honest));
  const auto add = [&](std::uint64_t count, const char* what) {
    if (count > 0) text += fmt::format(", {} {}", count, what);
  };
  add(of(Fairness::differs), "NOT as committed and cut");
  add(of(Fairness::incomplete), "that cannot be verified without the deal before");
  add(of(Fairness::unproved), "without a proof");
  add(faults_, faults_ == 1 ? "line that cannot be read" : "lines that cannot be read");
  return text + '\n';
}

}  // namespace troef::cli
