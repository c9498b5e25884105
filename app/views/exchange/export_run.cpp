// The second half of the export dialog: what happens when all is chosen.
#include "app/export/save_file.h"
#include "app/views/exchange/export_dialog.h"
#include "app/views/exhibit_saver.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>

namespace casefile::views {

using namespace Qt::StringLiterals;

namespace {

/// A name with another format's ending gets that of this one.
QString withEnding(QString file, const QString& suffix)
{
    if (file.isEmpty() || file.endsWith(u'.' + suffix))
        return file;
    QString longest;
    for (const exports::QuestionFormat& other : exports::questionFormats())
        if (file.endsWith(u'.' + other.suffix) && other.suffix.size() > longest.size())
            longest = other.suffix;
    if (!longest.isEmpty())
        file.chop(longest.size() + 1);
    return file + u'.' + suffix;
}

} // namespace

QString ExportDialog::file() const
{
    return withEnding(QDir::fromNativeSeparators(m_file->text().trimmed()), format().suffix);
}

/// What is being typed stays as it is; an ending of another format goes.
void ExportDialog::setFile(const QString& file)
{
    const bool isTyped = m_file->hasFocus() && m_file->isModified();
    if (isTyped)
        return;
    const QSignalBlocker quiet(m_file);
    const QString ended =
        QDir::toNativeSeparators(withEnding(QDir::fromNativeSeparators(file), format().suffix));
    if (m_file->text() != ended)
        m_file->setText(ended);
}

void ExportDialog::chooseFile()
{
    const QString suffix = format().suffix;
    const QString chosen = QFileDialog::getSaveFileName(this, windowTitle(), file(),
                                                        u"%1 (*.%2)"_s.arg(m_format->currentText(), suffix));
    if (chosen.isEmpty())
        return;
    m_file->setModified(false);
    setFile(chosen);
    m_replacing = QFile::exists(chosen) ? chosen : QString(); // that dialog has asked
    follow();
}

bool ExportDialog::mayReplace(const QString& name)
{
    return !QFile::exists(name) || name == m_replacing ||
           QMessageBox::question(
               this, windowTitle(),
               tr("There is a file %1 already. Replace it?").arg(QFileInfo(name).fileName())) ==
               QMessageBox::Yes;
}

void ExportDialog::setRunning(bool on)
{
    m_isRunning = on;
    m_isEnded = false;
    for (QWidget* part :
         std::initializer_list<QWidget*>{m_format, m_chapters, m_all, m_none, m_file, m_choose})
        part->setEnabled(!on);
    m_source->setEnabled(!on && !m_offer.own.isEmpty());
    m_progress->setVisible(on);
    m_close->setText(on ? tr("Cancel") : tr("Close"));
    if (on)
        m_close->setFocus();
    follow();
}

bool ExportDialog::run()
{
    const QString name = file();
    if (m_isRunning || name.isEmpty() || !mayReplace(name))
        return false;
    m_file->setModified(false);
    setFile(name);
    say({});
    setRunning(true);
    constexpr int steps = 100;
    m_progress->setRange(0, steps);
    const auto progress = [this](double done) {
        m_progress->setValue(int(done * steps));
        QCoreApplication::processEvents(); // so that Cancel works
        return !m_isEnded;
    };
    const exports::QuestionExport wanted = exportOf(choices(), m_offer);
    exports::QuestionFile made = format().write(wanted, progress);
    const bool wasEnded = m_isEnded;
    setRunning(false);
    m_export->setFocus();
    if (wasEnded || (made.bytes.isEmpty() && made.problem.isEmpty())) {
        say(tr("Cancelled: nothing was written."));
        return false;
    }
    if (made.bytes.isEmpty()) {
        say(made.problem);
        return false;
    }
    if (!exports::saveFile(name, made.bytes, made.problem)) {
        say(tr("%1 could not be written. %2", "file, reason")
                .arg(QFileInfo(name).fileName(), ExhibitSaver::whyNot(exports::writeFault(name))));
        return false;
    }
    m_replacing = name;
    int written = -int(made.leftOut.size());
    for (const content::Quiz& quiz : wanted.quizzes)
        written += int(quiz.questions.size());
    const int left = int(made.leftOut.size());
    QString told = tr("%n questions written.", nullptr, written);
    if (left > 0)
        told += u' ' + tr("%n left out:", nullptr, left);
    say(told, made.leftOut);
    return true;
}

void ExportDialog::say(const QString& sentence, const QStringList& leftOut)
{
    m_result->setText(sentence);
    m_result->setVisible(!sentence.isEmpty());
    m_leftOut->setPlainText(leftOut.join(u'\n'));
    m_leftOut->setVisible(!leftOut.isEmpty());
}

QString ExportDialog::report() const
{
    const QString leftOut = m_leftOut->toPlainText();
    return leftOut.isEmpty() ? m_result->text() : m_result->text() + u'\n' + leftOut;
}

void ExportDialog::reject()
{
    if (m_isRunning)
        m_isEnded = true;
    else
        QDialog::reject();
}

} // namespace casefile::views
