# cmake -DROOT=<checkout> -P paths.cmake
# No tracked text file may hold the absolute path of this checkout.
cmake_minimum_required(VERSION 3.25)
execute_process(COMMAND git -C "${ROOT}" grep -lIF -e "${ROOT}/" -- . RESULT_VARIABLE result OUTPUT_VARIABLE files ERROR_VARIABLE problem)
if(result GREATER 1)
    message(STATUS "not a git checkout: nothing to read (${problem})")
    return()
endif()
if(files)
    message(FATAL_ERROR "these files hold the path ${ROOT}/:\n${files}")
endif()
