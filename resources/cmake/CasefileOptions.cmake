# What every target shares: standard, warnings, sanitizers.
option(CASEFILE_TESTS "Build the tests" ON)
option(CASEFILE_WERROR "Warnings are errors" OFF)
option(CASEFILE_UNITY "The compiler reads up to eight sources of a layer, or six tests, at once: a third of the time" ON)
# Test programs that each hold the layers would be many GB; they share them. The installed program is one file.
option(BUILD_SHARED_LIBS "Layers are shared libraries, for the tests" OFF)
set(CASEFILE_SANITIZE "" CACHE STRING "Sanitizers, for instance address,undefined")

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
if(NOT BUILD_SHARED_LIBS)
    set(CMAKE_CXX_VISIBILITY_PRESET hidden)
endif()
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

add_library(casefile_settings INTERFACE)
if(NOT MSVC)
    target_compile_options(casefile_settings INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor
        -Woverloaded-virtual $<$<BOOL:${CASEFILE_WERROR}>:-Werror>)
    if(CASEFILE_SANITIZE)
        # What goes through a null pointer or past an object is reported by the address sanitizer, with the same stack; to check
        # both twice takes a tenth of the time to compile.
        target_compile_options(casefile_settings INTERFACE -fsanitize=${CASEFILE_SANITIZE} -fno-omit-frame-pointer
            -fno-sanitize-recover=all -fno-sanitize=null,object-size)
        target_link_options(casefile_settings INTERFACE -fsanitize=${CASEFILE_SANITIZE})
    endif()
endif()

# A hundred test programs are linked: ld.lld takes a fifth of the time that the usual linker takes.
include(CheckLinkerFlag)
check_linker_flag(CXX -fuse-ld=lld CASEFILE_HAS_LLD)
if(CASEFILE_HAS_LLD)
    target_link_options(casefile_settings INTERFACE -fuse-ld=lld)
endif()
