#include "app/playback/code_stepper.h"

#include "app/content/knob.h"
#include "app/playback/lesson_session.h"

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace casefile::playback {

std::shared_ptr<const WalkClock> walkClock(const std::shared_ptr<const content::CodeWalk>& walk,
                                           const engine::TracePtr& trace, int head,
                                           const content::Focus& focus, const content::KnobValues& knobs)
{
    if (!walk || !trace || walk->lines.isEmpty() || trace->headCount() == 0)
        return nullptr;
    WalkSizes sizes;
    sizes.heads = int(trace->headCount());
    sizes.queries = int(trace->queries());
    sizes.keys = int(trace->keys());
    sizes.tileSize = int(content::knobValue(knobs, u"tile-size"_s));
    sizes.head = std::clamp(head, 0, sizes.heads - 1);
    sizes.query = focus.query >= 0 ? focus.query : sizes.queries - 1;
    return std::make_shared<const WalkClock>(walk, trace, sizes);
}

namespace {

/// The column, of those of a span, whose number is farthest from 0 in the row of a cell.
std::size_t largestIn(const engine::AttentionTrace& trace, engine::CellRef cell, const WalkSpan& span)
{
    std::size_t best = std::size_t(span.firstColumn);
    double largest = -1.0;
    for (int column = span.firstColumn; column < span.lastColumn; ++column) {
        cell.column = std::size_t(column);
        const double size = std::abs(trace.at(cell));
        if (std::isfinite(size) && size > largest) {
            largest = size;
            best = cell.column;
        }
    }
    return best;
}

} // namespace

CodeStepper::CodeStepper(LessonSession& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    for (const auto signal :
         {&LessonSession::traceChanged, &LessonSession::stateChanged, &LessonSession::focusChanged,
          &LessonSession::stepChanged, &LessonSession::problemChanged})
        connect(&session, signal, this, [this] {
            m_clock.reset();
            m_isStale = true;
            follow();
            followHead();
        });
    connect(&session, &LessonSession::cursorChanged, this, &CodeStepper::follow);
    follow();
    followHead();
}

void CodeStepper::follow()
{
    const bool isNew = std::exchange(m_isStale, false);
    if (isNew && m_session.problem().isEmpty())
        m_clock = walkClock(m_session.step().walk, m_session.trace(), m_session.state().head,
                            m_session.focus(), m_session.state().knobs);
    const qint64 number = m_clock ? m_clock->numberAt(m_session.cursor().progress) : -1;
    if (!isNew && number == m_number)
        return;
    m_number = number;
    emit changed();
}

Moment CodeStepper::moment() const
{
    return m_clock ? m_clock->at(m_number) : Moment();
}

const content::WalkLine& CodeStepper::line() const
{
    static const content::WalkLine none;
    return m_clock ? m_clock->walk().lines.at(moment().line) : none;
}

int CodeStepper::head() const
{
    return m_clock && m_clock->walk().has(content::Loop::Head) ? m_clock->headOf(moment()) : -1;
}

/// A walk over heads goes to the head that is chosen: to the same line if that is in the loop, else to its
/// first.
void CodeStepper::followHead()
{
    const int chosen = m_session.state().head;
    const bool isOfStep = std::exchange(m_step, m_session.step().id) == m_session.step().id;
    const bool isOther = std::exchange(m_chosenHead, chosen) != chosen;
    if (!isOfStep || !isOther || head() < 0 || head() == chosen)
        return;
    Moment wanted = moment();
    const QList<content::WalkLine>& lines = m_clock->walk().lines;
    if (wanted.head < 0)
        wanted.line = int(
            std::ranges::find_if(
                lines, [](const content::WalkLine& one) { return one.loops.contains(content::Loop::Head); }) -
            lines.begin());
    wanted.head = chosen;
    show(m_clock->numberOf(wanted));
}

const content::WalkTensor* CodeStepper::tensor() const
{
    const content::CodeWalk& walk = m_clock->walk();
    if (!line().makes.isEmpty())
        return content::walkTensorNamed(line().makes);
    if (!line().reads.isEmpty())
        return content::walkTensorNamed(line().reads.last());
    for (int before = moment().line - 1; before >= 0; --before)
        if (const QString& made = walk.lines.at(before).makes; !made.isEmpty())
            return content::walkTensorNamed(made);
    return walk.given.isEmpty() ? nullptr : content::walkTensorNamed(walk.given.first());
}

std::optional<WalkedCell> CodeStepper::cell() const
{
    const content::WalkTensor* shown = m_clock ? tensor() : nullptr;
    const engine::Shape shape = shown ? m_clock->shapeOf(*shown) : engine::Shape{};
    if (shape.rows == 0 || shape.columns == 0)
        return std::nullopt;
    const WalkSpan span = m_clock->spanOf(*shown, moment());
    const int key = m_session.focus().key;
    const auto within = [](int index, int first, int last) { return index >= first && index < last; };
    WalkedCell walked{{}, span, shown->grows};
    walked.cell.tensor = shown->tensor;
    if (engine::isPerHead(shown->tensor))
        walked.cell.head = std::size_t(m_clock->headOf(moment()));
    const int row = shown->rows == content::Loop::Key ? key : m_clock->sizes().query;
    walked.cell.row = std::size_t(within(row, span.firstRow, span.lastRow) ? row : span.firstRow);
    if (shown->columns == content::Loop::Key && within(key, span.firstColumn, span.lastColumn))
        walked.cell.column = std::size_t(key);
    else
        walked.cell.column = largestIn(m_clock->trace(), walked.cell, span);
    return walked;
}

void CodeStepper::show(qint64 number)
{
    if (!m_clock)
        return;
    const qint64 kept = std::clamp(number, qint64(0), m_clock->count() - 1);
    m_session.player().seekMoment(m_session.cursor().step, m_clock->progressOf(kept));
}

void CodeStepper::stepForward()
{
    show(m_number + 1);
}

void CodeStepper::stepBack()
{
    show(m_number - 1);
}

/// A line that stands in loops by itself is left as a whole, whatever run it is in.
void CodeStepper::lineForward()
{
    if (m_clock)
        show(m_clock->runOf(m_number).second + 1);
}

/// To where this line began; from there to where the line before began.
void CodeStepper::lineBack()
{
    if (!m_clock)
        return;
    const qint64 begin = m_clock->runOf(m_number).first;
    show(begin < m_number || begin == 0 ? begin : m_clock->runOf(begin - 1).first);
}

void CodeStepper::toFirst()
{
    show(0);
}

void CodeStepper::toLast()
{
    if (m_clock)
        show(m_clock->count() - 1);
}

void CodeStepper::showMaker(const engine::CellRef& cell)
{
    if (!m_clock)
        return;
    for (const content::WalkTensor& tensor : content::walkTensors()) {
        if (tensor.tensor != cell.tensor)
            continue;
        if (const auto maker =
                m_clock->makerOf({&tensor, int(cell.head), int(cell.row), int(cell.column)}, m_number)) {
            show(*maker);
            return;
        }
    }
}

void CodeStepper::showLine(int line)
{
    if (!m_clock)
        return;
    Moment wanted = moment();
    wanted.line = line;
    show(m_clock->numberOf(wanted));
}

} // namespace casefile::playback
