#include "engine/fast/learn/attention_layer.h"

#include <algorithm>

/// The way there and back of AttentionLayer; what it is made of is in attention_layer.cpp.
namespace casefile::engine::fast {

void AttentionLayer::forward(const float* x, const float* memory, float* y, unsigned threads)
{
    Stages stages;
    stages.addRows(queryRows(), [=, this](Rows rows, unsigned) { project(rows, x); });
    if (m_rules.crossed)
        stages.addRows(memoryRows(), [=, this](Rows rows, unsigned) { projectMemory(rows, memory); });
    stages.next();
    addAttend(stages);
    stages.next();
    stages.addRows(queryRows(), [=, this](Rows rows, unsigned) { output(rows, y); });
    stages.run(threads, operations());
}

void AttentionLayer::backward(const float* x, const float* memory, const float* toY, float* toX,
                              float* toMemory, unsigned threads)
{
    Stages stages;
    stages.addRows(queryRows(), [=, this](Rows rows, unsigned) { outputBack(rows, toY); });
    stages.next();
    addAttendBack(stages);
    stages.next();
    stages.addRows(queryRows(), [=, this](Rows rows, unsigned) { projectBack(rows, toX); });
    if (m_rules.crossed)
        stages.addRows(memoryRows(), [=, this](Rows rows, unsigned) { memoryBack(rows, toMemory); });
    stages.next();
    addGradients(stages, x, memory, toY);
    stages.run(threads, 2.0 * operations());
}

void AttentionLayer::projectOne(Projection& projection, std::size_t which, Rows rows, const float* from)
{
    const MultiplyJob job{from,
                          projection.there.panels.data(),
                          projection.there.bias.data(),
                          projection.there.depth,
                          projection.there.columns,
                          projection.values.data(),
                          projection.columnsOfHead,
                          rowsOf(which) * projection.columnsOfHead,
                          projection.columnsOfHead};
    const std::size_t last = (projection.there.columns + m_kernels.width - 1) / m_kernels.width;
    m_kernels.multiply(job, {rows.first, rows.last, 0, last});
    if (m_rules.rotaryBase && which != Value)
        turnRows(projection, which, rows);
}

/// Rotary positions count from the beginning of each sequence.
void AttentionLayer::turnRows(Projection& projection, std::size_t which, Rows rows) const
{
    const std::size_t length = which == Query ? m_rules.queries : m_rules.keys;
    for (std::size_t head = 0; head < projection.heads; ++head)
        for (std::size_t row = rows.first; row < rows.last; ++row)
            m_rotary.turn(projection.values.data() + (head * rowsOf(which) + row) * m_dK, 1, row % length);
}

void AttentionLayer::turnRowsBack(Side& side, std::size_t which, Rows rows) const
{
    const Projection& projection = m_projections[which];
    const std::size_t length = which == Query ? m_rules.queries : m_rules.keys;
    for (std::size_t row = rows.first; row < rows.last; ++row)
        for (std::size_t head = 0; head < projection.heads; ++head)
            m_rotary.turnBack(side.toProjected.data() + row * side.columns + projection.firstColumn +
                                  head * m_dK,
                              1, row % length);
}

void AttentionLayer::project(Rows rows, const float* x)
{
    projectOne(m_projections[Query], Query, rows, x);
    if (!m_rules.crossed)
        projectMemory(rows, x);
}

void AttentionLayer::projectMemory(Rows rows, const float* memory)
{
    projectOne(m_projections[Key], Key, rows, memory);
    projectOne(m_projections[Value], Value, rows, memory);
}

void AttentionLayer::attendPanel(std::size_t sequence, std::size_t head, std::size_t panel, unsigned thread)
{
    PanelJob job = m_visible.panel(panel);
    job.scratch = m_scratch.data() + thread * m_scratchOfThread;
    m_learning.attendKeeping(headJob(sequence, head), job, kept(sequence, head, panel));
}

void AttentionLayer::addAttend(Stages& stages)
{
    for (std::size_t sequence = 0; sequence < m_rules.sequences; ++sequence)
        for (std::size_t head = 0; head < m_heads; ++head)
            for (std::size_t panel = panels(); panel-- > 0;) // the longest first when causal
                stages.add([this, sequence, head, panel](unsigned thread) {
                    attendPanel(sequence, head, panel, thread);
                });
}

void AttentionLayer::output(Rows rows, float* y) const
{
    if (m_output)
        return m_output->forward(rows, m_context.data(), y);
    const std::size_t columns = m_heads * m_dV;
    std::copy_n(m_context.data() + rows.first * columns, rows.count() * columns, y + rows.first * columns);
}

// [attention-back]
void AttentionLayer::outputBack(Rows rows, const float* toY)
{
    if (m_output)
        return m_output->backward(rows, toY, m_toContext.data());
    const std::size_t columns = m_heads * m_dV;
    std::copy_n(toY + rows.first * columns, rows.count() * columns,
                m_toContext.data() + rows.first * columns);
}

/// All query heads that share a key head, one after the other: what they give to its keys and values is added
/// up.
void AttentionLayer::keyHeadBack(std::size_t sequence, std::size_t keyHead, unsigned thread)
{
    for (const std::size_t which : {Key, Value}) {
        const RowsView to = toHead(which, sequence, keyHead);
        for (std::size_t key = 0; key < m_rules.keys; ++key)
            std::fill_n(to.row(key), m_projections[which].columnsOfHead, 0.0f);
    }
    const std::size_t shared = m_heads / m_keyHeads;
    for (std::size_t head = keyHead * shared; head < (keyHead + 1) * shared; ++head)
        for (std::size_t panel = 0; panel < panels(); ++panel) {
            PanelJob job = m_visible.panel(panel);
            job.scratch = m_scratch.data() + thread * m_scratchOfThread;
            m_learning.attendBack(headJob(sequence, head), job, kept(sequence, head, panel));
        }
}

void AttentionLayer::addAttendBack(Stages& stages)
{
    for (std::size_t sequence = 0; sequence < m_rules.sequences; ++sequence)
        for (std::size_t keyHead = 0; keyHead < m_keyHeads; ++keyHead)
            stages.add(
                [this, sequence, keyHead](unsigned thread) { keyHeadBack(sequence, keyHead, thread); });
}

void AttentionLayer::sideBack(Side& side, Rows rows, float* to)
{
    for (const std::size_t which : {Query, Key})
        if (m_rules.rotaryBase && &sideOf(which) == &side)
            turnRowsBack(side, which, rows);
    if (!side.toBias.empty())
        m_learning.addColumns({side.toProjected.data(), side.columns}, rows, side.columns,
                              side.toBias.part(rows));
    multiplyRows(m_kernels, side.back, rows, side.toProjected.data(), to);
}

void AttentionLayer::projectBack(Rows rows, float* toX)
{
    sideBack(m_sides[0], rows, toX);
}

void AttentionLayer::memoryBack(Rows rows, float* toMemory)
{
    sideBack(m_sides[1], rows, toMemory);
}

void AttentionLayer::addGradients(Stages& stages, const float* x, const float* memory, const float* toY)
{
    for (std::size_t i = 0; i < m_projections.size(); ++i) {
        Projection& projection = m_projections[i];
        const Side& side = sideOf(i);
        const float* const from = m_rules.crossed && i != Query ? memory : x;
        addTransposed(stages, m_learning,
                      {{from, m_dModel},
                       {side.toProjected.data() + projection.firstColumn, side.columns},
                       side.rows,
                       {projection.toWeights.data(), projection.columns()}},
                      m_dModel, projection.columns());
    }
    if (m_output)
        m_output->addGradients(stages, m_context.data(), toY);
    for (Side& side : m_sides)
        if (!side.toBias.empty())
            stages.add([&side](unsigned) { side.toBias.addUp(); });
}
// [/attention-back]

} // namespace casefile::engine::fast
