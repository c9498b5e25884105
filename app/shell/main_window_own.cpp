// Own questions in the window: their page, and what a change of them means elsewhere.
#include "app/shell/main_window.h"

#include "app/content/lint/question_fields.h"
#include "app/learner/store.h"
#include "app/shell/notices.h"
#include "app/shell/own_pages.h"
#include "app/shell/program.h"
#include "app/views/editor/question_editor.h"
#include "app/views/exchange/export_choices.h"
#include "app/views/own/own_page.h"

#include <QDir>
#include <QFileInfo>

namespace casefile::shell {

using namespace Qt::StringLiterals;

void MainWindow::connectOwn()
{
    m_own = new OwnPages(m_library, m_store, m_shelf, m_desk.deck(), m_pages, language(), this);
    m_own->setEditor([this](const learner::OwnQuestion& question, const OwnPages::Keep& keep,
                            QWidget* parent) { editOwn(question, keep, parent); });
    m_own->setExporter([this](const QList<learner::OwnQuestion>&, QWidget*) { exportQuestions(true); });
    m_desk.deck().setOwnChanged([this] { m_shelf.refresh(); });
    connect(m_own, &OwnPages::left, this, &MainWindow::showStart);
    connect(m_own, &OwnPages::changed, this, [this](bool isKept) {
        m_desk.reloadLibrary();
        followHistory();
        m_notices->followStore();
        if (!isKept && m_store.problem().isEmpty())
            m_notices->say([] { return tr("This could not be saved."); });
    });
}

/// The editor keeps the question whenever it is told to save, so that closing it loses nothing.
void MainWindow::editOwn(learner::OwnQuestion question, const OwnPages::Keep& keep, QWidget* parent)
{
    const views::EditedQuestion begun{question.id, question.chapter,
                                      question.question.isEmpty() ? content::newQuestion(u"choice"_s)
                                                                  : question.question};
    const QString drafts = QFileInfo(m_store.file()).absoluteDir().filePath(u"drafts"_s);
    const auto save = [&](views::EditedQuestion& written) {
        question.chapter = written.chapter;
        question.question = written.question;
        const auto kept = keep(question);
        if (!kept)
            return m_store.problem().isEmpty() ? tr("This could not be saved.") : m_store.problem();
        question = *kept;
        written.id = kept->id;
        return QString();
    };
    views::QuestionEditor editor(
        {m_library, m_appearance, knownNames(), language(), ownSentence(), drafts, save}, begun, parent);
    editor.exec();
}

/// Own questions as an export takes them: as they are asked, and as they are kept.
void MainWindow::offerOwn(views::ExportOffer& offer) const
{
    for (const content::Chapter& chapter : m_library.chapters) {
        exports::PackChapter kept{chapter.id, true, {}};
        for (const learner::OwnQuestion& own : m_shelf.kept())
            if (own.chapter == chapter.id)
                kept.questions.append(own.question);
        if (kept.questions.isEmpty())
            continue;
        offer.ownObjects.append(kept);
        offer.own.append(m_shelf.joined(nullptr, chapter.id));
    }
}

void MainWindow::showOwn()
{
    m_session.player().pause();
    m_notices->forget();
    offerQuiz(false);
    m_places.endVisit();
    m_own->page();
    m_own->follow();
    showPage(m_own->page());
    m_own->page()->takeFocus();
}

} // namespace casefile::shell
