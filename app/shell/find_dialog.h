#pragma once

#include "app/content/search.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;

namespace casefile::shell {

/// Ctrl+F: words in, places of the course out. Without words it is the glossary. Return or a double click
/// chooses.
class FindDialog : public QDialog
{
    Q_OBJECT

public:
    FindDialog(const content::Library& library, const QString& language, QWidget* parent);

    const content::Finding& chosen() const { return m_chosen; } ///< after it was accepted

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void look();
    void choose();
    QList<content::Finding> wholeGlossary() const;
    QString placeOf(const content::Finding& finding) const;

    const content::Library& m_library;
    QString m_language;
    QLineEdit* m_words;
    QLabel* m_count;
    QListWidget* m_list;
    QList<content::Finding> m_findings;
    content::Finding m_chosen;
};

} // namespace casefile::shell
