#pragma once

#include "app/content/lint/question_lint.h"
#include "app/learner/own/own_question.h"

#include <QAbstractTableModel>

namespace casefile::content {
struct Library;
}

namespace casefile::views {

/// Own questions, one a row: what it asks, its type, chapter and languages, and how much
/// advice there is on it.
class OwnListModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Asked, Type, Chapter, Languages, Advice, ColumnCount };

    explicit OwnListModel(const content::Library& library, QObject* parent = nullptr);

    void setQuestions(const QList<learner::OwnQuestion>& questions, const QString& language);
    const learner::OwnQuestion& question(int row) const { return m_questions[row]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    const content::Library& m_library;
    content::LintTargets m_targets;
    QList<learner::OwnQuestion> m_questions;
    QString m_language;
};

} // namespace casefile::views
