#pragma once

#include "app/content/fault.h"
#include "app/content/lint/question_lint.h"

#include <QListWidget>

namespace casefile::views {

/// Faults and advice about the question that is being written; Return or a click leads to the field.
class NotesList : public QListWidget
{
    Q_OBJECT

public:
    explicit NotesList(QWidget* parent);

    /// `faults` are those of the reader: one at a place that a note already names is not said twice.
    void setNotes(const QList<content::LintNote>& notes, const content::Faults& faults);
    int faultCount() const { return m_faultCount; }

signals:
    void placeChosen(const QString& place);

private:
    void add(const QString& words, const QString& place, bool isFault);

    int m_faultCount = 0;
};

} // namespace casefile::views
