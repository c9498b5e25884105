#pragma once

#include <QString>
#include <QStringList>

namespace casefile::content {

struct CodePlace;

/// The lines of a file and which of them lie between "// [tag]" and "// [/tag]" ("# [tag]" in Python).
/// firstLine and lastLine are indices into `lines`, both inside the region; -1 when there is no such region.
struct CodeRegion
{
    QStringList lines; ///< of the whole file; empty when it cannot be read
    int firstLine = -1;
    int lastLine = -1;
};

/// `file` is "engine/attention/scores.cpp" (looked up in the embedded sources) or a path.
CodeRegion codeRegion(const QString& file, const QString& tag);

/// The region of a place in a walk, narrowed to its lines: firstLine is -1 when they do not stand there
/// exactly once.
CodeRegion codeLines(const CodePlace& place);

/// Why that is so, as the fault of an author; empty when all is well.
QString codeProblem(const CodePlace& place);

} // namespace casefile::content
