#include "app/views/review/card_face.h"

#include "app/figures/design.h"
#include "app/learner/review_round.h"
#include "app/playback/quiz_session.h"
#include "app/views/appearance.h"
#include "app/views/own/own_words.h"
#include "app/views/prose_view.h"
#include "app/views/questions/question_view.h"
#include "app/views/review/certainty_bar.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QTextDocument>
#include <QVBoxLayout>

namespace casefile::views {

using namespace Qt::StringLiterals;
namespace design = figures::design;
using learner::RoundPhase;
using playback::QuizPhase;

namespace {

constexpr int tallCard = 420; ///< a map of cells needs room

QString withoutMarkup(const QString& markdown)
{
    QTextDocument words;
    words.setMarkdown(markdown);
    return words.toPlainText().trimmed();
}

} // namespace

CardFace::CardFace(const content::Library& library, const learner::ReviewRound& round,
                   playback::QuizSession& session, const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_library(library)
    , m_round(round)
    , m_session(session)
    , m_appearance(appearance)
    , m_kind(new QLabel(this))
    , m_prompt(new ProseView(appearance, this))
    , m_certainty(new CertaintyBar(session, this))
    , m_place(new QVBoxLayout)
    , m_verdict(new QLabel(this))
    , m_answer(new ProseView(appearance, this))
    , m_repair(new QPushButton(this))
{
    setLook(m_kind, "muted");
    setLook(m_verdict, "strong");
    setLook(m_repair, "link");
    m_prompt->setTextSize(design::textHeading);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(design::space5, design::space4, design::space5, design::space4);
    column->setSpacing(design::space3);
    column->addWidget(m_kind);
    column->addWidget(m_prompt);
    column->addWidget(m_certainty);
    column->addLayout(m_place);
    column->addWidget(m_verdict);
    column->addWidget(m_answer);
    column->addWidget(m_repair, 0, Qt::AlignLeft);
    column->addStretch(1);
    connect(m_certainty, &CertaintyBar::chosen, this, &CardFace::certaintyChosen);
    connect(m_repair, &QPushButton::clicked, this, &CardFace::repairChosen);
}

/// What the card is, if it is not a question to fill in: looked up once.
void CardFace::followCard()
{
    const QString item = m_round.card() ? m_round.card()->item : QString();
    if (item == m_item)
        return;
    m_item = item;
    m_flash = isQuestion() ? std::nullopt : flashCard(m_library, item);
}

bool CardFace::isQuestion() const
{
    const playback::QuizItem* item = m_session.item();
    return m_round.card() && item && item->question.id == m_round.card()->item;
}

bool CardFace::isOpen() const
{
    return isQuestion() && m_session.item()->isOpen();
}

bool CardFace::lacksCertainty() const
{
    return isOpen() && m_session.item()->isAnswered() && !m_session.item()->certainty;
}

QString CardFace::kind() const
{
    const content::Chapter* chapter = m_library.chapter(m_round.card()->chapter);
    const QString title = chapter ? chapter->titles.value(m_session.language()) : m_round.card()->chapter;
    if (m_flash && m_flash->isBelief)
        return tr("A belief that showed in your answers · %1", "chapter").arg(title);
    if (m_flash)
        return tr("Interview question · %1", "chapter").arg(title);
    const QString own = isQuestion() ? ownNote(m_session.item()->question, m_session.language()) : QString();
    return own.isEmpty() ? tr("Question · %1", "chapter").arg(title) : u"%1 · %2"_s.arg(own, title);
}

void CardFace::follow()
{
    if (!m_round.card())
        return;
    followCard();
    m_kind->setText(kind());
    const bool question = isQuestion();
    m_certainty->setVisible(question);
    if (question) {
        m_prompt->setMarkdownText(m_session.prompt());
        m_certainty->follow();
    } else if (m_flash) {
        const QString words = content::inLanguage(m_flash->prompt, m_session.language());
        m_prompt->setMarkdownText(
            m_flash->isBelief
                ? tr("“%1”\n\nIs that so? Say why, in your own words; then look at the answer.", "a belief")
                      .arg(words)
                : words);
    }
    followQuestion();
    followAnswer();
}

/// The widget of a question is made anew for each card and each variant of it.
void CardFace::followQuestion()
{
    const playback::QuizItem* item = isQuestion() ? m_session.item() : nullptr;
    const bool isNew = !item || !m_question || m_card != m_round.card()->number || m_seed != item->seed;
    if (isNew) {
        delete m_question;
        m_question = nullptr;
    }
    if (!item)
        return;
    if (isNew) {
        m_card = m_round.card()->number;
        m_seed = item->seed;
        m_question = makeQuestionView(item->question.task, m_session, m_appearance, this);
        m_place->addWidget(m_question);
        m_question->show(); // now: what is shown later takes no focus
        const bool tall = m_question->sizePolicy().verticalPolicy() == QSizePolicy::Expanding;
        m_question->setMinimumHeight(tall ? tallCard : 0);
    }
    m_question->follow();
}

void CardFace::followAnswer()
{
    const bool shown = m_round.phase() == RoundPhase::Revealed;
    QString answer;
    if (shown && m_flash)
        answer = content::inLanguage(m_flash->answer, m_session.language());
    else if (shown && isQuestion() && m_question && !m_question->answersForItself())
        answer = m_session.feedback();
    m_answer->setMarkdownText(answer);
    m_answer->setVisible(!answer.isEmpty());
    m_verdict->setText(verdict());
    m_verdict->setVisible(shown);
    const playback::QuizItem* item = isQuestion() ? m_session.item() : nullptr;
    const content::Chapter* chapter = item ? m_library.chapter(item->question.repairChapter) : nullptr;
    const bool hasStep = chapter && chapter->indexOf(item->question.repairStep) >= 0;
    m_repair->setVisible(shown && (hasStep || m_flash));
    m_repair->setText(hasStep
                          ? tr("The step that explains it: %1 →")
                                .arg(chapter->words(m_session.language(), item->question.repairStep).title)
                          : tr("The step that explains it →"));
}

QString CardFace::verdict() const
{
    if (m_flash)
        return m_flash->isBelief ? tr("What is true:") : tr("What a good answer says:");
    const playback::QuizItem* item = m_session.item();
    if (!item || !item->answer)
        return tr("The answer is shown.");
    return item->first && item->first->right ? tr("✓ Right.") : tr("✗ Not right.");
}

QString CardFace::spokenPrompt() const
{
    return m_prompt->toPlainText();
}

QString CardFace::spokenVerdict() const
{
    if (m_round.phase() != RoundPhase::Revealed)
        return {};
    const QString words = isQuestion() ? withoutMarkup(m_session.feedback()) : m_answer->toPlainText();
    return tr("%1 %2", "verdict, feedback").arg(verdict(), words).trimmed();
}

bool CardFace::takeFocus()
{
    if (!m_question || !isOpen())
        return false;
    m_question->takeFocus();
    return true;
}

void CardFace::askCertainty()
{
    m_certainty->takeFocus();
}

bool CardFace::handleKey(QKeyEvent* event)
{
    const int digit = event->key() - Qt::Key_0;
    const bool isCertainty = event->modifiers() & Qt::ControlModifier &&
                             digit >= int(content::Certainty::Guess) &&
                             digit <= int(content::Certainty::Sure);
    if (isCertainty && isOpen()) {
        m_session.setCertainty(content::Certainty(digit));
        emit certaintyChosen();
        return true;
    }
    return m_question && isOpen() && m_question->handleKey(event);
}

} // namespace casefile::views
