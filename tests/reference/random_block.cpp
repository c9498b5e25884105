#include "tests/reference/random_block.h"

#include <cmath>

namespace casefile::reference {

using namespace engine;

Matrix BlockDraw::matrix(std::size_t rows, std::size_t columns)
{
    Matrix result(rows, columns);
    for (double& value : result.values())
        value = real();
    return result;
}

std::vector<double> BlockDraw::numbers(std::size_t size)
{
    std::vector<double> result(size);
    for (double& value : result)
        value = real();
    return result;
}

NormWeights BlockDraw::norm(std::size_t d)
{
    return {coin() ? NormKind::Layer : NormKind::RootMeanSquare, numbers(d), bias(d), coin() ? 1e-5 : 1e-2};
}

FeedForwardWeights BlockDraw::feedForward(std::size_t d, std::size_t hidden)
{
    FeedForwardWeights weights;
    weights.expand = {matrix(d, hidden), bias(hidden)};
    if (coin())
        weights.gate = {matrix(d, hidden), bias(hidden)};
    weights.contract = {matrix(hidden, d), bias(d)};
    weights.activation = static_cast<Activation>(whole(0, activationTable().size() - 1));
    return weights;
}

AttentionSublayer BlockDraw::attention(std::size_t d)
{
    AttentionSublayer layer{norm(d), nullptr, {}, {}};
    layer.options.position = static_cast<ScorePosition>(whole(0, 2));
    layer.options.keyHeads = whole(1, 3);
    auto weights = std::make_shared<AttentionWeights>();
    weights->heads = layer.options.keyHeads * whole(1, 3);
    const bool rotary = layer.options.position == ScorePosition::Rotary;
    const std::size_t dK = rotary ? 2 * whole(1, 2) : whole(1, 4), dV = whole(1, 4);
    weights->wq = matrix(d, weights->heads * dK);
    weights->wk = matrix(d, layer.options.keyHeads * dK);
    weights->wv = matrix(d, layer.options.keyHeads * dV);
    weights->wo = matrix(weights->heads * dV, d);
    weights->bk = bias(layer.options.keyHeads * dK);
    weights->bo = bias(d);
    if (layer.options.keyHeads == weights->heads && coin())
        layer.options.keyHeads = 0; // says the same
    layer.weights = weights;
    if (coin())
        layer.settings = {{"window", whole(0, 3), {}, {}}, coin(), 0.5 + std::abs(real()), {}};
    return layer;
}

EncoderBlockWeights BlockDraw::encoder(std::size_t d)
{
    return {coin() ? NormPlace::Before : NormPlace::After, attention(d), norm(d),
            feedForward(d, whole(1, 9))};
}

DecoderBlockWeights BlockDraw::decoder(std::size_t d)
{
    return {coin() ? NormPlace::Before : NormPlace::After, attention(d), attention(d), norm(d),
            feedForward(d, whole(1, 9))};
}

Gate BlockDraw::gate(std::size_t d, std::size_t hidden)
{
    return {matrix(d, hidden), matrix(hidden, hidden), bias(hidden)};
}

GroupedInput BlockDraw::grouped(std::size_t n, ScorePosition position)
{
    auto weights = std::make_shared<GroupedWeights>();
    weights->keyHeads = whole(1, 3);
    AttentionWeights& shared = weights->shared;
    shared.heads = weights->keyHeads * whole(1, 3);
    const std::size_t d = whole(1, 6), dK = 2 * whole(1, 3), dV = whole(1, 4);
    shared.wq = matrix(d, shared.heads * dK);
    shared.wk = matrix(d, weights->keyHeads * dK);
    shared.wv = matrix(d, weights->keyHeads * dV);
    shared.wo = matrix(shared.heads * dV, d);
    shared.bq = bias(shared.heads * dK);
    shared.bk = bias(weights->keyHeads * dK);
    shared.bv = bias(weights->keyHeads * dV);
    shared.bo = bias(d);
    return {matrix(n, d), {}, weights, {}, position};
}

} // namespace casefile::reference
