#include "app/figures/scene.h"
