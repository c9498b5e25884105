// What the learner did, in numbers; the choices about the schedule; and the file that all of it is in.
#include "app/shell/main_window.h"

#include "app/learner/statistics.h"
#include "app/learner/store.h"
#include "app/learner/study_choices.h"
#include "app/shell/classroom.h"
#include "app/shell/notices.h"
#include "app/views/exchange/export_dialog.h"
#include "app/views/outline.h"
#include "app/views/pages/lesson_page.h"
#include "app/views/pages/review_page.h"
#include "app/views/pages/start_page.h"
#include "app/views/pages/statistics_page.h"
#include "app/views/recovery_dialog.h"
#include "app/views/review/study_choices_dialog.h"

#include <QStackedWidget>

#include <algorithm>

namespace casefile::shell {

namespace {

const QString exportKey = QStringLiteral("export"); ///< what was chosen when questions were exported

} // namespace

views::StatisticsPage* MainWindow::statisticsPage()
{
    if (m_statistics)
        return m_statistics;
    m_statistics = new views::StatisticsPage(m_library, m_appearance, m_pages);
    m_pages->addWidget(m_statistics);
    connect(m_statistics, &views::StatisticsPage::closed, this, &MainWindow::leaveStatistics);
    connect(m_statistics, &views::StatisticsPage::reviewChosen, this, &MainWindow::showReview);
    connect(m_statistics, &views::StatisticsPage::problem, this,
            [this](const QString& sentence) { m_notices->say([sentence] { return sentence; }); });
    return m_statistics;
}

void MainWindow::showStatistics()
{
    m_session.player().pause();
    m_notices->forget();
    if (currentPage() != m_statistics)
        m_beforeStatistics = currentPage();
    statisticsPage();
    followStatistics();
    showPage(m_statistics);
}

void MainWindow::followStatistics()
{
    if (m_statistics)
        m_statistics->setStatistics(
            learner::statisticsOf(m_desk.deck(), m_store, QDateTime::currentDateTime()), language());
}

/// To where it was opened from.
void MainWindow::leaveStatistics()
{
    if (m_reviewPage && m_beforeStatistics == m_reviewPage)
        showReview();
    else if (m_beforeStatistics && m_beforeStatistics != m_start)
        showPage(m_beforeStatistics);
    else
        showStart();
}

void MainWindow::editChoices()
{
    const learner::Deck& deck = m_desk.deck();
    const learner::StudyDay today = deck.calendar().dayOf(QDateTime::currentDateTime());
    const auto overdue = std::ranges::count_if(deck.cards(), [today](const learner::Card& card) {
        return card.state.phase == learner::Phase::Review && card.dueDay < today;
    });
    views::StudyChoicesDialog dialog(learner::studyChoices(m_store), int(overdue), today, m_appearance, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (!learner::keepStudyChoices(m_store, dialog.choices()))
        return m_notices->say([] { return tr("The schedule could not be saved: it stays as it was."); });
    m_desk.applyChoices();
    if (isReviewing())
        m_desk.round().refresh();
    followReview();
    refreshSummary();
    followStatistics();
}

void MainWindow::showData()
{
    auto* dialog = new views::RecoveryDialog(m_store, m_appearance, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &views::RecoveryDialog::storeChanged, this, &MainWindow::followData);
    dialog->open();
}

void MainWindow::exportQuestions(bool own)
{
    views::ExportOffer offer{m_library};
    offerOwn(offer);
    offer.answers = int(m_store.answers().size());
    offer.readLog = [this] {
        QList<QJsonObject> lines;
        for (const content::AnswerRecord& answer : m_store.answers())
            lines.append(exports::toLogLine(answer));
        return lines;
    };
    views::ExportChoices unless;
    unless.language = language();
    auto choices = views::ExportChoices::fromText(m_store.preference(exportKey), unless);
    choices.isOwn = (own || choices.isOwn) && !offer.ownObjects.isEmpty();
    auto* dialog = new views::ExportDialog(offer, choices, m_appearance, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::finished, this,
            [this, dialog] { m_store.setPreference(exportKey, dialog->choices().toText()); });
    dialog->open();
}

void MainWindow::offerRecovery()
{
    if (learner::remediesFor(m_store.state()).startNew || m_store.state() == learner::StoreState::Unreadable)
        showData();
}

/// The store was opened again: everything that shows what is in it.
void MainWindow::followData()
{
    m_desk.reloadStore();
    m_classroom->followStore();
    m_notices->review();
    refreshSummary();
    followStatistics();
    if (m_reviewPage)
        m_reviewPage->setProblem(m_store.isWritable() ? QString() : m_store.problem());
    for (const content::Chapter& chapter : m_library.chapters)
        if (m_lesson)
            m_lesson->outline()->setStepsSeen(chapter.id, m_store.stepsSeen(chapter.id));
}

void MainWindow::backUp()
{
    const QString before = m_store.backupProblem();
    m_store.backUpDaily(QDateTime::currentDateTimeUtc());
    if (m_store.backupProblem() != before)
        m_notices->review();
}

} // namespace casefile::shell
