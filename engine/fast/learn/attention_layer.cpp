#include "engine/fast/learn/attention_layer.h"

#include "engine/fast/pool.h"

#include <algorithm>

namespace casefile::engine::fast {

namespace {

std::size_t keyHeadsOf(const WeightsView& weights)
{
    return weights.keyValueHeads == 0 ? weights.heads : weights.keyValueHeads;
}

} // namespace

AttentionLayer::AttentionLayer(Isa isa, const WeightsView& weights, const AttentionRules& rules)
    : m_isa(isa)
    , m_kernels(kernelsFor(isa))
    , m_learning(learningKernelsFor(isa))
    , m_rules(rules)
    , m_dModel(weights.dModel)
    , m_heads(weights.heads)
    , m_keyHeads(keyHeadsOf(weights))
    , m_dK(weights.dK)
    , m_dV(weights.dV)
{
    makeProjections(weights);
    makeSides(weights);
    if (!weights.wo.empty()) {
        const std::size_t columns = m_heads * m_dV;
        m_output.emplace(isa, weights.wo, weights.bo, columns, weights.wo.size() / columns, queryRows());
    }
    makeKept();
}

void AttentionLayer::makeProjections(const WeightsView& weights)
{
    const std::array matrices{weights.wq, weights.wk, weights.wv};
    const std::array biases{weights.bq, weights.bk, weights.bv};
    const std::array heads{m_heads, m_keyHeads, m_keyHeads};
    const std::array columns{m_dK, m_dK, m_dV};
    for (std::size_t i = 0; i < m_projections.size(); ++i) {
        Projection& projection = m_projections[i];
        projection.heads = heads[i];
        projection.columnsOfHead = columns[i];
        projection.hasBias = !biases[i].empty();
        projection.firstColumn = sideOf(i).columns;
        sideOf(i).columns += projection.columns();
        projection.there =
            packMatrix(matrices[i], biases[i], m_dModel, projection.columns(), m_kernels.width);
        projection.values.reserve(rowsOf(i) * projection.columns());
        projection.toWeights.reserve(m_dModel * projection.columns());
    }
}

void AttentionLayer::makeSides(const WeightsView& weights)
{
    const std::array matrices{weights.wq, weights.wk, weights.wv};
    for (Side& side : m_sides) {
        side.rows = &side == &m_sides[0] ? queryRows() : memoryRows();
        Buffer turned(side.columns * m_dModel);
        bool anyBias = false;
        for (std::size_t i = 0; i < m_projections.size(); ++i) {
            const Projection& projection = m_projections[i];
            if (&sideOf(i) != &side)
                continue;
            anyBias = anyBias || projection.hasBias;
            m_learning.transpose({matrices[i].data(), projection.columns()}, m_dModel, projection.columns(),
                                 {turned.data() + projection.firstColumn * m_dModel, m_dModel});
        }
        side.back =
            packMatrix({turned.data(), side.columns * m_dModel}, {}, side.columns, m_dModel, m_kernels.width);
        side.toProjected.reserve(side.rows * side.columns);
        if (anyBias)
            side.toBias = ColumnSums(side.rows, side.columns);
    }
}

void AttentionLayer::makeKept()
{
    m_visible.set(m_rules.mask, m_rules.queries, m_rules.keys, 0, m_kernels.width);
    if (m_rules.rotaryBase)
        m_rotary.set(*m_rules.rotaryBase, m_dK, std::max(m_rules.queries, m_rules.keys));
    m_context.reserve(queryRows() * m_heads * m_dV);
    m_toContext.reserve(queryRows() * m_heads * m_dV);
    m_softmax.reserve(m_rules.sequences * m_heads * panels() * 2 * m_kernels.width);
    m_scratchOfThread = learningScratchFloats(m_kernels, m_dK, m_dV, m_rules.keys);
    m_scratch.reserve(Pool::shared().size() * m_scratchOfThread);
}

void AttentionLayer::setFactors(std::size_t sequence, std::size_t head, std::span<const float> factors)
{
    if (m_factors.size() == 0)
        m_factors.reserve(m_rules.sequences * m_heads * panels() * m_rules.keys * m_kernels.width);
    const std::size_t keys = m_rules.keys;
    for (std::size_t panel = 0; panel < panels(); ++panel) {
        const PanelJob job = m_visible.panel(panel);
        const std::size_t width = widthOfPanel(m_kernels, m_learning, job.count);
        const std::size_t place = ((sequence * m_heads + head) * panels() + panel) * keys * m_kernels.width;
        float* const to = m_factors.data() + place;
        std::fill_n(to, keys * width, 0.0f);
        m_learning.transpose({factors.data() + job.firstQuery * keys, keys}, job.count, keys, {to, width});
    }
}

double AttentionLayer::operations() const
{
    const double columns = double(m_sides[0].columns + m_sides[1].columns);
    const double pairs = double(queryRows()) * double(m_rules.keys) * double(m_heads * (m_dK + m_dV));
    return 2.0 * double(m_dModel) * columns * double(queryRows()) + 2.0 * pairs +
           (m_output ? m_output->operations() : 0.0);
}

std::span<const float> AttentionLayer::toWeights(Matrix which) const
{
    if (which == Output)
        return m_output ? m_output->toWeights() : std::span<const float>();
    const Projection& projection = m_projections[which];
    return {projection.toWeights.data(), m_dModel * projection.columns()};
}

std::span<const float> AttentionLayer::toBias(Matrix which) const
{
    if (which == Output)
        return m_output ? m_output->toBias() : std::span<const float>();
    const Projection& projection = m_projections[which];
    if (!projection.hasBias)
        return {};
    return sideOf(which).toBias.total().subspan(projection.firstColumn, projection.columns());
}

HeadJob AttentionLayer::headJob(std::size_t sequence, std::size_t head)
{
    const std::size_t keyHead = head / (m_heads / m_keyHeads);
    const auto rows = [&](std::size_t which, std::size_t ofHead, std::size_t length) {
        const Projection& projection = m_projections[which];
        return projection.values.data() +
               (ofHead * rowsOf(which) + sequence * length) * projection.columnsOfHead;
    };
    HeadJob job;
    job.query = rows(Query, head, m_rules.queries);
    job.key = rows(Key, keyHead, m_rules.keys);
    job.value = rows(Value, keyHead, m_rules.keys);
    job.keys = m_rules.keys;
    job.dK = m_dK;
    job.dV = m_dV;
    job.scale = 1.0f / m_rules.divisor;
    job.slope = m_rules.slopes.empty() ? 0.0f : m_rules.slopes[head];
    job.contextStride = m_heads * m_dV;
    job.context = m_context.data() + sequence * m_rules.queries * job.contextStride + head * m_dV;
    return job;
}

RowsView AttentionLayer::toHead(std::size_t which, std::size_t sequence, std::size_t head)
{
    const Projection& projection = m_projections[which];
    Side& side = sideOf(which);
    const std::size_t length = which == Query ? m_rules.queries : m_rules.keys;
    return {side.toProjected.data() + sequence * length * side.columns + projection.firstColumn +
                head * projection.columnsOfHead,
            side.columns};
}

KeptPanel AttentionLayer::kept(std::size_t sequence, std::size_t head, std::size_t panel)
{
    const std::size_t keyHead = head / (m_heads / m_keyHeads);
    const std::size_t place = ((sequence * m_heads + head) * panels() + panel) * m_kernels.width;
    const std::size_t stride = m_heads * m_dV;
    return {m_softmax.data() + 2 * place,
            m_softmax.data() + 2 * place + m_kernels.width,
            m_factors.size() == 0 ? nullptr : m_factors.data() + place * m_rules.keys,
            {m_toContext.data() + sequence * m_rules.queries * stride + head * m_dV, stride},
            toHead(Query, sequence, head),
            toHead(Key, sequence, keyHead),
            toHead(Value, sequence, keyHead)};
}

} // namespace casefile::engine::fast
