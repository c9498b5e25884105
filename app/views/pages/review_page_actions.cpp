// What can be done on the review page: buttons, keys, and where the keyboard is.
#include "app/views/pages/review_page.h"

#include "app/learner/review_round.h"
#include "app/playback/quiz_session.h"
#include "app/views/questions/question_view.h"
#include "app/views/review/card_face.h"
#include "app/views/review/grade_bar.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

namespace casefile::views {

using learner::Grade;
using learner::RoundPhase;

void ReviewPage::followActions()
{
    const RoundPhase phase = m_round.phase();
    const bool asking = phase == RoundPhase::Asking;
    const bool question = asking && m_face->isOpen();
    m_actions->setVisible(m_round.card());
    m_keys->setText(keys());
    m_hint->setVisible(question && m_session.hasMoreHints());
    m_show->setVisible(asking);
    m_show->setAccessibleDescription(m_face->isQuestion() ? QString() : m_face->spokenPrompt());
    m_check->setVisible(question);
    m_check->setText(tr("Check"));
    m_check->setEnabled(m_session.canSubmit() || m_face->lacksCertainty());
    m_missing->setText(tr("Say first how sure you are: Ctrl+1, 2 or 3."));
    m_missing->setVisible(m_face->lacksCertainty());
    m_grades->setVisible(phase == RoundPhase::Revealed);
    m_grades->setEnabled(m_problem.isEmpty());
    if (phase == RoundPhase::Revealed)
        m_grades->setOutcomes(m_round.outcomes(), m_round.revealed().shown.proposed, m_face->spokenVerdict());
}

QString ReviewPage::keys() const
{
    if (m_round.phase() == RoundPhase::Revealed)
        return tr("1–4 or Space grade · R to the step · Ctrl+Z undo · Esc leave");
    if (m_face->isQuestion())
        return tr("Answer it, or think and press Return · Ctrl+1–3 how sure · H hint · Esc leave");
    return tr("Think, then Space for the answer · Esc leave");
}

/// The keyboard follows when another card comes or an answer is shown, else it stays where the learner is.
void ReviewPage::followFocus()
{
    const std::pair stand(m_round.card() ? m_round.card()->number : 0, int(m_round.phase()));
    if (stand == m_stand)
        return;
    m_stand = stand;
    if (isVisible())
        takeFocus();
}

void ReviewPage::takeFocus()
{
    switch (m_round.phase()) {
    case RoundPhase::Revealed:
        return m_grades->takeFocus();
    case RoundPhase::Asking:
        if (!m_face->takeFocus())
            m_show->setFocus(Qt::OtherFocusReason);
        return;
    default:
        return (m_emptyGo->isVisibleTo(this) ? m_emptyGo : m_close)->setFocus(Qt::OtherFocusReason);
    }
}

/// A belief is only looked up. Of a question the session says what was answered, or that it was given up.
void ReviewPage::reveal()
{
    if (m_round.phase() != RoundPhase::Asking)
        return;
    if (m_face->isQuestion())
        m_session.giveUp();
    else
        m_round.reveal({});
}

/// An answer without a certainty is not checked: the keyboard goes where it is said.
void ReviewPage::goOn()
{
    if (m_round.phase() == RoundPhase::Revealed)
        return grade(m_round.revealed().shown.proposed.value_or(Grade::Good));
    if (m_face->lacksCertainty())
        m_face->askCertainty();
    else if (m_session.canSubmit() && m_face->isOpen())
        m_session.submit();
    else
        reveal();
}

void ReviewPage::grade(Grade grade)
{
    if (m_problem.isEmpty())
        m_round.grade(grade);
}

/// Return presses the button that has the keyboard, but for the options of a question: there it checks.
bool ReviewPage::pressFocused()
{
    auto* button = qobject_cast<QPushButton*>(focusWidget());
    const QWidget* around = button;
    while (around && around != this && !qobject_cast<const QuestionView*>(around))
        around = around->parentWidget();
    if (!button || around != this)
        return false;
    button->click();
    return true;
}

bool ReviewPage::handleKey(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        emit closed();
        return true;
    }
    const int digit = event->key() - Qt::Key_0;
    const bool isPlain = event->modifiers().setFlag(Qt::KeypadModifier, false) == Qt::NoModifier;
    const bool isRevealed = m_round.phase() == RoundPhase::Revealed;
    if (isRevealed && isPlain && digit >= int(Grade::Again) && digit <= int(Grade::Easy)) {
        grade(Grade(digit));
        return true;
    }
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isReturn && isPlain && !event->isAutoRepeat() && pressFocused())
        return true;
    if (!m_round.card())
        return false;
    if (m_face->handleKey(event))
        return true;
    switch (event->key()) {
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!event->isAutoRepeat())
            goOn();
        return true;
    case Qt::Key_H: // with Ctrl where letters are typed
        m_session.takeHint();
        return true;
    case Qt::Key_R:
        if (isRevealed)
            emit repairChosen(m_round.card()->number);
        return true;
    default:
        return false;
    }
}

} // namespace casefile::views
