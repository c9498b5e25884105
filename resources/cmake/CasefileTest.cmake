# A test's own lines run once: their arithmetic is not what the sanitizers are for, and costs a third of the time to compile.
if(CASEFILE_SANITIZE)
    set(CASEFILE_TEST_OPTIONS -O0 -fno-sanitize=undefined)
endif()

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
# One Qt Test program for one tested file, run by CTest without a display; WINDOW: on a virtual one.
function(casefile_test source)
    cmake_parse_arguments(ARG "WINDOW" "" "SOURCES;LINKS" ${ARGN})
    get_filename_component(name ${source} NAME_WE)
    add_executable(${name} ${source} ${ARG_SOURCES})
    # Asked for by name: to have CMake search every test for it costs more than the compiler does.
    set(moc_folder "${CMAKE_CURRENT_BINARY_DIR}/${name}_moc")
    qt_generate_moc(${source} "${moc_folder}/${name}.moc" TARGET ${name})
    target_sources(${name} PRIVATE "${moc_folder}/${name}.moc")
    target_include_directories(${name} PRIVATE "${moc_folder}")
    if(ARG_SOURCES MATCHES "\\.h") # a class of slots that several tests share
        set_target_properties(${name} PROPERTIES AUTOMOC ON)
    endif()
    target_link_libraries(${name} PRIVATE casefile_settings ${ARG_LINKS} Qt6::Test)
    target_compile_options(${name} PRIVATE ${CASEFILE_TEST_OPTIONS})
    target_compile_definitions(${name} PRIVATE CASEFILE_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
    if(CASEFILE_TEST_HEADERS AND ARG_LINKS MATCHES "${CASEFILE_TEST_HEADERS_OF}")
        target_compile_options(${name} PRIVATE ${CASEFILE_SAME_EVERYWHERE})
        target_precompile_headers(${name} REUSE_FROM ${CASEFILE_TEST_HEADERS})
    endif()
    if(ARG_WINDOW)
        casefile_window_test(${name} $<TARGET_FILE:${name}>)
        return()
    endif()
    add_test(NAME ${name} COMMAND ${name})
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
set(CASEFILE_SAME_EVERYWHERE -UQT_TESTCASE_BUILDDIR -UQT_TESTCASE_SOURCEDIR) # Qt sets them for each folder, nobody asks
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
