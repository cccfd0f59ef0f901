# Compiles XIBs and storyboards.
#
#   include(Nibwright)
#   nibwright_add_nibs(screens OUTPUT_DIR ${CMAKE_BINARY_DIR}/Screens MODULE Screens Login.xib Main.storyboard)
#
# adds a target `screens` that makes Login.nib and Main.storyboardc in OUTPUT_DIR, by default the binary folder. Each document is a
# rule of its own: a changed one is compiled alone. NIBWRIGHT_PROGRAM names the program; default: nibwright of PATH.

include_guard(GLOBAL)
find_program(NIBWRIGHT_PROGRAM nibwright REQUIRED DOC "Nibwright's command")

function(nibwright_add_nibs target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "STRICT" "OUTPUT_DIR;MODULE;DEPLOYMENT_TARGET;XCODE" "DEVICES;BUNDLES")
  if(NOT arg_OUTPUT_DIR)
    set(arg_OUTPUT_DIR ${CMAKE_CURRENT_BINARY_DIR})
  endif()
  set(options)
  if(arg_MODULE)
    list(APPEND options --module ${arg_MODULE})
  endif()
  if(arg_DEPLOYMENT_TARGET)
    list(APPEND options --minimum-deployment-target ${arg_DEPLOYMENT_TARGET})
  endif()
  if(arg_XCODE)
    list(APPEND options --emulate-xcode ${arg_XCODE})
  endif()
  foreach(device IN LISTS arg_DEVICES)
    list(APPEND options --target-device ${device})
  endforeach()
  foreach(bundle IN LISTS arg_BUNDLES)
    list(APPEND options --bundle ${bundle})
  endforeach()
  if(arg_STRICT)
    list(APPEND options --strict)
  endif()

  set(outputs)
  foreach(document IN LISTS arg_UNPARSED_ARGUMENTS)
    get_filename_component(source ${document} ABSOLUTE)
    get_filename_component(folder ${document} DIRECTORY)
    get_filename_component(name ${document} NAME)
    # Languages keep their folders: Base.lproj/Main.storyboard becomes Base.lproj/Main.storyboardc.
    if(folder MATCHES "([^/]*\\.lproj)$")
      set(name ${CMAKE_MATCH_1}/${name})
    endif()
    if(name MATCHES "\\.storyboard$")
      set(output ${arg_OUTPUT_DIR}/${name}c)
    else()
      string(REGEX REPLACE "\\.xib$" ".nib" output ${arg_OUTPUT_DIR}/${name})
    endif()
    get_filename_component(output_folder ${output} DIRECTORY)
    file(MAKE_DIRECTORY ${output_folder})
    string(MD5 key ${output})
    add_custom_command(
      OUTPUT ${output}
      COMMAND ${NIBWRIGHT_PROGRAM} compile ${source} --output ${output} --depfile ${CMAKE_CURRENT_BINARY_DIR}/${key}.d ${options}
      DEPENDS ${source} ${NIBWRIGHT_PROGRAM}
      DEPFILE ${CMAKE_CURRENT_BINARY_DIR}/${key}.d
      COMMENT "Compiling ${document}"
      VERBATIM)
    list(APPEND outputs ${output})
  endforeach()
  add_custom_target(${target} ALL DEPENDS ${outputs})
  set_property(TARGET ${target} PROPERTY NIBWRIGHT_OUTPUTS ${outputs})
endfunction()
