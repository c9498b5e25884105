#include "app/views/editor/question_editor.h"

#include "app/content/library.h"
#include "app/content/lint/draft.h"
#include "app/views/appearance.h"
#include "app/views/editor/notes_list.h"
#include "app/views/editor/question_form.h"
#include "app/views/editor/question_preview.h"

#include <QCloseEvent>
#include <QComboBox>
#include <QFrame>
#include <QKeyEvent>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>

#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace casefile::views {

QuestionEditor::~QuestionEditor()
{
    m_document.disconnect(this); // the history ends with it, which is no change
    m_document.history().disconnect(this);
}

bool QuestionEditor::isUnsaved() const
{
    return !(m_document.value() == m_saved);
}

void QuestionEditor::follow()
{
    const EditedQuestion& now = m_document.value();
    m_type->setCurrentIndex(m_type->findData(now.question.value("type"_L1).toString()));
    m_chapter->setCurrentIndex(m_chapter->findData(now.chapter));
    m_undo->setEnabled(m_document.history().canUndo());
    m_redo->setEnabled(m_document.history().canRedo());
    m_save->setEnabled(isUnsaved());
    setLook(m_save, isUnsaved() ? "primary" : "");
    setWindowModified(isUnsaved());
    say(isUnsaved() ? tr("Not saved yet") : now.id.isEmpty() ? QString() : tr("Saved"), false);
    m_soon.start(250ms);
    m_keep.start(1s);
}

void QuestionEditor::refresh()
{
    m_soon.stop();
    content::Faults faults;
    const auto question = content::readDraft(m_document.question(), m_setup.names, faults);
    m_notes->setNotes(content::lintQuestion(m_document.question(), m_targets), faults);
    if (question)
        m_preview->setQuestion(*question, m_document.value().chapter);
    else
        m_preview->setProblem(tr("As soon as the faults below are mended, the question stands here."));
    const int count = m_notes->count();
    m_notesTitle->setText(count == 0 ? tr("No faults, no advice")
                                     : tr("%n thing(s) to look at", nullptr, count));
    m_notes->setVisible(count > 0);
}

void QuestionEditor::keepDraft()
{
    m_keep.stop();
    if (m_banner->isVisibleTo(this)) // the old draft was neither taken nor thrown away yet
        return;
    if (!isUnsaved())
        m_draft.remove();
    else if (!m_draft.write(m_document.value()))
        say(tr("The draft could not be kept: save soon."), true);
}

void QuestionEditor::offerDraft()
{
    const auto draft = m_draft.read();
    m_banner->setVisible(draft && !(*draft == m_saved));
}

bool QuestionEditor::save()
{
    EditedQuestion question = m_document.value();
    const QString problem = m_setup.save ? m_setup.save(question) : QString();
    if (!problem.isEmpty()) {
        say(problem, true);
        return false;
    }
    if (!(question == m_document.value()))
        m_document.replace(question);
    m_saved = question;
    m_banner->hide();
    m_draft.remove();
    follow();
    return true;
}

bool QuestionEditor::mayClose()
{
    if (!isUnsaved())
        return true;
    QMessageBox ask(QMessageBox::Question, tr("Not saved"),
                    tr("This question has changes that are not saved."),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    ask.setDefaultButton(QMessageBox::Save);
    const int answer = ask.exec();
    if (answer == QMessageBox::Save)
        return save();
    if (answer == QMessageBox::Discard && !m_banner->isVisibleTo(this))
        m_draft.remove();
    return answer == QMessageBox::Discard;
}

void QuestionEditor::reject()
{
    if (!mayClose())
        return;
    m_keep.stop();
    QDialog::reject();
}

void QuestionEditor::closeEvent(QCloseEvent* event)
{
    event->ignore();
    reject();
    event->setAccepted(!isVisible());
}

/// Return belongs to the field or list that has the keyboard: it closes nothing.
void QuestionEditor::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter)
        QDialog::keyPressEvent(event);
}

} // namespace casefile::views
