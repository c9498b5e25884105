#include "app/views/questions/choice_view.h"

#include "app/figures/design.h"
#include "app/playback/quiz_session.h"
#include "app/views/questions/option_card.h"

#include <QKeyEvent>
#include <QVBoxLayout>

namespace casefile::views {

namespace design = figures::design;

namespace {

/// Before a verdict nothing; after a wrong try only the chosen option; once solved, all of them.
OptionCard::Verdict verdictOf(const playback::ShownOption& option, playback::QuizPhase phase)
{
    using playback::QuizPhase;
    const bool solved = phase == QuizPhase::Right || phase == QuizPhase::GivenUp;
    if (solved && option.right)
        return OptionCard::Verdict::Right;
    if ((solved || phase == QuizPhase::Wrong) && option.isChosen)
        return OptionCard::Verdict::Wrong;
    return solved ? OptionCard::Verdict::Other : OptionCard::Verdict::None;
}

} // namespace

ChoiceView::ChoiceView(playback::QuizSession& session, const Appearance& appearance, QWidget* parent)
    : QuestionView(session, appearance, parent)
    , m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins({});
    m_column->setSpacing(design::space3);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
}

void ChoiceView::follow()
{
    const QList<playback::ShownOption> options = m_session.options();
    setAccessibleName(spokenPrompt());
    while (m_cards.size() < options.size()) {
        auto* card = new OptionCard(int(m_cards.size()) + 1, m_appearance, this);
        connect(card, &OptionCard::clicked, this, [this, index = int(m_cards.size())] { choose(index); });
        m_column->addWidget(card);
        m_cards << card;
    }
    for (qsizetype i = 0; i < m_cards.size(); ++i) {
        OptionCard* card = m_cards.at(i);
        card->setVisible(i < options.size());
        if (i >= options.size())
            continue;
        const playback::ShownOption& option = options.at(i);
        const OptionCard::Verdict verdict = verdictOf(option, m_session.phase());
        card->setWords(option.text);
        card->setChecked(option.isChosen);
        card->setVerdict(verdict, verdict == OptionCard::Verdict::None ? QString() : option.feedback);
    }
}

void ChoiceView::takeFocus()
{
    if (!m_cards.isEmpty())
        m_cards.first()->setFocus(Qt::OtherFocusReason);
}

void ChoiceView::choose(int index)
{
    const QList<playback::ShownOption> options = m_session.options();
    if (isOpen() && index < options.size())
        m_session.choose({options.at(index).id, {}, -1, -1});
    follow(); // a click on a judged card must not leave it checked
}

bool ChoiceView::handleKey(QKeyEvent* event)
{
    const int index = event->key() - Qt::Key_1;
    if (event->modifiers() & ~Qt::KeypadModifier || index < 0 || index >= m_session.options().size())
        return false;
    m_cards.at(index)->setFocus(Qt::ShortcutFocusReason);
    choose(index);
    return true;
}

} // namespace casefile::views
