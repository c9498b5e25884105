#include "tests/bench/bench_training.h"

#include "tests/bench/bench_inputs.h"

#include <cmath>
#include <fstream>
#include <span>

namespace casefile::bench {

using namespace engine;

namespace {

double amplitude(std::size_t inputs)
{
    return std::sqrt(3.0 / double(inputs));
}

fast::AttentionRules rules(const BlockSizes& sizes)
{
    fast::AttentionRules result;
    result.mask.rule = sizes.causal ? "causal" : "none";
    result.divisor = std::sqrt(float(sizes.d / sizes.h));
    result.sequences = sizes.batch;
    result.queries = result.keys = sizes.n;
    return result;
}

void writeAll(const std::string& file, const std::vector<std::span<const float>>& parts)
{
    std::ofstream out(file, std::ios::binary);
    for (const std::span<const float> part : parts)
        out.write(reinterpret_cast<const char*>(part.data()), std::streamsize(part.size_bytes()));
}

} // namespace

TrainingInputs::TrainingInputs(const BlockSizes& sizes)
    : x(benchInput(X, sizes.batch * sizes.n * sizes.d, std::sqrt(3.0)))
    , g(benchInput(G, x.size(), 1.0))
    , wq(benchInput(Wq, sizes.d * sizes.d, amplitude(sizes.d)))
    , wk(benchInput(Wk, sizes.d * sizes.d, amplitude(sizes.d)))
    , wv(benchInput(Wv, sizes.d * sizes.d, amplitude(sizes.d)))
    , wo(benchInput(Wo, sizes.d * sizes.d, amplitude(sizes.d)))
{}

fast::WeightsView TrainingInputs::attention(const BlockSizes& sizes) const
{
    const std::size_t dK = sizes.d / sizes.h;
    return {sizes.d, sizes.h, 0, dK, dK, wq, wk, wv, wo, {}, {}, {}, {}};
}

AttentionTraining::AttentionTraining(const BlockSizes& sizes)
    : m_threads(sizes.threads)
    , m_inputs(sizes)
    , m_layer(fast::chosenIsa(), m_inputs.attention(sizes), rules(sizes))
    , m_y(m_inputs.x.size())
    , m_toX(m_inputs.x.size())
{}

void AttentionTraining::call()
{
    m_layer.forward(m_inputs.x.data(), nullptr, m_y.data(), m_threads);
    m_layer.backward(m_inputs.x.data(), nullptr, m_inputs.g.data(), m_toX.data(), nullptr, m_threads);
}

void AttentionTraining::dump(const std::string& file) const
{
    using Layer = fast::AttentionLayer;
    writeAll(file, {m_y, m_toX, m_layer.toWeights(Layer::Query), m_layer.toWeights(Layer::Key),
                    m_layer.toWeights(Layer::Value), m_layer.toWeights(Layer::Output)});
}

BlockTraining::BlockTraining(const BlockSizes& sizes)
    : m_threads(sizes.threads)
    , m_inputs(sizes)
    , m_w1(benchInput(W1, 4 * sizes.d * sizes.d, amplitude(sizes.d)))
    , m_w2(benchInput(W2, 4 * sizes.d * sizes.d, amplitude(4 * sizes.d)))
    , m_layer(makeLayer(sizes))
    , m_y(m_inputs.x.size())
    , m_toX(m_inputs.x.size())
{}

fast::BlockLayer BlockTraining::makeLayer(const BlockSizes& sizes) const
{
    constexpr float epsilon = 1e-5f;
    const std::vector<float> gamma(sizes.d, 1.0f);
    const fast::NormView norm{NormKind::Layer, gamma, {}, epsilon};
    fast::FeedForwardView feedForward;
    feedForward.dHidden = 4 * sizes.d;
    feedForward.expand = m_w1;
    feedForward.contract = m_w2;
    feedForward.activation = Activation::Gelu;
    return {fast::chosenIsa(),
            {NormPlace::Before, {norm, m_inputs.attention(sizes)}, norm, feedForward},
            rules(sizes)};
}

void BlockTraining::call()
{
    m_layer.forward(m_inputs.x.data(), m_y.data(), m_threads);
    m_layer.backward(m_inputs.x.data(), m_inputs.g.data(), m_toX.data(), m_threads);
}

void BlockTraining::dump(const std::string& file) const
{
    using Layer = fast::AttentionLayer;
    const Layer& attention = m_layer.attention();
    writeAll(file,
             {m_y, m_toX, attention.toWeights(Layer::Query), attention.toWeights(Layer::Key),
              attention.toWeights(Layer::Value), attention.toWeights(Layer::Output),
              m_layer.feedForward().expand().toWeights(), m_layer.feedForward().contract().toWeights()});
}

} // namespace casefile::bench
