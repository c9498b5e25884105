#include "app/views/figure_card.h"

#include "app/figures/design.h"
#include "app/figures/registry.h"
#include "app/playback/lesson_session.h"
#include "app/playback/prose_fields.h"
#include "app/views/appearance.h"
#include "app/views/cost_strip.h"
#include "app/views/exhibit_saver.h"
#include "app/views/figure_view.h"
#include "app/views/frame_source.h"
#include "app/views/heat_map_chart.h"
#include "app/views/icons.h"
#include "app/views/knob_strip.h"
#include "app/views/scene_interaction.h"
#include "app/views/walk_in_view.h"
#include "app/views/weight_editor.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace casefile::views {

using namespace Qt::StringLiterals;
using playback::LessonSession;
namespace design = figures::design;

namespace {

/// The weight matrix that stands in a picture, if one does.
std::optional<engine::TensorId> editedTensor(const QString& figure)
{
    using engine::TensorId;
    const auto made = figures::tensorTakenApart(figure);
    if (made == TensorId::Query)
        return TensorId::Wq;
    if (made == TensorId::Key)
        return TensorId::Wk;
    if (made == TensorId::Value)
        return TensorId::Wv;
    return made == TensorId::Output ? std::optional(TensorId::Wo) : std::nullopt;
}

} // namespace

FigureCard::FigureCard(LessonSession& session, const Appearance& appearance, QWidget* parent)
    : QFrame(parent)
    , m_session(session)
    , m_appearance(appearance)
    , m_column(new QVBoxLayout(this))
    , m_title(new QLabel(this))
    , m_save(new QToolButton(this))
    , m_saver(new ExhibitSaver(this))
    , m_knobs(new KnobStrip(session, this))
    , m_cost(new CostStrip(session, this))
    , m_editWeights(new QPushButton(this))
    , m_weights(new WeightEditor(session, this))
{
    setLook(this, "panel");
    setLook(m_title, "muted");
    m_column->setContentsMargins(design::space3, design::space2, design::space3, design::space2);
    m_column->setSpacing(design::space1);
    m_title->setWordWrap(true); // a narrow card has its buttons beside it
    setLook(m_save, "icon");
    setLook(m_editWeights, "link");
    m_editWeights->setCheckable(true);
    m_editWeights->hide();
    m_weights->hide();
    auto* top = new QHBoxLayout;
    top->addWidget(m_title, 1);
    top->addWidget(m_editWeights);
    top->addWidget(m_save);
    m_column->addLayout(top);
    m_column->addWidget(m_knobs);
    m_column->addWidget(m_cost);
    m_column->addWidget(m_weights);
    connect(m_editWeights, &QPushButton::toggled, m_weights, &QWidget::setVisible);
    connect(&session, &LessonSession::stateChanged, this, &FigureCard::followEdits);
    connect(&session, &LessonSession::stateChanged, this, &FigureCard::followTitle);
    connect(&appearance, &Appearance::changed, this, &FigureCard::followTitle);
    connect(m_save, &QToolButton::clicked, this, &FigureCard::save);
}

void FigureCard::setPictureHeight(int least)
{
    for (QWidget* picture : {static_cast<QWidget*>(m_chart), static_cast<QWidget*>(m_view)})
        if (picture)
            picture->setMinimumHeight(least);
}

SceneHost* FigureCard::host() const
{
    if (m_chart && !m_chart->isHidden())
        return m_chart;
    return m_view;
}

void FigureCard::adopt(SceneHost& host)
{
    constexpr int belowEditor = 4;
    m_column->insertWidget(belowEditor, host.widget(), 1);
    SceneInteraction& interaction = host.interaction();
    connect(&interaction, &SceneInteraction::hovered, &m_session, &LessonSession::hover);
    connect(&interaction, &SceneInteraction::pinned, &m_session, &LessonSession::pin);
    connect(&interaction, &SceneInteraction::walkedOn, host.widget(),
            [&host, this] { bringWalkedIntoView(host, m_appearance); });
    connect(&interaction, &SceneInteraction::freed, &m_session, &LessonSession::unpin);
    connect(&interaction, &SceneInteraction::headChosen, &m_session, &LessonSession::setHead);
    connect(&interaction, &SceneInteraction::cellChosen, this, &FigureCard::cellChosen);
    connect(&interaction, &SceneInteraction::momentChosen, this, &FigureCard::momentChosen);
    connect(&interaction, &SceneInteraction::cellChosen, m_weights, &WeightEditor::pick);
}

void FigureCard::setFigure(const QString& id)
{
    const QString& step = m_session.step().id;
    if (id != m_id || step != m_step) { // the same picture of a step keeps its editor as it is
        m_seenEdits.clear();
        m_editWeights->setChecked(false);
        m_weights->hide();
    }
    m_id = id;
    m_step = step;
    m_knobs->setKnobs(figures::knobsOf(id));
    m_cost->setVisible(id == "measured-cost"_L1);
    const bool isChart = id == "heat-map"_L1;
    if (isChart && !m_chart) {
        m_chart = new HeatMapChart(m_session, m_appearance, this);
        connect(m_chart, &HeatMapChart::sceneChanged, this, &FigureCard::followScene);
        adopt(*m_chart);
    } else if (!isChart && !m_view) {
        m_view = new FigureView(m_session, m_appearance, this);
        connect(m_view, &FigureView::sceneChanged, this, &FigureCard::followScene);
        connect(m_view, &FigureView::knobsTurned, &m_session, &LessonSession::setKnobs);
        connect(m_view, &FigureView::pickedTurned, m_weights, &WeightEditor::turn);
        connect(m_weights, &WeightEditor::pickedChanged, m_view, [this] {
            m_view->setPicked(m_weights->cell());
            m_editWeights->setChecked(!m_weights->isHidden());
        });
        adopt(*m_view);
    }
    if (m_chart)
        m_chart->setVisible(isChart);
    if (m_view)
        m_view->setVisible(!isChart);
    if (!isChart)
        m_view->setFigure(id);
    m_weights->setTensor(editedTensor(id));
    followEdits();
    followTitle();
    followScene();
}

/// Those of the matrix that this picture has.
engine::WeightEdits FigureCard::editsHere() const
{
    engine::WeightEdits edits = m_session.state().edits;
    std::erase_if(edits,
                  [this](const engine::WeightEdit& edit) { return edit.tensor != m_weights->tensor(); });
    return edits;
}

/// The editor can be opened where there is a weight matrix. It opens by itself for entries of the shown head
/// that were set elsewhere (by a step, a link, undo); whoever closed it is left alone.
void FigureCard::followEdits()
{
    m_editWeights->setVisible(m_weights->tensor().has_value());
    m_editWeights->setText(tr("Edit an entry"));
    const engine::TracePtr trace = m_session.trace();
    if (!trace)
        return;
    const engine::WeightEdits edits = editsHere();
    const bool areNew = std::exchange(m_seenEdits, edits) != edits;
    for (const engine::WeightEdit& edit : edits) {
        const engine::CellRef cell = engine::cellAt(trace->weights(), edit);
        const bool isShown =
            !engine::isPerHead(cell.tensor) || cell.head == std::size_t(m_session.state().head);
        if (!isShown)
            m_editWeights->setText(tr("Edit an entry · one is edited in head %1").arg(cell.head + 1));
        else if (areNew && m_weights->isHidden())
            return m_weights->pick(cell);
    }
}

/// While all heads are drawn, a picture that can show only one says which one it shows.
void FigureCard::followTitle()
{
    const content::State& state = m_session.state();
    const QString title = figures::figureTitle(m_id, !state.memory.isEmpty());
    const bool saysHead = state.allHeads && figures::headsOf(m_id) == figures::Heads::One;
    m_title->setText(
        saysHead ? tr("%1 · head %2", "title of a picture, number").arg(title).arg(state.head + 1) : title);
    m_save->setIcon(icon(u"save"_s, m_appearance.color(figures::Role::Muted)));
    m_save->setToolTip(tr("Save this picture, its numbers or the experiment …"));
    m_save->setAccessibleName(tr("Save: %1").arg(title));
}

exports::Exhibit FigureCard::exhibit() const
{
    exports::Exhibit exhibit;
    exhibit.figure = m_id;
    const SceneHost* shown = host();
    exhibit.frame =
        frameOf(m_session, shown ? shown->scene().size : QSizeF(size()), m_appearance.textScale());
    if (m_chart && shown == m_chart)
        exhibit.frame.window = m_chart->shownPart();
    exhibit.palette = m_appearance.palette();
    exhibit.scale = devicePixelRatioF();
    exhibit.seconds = m_session.step().seconds;
    exhibit.caption = m_session.chapter().words(m_session.language(), m_session.step().id).caption;
    if (exhibit.frame.trace)
        exhibit.caption = playback::fillFields(exhibit.caption, *exhibit.frame.trace, exhibit.frame.head,
                                               exhibit.frame.focus);
    return exhibit;
}

void FigureCard::save()
{
    if (m_session.trace())
        m_saver->save(exhibit(), m_session.step().id + u'-' + m_id);
}

/// Tells a screen reader that listens; without one, nothing is laid out before it is painted.
void FigureCard::followScene()
{
    SceneHost* shown = host();
    if (!shown || !QAccessible::isActive())
        return;
    shown->widget()->setAccessibleDescription(shown->scene().summary);
}

void FigureCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && !m_id.isEmpty()) {
        followEdits();
        followTitle();
        followScene();
    }
    QFrame::changeEvent(event);
}

} // namespace casefile::views
