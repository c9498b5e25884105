// Planted violations: see tests/architecture/CMakeLists.txt.
#include "app/playback/player.h"
#include <unistd.h>
