// SPDX-License-Identifier: Apache-2.0
#include "server/store/address.h"

#include <gtest/gtest.h>

#include "server/store.h"

namespace troef::server::storage {
namespace {

std::string complaint(const std::string& address) {
  try {
    parse_address(address);
  } catch (const AddressFault& fault) {
    return fault.what();
  }
  return "";
}

TEST(StoreAddress, what_is_wrong_with_it_is_told_without_the_password_in_it) {
  for (const char* address : {
           "postgresql://troef:secret%zz@host/troef",
           "postgresql://troef:sec/ret@host/troef",
           "postgresql://troef:secret?@host/troef",
           "postgresql://troef:secret@more@host/troef",
           "postgresql://troef:secret@[::1/troef",
           "postgresql://troef:secret/troef",
           "postgresql://troef:secret@host/troef?sslmod=require",
           "postgresql://troef@host/troef?port=54sec2",
           "postgresql://troef@host/troef?port=5432x",
           "postgres:/troef:secret@host/troef",
       }) {
    EXPECT_NE(complaint(address), "") << address;
    EXPECT_EQ(complaint(address).find("sec"), std::string::npos) << complaint(address);
  }
}

TEST(StoreAddress, of_sqlite_is_the_name_of_a_file) {
  EXPECT_EQ(parse_address("sqlite:tables.db").where, "tables.db");
  for (const std::string_view file : {std::string_view(""), std::string_view(":memory:"),
                                      std::string_view("a\nb"), std::string_view("a\0b", 3)}) {
    EXPECT_THROW(parse_address("sqlite:" + std::string(file)), AddressFault) << file;
  }
}

TEST(StoreAddress, what_libpq_reads_is_right) {
  for (const char* address : {
           "postgresql://troef@/troef?host=/var/run/postgresql",
           "postgres://troef:sec%2Fret%40@[::1]:5433/troef?sslmode=verify-full",
           "postgresql://one:5432,two:5433/troef",
           "postgresql://",
       }) {
    EXPECT_EQ(complaint(address), "") << address;
  }
}

TEST(StoreAddress, limits_of_time_are_those_of_the_address_where_it_has_any) {
  using std::chrono::milliseconds;
  EXPECT_EQ(parse_address("postgresql://host/troef").silence, milliseconds(15'000));
  const Address own = parse_address("postgresql://host/troef?tcp_user_timeout=300");
  EXPECT_EQ(own.silence, milliseconds(300));
  EXPECT_EQ(own.where.find("tcp_user_timeout"), own.where.rfind("tcp_user_timeout"));
  EXPECT_EQ(parse_address("postgresql://host/troef?tcp_user_timeout=0").silence, milliseconds(0));
}

}  // namespace
}  // namespace troef::server::storage
