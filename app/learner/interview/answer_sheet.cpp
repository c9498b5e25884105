#include "app/learner/interview/answer_sheet.h"

#include "app/content/interview/interview_question.h"

#include <algorithm>

namespace casefile::learner {

int suggestedLevel(qsizetype ticked, qsizetype points)
{
    if (points <= 0 || ticked <= 0)
        return 1;
    if (ticked >= points)
        return content::InterviewQuestion::levels;
    return 1 + int(3 * ticked / points);
}

Grade gradeOfLevel(int level)
{
    return level <= 1 ? Grade::Again : level == 2 ? Grade::Hard : Grade::Good;
}

AnswerSheet::AnswerSheet(const QStringList& points)
    : m_points(points)
{}

void AnswerSheet::set(const Marks& marks)
{
    if (marks == m_marks)
        return;
    m_before.append(m_marks);
    m_after.clear();
    m_marks = marks;
}

void AnswerSheet::tick(const QString& point, bool on)
{
    if (!m_points.contains(point) || isTicked(point) == on)
        return;
    Marks marks = m_marks;
    if (on)
        marks.ticked.append(point);
    else
        marks.ticked.removeOne(point);
    set(marks);
}

void AnswerSheet::chooseLevel(int level)
{
    Marks marks = m_marks;
    marks.level = std::clamp(level, 1, content::InterviewQuestion::levels);
    set(marks);
}

QStringList AnswerSheet::ticked() const
{
    QStringList points;
    std::ranges::copy_if(m_points, std::back_inserter(points),
                         [this](const QString& point) { return isTicked(point); });
    return points;
}

QStringList AnswerSheet::missed() const
{
    QStringList points;
    std::ranges::copy_if(m_points, std::back_inserter(points),
                         [this](const QString& point) { return !isTicked(point); });
    return points;
}

void AnswerSheet::undo()
{
    if (!canUndo())
        return;
    m_after.append(m_marks);
    m_marks = m_before.takeLast();
}

void AnswerSheet::redo()
{
    if (!canRedo())
        return;
    m_before.append(m_marks);
    m_marks = m_after.takeLast();
}

void AnswerSheet::restore(const QStringList& ticked, int level)
{
    *this = AnswerSheet(m_points);
    for (const QString& point : ticked) {
        if (m_points.contains(point) && !isTicked(point))
            m_marks.ticked.append(point);
    }
    m_marks.level = std::clamp(level, 0, content::InterviewQuestion::levels);
}

} // namespace casefile::learner
