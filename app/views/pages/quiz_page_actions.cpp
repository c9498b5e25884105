// What can be done on the quiz page: buttons, keys, where the keyboard is.
#include "app/views/pages/quiz_page.h"

#include "app/playback/quiz_session.h"
#include "app/views/questions/diagnosis_card.h"
#include "app/views/questions/question_view.h"
#include "app/views/questions/quiz_summary.h"

#include <QButtonGroup>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QTextDocument>

namespace casefile::views {

using content::Certainty;
using playback::QuizPhase;

bool QuizPage::isOpen() const
{
    return m_session.item() && m_session.item()->isOpen();
}

void QuizPage::followActions()
{
    const QuizPhase phase = m_session.phase();
    const bool open = isOpen();
    m_previous->setEnabled(m_session.index() > 0);
    m_hint->setVisible(open);
    m_hint->setEnabled(m_session.hasMoreHints());
    m_giveUp->setVisible(open || phase == QuizPhase::Wrong);
    m_again->setVisible(phase == QuizPhase::Wrong);
    m_go->setText(open                                        ? tr("Check")
                  : m_session.index() + 1 < m_session.count() ? tr("Next")
                                                              : tr("To the summary"));
    m_go->setEnabled(!open || m_session.canSubmit());
    m_go->setAccessibleDescription(spokenVerdict());
    const playback::QuizItem* item = m_session.item();
    const bool lacksCertainty = open && item && item->answer && !item->certainty;
    m_keys->setText(lacksCertainty ? tr("Say how sure you are first: Ctrl+1, 2, 3 or a click above.")
                                   : keys());
}

QString QuizPage::keys() const
{
    const playback::QuizItem* item = m_session.item();
    if (item && std::holds_alternative<content::NumberTask>(item->question.task))
        return tr("Type the number · Ctrl+1–3 how sure · Return check, next · Ctrl+H hint");
    if (item && std::holds_alternative<content::CellTask>(item->question.task))
        return tr(
            "Arrows, Return: choose a cell · Ctrl+1–3 how sure · Space check, next · H hint · R repair");
    return tr("1–9 choose · Ctrl+1–3 how sure · Space check, next · H hint · R repair");
}

/// The keyboard is on the button that goes on when a verdict falls: so this button says it.
QString QuizPage::spokenVerdict() const
{
    const QuizPhase phase = m_session.phase();
    if (isOpen() || phase == QuizPhase::Finished || phase == QuizPhase::Empty)
        return {};
    QTextDocument feedback;
    feedback.setMarkdown(m_session.feedback());
    const QString word = phase == QuizPhase::Right   ? tr("Right.")
                         : phase == QuizPhase::Wrong ? tr("Not right.")
                                                     : tr("The answer is shown.");
    return tr("%1 %2", "verdict, feedback").arg(word, feedback.toPlainText()).trimmed();
}

void QuizPage::followTabOrder()
{
    QWidgetList order = {m_certainty->button(int(Certainty::Sure))};
    if (m_question->focusPolicy() & Qt::TabFocus)
        order.append(m_question);
    for (QWidget* part : m_question->findChildren<QWidget*>())
        if (part->focusPolicy() & Qt::TabFocus)
            order.append(part);
    order += {m_previous, m_hint, m_giveUp, m_again, m_go};
    for (qsizetype i = 1; i < order.size(); ++i)
        setTabOrder(order[i - 1], order[i]);
}

/// The keyboard follows when another question comes or a verdict falls, else it stays where the learner is.
void QuizPage::followFocus()
{
    const std::pair stand(m_session.index(), isOpen());
    if (stand == m_stand)
        return;
    m_stand = stand;
    if (isVisible())
        takeFocus();
}

void QuizPage::takeFocus()
{
    if (m_session.phase() == QuizPhase::Finished)
        m_summary->takeFocus();
    else if (isOpen())
        m_question->takeFocus();
    else
        m_go->setFocus(Qt::OtherFocusReason);
}

void QuizPage::goOn()
{
    if (isOpen())
        m_session.submit();
    else
        m_session.next();
}

void QuizPage::repair()
{
    if (const playback::QuizItem* item = m_session.item(); item && m_diagnosis->isVisibleTo(this))
        emit repairChosen(item->question.id);
}

bool QuizPage::handleKey(QKeyEvent* event)
{
    if (m_session.phase() == QuizPhase::Finished || !m_question)
        return false;
    const bool control = event->modifiers() & Qt::ControlModifier;
    const int digit = event->key() - Qt::Key_0;
    if (control && digit >= int(Certainty::Guess) && digit <= int(Certainty::Sure)) {
        m_session.setCertainty(Certainty(digit));
        return true;
    }
    if (m_question->handleKey(event))
        return true;
    switch (event->key()) {
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!event->isAutoRepeat()) // who holds the key wants the verdict, not the next question
            goOn();
        return true;
    case Qt::Key_H: // with Ctrl where letters are typed
        m_session.takeHint();
        return true;
    case Qt::Key_R:
        repair();
        return true;
    case Qt::Key_Backspace:
        m_session.previous();
        return true;
    default:
        return false;
    }
}

} // namespace casefile::views
