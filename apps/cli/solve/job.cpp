// SPDX-License-Identifier: Apache-2.0
#include "cli/solve/job.h"

namespace troef::cli {
namespace {

class Packer {
 public:
  void number(std::uint64_t value) {
    for (int i = 0; i < 8; ++i) bytes_ += static_cast<char>(value >> (8 * i) & 255);
  }
  void text(std::string_view value) {
    number(value.size());
    bytes_ += value;
  }
  std::string bytes() && { return std::move(bytes_); }

 private:
  std::string bytes_;
};

class Unpacker {
 public:
  explicit Unpacker(std::string_view bytes) : rest_(bytes) {}
  std::uint64_t number() {
    std::uint64_t value = 0;
    for (std::size_t i = 8; i-- > 0;) value = value << 8 | static_cast<unsigned char>(rest_[i]);
    rest_.remove_prefix(8);
    return value;
  }
  std::string text() {
    const std::size_t size = number();
    std::string value(rest_.substr(0, size));
    rest_.remove_prefix(size);
    return value;
  }

 private:
  std::string_view rest_;
};

}  // namespace

std::string packed(const Job& job) {
  Packer packer;
  for (const auto value : {job.number, job.first, job.deals, job.skip, job.progress}) {
    packer.number(value);
  }
  packer.number(job.lines.size());
  for (const Line& line : job.lines) {
    packer.number(line.file);
    packer.number(line.number);
    packer.number(line.length);
    packer.number(line.ended ? 1 : 0);
    packer.text(line.text);
  }
  return std::move(packer).bytes();
}

Job unpacked_job(std::string_view bytes) {
  Unpacker unpacker(bytes);
  Job job;
  for (auto* value : {&job.number, &job.first, &job.deals, &job.skip, &job.progress}) {
    *value = unpacker.number();
  }
  job.lines.resize(unpacker.number());
  for (Line& line : job.lines) {
    line.file = static_cast<std::uint32_t>(unpacker.number());
    line.number = unpacker.number();
    line.length = unpacker.number();
    line.ended = unpacker.number() != 0;
    line.text = unpacker.text();
  }
  return job;
}

std::string packed(const Outcome& outcome) {
  Packer packer;
  packer.text(outcome.text);
  packer.text(outcome.reports);
  for (const auto value : {outcome.solved, outcome.wrong, outcome.bounded}) packer.number(value);
  for (const bool value : {outcome.first_bounded, outcome.halted, outcome.broken}) {
    packer.number(value ? 1 : 0);
  }
  packer.text(outcome.failure);
  return std::move(packer).bytes();
}

Outcome unpacked_outcome(std::string_view bytes) {
  Unpacker unpacker(bytes);
  Outcome outcome;
  outcome.text = unpacker.text();
  outcome.reports = unpacker.text();
  for (auto* value : {&outcome.solved, &outcome.wrong, &outcome.bounded}) {
    *value = unpacker.number();
  }
  for (auto* value : {&outcome.first_bounded, &outcome.halted, &outcome.broken}) {
    *value = unpacker.number() != 0;
  }
  outcome.failure = unpacker.text();
  return outcome;
}

}  // namespace troef::cli
