#pragma once

#include "app/content/references.h"

namespace casefile::content {

/// Says of the names that a question or a template uses of other files what is wrong with them: an empty
/// sentence is nothing. `targets` must outlive it.
class ReferenceNames
{
public:
    explicit ReferenceNames(const ReferenceTargets& targets);

    /// Of a chapter that course.json announces, written or not; a quiz without one belongs to all.
    QString announcedProblem(const QString& chapter) const;
    /// Of an id of misconceptions.json; no id is no problem.
    QString misconceptionProblem(const QString& id) const;
    /// Of a written chapter.
    QString chapterProblem(const QString& chapter) const;
    /// Of a step of a written chapter; of none if the chapter itself is unknown.
    QString stepProblem(const QString& chapter, const QString& step) const;

private:
    const ReferenceTargets& m_targets;
    QStringList m_misconceptions;
    QStringList m_chapters;
};

} // namespace casefile::content
