# SPDX-License-Identifier: Apache-2.0
# troef_forward(<folder> <pattern>...) fills a folder in the build tree with one-line headers that
# lead to the headers of src/ named by the patterns. A target whose only include directory is such
# a folder cannot name anything else, not even through a header it may name. Their text is the same
# in every clone.
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
    get_filename_component(from ${folder}/${header} DIRECTORY)
    file(RELATIVE_PATH there ${from} ${PROJECT_SOURCE_DIR}/src/${header})
    file(CONFIGURE OUTPUT ${folder}/${header} CONTENT "#include \"${there}\"\n")
  endforeach()
endfunction()
