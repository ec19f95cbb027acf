// SPDX-License-Identifier: Apache-2.0
#include "server/metrics.h"

#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>
#include <prometheus/text_serializer.h>
#include <unistd.h>

#include <fstream>

namespace troef::server {
namespace {

using prometheus::BuildCounter;
using prometheus::BuildGauge;
using prometheus::BuildHistogram;
using prometheus::Counter;
using prometheus::Family;
using prometheus::Gauge;
using prometheus::Histogram;
using prometheus::Registry;

const Histogram::BucketBoundaries upper_bounds = {0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05,
                                                  0.1,    0.2,   0.5,   1,     2,    5};

Gauge& gauge(Registry& registry, const char* name, const char* help) {
  return BuildGauge().Name(name).Help(help).Register(registry).Add({});
}

Histogram& histogram(Registry& registry, const char* name, const char* help) {
  return BuildHistogram().Name(name).Help(help).Register(registry).Add({}, upper_bounds);
}

double resident_bytes() {
  std::ifstream file("/proc/self/statm");
  double all = 0, resident = 0;
  file >> all >> resident;
  return resident * static_cast<double>(sysconf(_SC_PAGESIZE));
}

}  // namespace

struct Metrics::Parts {
  Registry registry;
  Gauge& connections = gauge(registry, "troef_connections", "TCP connections that are open");
  Gauge& sockets = gauge(registry, "troef_sockets", "Sockets at tables");
  Gauge& tables = gauge(registry, "troef_tables", "Tables in memory");
  Family<Counter>& requests = BuildCounter()
                                  .Name("troef_http_requests_total")
                                  .Help("HTTP requests, by route and status")
                                  .Register(registry);
  Counter& frames = BuildCounter()
                        .Name("troef_frames_total")
                        .Help("Frames that clients sent")
                        .Register(registry)
                        .Add({});
  Family<Counter>& actions = BuildCounter()
                                 .Name("troef_inputs_total")
                                 .Help("Inputs that changed a table, of people and of bots")
                                 .Register(registry);
  Counter& of_people = actions.Add({{"of", "people"}});
  Counter& of_bots = actions.Add({{"of", "bots"}});
  Family<Counter>& refusals = BuildCounter()
                                  .Name("troef_refusals_total")
                                  .Help("Refused messages, by code")
                                  .Register(registry);
  Counter& slow_readers = BuildCounter()
                              .Name("troef_slow_readers_total")
                              .Help("Sockets dropped because nobody read them")
                              .Register(registry)
                              .Add({});
  Family<Counter>& turned_away = BuildCounter()
                                     .Name("troef_turned_away_total")
                                     .Help("Connections that were turned away, by limit")
                                     .Register(registry);
  Counter& late_bots = BuildCounter()
                           .Name("troef_late_bots_total")
                           .Help("Decisions that a simpler bot took, since its own was too slow")
                           .Register(registry)
                           .Add({});
  Counter& failed_programs = BuildCounter()
                                 .Name("troef_failed_programs_total")
                                 .Help("Decisions that a program of the host's forfeited")
                                 .Register(registry)
                                 .Add({});
  Gauge& bots_waiting =
      gauge(registry, "troef_bots_waiting", "Decisions of strong bots that nobody works at yet");
  Histogram& action = histogram(registry, "troef_input_seconds",
                                "From a message that changes a table until it is sent to all");
  Histogram& bot = histogram(registry, "troef_bot_seconds", "How long bots think");
  Histogram& store =
      histogram(registry, "troef_store_seconds", "From a writing until it is durable");
  Gauge& waiting = gauge(registry, "troef_store_waiting", "Writings that are not yet durable");
  Gauge& waiting_bytes =
      gauge(registry, "troef_store_waiting_bytes", "Bytes of writings that are not yet durable");
  Gauge& trouble = gauge(registry, "troef_store_trouble", "1 while writing fails");
  Gauge& memory = gauge(registry, "process_resident_memory_bytes", "Memory that the server takes");
};

Metrics::Metrics() : parts_(std::make_unique<Parts>()) {}
Metrics::~Metrics() = default;

void Metrics::connections(double now) { parts_->connections.Set(now); }
void Metrics::sockets(double now) { parts_->sockets.Set(now); }
void Metrics::tables(double now) { parts_->tables.Set(now); }
void Metrics::request(std::string_view route, int status) {
  parts_->requests.Add({{"route", std::string(route)}, {"status", std::to_string(status)}})
      .Increment();
}
void Metrics::frame() { parts_->frames.Increment(); }
void Metrics::action(bool by_bot) { (by_bot ? parts_->of_bots : parts_->of_people).Increment(); }
void Metrics::refusal(std::string_view code) {
  parts_->refusals.Add({{"code", std::string(code)}}).Increment();
}
void Metrics::slow_reader() { parts_->slow_readers.Increment(); }
void Metrics::turned_away(std::string_view limit) {
  parts_->turned_away.Add({{"limit", std::string(limit)}}).Increment();
}
void Metrics::action_seconds(double seconds) { parts_->action.Observe(seconds); }
void Metrics::bot_seconds(double seconds) { parts_->bot.Observe(seconds); }
void Metrics::late_bot() { parts_->late_bots.Increment(); }
void Metrics::failed_programs(double count) { parts_->failed_programs.Increment(count); }
void Metrics::bots_waiting(double now) { parts_->bots_waiting.Set(now); }
void Metrics::store_seconds(double seconds) { parts_->store.Observe(seconds); }
void Metrics::store_waiting(double writings, double bytes) {
  parts_->waiting.Set(writings);
  parts_->waiting_bytes.Set(bytes);
}
void Metrics::trouble(bool now) { parts_->trouble.Set(now ? 1 : 0); }

std::string Metrics::text() {
  parts_->memory.Set(resident_bytes());
  return prometheus::TextSerializer().Serialize(parts_->registry.Collect());
}

}  // namespace troef::server
