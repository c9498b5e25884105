// A planted violation: see tests/architecture/CMakeLists.txt.
#include <QString>
#include <armadillo>
