# A test's own lines run once: their arithmetic is not what the sanitizers are for, and costs a third of the time to compile.
if(CASEFILE_SANITIZE)
    set(CASEFILE_TEST_OPTIONS -O0 -fno-sanitize=undefined)
endif()
set(CASEFILE_SAME_EVERYWHERE -UQT_TESTCASE_BUILDDIR -UQT_TESTCASE_SOURCEDIR) # Qt sets them for each folder, nobody asks
set(CASEFILE_TESTS_IN_A_PROGRAM 6) # read in two fifths of the time of six alone

# casefile_once(NAME…): tests of numbers, words or files, in which the sanitizers would only see again what other tests have run;
# the asan preset leaves them out.
function(casefile_once)
    set_tests_properties(${ARGN} PROPERTIES LABELS once)
endfunction()

# casefile_long(NAME…): tests of ten seconds and more begin first, so that no processor waits for the last one.
function(casefile_long)
    set_tests_properties(${ARGN} PROPERTIES COST 100)
endfunction()

# casefile_test(tst_name.cpp LINKS casefile::engine …)
# One Qt Test class, run by CTest without a display; WINDOW: on a virtual one. Up to six of a folder with the same LINKS share a
# program (CASEFILE_UNITY); one that needs SOURCES, a window, or targets of its own (APART) is a program by its own name.
function(casefile_test source)
    cmake_parse_arguments(ARG "WINDOW;APART" "" "SOURCES;LINKS" ${ARGN})
    get_filename_component(name ${source} NAME_WE)
    if(CASEFILE_UNITY AND NOT ARG_WINDOW AND NOT ARG_APART AND NOT ARG_SOURCES)
        casefile_join_test(${name} ${source} "${ARG_LINKS}")
        return()
    endif()
    add_executable(${name} ${source} ${ARG_SOURCES})
    casefile_test_program(${name} "${ARG_LINKS}")
    casefile_test_moc(${name} ${source})
    if(ARG_SOURCES MATCHES "\\.h") # a class of slots that several tests share
        set_target_properties(${name} PROPERTIES AUTOMOC ON)
    endif()
    if(ARG_WINDOW)
        casefile_window_test(${name} $<TARGET_FILE:${name}>)
    else()
        casefile_add_test(${name} ${name})
    endif()
endfunction()

# Adds the test to the last program of this folder with these LINKS, or begins one. "cmake --build … --target tst_name" builds it.
function(casefile_join_test name source links)
    string(MAKE_C_IDENTIFIER "CASEFILE_JOINED_${links}" joined)
    set_property(DIRECTORY APPEND PROPERTY ${joined} ${source})
    get_property(sources DIRECTORY PROPERTY ${joined})
    list(LENGTH sources count)
    math(EXPR place "(${count} - 1) / ${CASEFILE_TESTS_IN_A_PROGRAM}")
    string(MD5 group "${CMAKE_CURRENT_SOURCE_DIR} ${links} ${place}")
    string(SUBSTRING ${group} 0 6 group)
    get_filename_component(folder ${CMAKE_CURRENT_SOURCE_DIR} NAME)
    set(program tests_${folder}_${group})
    if(NOT TARGET ${program})
        set(joint "${CMAKE_CURRENT_BINARY_DIR}/${program}.cpp")
        set(members "$<TARGET_PROPERTY:${program},CASEFILE_MEMBERS>")
        add_custom_command(OUTPUT ${joint} VERBATIM DEPENDS "${members}" ${PROJECT_SOURCE_DIR}/resources/cmake/JoinTests.cmake
            COMMAND ${CMAKE_COMMAND} "-DSOURCES=${members}" -DOUT=${joint} -P ${PROJECT_SOURCE_DIR}/resources/cmake/JoinTests.cmake
            COMMENT "Joining ${program}")
        add_executable(${program} ${joint})
        target_include_directories(${program} PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
        casefile_test_program(${program} "${links}")
        # Says that what an included file has for itself might be in two programs: here it is in one source.
        target_compile_options(${program} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
    endif()
    set_property(TARGET ${program} APPEND PROPERTY CASEFILE_MEMBERS ${CMAKE_CURRENT_SOURCE_DIR}/${source})
    casefile_test_moc(${program} ${source})
    add_custom_target(${name} DEPENDS ${program})
    casefile_add_test(${name} ${program} ${name})
endfunction()

# Asked for by name: to have CMake search every test for it costs more than the compiler does.
function(casefile_test_moc program source)
    get_filename_component(name ${source} NAME_WE)
    set(moc_folder "${CMAKE_CURRENT_BINARY_DIR}/${name}_moc")
    qt_generate_moc(${source} "${moc_folder}/${name}.moc" TARGET ${program})
    target_sources(${program} PRIVATE "${moc_folder}/${name}.moc")
    target_include_directories(${program} PRIVATE "${moc_folder}")
endfunction()

function(casefile_test_program program links)
    target_link_libraries(${program} PRIVATE casefile_settings ${links} Qt6::Test)
    target_compile_options(${program} PRIVATE ${CASEFILE_TEST_OPTIONS})
    target_compile_definitions(${program} PRIVATE CASEFILE_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
    if(CASEFILE_TEST_HEADERS AND links MATCHES "${CASEFILE_TEST_HEADERS_OF}")
        target_compile_options(${program} PRIVATE ${CASEFILE_SAME_EVERYWHERE})
        target_precompile_headers(${program} REUSE_FROM ${CASEFILE_TEST_HEADERS})
    endif()
endfunction()

function(casefile_add_test name)
    add_test(NAME ${name} COMMAND ${ARGN})
    set_tests_properties(${name} PROPERTIES TIMEOUT 300 ENVIRONMENT "QT_QPA_PLATFORM=offscreen;OPENBLAS_NUM_THREADS=1")
endfunction()

# casefile_window_test(NAME COMMAND…)
# A test that needs a real window: it runs on a virtual display with a window manager, and has the label "window".
function(casefile_window_test name)
    set(folder "${PROJECT_SOURCE_DIR}/tests/e2e")
    add_test(NAME ${name} COMMAND bash ${folder}/with_display.sh ${ARGN})
    set_tests_properties(${name} PROPERTIES LABELS window TIMEOUT 300
        ENVIRONMENT "OPENBLAS_NUM_THREADS=1;LSAN_OPTIONS=suppressions=${folder}/leaks.supp:print_suppressions=0")
endfunction()

# casefile_test_headers(NAME OF REGEX LINKS … READS <header> …)
# Reads headers once for the tests that follow and whose LINKS match: most of what a small test takes to compile. Named one by
# one: all of QtCore, as <QtTest> has it, would cost each test a third of a second of instances that it does not use.
function(casefile_test_headers name)
    cmake_parse_arguments(ARG "" "OF" "LINKS;READS" ${ARGN})
    file(CONFIGURE OUTPUT ${name}.cpp CONTENT "")
    add_library(${name} OBJECT ${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp)
    target_link_libraries(${name} PRIVATE casefile_settings ${ARG_LINKS} Qt6::Test)
    target_compile_definitions(${name} PRIVATE CASEFILE_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
    target_compile_options(${name} PRIVATE ${CASEFILE_SAME_EVERYWHERE} ${CASEFILE_TEST_OPTIONS})
    target_precompile_headers(${name} PRIVATE <QTest> <QSignalSpy> <QTemporaryDir> <QFile> <QDir> <QProcess>
        <QRegularExpression> <QJsonDocument> <QJsonObject> <QJsonArray> <QSet> ${ARG_READS})
    set(CASEFILE_TEST_HEADERS ${name} PARENT_SCOPE)
    set(CASEFILE_TEST_HEADERS_OF "${ARG_OF}" PARENT_SCOPE)
endfunction()
