#pragma once

#include "app/learner/schedule/grade.h"

#include <QList>
#include <QStringList>

namespace casefile::learner {

/// Of four levels of the rubric, the one that so many of all points suggest: 4 with all of them, 3 with two
/// thirds, 2 with one third, else 1.
int suggestedLevel(qsizetype ticked, qsizetype points);

/// What a level says of how well it was known. Easy only the learner says.
Grade gradeOfLevel(int level);

/// What whoever answered an interview question says of the answer: the points that it had, and its level.
/// Everything marked can be taken back.
class AnswerSheet
{
public:
    explicit AnswerSheet(const QStringList& points = {});

    void tick(const QString& point, bool on); ///< unknown points are not
    bool isTicked(const QString& point) const { return m_marks.ticked.contains(point); }
    QStringList ticked() const; ///< in the order of the points
    QStringList missed() const; ///< likewise

    int suggestion() const { return suggestedLevel(m_marks.ticked.size(), m_points.size()); }
    int level() const { return m_marks.level > 0 ? m_marks.level : suggestion(); }
    bool isLevelChosen() const { return m_marks.level > 0; }
    void chooseLevel(int level); ///< 1 … 4
    Grade suggestedGrade() const { return gradeOfLevel(level()); }

    bool canUndo() const { return !m_before.isEmpty(); }
    bool canRedo() const { return !m_after.isEmpty(); }
    void undo();
    void redo();

    void restore(const QStringList& ticked, int level); ///< as it was left; nothing to undo

private:
    struct Marks
    {
        QStringList ticked;
        int level = 0; ///< chosen; 0: as suggested
        bool operator==(const Marks&) const = default;
    };
    void set(const Marks& marks);

    QStringList m_points;
    Marks m_marks;
    QList<Marks> m_before;
    QList<Marks> m_after;
};

} // namespace casefile::learner
