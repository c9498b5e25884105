#pragma once

#include "app/content/chapter.h"

namespace casefile::shell {

/// Opens the window and runs until it is closed. Understands a casefile: link, --lessons DIR and --quizzes
/// DIR.
int runWindow(int argc, char** argv);

/// What chapters may name: the tables of figures, predictions and prose fields.
content::KnownNames knownNames();

} // namespace casefile::shell
