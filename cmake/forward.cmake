# SPDX-License-Identifier: Apache-2.0
# troef_forward(<folder> <pattern>...) fills a folder in the build tree with one-line headers that
# lead to the headers of src/ named by the patterns. A target whose only include directory is such
# a folder cannot name anything else, not even through a header it may name.
function(troef_forward folder)
  list(TRANSFORM ARGN PREPEND ${PROJECT_SOURCE_DIR}/src/)
  file(GLOB allowed RELATIVE ${PROJECT_SOURCE_DIR}/src CONFIGURE_DEPENDS ${ARGN})
  file(GLOB_RECURSE present RELATIVE ${folder} ${folder}/*.h)
  foreach(header IN LISTS present)
    if(NOT header IN_LIST allowed)
      file(REMOVE ${folder}/${header})
    endif()
  endforeach()
  foreach(header IN LISTS allowed)
    file(CONFIGURE OUTPUT ${folder}/${header}
         CONTENT "#include \"${PROJECT_SOURCE_DIR}/src/${header}\"\n")
  endforeach()
endfunction()
