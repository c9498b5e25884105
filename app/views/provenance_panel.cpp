#include "app/views/provenance_panel.h"

#include "app/figures/registry.h"
#include "app/playback/lesson_session.h"
#include "app/playback/prose_fields.h"
#include "app/views/cell_text.h"
#include "app/views/copied_numbers.h"
#include "engine/attention/stages.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>
#include <ranges>

namespace casefile::views {

using namespace Qt::StringLiterals;
using playback::LessonSession;

namespace {

/// What a figure of a step shows the making of, else what its stage makes.
engine::TensorId tensorOf(const content::Step& step)
{
    for (const QString& figure : step.figures)
        if (const auto tensor = figures::tensorTakenApart(figure))
            return *tensor;
    const engine::Stage* stage = engine::stageNamed(step.stage.toStdString());
    return stage ? stage->tensor : engine::TensorId::Weights;
}

bool exists(const engine::AttentionTrace& trace, const engine::CellRef& cell)
{
    const engine::Shape shape = trace.shape(cell.tensor);
    const bool headExists = !engine::isPerHead(cell.tensor) || cell.head < trace.headCount();
    return headExists && cell.row < shape.rows && cell.column < shape.columns;
}

/// The column whose number is farthest from 0 in the row of a cell: where a row has no key in focus.
std::size_t largestColumn(const engine::AttentionTrace& trace, engine::CellRef cell)
{
    std::size_t best = 0;
    double largest = -1.0;
    for (cell.column = 0; cell.column < trace.shape(cell.tensor).columns; ++cell.column) {
        const double size = std::abs(trace.at(cell));
        if (std::isfinite(size) && size > largest) {
            largest = size;
            best = cell.column;
        }
    }
    return best;
}

/// The column of Q, K or V that the last edit of its weights reaches, in the head of the cell.
std::optional<std::size_t> editedColumn(const engine::AttentionTrace& trace, const engine::WeightEdits& edits,
                                        const engine::CellRef& cell)
{
    using engine::TensorId;
    const TensorId made = cell.tensor;
    for (const engine::WeightEdit& edit : edits | std::views::reverse) {
        const engine::CellRef entry = engine::cellAt(trace.weights(), edit);
        const bool makes = (entry.tensor == TensorId::Wq && made == TensorId::Query) ||
                           (entry.tensor == TensorId::Wk && made == TensorId::Key) ||
                           (entry.tensor == TensorId::Wv && made == TensorId::Value);
        if (makes && entry.head == cell.head)
            return entry.column;
    }
    return std::nullopt;
}

} // namespace

ProvenancePanel::ProvenancePanel(const LessonSession& session, QWidget* parent)
    : ProvenanceFrame(parent)
    , m_session(session)
{
    for (const auto signal :
         {&LessonSession::traceChanged, &LessonSession::stateChanged, &LessonSession::problemChanged,
          &LessonSession::predictionChanged, &LessonSession::focusChanged})
        connect(&session, signal, this, &ProvenancePanel::follow);
    connect(&session, &LessonSession::stepChanged, this, &ProvenancePanel::forget);
    rebuild();
}

void ProvenancePanel::show(const engine::CellRef& cell)
{
    moveTo([&] { m_path.assign(1, cell); });
}

void ProvenancePanel::openTerm(const engine::CellRef& cell)
{
    moveTo([&] { descend(cell); });
}

/// A number in focus is the first level once a term of it is opened.
void ProvenancePanel::descend(const engine::CellRef& cell)
{
    if (m_path.empty() && this->cell())
        m_path.push_back(*this->cell());
    m_path.push_back(cell);
}

std::optional<engine::CellRef> ProvenancePanel::termCell(const TermPlace& place) const
{
    const Question now = question();
    if (!now.cell)
        return std::nullopt;
    const engine::Provenance provenance = engine::explain(*now.trace, *now.cell);
    const engine::Term& term = provenance.terms[place.term];
    return place.side == TermRow::Side::Right ? term.right : std::optional(term.left);
}

void ProvenancePanel::goDown(const TermPlace& place)
{
    if (const auto cell = termCell(place))
        descend(*cell);
}

void ProvenancePanel::forget()
{
    m_path.clear();
    follow();
}

/// A number that was chosen stays only while the walk is at it.
void ProvenancePanel::setWalked(const std::optional<playback::WalkedCell>& walked)
{
    m_walked = walked;
    if (walked && !m_path.empty()) {
        const engine::CellRef& chosen = m_path.front();
        const bool isOfHead = !engine::isPerHead(chosen.tensor) || chosen.head == walked->cell.head;
        const bool isAtIt = isOfHead && chosen.tensor == walked->cell.tensor &&
                            walked->span.contains(int(chosen.row), int(chosen.column));
        if (!isAtIt)
            m_path.clear();
    }
    follow();
}

ProvenancePanel::Question ProvenancePanel::question() const
{
    const std::optional<engine::CellRef> now = cell();
    return {m_session.trace(), now, m_session.isRevealed(),
            std::ranges::any_of(m_session.step().figures, &figures::altersModel),
            m_walked && m_walked->grows && m_path.empty()};
}

/// One change of the session is told by several signals; the rows are made anew once.
void ProvenancePanel::follow()
{
    if (!m_session.isPinned() && m_path.size() == 1)
        m_path.clear(); // the pin is gone, so the focus speaks again
    if (const Question now = question(); now != m_shown) {
        m_shown = now;
        rebuild();
    }
}

/// A laboratory draws numbers of its own, so the one in focus is not in it.
bool ProvenancePanel::isAsked() const
{
    return !m_path.empty() || m_walked ||
           std::ranges::any_of(m_session.step().figures, [](const QString& figure) {
               return figures::tensorTakenApart(figure) || figures::headsOf(figure) != figures::Heads::Any;
           });
}

std::optional<engine::CellRef> ProvenancePanel::cell() const
{
    const engine::TracePtr trace = m_session.trace();
    if (!trace || !isAsked() || !m_session.problem().isEmpty() || !m_session.isRevealed())
        return {};
    if (!m_path.empty() && exists(*trace, m_path.back()))
        return m_path.back();
    if (m_walked && exists(*trace, m_walked->cell))
        return m_walked->cell;
    const content::Focus focus = m_session.focus();
    engine::CellRef cell;
    cell.tensor = tensorOf(m_session.step());
    cell.head = std::size_t(std::max(m_session.state().head, 0));
    cell.row = focus.query >= 0 ? std::size_t(focus.query) : trace->queries() - 1;
    const bool columnsAreKeys =
        trace->shape(cell.tensor).columns == trace->keys() && cell.tensor >= engine::TensorId::Scores;
    if (columnsAreKeys && focus.key >= 0)
        cell.column = std::size_t(focus.key);
    else if (const auto edited = editedColumn(*trace, m_session.state().edits, cell))
        cell.column = *edited;
    else if (exists(*trace, cell))
        cell.column = largestColumn(*trace, cell);
    return exists(*trace, cell) ? std::optional(cell) : std::nullopt;
}

QString ProvenancePanel::invitation() const
{
    return m_session.isRevealed() ? tr("Point at a number in a picture.")
                                  : tr("Answer first; then the numbers open.");
}

std::optional<ProvenanceFrame::Level> ProvenancePanel::level() const
{
    const Question now = question();
    if (!now.cell)
        return std::nullopt;
    const engine::CellRef cell = *now.cell;
    const QString name = cellName(*now.trace, cell);
    const QString value = playback::formatCell(now.trace->at(cell), inspectorDecimals);
    Level level;
    level.name = engine::isPerHead(cell.tensor) ? tr("%1 = %2 (head %3)").arg(name, value).arg(cell.head + 1)
                                                : tr("%1 = %2", "cell, value").arg(name, value);
    if (now.isAltered && m_session.step().figures.contains(u"other-company"_s))
        level.remark = tr("Of the sentence with its own words, before the picture replaces them.");
    else if (now.isAltered)
        level.remark = tr("Of the model and the calculation before the knobs of the picture change them.");
    else if (now.grows)
        level.remark = tr("As it is after the last tile; on the way there it is what the picture shows.");
    level.numbers = engine::explain(*now.trace, cell);
    level.nameOf = [trace = now.trace, terms = level.numbers.terms](const TermPlace& place) {
        const engine::Term& term = terms[place.term];
        const engine::CellRef& factor = place.side == TermRow::Side::Right ? *term.right : term.left;
        const bool isOfScore = term.right && term.left.tensor == engine::TensorId::Query &&
                               term.right->tensor == engine::TensorId::Key;
        return isOfScore ? pairedCellName(*trace, factor) : cellName(*trace, factor);
    };
    return level;
}

void ProvenancePanel::keyPressEvent(QKeyEvent* event)
{
    const auto term = focusedTerm();
    const std::optional<engine::CellRef> copied = term ? termCell(*term) : cell();
    if (event->matches(QKeySequence::Copy) && copied)
        copyNumber(*m_session.trace(), *copied);
    else
        QFrame::keyPressEvent(event);
}

} // namespace casefile::views
