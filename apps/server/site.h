// SPDX-License-Identifier: Apache-2.0
// What answers HTTP: it lets connections and requests in by number and rate, checks where they come
// from, and hands them to the route they are for.
#pragma once

#include <map>
#include <string>
#include <unordered_map>

#include "server/answers.h"
#include "server/config.h"
#include "server/hall.h"
#include "server/pages.h"
#include "server/people.h"
#include "server/rate.h"
#include "server/reviewers.h"
#include "server/variants.h"

namespace troef::server {

struct SiteParts {
  NetworkLoop& network;
  Loop& clerk;
  Loop& reception;  // for who somebody is: a few threads that wait for the store
  Store& store;
  Games games;
  const Surroundings& surroundings;
  Metrics& metrics;
  Hall& hall;
  const Config& config;
  Thinkers& thinkers;
  Reviewers& reviewers;
};

// A request that was let in.
struct Call {
  Request request;
  std::string path;  // without the query
  std::string query;
  std::string address;  // of the client
  bool secure = false;  // came over TLS
  Front::Reply reply;
};
using Calling = std::shared_ptr<Call>;
struct Listing;

class Site final : public Front {
 public:
  explicit Site(SiteParts parts);

  bool admit(const std::string& address) override;
  void gone(const std::string& address) override;
  void request(Request request, Reply reply) override;
  void upgrade(Request request, Upgraded upgraded) override;
  void dropped() override;
  std::size_t sockets() const { return sockets_; }

 private:
  bool turn_away(const std::string& limit);
  Calling call(Request request, Reply reply);
  // Whether it may be answered at all, and may change something; otherwise it has been refused.
  bool let_in(const Calling& call, Buckets& bucket);
  bool may_change(const Calling& call);
  bool same_origin(const Call& call) const;
  static Answer not_from_here(const Call& call);
  std::string client(const Request& request) const;
  void warn_of_proxy(const Request& request);

  void route_api(const Calling& call, std::string_view path);
  void route_table(const Calling& call, std::string_view path);
  static bool is_for_host(std::string_view path);
  void route_host(const Calling& call);

  void me(const Calling& call);
  void name_me(const Calling& call);
  void link_me(const Calling& call);
  void move_me(const Calling& call);
  void games(const Calling& call);
  void rules(const Calling& call, std::string_view name);
  void kept(const Calling& call, std::string_view name, const std::function<std::string()>& make);
  void tables(const Calling& call);
  void list_next(const Calling& call, const std::shared_ptr<Listing>& listing);
  void make_table(const Calling& call);
  void summary(const Calling& call, const std::string& id);
  void hint(const Calling& call, const std::string& id);
  void record(const Calling& call, const std::string& id);
  void deal(const Calling& call, const std::string& id, int number);
  void steps(const Calling& call, const std::string& id, int number);
  void review(const Calling& call, const std::string& id, int number);
  void ready(const Calling& call);
  void no_table(const Calling& call, Missing why);

  // Goes on with who asks; refuses where the store fails, or where nobody is nobody.
  void with_person(const Calling& call, std::function<void(const Person&)> then);
  void with_anyone(const Calling& call, std::function<void(const std::optional<Person>&)> then);
  // Goes on if this table exists and whoever asks may see its records.
  void with_records(const Calling& call, const std::string& id, Task then);
  // Answers with what is made, and made small, on the clerk's thread.
  void answer_from_store(const Calling& call, std::function<Answer()> make);
  // Made small here, and sent from the network's thread.
  void answer_with_small(const Calling& call, Answer answer);
  void take_socket(const Calling& call, const std::string& id, const Person& person,
                   const Upgraded& upgraded);

  SiteParts parts_;
  People people_;
  Pages pages_;
  Buckets turned_away_, files_, requests_, posts_, new_tables_, hints_, reviews_;
  std::unordered_map<std::string, std::size_t> connections_by_address_;
  std::unordered_map<std::string, std::size_t> sockets_by_address_, sockets_by_person_;
  std::size_t connections_ = 0, sockets_ = 0;
  bool warned_of_proxy_ = false;
  std::map<std::string, KeptText, std::less<>> texts_;  // games and rules
};

}  // namespace troef::server
