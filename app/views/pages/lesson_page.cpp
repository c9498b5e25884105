#include "app/views/pages/lesson_page.h"
#include "app/views/block_provenance.h"

#include "app/content/library.h"
#include "app/figures/design.h"
#include "app/playback/code_stepper.h"
#include "app/playback/lesson_session.h"
#include "app/views/appearance.h"
#include "app/views/chapter_end.h"
#include "app/views/code_panel.h"
#include "app/views/dense_network_card.h"
#include "app/views/figure_deck.h"
#include "app/views/fold_mark.h"
#include "app/views/formula_panel.h"
#include "app/views/frozen_bar.h"
#include "app/views/lesson_columns.h"
#include "app/views/memory_editor.h"
#include "app/views/outline.h"
#include "app/views/prediction_card.h"
#include "app/views/prose_links.h"
#include "app/views/prose_view.h"
#include "app/views/provenance_panel.h"
#include "app/views/step_caption.h"
#include "app/views/step_heading.h"
#include "app/views/transport_bar.h"
#include "app/views/walk_panel.h"
#include "app/views/words_panel.h"

#include <QApplication>
#include <QEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QUrl>
#include <QVBoxLayout>

namespace casefile::views {

using namespace Qt::StringLiterals;
using figures::Role;
using playback::CodeStepper;
using playback::LessonSession;
namespace design = figures::design;

LessonPage::LessonPage(const content::Library& library, LessonSession& session, const Appearance& appearance,
                       QWidget* parent)
    : QWidget(parent)
    , m_library(library)
    , m_session(session)
    , m_appearance(appearance)
    , m_outline(new Outline(library, appearance, this))
    , m_columns(new LessonColumns(appearance, this))
    , m_end(new ChapterEnd(library, session, this))
    , m_transport(new TransportBar(session, appearance, this))
{
    setAttribute(Qt::WA_StyledBackground);
    setLook(this, "page");
    setFocusPolicy(Qt::ClickFocus);
    QWidget* pictures = buildCentre();
    m_columns->fill(m_outline, pictures, buildWords());
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_columns, 1);
    column->addWidget(m_end);
    column->addWidget(m_transport);

    connect(m_outline, &Outline::stepChosen, this, &LessonPage::stepChosen);
    connect(m_outline, &Outline::quizChosen, this, &LessonPage::quizChosen);
    connect(m_end, &ChapterEnd::quizChosen, this, &LessonPage::quizChosen);
    connect(m_end, &ChapterEnd::chapterChosen, this, [this](const QString& id) { emit stepChosen(id, {}); });
    connect(m_transport, &TransportBar::endPassed, m_end, &ChapterEnd::takeFocus);
    connect(&session, &LessonSession::stepChanged, this, &LessonPage::followStep);
    connect(&session, &LessonSession::stepChanged, this, [this] {
        for (QScrollArea* area : {m_pictures, m_reading}) // a new step is read from its beginning
            area->verticalScrollBar()->setValue(0);
    });
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        if (!now || QGuiApplication::mouseButtons() != Qt::NoButton)
            return;
        for (QScrollArea* area : {m_pictures, m_reading})
            if (area->widget()->isAncestorOf(now))
                area->ensureWidgetVisible(now);
    });
    connect(&session, &LessonSession::focusChanged, this, &LessonPage::followFocus);
    connect(&session, &LessonSession::traceChanged, this, &LessonPage::followFocus);
    connect(&session, &LessonSession::stateChanged, this, &LessonPage::followFrozen);
    connect(&session, &LessonSession::stateChanged, this, &LessonPage::followDepth);
    connect(&session, &LessonSession::predictionChanged, this, &LessonPage::followWalk);
    connect(&session, &LessonSession::comparingChanged, this, &LessonPage::followFigures);
    connect(&appearance, &Appearance::changed, this, &LessonPage::followStep);
    connect(m_columns, &LessonColumns::outlineCalled, m_outline, qOverload<>(&QWidget::setFocus));
    followStep();
}

/// Widgets are put in their place before their parts are made: each move of a tree styles all of it anew.
QWidget* LessonPage::buildCentre()
{
    auto* centre = new QWidget(m_columns);
    m_heading = new StepHeading(centre);
    auto* scroll = m_pictures = new QScrollArea(centre);
    auto* body = new QWidget(scroll->viewport());
    m_prediction = new PredictionCard(m_session, m_appearance, body);
    m_figures = new FigureDeck(m_session, m_appearance, body);
    m_caption = new StepCaption(m_session, body);
    m_stepper = new CodeStepper(m_session, this);
    m_walk = new WalkPanel(*m_stepper, m_session, m_appearance, body);
    m_denseCard = new DenseNetworkCard(m_appearance, body);
    m_denseCard->hide();
    auto* pictures = new QVBoxLayout(body);
    pictures->setContentsMargins(0, 0, 0, 0);
    pictures->setSpacing(design::space2);
    pictures->addWidget(m_prediction);
    pictures->addWidget(new MemoryEditor(m_session, body));
    pictures->addWidget(new FrozenBar(m_session, body));
    pictures->addWidget(m_figures, 1);
    pictures->addWidget(m_denseCard, 1);
    pictures->addWidget(m_walk);
    pictures->addWidget(m_caption);
    scroll->setWidget(body);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    new FoldMark(scroll, Role::Paper, m_appearance);
    auto* column = new QVBoxLayout(centre);
    column->setContentsMargins(design::space4, design::space3, design::space4, design::space3);
    column->setSpacing(design::space2);
    column->addWidget(m_heading);
    column->addWidget(scroll, 1);
    connect(m_heading->back(), &QPushButton::clicked, this, &LessonPage::quizReturnChosen);
    connect(m_heading->pin(), &QPushButton::clicked, &m_session, &LessonSession::unpin);
    connect(m_heading->freeze(), &QPushButton::clicked, &m_session, &LessonSession::freeze);
    connect(m_heading->dense(), &QPushButton::clicked, this, [this] { showDenseNetwork(true); });
    connect(m_denseCard, &DenseNetworkCard::closed, this, [this] { showDenseNetwork(false); });
    return centre;
}

QWidget* LessonPage::buildWords()
{
    auto* scroll = m_reading = new QScrollArea(m_columns);
    auto* body = new QWidget(scroll->viewport());
    body->setAttribute(Qt::WA_StyledBackground);
    setLook(body, "side");
    m_ofStep = new QWidget(body);
    m_ofDense = new ProseView(m_appearance, body);
    m_ofDense->hide();
    m_words = new WordsPanel(m_session, m_appearance, m_ofStep);
    m_formula = new FormulaPanel(m_appearance, m_ofStep);
    m_code = new CodePanel(m_appearance, m_ofStep);
    m_provenance = new ProvenancePanel(m_session, m_ofStep);
    m_blockProvenance = new BlockProvenance(m_session, m_ofStep);
    QSizePolicy asWideAsTheWords = m_provenance->sizePolicy(); // a long name may not push the story off
    asWideAsTheWords.setHorizontalPolicy(QSizePolicy::Ignored);
    m_provenance->setSizePolicy(asWideAsTheWords);
    m_blockProvenance->setSizePolicy(asWideAsTheWords);
    auto* outer = new QVBoxLayout(body);
    outer->setContentsMargins(design::space4, design::space3, design::space4, design::space4);
    outer->setSpacing(0);
    outer->addWidget(m_ofDense);
    outer->addWidget(m_ofStep);
    outer->addStretch(1);
    auto* column = new QVBoxLayout(m_ofStep);
    column->setContentsMargins({});
    column->setSpacing(design::space3);
    column->addWidget(m_words);
    column->addWidget(m_formula);
    column->addWidget(m_code);
    column->addWidget(m_provenance);
    column->addWidget(m_blockProvenance);
    scroll->setWidget(body);
    scroll->setWidgetResizable(true);
    new FoldMark(scroll, Role::Panel, m_appearance);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setMinimumWidth(260);
    connect(m_figures, &FigureDeck::cellChosen, m_provenance, &ProvenancePanel::show);
    connect(m_figures, &FigureDeck::cellChosen, this, &LessonPage::followProvenance);
    connect(m_figures, &FigureDeck::cellChosen, m_stepper, &CodeStepper::showMaker);
    connect(m_figures, &FigureDeck::momentChosen, m_stepper, &CodeStepper::show);
    connect(m_stepper, &CodeStepper::changed, this, &LessonPage::followWalk);
    connect(m_words, &WordsPanel::depthChosen, &m_session, &LessonSession::setDepth);
    connect(m_words, &WordsPanel::linkChosen, this, &LessonPage::act);
    return scroll;
}

/// What the session cannot do for a link, the window can.
void LessonPage::act(const QUrl& link)
{
    if (!followProseLink(link, m_session))
        emit linkChosen(link);
}

FigureCard* LessonPage::mainFigure() const
{
    return m_figures->mainFigure();
}

void LessonPage::offerQuiz(bool on)
{
    m_heading->back()->setVisible(on);
    m_heading->arrange();
}

/// The first step of the course, where the opening demonstration belongs.
bool LessonPage::isOpening() const
{
    return m_session.cursor().step == 0 && !m_library.course.isEmpty() &&
           m_library.course.first().id == m_session.chapter().id;
}

void LessonPage::showDenseNetwork(bool on)
{
    if (on == !m_denseCard->isHidden())
        return;
    m_denseCard->setVisible(on);
    m_figures->setVisible(!on);
    m_ofStep->setVisible(!on); // words, formula and code are of the step
    m_ofDense->setMarkdownText(m_denseCard->words());
    m_ofDense->setVisible(on);
    m_caption->setPicturesShown(!on);
    m_heading->dense()->setVisible(!on && isOpening());
    followFocus();
}

void LessonPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        followStep();
        m_ofDense->setMarkdownText(m_denseCard->words());
    }
    QWidget::changeEvent(event);
}

} // namespace casefile::views
