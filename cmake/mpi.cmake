# SPDX-License-Identifier: Apache-2.0
# apps/mpi: `troef_mpi`, troef solve over the processes of a cluster. Only with TROEF_MPI; AUTO is
# with it where MPI is installed.
set(MPI_CXX_SKIP_MPICXX ON)
if(TROEF_MPI STREQUAL "AUTO")
  find_package(MPI 3.1 QUIET COMPONENTS CXX)
  if(NOT MPI_CXX_FOUND)
    message(STATUS "MPI is not installed: troef_mpi is left out")
    return()
  endif()
else()
  find_package(MPI 3.1 REQUIRED COMPONENTS CXX)
endif()
add_executable(troef_mpi apps/mpi/main.cpp)
target_compile_definitions(troef_mpi PRIVATE TROEF_VERSION="${PROJECT_VERSION}")
target_link_libraries(troef_mpi PRIVATE troef_cli_parts troef troef_sodium CLI11::CLI11 MPI::MPI_CXX
                                        Threads::Threads troef_style troef_lto)
# mold, among objects that are optimised across files and others, finds the symbols of some twice.
target_link_options(troef_mpi PRIVATE -fuse-ld=bfd)
# Where it was built; not in the package, which would need MPI.
install(TARGETS troef_mpi RUNTIME DESTINATION bin COMPONENT mpi OPTIONAL)
