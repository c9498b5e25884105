#include "app/content/reference_names.h"

#include "app/content/nearest_name.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::content {

namespace {

QString problemOf(const QString& name, const QString& kind, const QStringList& known)
{
    return known.contains(name) ? QString() : unknownName(name, kind, known);
}

} // namespace

ReferenceNames::ReferenceNames(const ReferenceTargets& targets)
    : m_targets(targets)
{
    for (const Misconception& misconception : targets.misconceptions)
        m_misconceptions.append(misconception.id);
    for (const Chapter& chapter : targets.chapters)
        m_chapters.append(chapter.id);
}

QString ReferenceNames::announcedProblem(const QString& chapter) const
{
    return chapter.isEmpty() ? QString() : problemOf(chapter, u"a chapter"_s, m_targets.courseIds);
}

QString ReferenceNames::misconceptionProblem(const QString& id) const
{
    return id.isEmpty() ? QString() : problemOf(id, u"a misconception"_s, m_misconceptions);
}

QString ReferenceNames::chapterProblem(const QString& chapter) const
{
    return problemOf(chapter, u"a chapter"_s, m_chapters);
}

QString ReferenceNames::stepProblem(const QString& chapter, const QString& step) const
{
    const auto place = std::ranges::find(m_targets.chapters, chapter, &Chapter::id);
    if (place == m_targets.chapters.cend())
        return {};
    QStringList steps;
    for (const Step& one : place->steps)
        steps.append(one.id);
    return problemOf(step, u"a step of \"%1\""_s.arg(chapter), steps);
}

} // namespace casefile::content
