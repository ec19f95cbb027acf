# SPDX-License-Identifier: Apache-2.0
# SOCI comes without a CMake configuration on Debian. Defines SOCI::SOCI: the core and the two
# databases that we use, linked and not loaded at run time, so that a missing one shows at once, and
# libpq below it.
find_path(SOCI_INCLUDE soci/soci.h)
find_library(SOCI_CORE soci_core)
find_library(SOCI_SQLITE3 soci_sqlite3)
find_library(SOCI_POSTGRESQL soci_postgresql)
find_path(PQ_INCLUDE libpq-fe.h PATH_SUFFIXES postgresql)
find_library(PQ_LIBRARY pq)
if(SOCI_INCLUDE)
  file(STRINGS ${SOCI_INCLUDE}/soci/version.h soci_version REGEX "define SOCI_LIB_VERSION ")
  string(REGEX REPLACE ".*\"([0-9]+)_([0-9]+)_?([0-9]*)\".*" "\\1.\\2.\\3" SOCI_VERSION
         "${soci_version}")
endif()
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(SOCI
  REQUIRED_VARS SOCI_CORE SOCI_SQLITE3 SOCI_POSTGRESQL SOCI_INCLUDE PQ_LIBRARY PQ_INCLUDE
  VERSION_VAR SOCI_VERSION)
mark_as_advanced(SOCI_INCLUDE SOCI_CORE SOCI_SQLITE3 SOCI_POSTGRESQL PQ_INCLUDE PQ_LIBRARY)
if(SOCI_FOUND AND NOT TARGET SOCI::SOCI)
  add_library(SOCI::SOCI INTERFACE IMPORTED)
  target_include_directories(SOCI::SOCI INTERFACE ${SOCI_INCLUDE} ${PQ_INCLUDE})
  target_link_libraries(SOCI::SOCI INTERFACE ${SOCI_SQLITE3} ${SOCI_POSTGRESQL} ${SOCI_CORE}
                                             ${PQ_LIBRARY})
endif()
