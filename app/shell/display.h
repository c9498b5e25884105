#pragma once

#include <QString>

namespace casefile::shell {

/// One sentence when no window can be opened here: to be asked before QApplication, which would abort. Empty
/// when a display answers, or when a platform was asked for that needs none. Where only a Wayland display
/// answers, Qt is told to use it. `argv` as it came from the system: "-platform" and "-display" count.
QString displayProblem(int argc, char** argv);

} // namespace casefile::shell
