// What can be done on the quiz page: buttons, keys, where the keyboard is, and what is said of it.
#include "app/views/pages/quiz_page.h"

#include "app/content/library.h"
#include "app/playback/quiz_session.h"
#include "app/views/own/own_words.h"
#include "app/views/questions/diagnosis_card.h"
#include "app/views/questions/question_view.h"
#include "app/views/questions/quiz_summary.h"

#include <QButtonGroup>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QTextDocument>

namespace casefile::views {

using namespace Qt::StringLiterals;
using content::Certainty;
using playback::QuizPhase;

bool QuizPage::isOpen() const
{
    return m_session.item() && m_session.item()->isOpen();
}

bool QuizPage::lacksCertainty() const
{
    const playback::QuizItem* item = m_session.item();
    return isOpen() && item->isAnswered() && !item->certainty;
}

void QuizPage::followTitle()
{
    const content::Chapter* chapter = m_library.chapter(m_session.chapter());
    m_title->setText(
        chapter ? tr("Questions: %1", "chapter title").arg(chapter->titles.value(m_session.language()))
                : tr("Questions"));
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
    m_go->setEnabled(!open || m_session.canSubmit() || lacksCertainty());
    m_go->setAccessibleDescription(spokenVerdict());
    m_keys->setText(m_question ? m_question->keys() : QString());
    m_variant->setVisible(m_session.item() && m_session.item()->question.isDrawn && !open);
    m_missing->setText(tr("Say first how sure you are: Ctrl+1, 2 or 3."));
    m_missing->setVisible(lacksCertainty());
}

/// Of a count: neither head nor weights; of the model's sizes: no sentence either.
/// What the question is about, and whose it is.
QString QuizPage::circumstances() const
{
    const playback::QuizItem* item = m_session.item();
    if (!item)
        return {};
    QStringList words{ownNote(item->question, m_session.language()), computedFrom()};
    words.removeAll(QString());
    return words.join(u" · "_s);
}

QString QuizPage::computedFrom() const
{
    const playback::QuizItem* item = m_session.item();
    if (!m_session.trace())
        return {};
    const QString sentence = QString::fromStdString(m_session.trace()->sentence);
    switch (content::sourceOf(item->question)) {
    case content::Source::Nothing:
        return {};
    case content::Source::Sizes:
        return tr("Computed now from the sizes of this model");
    case content::Source::Sentence:
        return tr("Computed now from “%1”").arg(sentence);
    case content::Source::Head:
        break;
    }
    return tr("Computed now from “%1” · head %2 · %3")
        .arg(sentence)
        .arg(item->state.head + 1)
        .arg(item->state.model == u"hand-set"_s ? tr("hand-set weights") : tr("untrained weights"));
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
        if (part->focusPolicy() & Qt::TabFocus && part->window() == window()) // not the list of a closed box
            order.append(part);
    order += {m_previous, m_hint, m_giveUp, m_again, m_variant, m_go};
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

bool QuizPage::chooseCertainty()
{
    for (QAbstractButton* button : m_certainty->buttons()) {
        if (!button->hasFocus() || button->isChecked())
            continue;
        button->click();
        return true;
    }
    return false;
}

/// An answer without a certainty is not checked: the keyboard goes where it is said.
void QuizPage::goOn()
{
    if (lacksCertainty())
        m_certainty->button(int(Certainty::Guess))->setFocus(Qt::TabFocusReason);
    else if (isOpen())
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
    if (event->key() == Qt::Key_Escape) {
        emit closed();
        return true;
    }
    if (m_session.phase() == QuizPhase::Finished || !m_question)
        return false;
    const bool control = event->modifiers() & Qt::ControlModifier;
    const int digit = event->key() - Qt::Key_0;
    if (control && digit >= int(Certainty::Guess) && digit <= int(Certainty::Sure)) {
        const bool isOnCertainty =
            m_certainty->buttons().contains(qobject_cast<QAbstractButton*>(focusWidget()));
        m_session.setCertainty(Certainty(digit));
        if (isOnCertainty && m_session.canSubmit())
            m_go->setFocus(Qt::OtherFocusReason);
        return true;
    }
    if (control && event->key() == Qt::Key_Z) {
        m_session.undo();
        return true;
    }
    if (m_question->handleKey(event))
        return true;
    switch (event->key()) {
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!event->isAutoRepeat() && !chooseCertainty()) // who holds the key wants the verdict only
            goOn();
        return true;
    case Qt::Key_H: // with Ctrl where letters are typed
        m_session.takeHint();
        return true;
    case Qt::Key_R:
        repair();
        return true;
    case Qt::Key_N:
        if (m_variant->isVisibleTo(this))
            emit variantWanted();
        return true;
    case Qt::Key_Backspace:
        m_session.previous();
        return true;
    default:
        return false;
    }
}

} // namespace casefile::views
