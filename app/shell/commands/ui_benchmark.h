#pragma once

namespace casefile::shell {

/// Start, memory, edits and frames of the window, as JSON lines on stdout. Returns an ExitCode.
int runUiBenchmark(int argc, char** argv);

} // namespace casefile::shell
