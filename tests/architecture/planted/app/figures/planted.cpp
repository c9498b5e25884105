// Planted violations: see tests/architecture/CMakeLists.txt.
#include "app/views/theme.h"
#include <QWidget>
#include <random>
