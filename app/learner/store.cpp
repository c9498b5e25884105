#include "app/learner/store.h"
