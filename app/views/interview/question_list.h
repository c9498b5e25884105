#pragma once

#include "app/learner/interview/interview_log.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;

namespace casefile::content {
struct Library;
}
namespace casefile::learner {
class InterviewPractice;
}

namespace casefile::views {

/// Which interview questions there are: a filter by chapter, level and kind, a search, and what fits, with
/// how each last went.
class QuestionList : public QWidget
{
    Q_OBJECT

public:
    QuestionList(const content::Library& library, learner::InterviewPractice& practice,
                 QWidget* parent = nullptr);

    void follow(const QString& language);
    void setLastAnswers(const QHash<QString, learner::LastAnswer>& last);
    QLineEdit* search() const { return m_search; }
    QListWidget* rows() const { return m_rows; }
    QComboBox* chapters() const { return m_chapter; }
    QComboBox* levels() const { return m_level; }
    QComboBox* kinds() const { return m_kind; }

private:
    void retranslate();
    void filter();
    void fillRows();
    void fill(QComboBox* box, const QString& all, const QList<std::pair<QString, QString>>& rows,
              const QString& chosen);

    const content::Library& m_library;
    learner::InterviewPractice& m_practice;
    QHash<QString, learner::LastAnswer> m_last;
    QString m_language;
    QComboBox* m_chapter;
    QComboBox* m_level;
    QComboBox* m_kind;
    QLineEdit* m_search;
    QLabel* m_count;
    QListWidget* m_rows;
    QString m_filled; ///< what the rows were made for
};

} // namespace casefile::views
