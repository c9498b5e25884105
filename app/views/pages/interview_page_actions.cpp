// What can be done on the interview page: buttons, keys, the timer, and where the keyboard is.
#include "app/views/pages/interview_page.h"

#include "app/learner/interview/interview_practice.h"
#include "app/views/appearance.h"
#include "app/views/interview/answer_box.h"
#include "app/views/interview/comparison.h"
#include "app/views/interview/interview_words.h"
#include "app/views/interview/question_list.h"
#include "app/views/review/grade_bar.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>

namespace casefile::views {

using learner::PracticePhase;

namespace {

constexpr int listWidth = 300;   ///< at 100 % text size
constexpr int roomForBoth = 820; ///< list and answer side by side
constexpr int secondsToThink = 60;

} // namespace

/// In a narrow window the list takes the place of the answer when it is called.
void InterviewPage::arrange()
{
    const bool isNarrow = width() < m_appearance.pixels(roomForBoth);
    m_listButton->setVisible(isNarrow);
    m_list->setVisible(!isNarrow || m_isListWanted);
    m_area->setVisible(!isNarrow || !m_isListWanted);
    if (isNarrow) {
        m_list->setMinimumWidth(0);
        m_list->setMaximumWidth(QWIDGETSIZE_MAX);
    } else {
        m_list->setFixedWidth(qRound(m_appearance.pixels(listWidth)));
    }
}

void InterviewPage::toggleList()
{
    m_isListWanted = !m_isListWanted;
    arrange();
}

void InterviewPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void InterviewPage::followTimer()
{
    const bool isTiming = m_practice.isTiming();
    if (isTiming && m_practice.remainingMs() > 0)
        m_tick.start();
    else
        m_tick.stop();
    m_think->setVisible(m_practice.phase() == PracticePhase::Answering);
    m_think->setText(isTiming ? tr("Stop the timer") : tr("Think for a minute"));
    m_remaining->setVisible(isTiming);
    if (!isTiming)
        return;
    m_remaining->setText(
        m_practice.remainingMs() > 0
            ? tr("%1 left to think", "minutes and seconds").arg(clockWords(m_practice.remainingMs()))
            : tr("Time to answer."));
}

void InterviewPage::toggleTimer()
{
    m_practice.startTimer(m_practice.isTiming() ? 0 : secondsToThink);
}

void InterviewPage::reveal()
{
    m_practice.reveal();
}

void InterviewPage::repair()
{
    if (const content::InterviewQuestion* question = m_practice.question())
        emit repairChosen(question->repairChapter, question->repairStep);
}

QString InterviewPage::keys() const
{
    switch (m_practice.phase()) {
    case PracticePhase::Empty:
        return tr("Esc leave");
    case PracticePhase::Answering:
        return tr("Ctrl+Return show the model answer · Tab to the buttons · Esc leave");
    case PracticePhase::Comparing:
        return tr(
            "1–9 tick · Ctrl+1–4 level · Ctrl+Z undo · Return keep the suggested grade · R step · Esc leave");
    case PracticePhase::Graded:
        break;
    }
    return tr("← → other questions · Return next · R step · Esc leave");
}

void InterviewPage::followActions()
{
    const PracticePhase phase = m_practice.phase();
    const bool isOpen = phase == PracticePhase::Answering;
    m_previous->setEnabled(m_practice.canGo(-1));
    m_next->setEnabled(m_practice.canGo(1));
    m_aloud->setVisible(isOpen);
    m_reveal->setVisible(isOpen);
    m_grades->setVisible(phase == PracticePhase::Comparing);
    m_again->setVisible(phase == PracticePhase::Graded);
    setLook(m_reveal, "primary");
    setLook(m_next, phase == PracticePhase::Graded ? "primary" : "");
    m_keys->setText(keys());
}

void InterviewPage::takeFocus()
{
    switch (m_practice.phase()) {
    case PracticePhase::Empty:
        return m_close->setFocus(Qt::OtherFocusReason);
    case PracticePhase::Answering:
        return m_answer->setFocus(Qt::OtherFocusReason);
    case PracticePhase::Comparing:
        return m_comparison->takeFocus();
    case PracticePhase::Graded:
        break;
    }
    (m_next->isEnabled() ? m_next : m_again)->setFocus(Qt::OtherFocusReason);
}

bool InterviewPage::handleAnswering(QKeyEvent* event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isReturn && event->modifiers() & Qt::ControlModifier)
        reveal();
    else if (event->key() == Qt::Key_T)
        toggleTimer();
    else
        return false;
    return true;
}

bool InterviewPage::handleComparing(QKeyEvent* event)
{
    const int digit = event->key() - Qt::Key_0;
    const bool isDigit = digit >= 1 && digit <= 9;
    if (isDigit && event->modifiers() & Qt::ControlModifier) {
        if (digit <= content::InterviewQuestion::levels)
            m_practice.chooseLevel(digit);
        return true;
    }
    if (isDigit)
        return m_comparison->tickByNumber(digit);
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isReturn || qobject_cast<QPushButton*>(focusWidget()) || event->isAutoRepeat())
        return false;
    emit graded(m_practice.sheet().suggestedGrade());
    return true;
}

bool InterviewPage::handleKey(QKeyEvent* event)
{
    const PracticePhase phase = m_practice.phase();
    if (phase == PracticePhase::Comparing && handleComparing(event))
        return true;
    if (phase == PracticePhase::Answering && handleAnswering(event))
        return true;
    switch (event->key()) {
    case Qt::Key_Escape:
        emit closed();
        return true;
    case Qt::Key_Left:
    case Qt::Key_Right:
        m_practice.go(event->key() == Qt::Key_Left ? -1 : 1);
        return true;
    case Qt::Key_R:
        if (m_repair->isVisibleTo(this))
            repair();
        return true;
    default:
        return false;
    }
}

} // namespace casefile::views
