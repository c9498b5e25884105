// Where the window goes: pages, steps, links, and back to the lesson.
#include "app/shell/main_window.h"

#include "app/content/library.h"
#include "app/learner/store.h"
#include "app/shell/notices.h"
#include "app/views/fault_words.h"
#include "app/views/outline.h"
#include "app/views/pages/lesson_page.h"
#include "app/views/pages/start_page.h"

#include <QDesktopServices>

#include <algorithm>

namespace casefile::shell {

using namespace Qt::StringLiterals;

void MainWindow::showStart()
{
    m_session.player().pause();
    offerQuiz(false);
    m_places.endVisit();
    refreshSummary();
    showPage(m_start);
}

/// The lesson as it is.
void MainWindow::showLesson()
{
    m_notices->forget();
    showPage(lessonPage());
    m_lesson->outline()->setDue(m_desk.round().dueCount());
    markSeen();
}

void MainWindow::showState(const content::State& state, double progress)
{
    if (!m_places.find(state.chapter))
        return m_notices->say([this, state] { return missing(state); });
    m_places.endVisit();
    m_places.open(state, progress);
    lessonPage()->showDenseNetwork(false);
    showLesson();
}

void MainWindow::showDenseNetwork()
{
    showState(m_places.first());
    lessonPage()->showDenseNetwork(true);
}

bool MainWindow::showLink(const QUrl& link)
{
    content::Faults faults;
    const content::State state = content::stateFromLink(link, faults);
    if (!faults.isEmpty())
        m_notices->say([fault = faults.first()] { return views::linkProblem(fault); });
    else if (!missing(state).isEmpty())
        m_notices->say([this, state] { return missing(state); });
    else
        showState(state);
    return faults.isEmpty() && missing(state).isEmpty();
}

void MainWindow::followLink(const QUrl& link)
{
    if (link.scheme() != "https"_L1)
        showLink(link);
    else if (!QDesktopServices::openUrl(link))
        m_notices->say([link] { return tr("No browser here opens %1.").arg(link.toDisplayString()); });
}

QString MainWindow::missing(const content::State& place) const
{
    const content::Chapter* chapter = m_places.find(place.chapter);
    if (!chapter)
        return tr("There is no chapter called \"%1\".").arg(place.chapter);
    if (!place.step.isEmpty() && chapter->indexOf(place.step) < 0)
        return tr("The chapter \"%1\" has no step called \"%2\".").arg(place.chapter, place.step);
    return {};
}

/// To the lesson as it was left, in this run or in the last; to its beginning when there is none.
void MainWindow::goOn()
{
    if (m_places.isOpen()) {
        takeAlong();
        return showLesson();
    }
    const content::State last = m_places.last();
    const bool isBegun = !last.step.isEmpty();
    showState(last, isBegun ? 1.0 : 0.0);
    takeAlong();
    if (!isBegun)
        m_session.player().play();
}

/// A sentence typed on the start page goes along into the lesson, once: there it may be replaced.
void MainWindow::takeAlong()
{
    const QString typed = m_play.learnersSentence();
    if (typed.isEmpty() || typed == m_takenAlong || !m_play.problem().isEmpty())
        return;
    m_takenAlong = typed;
    m_session.setSentence(typed);
}

/// An open lesson takes the sentence where it stands: its place, its settings and what can be undone stay.
void MainWindow::playOn()
{
    m_takenAlong = m_play.learnersSentence();
    if (!m_places.isOpen())
        return showState(m_play.state());
    m_session.setSentence(m_play.typedSentence());
    showLesson();
}

void MainWindow::openStep(const QString& chapterId, const QString& stepId)
{
    m_places.endVisit();
    if (chapterId == m_session.chapter().id) {
        m_session.player().seekStep(std::max(m_session.chapter().indexOf(stepId), 0));
        if (currentPage() != m_lesson)
            showLesson();
    } else {
        const content::State place = m_places.at(chapterId, stepId);
        showState(place, 0.0);
        if (place.sentence.isEmpty()) // nothing was left there: the learner's sentence goes on
            m_session.takeSentenceBack();
    }
    m_session.player().play();
}

/// A step counts as seen once its end was reached.
void MainWindow::markSeen()
{
    if (!m_lesson || currentPage() != m_lesson || m_session.chapter().steps.isEmpty())
        return;
    const QString chapter = m_session.chapter().id;
    const QString step = m_session.step().id;
    if (m_session.cursor().progress < 1.0 || m_store.stepsSeen(chapter).contains(step))
        return;
    m_store.markStepSeen(chapter, step, QDateTime::currentDateTime());
    m_notices->followStore();
    m_lesson->outline()->setStepsSeen(chapter, m_store.stepsSeen(chapter));
}

} // namespace casefile::shell
