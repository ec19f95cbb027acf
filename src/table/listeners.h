// SPDX-License-Identifier: Apache-2.0
// Who is connected to a table, what each was last told, and the messages that tell them more.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "table/happening.h"
#include "table/sight.h"
#include "table/table_json.h"

namespace troef {

class Listeners {
 public:
  void connect(Connection connection, const Person& person);
  // Nothing for a connection that there is not.
  const Person* person(Connection connection) const;
  bool greeted(Connection connection) const;
  // Has somebody said hello, and not gone?
  bool anyone() const { return !audiences_.empty(); }
  bool here(std::string_view person) const;
  // True if somebody listens under another name than this.
  bool rename(const Person& person);

  // A first hello; true if nobody of that person was there.
  bool join(Connection connection);
  // Whether that was the person's last connection.
  bool leave(Connection connection);

  // Everything, to one connection that has joined.
  void tell_all(const State& state, Connection connection, Time now, std::vector<Outgoing>& out);
  // What has happened and changed, to everybody.
  void tell(const State& state, const std::vector<Happening>& what, std::vector<Outgoing>& out);

 private:
  // The connections of one person.
  struct Audience {
    std::vector<Connection> to;
    bool told = false;  // has had everything
    std::optional<Seat> seat;
    std::shared_ptr<const Sight> sight;
    OwnObject own;
  };
  struct Guest {
    Person person;
    bool greeted = false;
  };

  Presence presence(const State& state) const;
  std::string everything(const State& state, const std::string& person, Audience& audience,
                         Time now);
  bool sees_the_same(const State& state, const std::string& person, const Audience& audience);
  std::string changes(const State& state, const std::string& person, Audience& audience,
                      const std::vector<Happening>& what, std::string_view common);

  std::map<Connection, Guest> guests_;
  std::map<std::string, Audience, std::less<>> audiences_;  // by person
  TableObject table_;                                       // as everybody was told
  Sights sights_;
};

}  // namespace troef
