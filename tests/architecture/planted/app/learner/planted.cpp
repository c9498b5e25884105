// A planted violation: see tests/architecture/CMakeLists.txt.
#include "app/playback/player.h"
