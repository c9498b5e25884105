#include "app/views/pages/start_page.h"

#include "app/content/library.h"
#include "app/figures/design.h"
#include "app/playback/lesson_session.h"
#include "app/playback/model_names.h"
#include "app/views/appearance.h"
#include "app/views/door_card.h"
#include "app/views/figure_card.h"
#include "app/views/sentence_editor.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>

namespace casefile::views {

using namespace Qt::StringLiterals;
namespace design = figures::design;

namespace {

constexpr int widestContent = 960;
constexpr int doorHeight = 160;
constexpr int figureHeight = 250;

} // namespace

StartPage::StartPage(const content::Library& library, playback::LessonSession& session,
                     const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_library(library)
    , m_session(session)
    , m_appearance(appearance)
    , m_title(new QLabel)
    , m_lead(new QLabel)
    , m_learn(new DoorCard)
    , m_practise(new DoorCard)
    , m_review(new DoorCard)
    , m_interview(new DoorCard)
    , m_playTitle(new QLabel)
    , m_playWords(new QLabel)
    , m_playOn(new QPushButton)
    , m_message(new QLabel)
    , m_editor(new SentenceEditor(session, appearance))
    , m_figure(new FigureCard(session, appearance))
    , m_source(new QLabel)
{
    setAttribute(Qt::WA_StyledBackground);
    setLook(this, "page");
    setFocusPolicy(Qt::ClickFocus);
    setLook(m_title, "display");
    setLook(m_lead, "lead");
    setLook(m_playTitle, "strong");
    setLook(m_playWords, "note");
    setLook(m_playOn, "link");
    setLook(m_source, "note");
    for (QLabel* label : {m_title, m_lead, m_playWords, m_source})
        label->setWordWrap(true);
    m_message->setWordWrap(true);

    build();
    connect(m_learn, &DoorCard::opened, this, &StartPage::learnChosen);
    connect(m_practise, &DoorCard::opened, this, &StartPage::practiseChosen);
    connect(m_review, &DoorCard::opened, this, &StartPage::reviewChosen);
    connect(m_interview, &DoorCard::opened, this, &StartPage::interviewChosen);
    connect(m_playOn, &QPushButton::clicked, this, &StartPage::playChosen);
    connect(m_editor, &SentenceEditor::messageChanged, this, &StartPage::retranslate);
    connect(&session, &playback::LessonSession::traceChanged, this, [this] { m_source->setText(source()); });
    retranslate();
}

QWidget* StartPage::buildPlay()
{
    auto* play = new QFrame;
    setLook(play, "panel");
    auto* playHead = new QHBoxLayout;
    playHead->addWidget(m_playTitle);
    playHead->addWidget(m_playWords, 1);
    playHead->addWidget(m_playOn);
    auto* playColumn = new QVBoxLayout(play);
    playColumn->setContentsMargins(design::space4, design::space4, design::space4, design::space4);
    playColumn->setSpacing(design::space2);
    playColumn->addLayout(playHead);
    playColumn->addWidget(m_editor);
    playColumn->addWidget(m_message);
    return play;
}

/// Doors, the sentence to play with and its picture, in a column in the middle. Widgets are put in their
/// place before their parts are made: each move of a tree styles all of it anew.
void StartPage::build()
{
    auto* scroll = new QScrollArea(this);
    auto* centred = new QWidget(scroll->viewport());
    auto* body = new QWidget(centred);
    auto* doors = new QHBoxLayout;
    doors->setSpacing(design::space4);
    for (DoorCard* door : {m_learn, m_practise, m_review, m_interview}) {
        door->setMinimumHeight(doorHeight);
        doors->addWidget(door, 1);
    }
    m_figure->setFigure(u"links"_s);
    m_figure->setMinimumHeight(figureHeight);

    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(design::space5, design::space5 + design::space2, design::space5,
                               design::space5);
    column->setSpacing(design::space3);
    column->addWidget(m_title);
    column->addWidget(m_lead);
    column->addSpacing(design::space4);
    column->addLayout(doors);
    column->addSpacing(design::space3);
    column->addWidget(buildPlay());
    column->addWidget(m_figure, 1);
    column->addWidget(m_source);
    body->setMaximumWidth(widestContent);

    auto* row = new QHBoxLayout(centred);
    row->setContentsMargins(0, 0, 0, 0);
    row->addStretch(1);
    row->addWidget(body, 100);
    row->addStretch(1);
    scroll->setWidget(centred);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(scroll);
}

void StartPage::setSummary(const StartSummary& summary)
{
    m_summary = summary;
    retranslate();
}

void StartPage::retranslate()
{
    const QString language = m_session.language();
    m_title->setText(tr("Lay the whole casefile open"));
    m_lead->setText(tr("Every clue looks at every clue: learn the heart of the Transformer with an attention "
                       "that computes, stops and can be questioned."));
    const content::Chapter* chapter = m_library.chapter(m_summary.chapter);
    const QString title = chapter ? chapter->titles.value(language) : QString();
    const bool begun = chapter && !m_summary.step.isEmpty();
    const QString place = begun ? tr("Last at: %1 · %2", "chapter, step")
                                      .arg(title, chapter->words(language, m_summary.step).title)
                                : tr("Begin with: %1").arg(title);
    m_learn->setWords(tr("Learn"), tr("Each step in four depths: story, numbers, formula, code."), place,
                      begun ? tr("Go on →") : tr("Begin →"));
    m_practise->setWords(
        tr("Practise"), tr("Questions about the numbers of your own sentence; every answer is explained."),
        tr("%1 of %n question(s) answered", nullptr, m_summary.quizQuestions).arg(m_summary.quizAnswered),
        tr("Practise →"));
    m_practise->setVisible(m_summary.quizQuestions > 0);
    m_review->setWords(tr("Review"), tr("What you answered comes back before you forget it."),
                       m_summary.due > 0 ? tr("%n card(s) due today", nullptr, m_summary.due)
                                         : tr("Nothing is due now"),
                       tr("Review →"));
    m_review->setVisible(m_summary.cards > 0);
    m_interview->setWords(tr("Interview"),
                          tr("Answer aloud or in writing, compare with a model answer, and grade yourself."),
                          tr("Also a mock interview against the clock"), tr("Interview →"));
    m_playTitle->setText(tr("Play first"));
    m_playWords->setText(tr("Write a sentence and see who looks at whom."));
    m_playOn->setText(tr("Look into this sentence →"));
    const bool problem = !m_session.problem().isEmpty();
    m_playOn->setEnabled(!problem);
    setLook(m_message, problem ? "problem" : "muted");
    m_message->setText(m_editor->message());
    m_message->setVisible(!m_message->text().isEmpty());
    m_source->setText(source());
}

/// A newcomer would take the picture for what attention does wherever it is used.
QString StartPage::source() const
{
    const engine::TracePtr trace = m_session.trace();
    if (!trace)
        return {};
    const int head = m_session.state().head;
    if (trace->model.origin != engine::Origin::HandSet)
        return tr("The picture is of head %1 of a model with random weights: nothing was learned.")
            .arg(head + 1);
    return tr("The picture is of head %1 (%2) of a model whose weights were set by hand: nothing was "
              "learned.")
        .arg(head + 1)
        .arg(playback::headName(trace->model, head));
}

void StartPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace casefile::views
