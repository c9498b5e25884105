#pragma once

#include "app/content/task.h"

namespace casefile::content {

/// A misconception that a task names.
struct NamedBelief
{
    QString path; ///< where in the question: "options[1].misconception"
    QString misconception;
    bool isEvidence = true; ///< an answer can show it; else it is only the topic
};

/// All that a task names, in the order of its file.
QList<NamedBelief> beliefsOf(const Task& task);

} // namespace casefile::content
