#include "app/playback/timeline.h"
