#include "app/views/exhibit_saver.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QProgressDialog>
#include <QStandardPaths>

namespace casefile::views {

using namespace Qt::StringLiterals;

namespace {

QString filterOf(const exports::ExhibitForm& form)
{
    return u"%1 (*.%2)"_s.arg(QCoreApplication::translate("export", form.name), form.suffix);
}

} // namespace

ExhibitSaver::ExhibitSaver(QWidget* over)
    : QObject(over)
    , m_over(over)
{}

QString ExhibitSaver::askForFile(const QString& suggestedName)
{
    QStringList filters;
    for (const exports::ExhibitForm& form : exports::exhibitForms())
        filters.append(filterOf(form));
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
    QString filter = filters.first();
    QString file =
        QFileDialog::getSaveFileName(m_over, tr("Save what is on screen"),
                                     QDir(folder).filePath(suggestedName), filters.join(u";;"_s), &filter);
    if (!file.isEmpty() && !exports::exhibitForm(file))
        file += u'.' + exports::exhibitForms().at(std::max(0, int(filters.indexOf(filter)))).suffix;
    return file;
}

void ExhibitSaver::save(const exports::Exhibit& exhibit, const QString& suggestedName)
{
    const QString file = askForFile(suggestedName);
    if (!file.isEmpty())
        write(file, exhibit);
}

bool ExhibitSaver::write(const QString& file, const exports::Exhibit& exhibit)
{
    constexpr int steps = 100;
    QProgressDialog dialog(tr("Drawing the animation …"), tr("Cancel"), 0, steps, m_over);
    dialog.setWindowModality(Qt::WindowModal);
    const auto progress = [&dialog](double done) {
        dialog.setValue(int(done * (steps - 1))); // handles events, so that Cancel works
        return !dialog.wasCanceled();
    };
    QString problem;
    const bool written = exports::writeExhibit(file, exhibit, progress, problem);
    dialog.reset();
    if (!written && !problem.isEmpty())
        QMessageBox::warning(m_over, tr("Not saved"),
                             tr("%1 could not be written. %2", "file, reason")
                                 .arg(QFileInfo(file).fileName(), whyNot(exports::writeFault(file))));
    return written;
}

QString ExhibitSaver::whyNot(exports::WriteFault fault)
{
    using exports::WriteFault;
    switch (fault) {
    case WriteFault::NotAFile:
        return tr("There is something of that name that is not a file.");
    case WriteFault::NoFolder:
        return tr("There is no such folder.");
    case WriteFault::ReadOnlyDisk:
        return tr("The disk can only be read.");
    case WriteFault::NoPermission:
        return tr("You may not write there.");
    case WriteFault::FullDisk:
        return tr("The disk is full.");
    case WriteFault::Refused:
        break;
    }
    return tr("The system refuses it.");
}

} // namespace casefile::views
