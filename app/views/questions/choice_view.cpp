#include "app/views/questions/choice_view.h"

#include "app/figures/design.h"
#include "app/playback/quiz_session.h"
#include "app/views/appearance.h"
#include "app/views/questions/option_card.h"

#include <QKeyEvent>
#include <QLabel>
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
        return option.right ? OptionCard::Verdict::Right : OptionCard::Verdict::Wrong;
    return solved ? OptionCard::Verdict::Other : OptionCard::Verdict::None;
}

} // namespace

ChoiceView::ChoiceView(playback::QuizSession& session, const Appearance& appearance, QWidget* parent)
    : QuestionView(session, appearance, parent)
    , m_column(new QVBoxLayout(this))
    , m_verdict(new QLabel(this))
{
    setLook(m_verdict, "strong");
    m_verdict->hide();
    m_column->addWidget(m_verdict);
    m_column->setContentsMargins({});
    m_column->setSpacing(design::space3);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
}

void ChoiceView::follow()
{
    const QList<playback::ShownOption> options = m_session.options();
    setAccessibleName(spokenPrompt());
    const bool isSeveral = task() && task()->isSeveral;
    const bool isCode = task() && task()->kind == content::OptionKind::Code;
    m_column->setSpacing(isCode ? design::space1 : design::space3);
    while (m_cards.size() < options.size()) {
        auto* card = new OptionCard(int(m_cards.size()) + 1, m_appearance, this);
        connect(card, &OptionCard::clicked, this, [this, index = int(m_cards.size())] { choose(index); });
        m_column->insertWidget(int(m_cards.size()), card);
        m_cards << card;
    }
    for (qsizetype i = 0; i < m_cards.size(); ++i) {
        OptionCard* card = m_cards.at(i);
        card->setVisible(i < options.size());
        if (i >= options.size())
            continue;
        const playback::ShownOption& option = options.at(i);
        const OptionCard::Verdict verdict = verdictOf(option, m_session.phase());
        card->setKind(isSeveral, isCode);
        card->setWords(option.text);
        card->setChecked(option.isChosen);
        card->setVerdict(verdict, verdict == OptionCard::Verdict::None ? QString() : option.feedback);
    }
    m_verdict->setText(isSeveral ? verdictWords() : QString());
    m_verdict->setVisible(!m_verdict->text().isEmpty());
}

const content::ChoiceTask* ChoiceView::task() const
{
    return m_session.item() ? std::get_if<content::ChoiceTask>(&m_session.item()->question.task) : nullptr;
}

QString ChoiceView::keys() const
{
    if (task() && task()->isSeveral)
        return tr(
            "1–9, Space: choose or leave out · Ctrl+1–3 how sure · Return check, next · Ctrl+Z undo · H hint "
            "· Esc leave");
    if (task() && task()->kind == content::OptionKind::Code)
        return tr(
            "1–9 choose a line · Ctrl+1–3 how sure · Space check, next · H hint · R repair · Esc leave");
    return tr("1–9 choose · Ctrl+1–3 how sure · Space check, next · H hint · R repair · Esc leave");
}

void ChoiceView::takeFocus()
{
    if (!m_cards.isEmpty())
        m_cards.first()->setFocus(Qt::OtherFocusReason);
}

void ChoiceView::choose(int index)
{
    const QList<playback::ShownOption> options = m_session.options();
    if (isOpen() && index < options.size() && task()->isSeveral) {
        QStringList chosen = m_session.item()->answer.value_or(content::Answer()).parts;
        if (!chosen.removeOne(options.at(index).id))
            chosen.append(options.at(index).id);
        m_session.choose({{}, {}, -1, -1, chosen});
    } else if (isOpen() && index < options.size()) {
        m_session.choose({options.at(index).id, {}, -1, -1});
    }
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
