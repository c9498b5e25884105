// Where the window goes: the first step, the last one, links, the sentence of the start page.
#include "app/shell/main_window.h"

#include "app/content/library.h"
#include "app/learner/store.h"
#include "app/shell/banner.h"
#include "app/shell/preferences.h"
#include "app/views/outline.h"
#include "app/views/pages/lesson_page.h"

#include <algorithm>

namespace casefile::shell {

content::State MainWindow::firstState() const
{
    content::State state;
    if (!m_library.chapters.isEmpty())
        state.chapter = m_library.chapters.first().id;
    return state;
}

content::State MainWindow::lastState() const
{
    content::Faults faults;
    const QUrl place = m_preferences.place();
    if (place.isEmpty())
        return firstState();
    const content::State state = content::stateFromLink(place, faults);
    const content::Chapter* chapter = m_library.chapter(state.chapter);
    return chapter && chapter->indexOf(state.step) >= 0 ? state : firstState();
}

/// The start page plays in the last step of the first chapter, where everything may be turned.
void MainWindow::openPlay()
{
    if (m_library.chapters.isEmpty() || m_library.chapters.first().steps.isEmpty())
        return;
    const content::Chapter& chapter = m_library.chapters.first();
    content::State state = firstState();
    state.step = chapter.steps.last().id;
    m_play.openState(chapter, state, language());
    if (!chapter.examples.isEmpty() && m_play.typedSentence().isEmpty())
        m_play.setSentence(chapter.example(chapter.examples.first().id, language()));
    m_play.player().toEnd();
}

void MainWindow::showDenseNetwork()
{
    showState(firstState());
    lessonPage()->showDenseNetwork(true);
}

bool MainWindow::showLink(const QUrl& link)
{
    content::Faults faults;
    const content::State state = content::stateFromLink(link, faults);
    const QString problem = faults.isEmpty() ? missing(state) : content::toString(faults.first());
    if (problem.isEmpty())
        showState(state);
    else
        m_banner->say(problem);
    return problem.isEmpty();
}

QString MainWindow::missing(const content::State& place) const
{
    const content::Chapter* chapter = m_library.chapter(place.chapter);
    if (!chapter || chapter->steps.isEmpty())
        return tr("There is no chapter called \"%1\".").arg(place.chapter);
    if (!place.step.isEmpty() && chapter->indexOf(place.step) < 0)
        return tr("The chapter \"%1\" has no step called \"%2\".").arg(place.chapter, place.step);
    return {};
}

void MainWindow::goOn()
{
    const bool begun = !m_preferences.place().isEmpty();
    showState(lastState(), begun ? 1.0 : 0.0);
    if (!begun)
        m_session.player().play();
}

void MainWindow::playOn()
{
    showState(m_play.state());
}

void MainWindow::openStep(const QString& chapterId, const QString& stepId)
{
    const int index = m_session.chapter().indexOf(stepId);
    if (chapterId == m_session.chapter().id) {
        m_session.player().seekStep(std::max(index, 0));
    } else {
        content::State state;
        state.chapter = chapterId;
        state.step = stepId;
        showState(state, 0.0);
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
    m_preferences.setPlace(content::deepLink(m_session.state()));
    if (m_session.cursor().progress < 1.0 || m_store.stepsSeen(chapter).contains(step))
        return;
    m_store.markStepSeen(chapter, step, QDateTime::currentDateTime());
    followStore();
    m_lesson->outline()->setStepsSeen(chapter, m_store.stepsSeen(chapter));
}

} // namespace casefile::shell
