#include "tests/bench/bench_block.h"

#include "tests/bench/bench_inputs.h"

#include <cmath>
#include <fstream>
#include <span>

namespace casefile::bench {

using namespace engine;

BlockForward::BlockForward(const BlockSizes& sizes)
    : m_sizes(sizes)
    , m_x(benchInput(X, sizes.batch * sizes.n * sizes.d, std::sqrt(3.0)))
    , m_results(sizes.batch)
{
    constexpr std::size_t widening = 4;
    const std::size_t d = sizes.d, hidden = widening * d;
    const double narrow = std::sqrt(3.0 / double(d)), wide = std::sqrt(3.0 / double(hidden));
    const std::vector<float> wq = benchInput(Wq, d * d, narrow), wk = benchInput(Wk, d * d, narrow),
                             wv = benchInput(Wv, d * d, narrow), wo = benchInput(Wo, d * d, narrow),
                             w1 = benchInput(W1, d * hidden, narrow), w2 = benchInput(W2, hidden * d, wide);
    const std::vector<float> gamma(d, 1.0f), beta(d, 0.0f);
    const fast::NormView norm{NormKind::Layer, gamma, beta, 1e-5f};
    const fast::WeightsView attention{d,  sizes.h, 0,  d / sizes.h, d / sizes.h, wq, wk,
                                      wv, wo,      {}, {},          {},          {}};
    const fast::FeedForwardView feedForward{hidden, w1, {}, w2, {}, {}, {}, Activation::Gelu};
    m_block = fast::pack(fast::EncoderBlockView{NormPlace::Before, {norm, attention}, norm, feedForward});
    m_request.rows = sizes.n;
    m_request.attention.mask.rule = sizes.causal ? "causal" : "none";
    m_request.threads = sizes.threads;
    if (sizes.weights)
        m_request.attention.weights.emplace();
}

void BlockForward::call()
{
    const std::span<const float> all = m_x;
    for (std::size_t i = 0; i < m_sizes.batch; ++i) {
        m_request.x = all.subspan(i * m_sizes.n * m_sizes.d, m_sizes.n * m_sizes.d);
        fast::encoderBlock(m_block, m_request, m_workspace, m_results[i]);
    }
}

void BlockForward::dump(const std::string& file) const
{
    std::ofstream out(file, std::ios::binary);
    const auto write = [&](std::span<const float> values) {
        out.write(reinterpret_cast<const char*>(values.data()),
                  std::streamsize(values.size() * sizeof(float)));
    };
    for (const fast::BlockResult& result : m_results)
        write(result.output);
    for (const fast::BlockResult& result : m_results)
        write(result.attention.weights);
}

} // namespace casefile::bench
