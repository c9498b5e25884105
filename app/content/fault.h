#pragma once

#include <QList>
#include <QString>

namespace casefile::content {

/// One thing wrong in a file that a person wrote.
struct Fault
{
    QString file;
    QString path;    ///< "steps[2].stage", or "line 12" in a Markdown file
    QString message; ///< "\"sofmax\" is not a stage (did you mean \"softmax\"?)"

    bool operator==(const Fault&) const = default;
};

using Faults = QList<Fault>;

/// "lessons/03-scoring/chapter.json  steps[2].stage: …"
QString toString(const Fault& fault);

} // namespace casefile::content
