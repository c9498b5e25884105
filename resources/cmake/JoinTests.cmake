# Writes OUT, one source that reads the tests SOURCES, each in a namespace of its name, so that each keeps its own words; what
# they include is read before, once. The program runs the test that its first argument names.
set(includes "")
set(tests "")
set(rows "")
foreach(source IN LISTS SOURCES)
    get_filename_component(name ${source} NAME_WE)
    file(STRINGS ${source} lines REGEX "^#include [<\"].*[>\"]$")
    list(FILTER lines EXCLUDE REGEX "\\.moc\"$")
    list(APPEND includes ${lines})
    string(APPEND tests "namespace ${name} {\n#include \"${source}\"\n}\n")
    string(APPEND rows "    if (name == \"${name}\")\n        return ${name}::runTest(argc - 1, argv + 1);\n")
endforeach()
list(REMOVE_DUPLICATES includes)
list(JOIN includes "\n" includes)
file(WRITE ${OUT} "// Written by resources/cmake/JoinTests.cmake.
${includes}

#include <iostream>
#include <string_view>

#define main runTest
${tests}#undef main

int main(int argc, char** argv)
{
    const std::string_view name = argc > 1 ? argv[1] : \"\";
${rows}    std::cerr << \"No test of this program: \" << name << '\\n';
    return 2;
}
")
