#include "engine/models/head_builder.h"

#include "engine/block/position.h"
#include "engine/models/hand_set_columns.h"
#include "engine/models/model.h"

#include <cmath>

namespace casefile::engine {

using namespace hand_set_columns;

namespace {

const double rootOfDK = std::sqrt(double(model_sizes::dK));

} // namespace

HeadBuilder::HeadBuilder(AttentionWeights& weights, std::size_t head)
    : m_weights(weights)
    , m_column(head * model_sizes::dK)
{}

void HeadBuilder::traits(double gain, const Shares& asks, const Shares& answers)
{
    for (const auto& [trait, share] : asks)
        m_weights.wq(static_cast<std::size_t>(trait), m_column) = gain * rootOfDK * share;
    for (const auto& [trait, share] : answers)
        m_weights.wk(static_cast<std::size_t>(trait), m_column) = share;
    ++m_column;
}

void HeadBuilder::place(double gain, std::size_t pair, double steps)
{
    const double angle = steps * positionFrequency(pair, positionCount);
    const double scaled = gain * rootOfDK;
    const std::size_t sine = firstPosition + 2 * pair;
    const std::size_t cosine = sine + 1;
    m_weights.wq(sine, m_column) = scaled * std::cos(angle);
    m_weights.wq(cosine, m_column) = -scaled * std::sin(angle);
    m_weights.wq(sine, m_column + 1) = scaled * std::sin(angle);
    m_weights.wq(cosine, m_column + 1) = scaled * std::cos(angle);
    m_weights.wk(sine, m_column) = 1.0;
    m_weights.wk(cosine, m_column + 1) = 1.0;
    m_column += 2;
}

void HeadBuilder::identity(double gain, std::size_t column)
{
    m_weights.wq(firstIdentity + column, m_column) = gain * rootOfDK;
    m_weights.wk(firstIdentity + column, m_column) = 1.0;
    ++m_column;
}

} // namespace casefile::engine
