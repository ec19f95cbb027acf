# SPDX-License-Identifier: Apache-2.0
# The compiler's side: dialect, warnings, processor, sanitizers, and the tools that save time.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bin)
if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release)
endif()

# v2 has popcnt, which sets of cards live on; every x86-64 machine since 2009 has it.
if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$")
  set(default_arch x86-64-v2)
endif()
set(TROEF_ARCH "${default_arch}" CACHE STRING "Processor to build for, as in -march=")
if(TROEF_ARCH)
  add_compile_options(-march=${TROEF_ARCH})
endif()

# Bots weigh by numbers with fractions: the same ones on every processor.
add_compile_options(-ffp-contract=off)

if(TROEF_SANITIZE)
  add_compile_options(-fsanitize=${TROEF_SANITIZE} -fno-sanitize-recover=all
                      -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${TROEF_SANITIZE})
  # At a fixed address: else each start adjusts a million pointers to what reports would name.
  if(TROEF_SANITIZE MATCHES address)
    add_link_options(-no-pie)
  endif()
endif()

find_program(MOLD mold)
if(MOLD)
  add_link_options(-fuse-ld=mold)
endif()

find_program(CCACHE ccache)
if(CCACHE AND TROEF_CCACHE)
  # Paths below the base are looked up relative, so that another clone finds what this one compiled.
  set(CMAKE_CXX_COMPILER_LAUNCHER
      env CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
      CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=1 CCACHE_PCH_EXTSUM=1 ${CCACHE})
  # What ccache asks for to see through a precompiled header.
  if(TROEF_PCH AND CMAKE_CXX_COMPILER_ID STREQUAL Clang)
    add_compile_options("SHELL:-Xclang -fno-pch-timestamp")
    # Of what CMake says here ccache would take one path as it is, which no other clone has.
    set(CMAKE_CXX_COMPILE_OPTIONS_USE_PCH -include-pch <PCH_FILE>)
  elseif(TROEF_PCH)
    add_compile_options(-fpch-preprocess)
  endif()
endif()

# troef_precompile(<target> <header>...): headers of the system that most of its files include.
# ccache is given a checksum of what they come to, since the precompiled file is another one in
# every clone. Each file includes what it uses all the same: the linter precompiles nothing.
set(troef_usual_headers algorithm functional map memory optional string vector fmt/format.h)
function(troef_precompile target)
  if(NOT TROEF_PCH)
    return()
  endif()
  list(TRANSFORM ARGN REPLACE "(.+)" "<\\1>" OUTPUT_VARIABLE headers)
  target_precompile_headers(${target} PRIVATE ${headers})
  list(TRANSFORM headers PREPEND "#include ")
  list(JOIN headers "\n" includes)
  set(one ${PROJECT_BINARY_DIR}/precompiled.hxx)
  file(WRITE ${one} "${includes}\n")
  execute_process(COMMAND ${CMAKE_CXX_COMPILER} -std=c++${CMAKE_CXX_STANDARD} -x c++ -E -P ${one}
                  OUTPUT_VARIABLE text RESULT_VARIABLE failed)
  string(SHA256 sum "${text}")
  foreach(ending gch pch)
    set(file ${PROJECT_BINARY_DIR}/CMakeFiles/${target}.dir/cmake_pch.hxx.${ending}.sum)
    if(failed)
      file(REMOVE ${file})
    else()
      file(WRITE ${file} "${sum}\n")
    endif()
  endforeach()
endfunction()

# The warnings under which all but the reference is compiled.
add_library(troef_style INTERFACE)
target_compile_options(troef_style INTERFACE
  -Wall -Wextra -Wpedantic -Wconversion -Wno-sign-conversion
  $<$<BOOL:${TROEF_WERROR}>:-Werror>)
# Among united files a local name may hide what another file keeps for itself, and a type of such a
# file looks to g++ like one of a header: the linter and other builds see these files alone.
if(NOT TROEF_UNITE)
  target_compile_options(troef_style INTERFACE -Wshadow)
elseif(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
  target_compile_options(troef_style INTERFACE -Wno-subobject-linkage)
endif()
# g++ 12 sees overflows in std::string's operator+ that are not there (GCC bugs 105329 and 105651),
# depending on how long the literals are, such as the path of the source.
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  target_compile_options(troef_style INTERFACE
    -Wno-array-bounds -Wno-restrict -Wno-stringop-overflow)
endif()

# Fat objects: what is not linked with -flto (the tests) takes the plain code and links fast.
add_library(troef_lto INTERFACE)
add_library(troef_no_lto INTERFACE)
if(TROEF_LTO AND CMAKE_CXX_COMPILER_ID STREQUAL GNU)
  target_compile_options(troef_lto INTERFACE -flto=auto -ffat-lto-objects)
  target_link_options(troef_no_lto INTERFACE -fno-lto)
endif()

# Where no byte from outside is read: fuzzing need not see the branches taken there, which costs
# what loops much a half of its time and more.
add_library(troef_not_fuzzed INTERFACE)
if(TROEF_FUZZ)
  set(troef_no_fuzz -fno-sanitize=fuzzer-no-link)
  target_compile_options(troef_not_fuzzed INTERFACE ${troef_no_fuzz})
endif()

# What takes long to compile and not to run: with sanitizers it is not optimised, which takes a
# third of the time.
add_library(troef_unhurried INTERFACE)
if(TROEF_SANITIZE)
  target_compile_options(troef_unhurried INTERFACE -O0)
endif()
