#pragma once

#include "app/export/exhibit.h"
#include "app/export/save_file.h"

#include <QObject>

class QWidget;

namespace casefile::views {

/// Asks for a file and a form, and writes what is on screen to it, with a progress bar while that lasts.
class ExhibitSaver : public QObject
{
    Q_OBJECT

public:
    explicit ExhibitSaver(QWidget* over); ///< its dialogs stand over this

    void save(const exports::Exhibit& exhibit, const QString& suggestedName);
    /// The second half of it: what happens when a file has been chosen. True when it was written.
    bool write(const QString& file, const exports::Exhibit& exhibit);

    static QString whyNot(exports::WriteFault fault); ///< one sentence in the language of the window

private:
    QString askForFile(const QString& suggestedName);

    QWidget* m_over;
};

} // namespace casefile::views
