#pragma once

#include <QList>
#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace casefile::content {
struct InterviewQuestion;
}
namespace casefile::learner {
class AnswerSheet;
}

namespace casefile::views {

class MarkRow;

/// An answer beside its model: the points of the model answer to tick, the levels of the rubric with the one
/// that the ticks suggest, and answers to avoid.
class Comparison : public QWidget
{
    Q_OBJECT

public:
    explicit Comparison(QWidget* parent = nullptr);

    void setQuestion(const content::InterviewQuestion& question, const QString& language);
    void follow(const learner::AnswerSheet& sheet, bool isOpen); ///< open: marks may still be changed
    void takeFocus();                                            ///< to the first point
    bool tickByNumber(int number); ///< from 1; false: there is no such point, or it may not be changed
    const QList<MarkRow*>& points() const { return m_points; }
    const QList<MarkRow*>& levels() const { return m_levels; }

signals:
    void ticked(const QString& point, bool on);
    void levelChosen(int level);

private:
    QLabel* addLine(const QString& words, const char* look);
    void addPoints(const content::InterviewQuestion& question, const QString& language);
    void addLevels(const content::InterviewQuestion& question, const QString& language);
    void addWeak(const content::InterviewQuestion& question, const QString& language);
    void clear();

    QVBoxLayout* m_column;
    QStringList m_ids; ///< of the points
    QList<MarkRow*> m_points;
    QList<MarkRow*> m_levels;
    QStringList m_rubric;
    QLabel* m_count = nullptr;
};

} // namespace casefile::views
