#include "app/views/questions/cell_view.h"

#include "app/figures/design.h"
#include "app/figures/scene_painter.h"
#include "app/playback/quiz_session.h"
#include "app/views/appearance.h"
#include "app/views/icons.h"
#include "app/views/readout.h"
#include "app/views/scene_accessible.h"
#include "app/views/scene_interaction.h"
#include "app/views/walk_in_view.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace casefile::views {

using namespace Qt::StringLiterals;
using figures::Role;
using playback::QuizPhase;
namespace design = figures::design;

CellView::CellView(playback::QuizSession& session, const Appearance& appearance, QWidget* parent)
    : QuestionView(session, appearance, parent)
    , m_interaction(new SceneInteraction([this]() -> const figures::Scene& { return m_scene; }, this))
{
    installSceneAccessibility();
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_InputMethodEnabled, false);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setSizePolicy(policy);
    m_interaction->setFinder([this](QPointF point) -> std::optional<figures::SceneItem> {
        const figures::SceneItem* item = figures::itemAt(m_scene, point);
        return item ? std::optional(*item) : std::nullopt;
    });
    connect(m_interaction, &SceneInteraction::changed, this, qOverload<>(&QWidget::update));
    connect(m_interaction, &SceneInteraction::walkedOn, this,
            [this] { bringWalkedIntoView(*this, m_appearance); });
    connect(m_interaction, &SceneInteraction::pinned, this, [this](int query, int key) {
        if (isOpen() && query >= 0 && key >= 0)
            m_session.choose({{}, {}, query, key});
    });
}

CellView::~CellView() = default;

void CellView::layOut()
{
    m_scene = {};
    m_scene.size = size();
    const playback::QuizItem* item = m_session.item();
    if (!item || !m_session.trace() || width() < 1 || height() < 1)
        return;
    figures::Frame frame;
    frame.trace = m_session.trace();
    frame.head = item->state.head;
    frame.numbersShown = item->isSolved(); // they would turn the question into a search for the largest
    frame.size = size();
    frame.textScale = m_appearance.textScale();
    m_geometry = figures::heatMapGeometry(frame);
    m_scene = figures::HeatMapFigure().layout(frame);
    m_scene.summary =
        tr("%1 %2", "what the map shows, which cell is chosen").arg(m_scene.summary, chosenWords());
}

void CellView::follow()
{
    setAccessibleName(tr("Map of weights: pick a cell. %1", "question").arg(spokenPrompt()));
    layOut();
    update();
}

QString CellView::chosenWords() const
{
    const playback::QuizItem* item = m_session.item();
    for (const figures::SceneItem& cell : m_scene.items)
        if (item && item->answer && cell.meaning.query == item->answer->row &&
            cell.meaning.key == item->answer->column)
            return tr("Chosen: %1", "a cell").arg(cell.name);
    return tr("No cell is chosen.");
}

QString CellView::keys() const
{
    return tr("Arrows, Return: choose a cell · Ctrl+1–3 how sure · Space check, next · H hint · R repair "
              "· Esc leave");
}

void CellView::takeFocus()
{
    setFocus(Qt::OtherFocusReason);
}

const figures::Scene& CellView::scene() const
{
    return m_scene;
}

int CellView::walkedItem() const
{
    return m_interaction->walkedItem();
}

/// A frame that stands out on any shade, and after the verdict its sign, so that colour is not all.
void CellView::frameCell(QPainter& painter, int row, int column, Role role) const
{
    if (row < 0 || column < 0 || row >= m_geometry.rows || column >= m_geometry.columns)
        return;
    constexpr double stroke = 3.0;
    constexpr double signShare = 0.4; // of the cell's height
    const QRectF cell = m_geometry.cellRect(row, column).adjusted(1, 1, -1, -1);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_appearance.color(Role::Panel), 2 * stroke));
    painter.drawRect(cell);
    painter.setPen(QPen(m_appearance.color(role), stroke));
    painter.drawRect(cell);
    if (role != Role::Right && role != Role::Wrong)
        return;
    const double side = std::min(m_appearance.pixels(design::textHeading), cell.height() * signShare);
    const QRectF sign(cell.right() - side - stroke, cell.top() + stroke, side, side);
    painter.fillRect(sign, m_appearance.color(Role::Panel));
    icon(role == Role::Right ? u"check"_s : u"cross"_s, m_appearance.color(role))
        .paint(&painter, sign.toAlignedRect());
}

void CellView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (m_scene.marks.isEmpty()) {
        painter.setPen(m_appearance.color(Role::Muted));
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap,
                         m_session.problem().isEmpty() ? tr("Computing …") : m_session.problem());
        return;
    }
    figures::paint(painter, m_scene, m_appearance.palette());
    const playback::QuizItem& item = *m_session.item();
    const bool solved = item.isSolved();
    if (item.answer) {
        const Role role = isOpen() ? Role::Query : item.phase == QuizPhase::Right ? Role::Right : Role::Wrong;
        frameCell(painter, item.answer->row, item.answer->column, role);
    }
    if (solved && item.verdict)
        frameCell(painter, item.verdict->expectedRow, item.verdict->expectedColumn, Role::Right);
    const int walked = walkedItem();
    if (hasFocus() && walked >= 0 && walked < m_scene.items.size())
        paintFocusRing(painter, m_scene, walked, m_appearance);
    else if (hasFocus())
        paintFocusRing(painter, QRectF(rect()).adjusted(3, 3, -3, -3), m_appearance);
    if (const auto shown = m_interaction->shownItem())
        paintReadout(painter, *shown, rect(), m_appearance);
}

void CellView::resizeEvent(QResizeEvent*)
{
    layOut();
}

void CellView::mouseMoveEvent(QMouseEvent* event)
{
    m_interaction->mouseMoved(event->position());
}

void CellView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        m_interaction->clicked(event->position());
}

void CellView::leaveEvent(QEvent*)
{
    m_interaction->mouseLeft();
}

void CellView::keyPressEvent(QKeyEvent* event)
{
    if (!m_interaction->keyPressed(event, false))
        QWidget::keyPressEvent(event);
}

void CellView::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    m_interaction->focusGained(event->reason());
}

void CellView::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    m_interaction->focusLost();
}

} // namespace casefile::views
