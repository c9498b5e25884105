#include "tests/engine/fast/block_case.h"

#include "tests/reference/naive_block.h"
#include "tests/reference/random_block.h"

#include <algorithm>
#include <cmath>

namespace casefile::reference {

using namespace engine;

namespace {

std::vector<float> drawn(BlockDraw& draw, std::size_t count, double size, double middle = 0.0)
{
    std::vector<float> result(count);
    for (float& value : result)
        value = float(middle + size * draw.real());
    return result;
}

std::vector<float> drawnOrNone(BlockDraw& draw, std::size_t count)
{
    constexpr double size = 0.5;
    return draw.coin() ? drawn(draw, count, size) : std::vector<float>{};
}

Matrix matrix(const std::vector<float>& values, std::size_t rows, std::size_t columns)
{
    Matrix result(rows, columns);
    std::ranges::copy(values, result.values().begin());
    return result;
}

std::vector<double> list(const std::vector<float>& values)
{
    return {values.begin(), values.end()};
}

NormNumbers drawNorm(BlockDraw& draw, std::size_t d)
{
    NormNumbers norm;
    norm.kind = draw.coin() ? NormKind::Layer : NormKind::RootMeanSquare;
    norm.gamma = drawn(draw, d, 0.5, 1.0);
    norm.beta = drawnOrNone(draw, d);
    norm.epsilon = draw.coin() ? 1e-5f : 1e-2f;
    return norm;
}

FeedForwardNumbers drawFeedForward(BlockDraw& draw, std::size_t d, std::size_t hidden)
{
    FeedForwardNumbers numbers;
    const double in = std::sqrt(3.0 / double(d)), out = std::sqrt(3.0 / double(hidden));
    numbers.dHidden = hidden;
    numbers.expand = drawn(draw, d * hidden, in);
    numbers.contract = drawn(draw, d * hidden, out);
    numbers.expandBias = drawnOrNone(draw, hidden);
    numbers.contractBias = drawnOrNone(draw, d);
    if (draw.coin()) {
        numbers.gate = drawn(draw, d * hidden, in);
        numbers.gateBias = drawnOrNone(draw, hidden);
    }
    numbers.activation = Activation(draw.whole(0, activationTable().size() - 1));
    return numbers;
}

/// A residual needs d_model columns, so an output projection that nobody drew is drawn now.
void fitOutput(FastCase& one, BlockDraw& draw)
{
    const std::size_t joined = one.sizes.heads * one.sizes.dV;
    if (one.wo.empty() && joined != one.sizes.dModel)
        one.wo = drawn(draw, joined * one.sizes.dModel, std::sqrt(3.0 / double(joined)));
}

/// How much a norm can enlarge an error of its input.
double gainOf(const NormTrace& trace)
{
    double most = 0.0;
    for (const double variance : trace.variance)
        most = std::max(most, 1.0 / std::sqrt(variance + trace.weights.epsilon));
    return most;
}

/// One sublayer in double; `work` is attention or feed-forward.
template <typename Work>
void sublayer(BlockAnswer& answer, const NormNumbers& norm, NormPlace place, bool isFirst, const Work& work)
{
    Matrix& x = answer.output;
    if (place == NormPlace::Before) {
        const NormTrace trace = engine::normalise(x, norm.readable());
        answer.gain *= isFirst ? 1.0 : std::max(1.0, gainOf(trace)); // the input itself has no error
        x = residual(x, work(trace.output));
    } else {
        const NormTrace trace = engine::normalise(residual(x, work(x)), norm.readable());
        answer.gain *= std::max(1.0, gainOf(trace));
        x = trace.output;
    }
}

Mask both(const Mask& mask)
{
    return {"all", 0, {}, {{"causal", 0, {}, {}}, mask}};
}

AttentionSublayer readableSublayer(const NormNumbers& norm, const FastCase& attention)
{
    const GroupedInput input = attention.readable();
    return {norm.readable(),
            std::make_shared<AttentionWeights>(input.weights->shared),
            input.settings,
            {input.weights->keyHeads, input.position}};
}

EncoderBlockWeights readableEncoder(const BlockCase& one)
{
    return {one.place, readableSublayer(one.selfNorm, one.self), one.feedForwardNorm.readable(),
            one.feedForward.readable(one.dModel())};
}

DecoderBlockWeights readableDecoder(const BlockCase& one)
{
    return {one.place, readableSublayer(one.selfNorm, one.self), readableSublayer(one.crossNorm, *one.cross),
            one.feedForwardNorm.readable(), one.feedForward.readable(one.dModel())};
}

} // namespace

NormWeights NormNumbers::readable() const
{
    return {kind, list(gamma), list(beta), double(epsilon)};
}

fast::FeedForwardView FeedForwardNumbers::view() const
{
    return {dHidden, expand, gate, contract, expandBias, gateBias, contractBias, activation};
}

FeedForwardWeights FeedForwardNumbers::readable(std::size_t dModel) const
{
    FeedForwardWeights weights;
    weights.expand = {matrix(expand, dModel, dHidden), list(expandBias)};
    if (!gate.empty())
        weights.gate = {matrix(gate, dModel, dHidden), list(gateBias)};
    weights.contract = {matrix(contract, dHidden, dModel), list(contractBias)};
    weights.activation = activation;
    return weights;
}

fast::EncoderBlockView BlockCase::encoder() const
{
    return {place, {selfNorm.view(), self.weights()}, feedForwardNorm.view(), feedForward.view()};
}

fast::DecoderBlockView BlockCase::decoder() const
{
    return {place,
            {selfNorm.view(), self.weights()},
            {crossNorm.view(), cross->weights()},
            feedForwardNorm.view(),
            feedForward.view()};
}

fast::BlockRequest BlockCase::request() const
{
    fast::BlockRequest request;
    request.x = self.x;
    request.rows = self.settings.queries;
    request.attention = self.settings;
    request.threads = self.settings.threads;
    if (cross) {
        request.memory = cross->memory;
        request.memoryRows = cross->settings.memoryRows;
        request.crossAttention = cross->settings;
    }
    return request;
}

fast::BlockResult BlockCase::run(fast::Isa isa) const
{
    return cross ? fast::decoderBlock(fast::pack(decoder(), isa), request())
                 : fast::encoderBlock(fast::pack(encoder(), isa), request());
}

BlockCase randomBlockCase(std::uint64_t seed)
{
    BlockDraw draw(seed);
    BlockCase one;
    const std::size_t most = draw.whole(0, 3) == 0 ? 90 : 12;
    const std::size_t d = draw.whole(2, most), rows = draw.whole(1, most), hidden = draw.whole(1, 3 * most);
    one.place = draw.coin() ? NormPlace::Before : NormPlace::After;
    one.self = randomCase(seed * 2, CaseSizes{d, rows, 0});
    fitOutput(one.self, draw);
    if (draw.coin()) {
        one.cross = randomCase(seed * 2 + 1, CaseSizes{d, rows, draw.whole(1, most)});
        fitOutput(*one.cross, draw);
    }
    one.selfNorm = drawNorm(draw, d);
    one.crossNorm = drawNorm(draw, d);
    one.feedForwardNorm = drawNorm(draw, d);
    one.feedForward = drawFeedForward(draw, d, hidden);
    return one;
}

BlockCase plainBlockCase(std::size_t rows, std::size_t columns, std::size_t heads)
{
    BlockDraw draw(1);
    BlockCase one;
    one.place = NormPlace::Before;
    one.self = plainCase(rows, columns, heads);
    one.selfNorm = one.crossNorm = one.feedForwardNorm = {NormKind::Layer, std::vector(columns, 1.0f),
                                                          std::vector(columns, 0.0f), 1e-5f};
    FeedForwardNumbers& numbers = one.feedForward;
    numbers.dHidden = 4 * columns;
    numbers.expand = drawn(draw, columns * numbers.dHidden, std::sqrt(3.0 / double(columns)));
    numbers.contract = drawn(draw, columns * numbers.dHidden, std::sqrt(3.0 / double(numbers.dHidden)));
    numbers.activation = Activation::Gelu;
    return one;
}

BlockCase smallDecoderCase()
{
    BlockCase one = plainBlockCase(5, 8, 2);
    one.cross = plainCase(5, 8, 2, 2);
    one.cross->memory = std::vector<float>(24, 0.5f);
    one.cross->settings.memoryRows = 3;
    return one;
}

BlockAnswer readableBlock(const BlockCase& one)
{
    BlockAnswer answer{matrix(one.self.x, one.self.settings.queries, one.dModel())};
    GroupedInput self = one.self.readable();
    if (one.cross)
        self.settings.mask = both(self.settings.mask);
    sublayer(answer, one.selfNorm, one.place, true, [&](const Matrix& x) {
        self.x = x;
        return attendGrouped(self).output;
    });
    if (one.cross)
        sublayer(answer, one.crossNorm, one.place, false, [&](const Matrix& x) {
            GroupedInput cross = one.cross->readable();
            cross.x = x;
            return attendGrouped(cross).output;
        });
    sublayer(answer, one.feedForwardNorm, one.place, false, [&](const Matrix& x) {
        return engine::feedForward(x, one.feedForward.readable(one.dModel())).output;
    });
    return answer;
}

Matrix readableWhole(const BlockCase& one)
{
    const Matrix x = one.self.readable().x;
    return one.cross ? engine::decoderBlock(x, one.cross->readable().memory, readableDecoder(one)).output()
                     : engine::encoderBlock(x, readableEncoder(one)).output();
}

Matrix naiveBlock(const BlockCase& one)
{
    const Matrix x = one.self.readable().x;
    return one.cross ? reference::decoderBlock(x, one.cross->readable().memory, readableDecoder(one))
                     : reference::encoderBlock(x, readableEncoder(one));
}

} // namespace casefile::reference
