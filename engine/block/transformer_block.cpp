#include "engine/block/transformer_block.h"

#include "engine/block/shape_check.h"
#include "engine/input_error.h"

#include <functional>

namespace casefile::engine {

/// Runs `work` between residual and norm; `work` maps [n, d_model] to [n, d_model].
static SublayerTrace around(const Matrix& x, const NormWeights& norm, NormPlace place,
                            const std::function<Matrix(const Matrix&)>& work)
{
    SublayerTrace trace;
    trace.input = x;
    // [sublayer]
    if (place == NormPlace::Before) {
        trace.norm = normalise(x, norm);        // n x d_model
        trace.update = work(trace.norm.output); // n x d_model
        trace.sum = residual(x, trace.update);  // n x d_model
        trace.output = trace.sum;               // n x d_model
    } else {
        trace.update = work(x);                  // n x d_model
        trace.sum = residual(x, trace.update);   // n x d_model
        trace.norm = normalise(trace.sum, norm); // n x d_model
        trace.output = trace.norm.output;        // n x d_model
    }
    // [/sublayer]
    return trace;
}

/// The same; what is wrong is said under the name of the sublayer.
static SublayerTrace sublayer(const std::string& name, const Matrix& x, const NormWeights& norm,
                              NormPlace place, const std::function<Matrix(const Matrix&)>& work)
{
    try {
        return around(x, norm, place, work);
    } catch (const InputError& error) {
        throw InputError(name + ": " + error.what());
    }
}

/// The weights of a sublayer as grouped attention reads them.
static std::shared_ptr<const GroupedWeights> groupedWeights(const AttentionSublayer& layer)
{
    auto weights = std::make_shared<GroupedWeights>();
    if (layer.weights)
        weights->shared = *layer.weights;
    weights->keyHeads = layer.options.keyHeads ? layer.options.keyHeads : weights->shared.heads;
    return weights;
}

/// The attention sublayer; the trace of attention itself goes to `attention`.
static SublayerTrace attentionStep(const std::string& name, const Matrix& x, const Matrix& memory,
                                   const AttentionSublayer& layer, NormPlace place, GroupedTrace& attention)
{
    return sublayer(name, x, layer.norm, place, [&](const Matrix& input) {
        attention =
            attendGrouped({input, memory, groupedWeights(layer), layer.settings, layer.options.position});
        return attention.output; // n x d_model
    });
}

static SublayerTrace feedForwardStep(const Matrix& x, const NormWeights& norm, NormPlace place,
                                     const FeedForwardWeights& weights, FeedForwardTrace& inner)
{
    return sublayer("feed-forward", x, norm, place, [&](const Matrix& input) {
        inner = feedForward(input, weights);
        return inner.output; // n x d_model
    });
}

EncoderBlockTrace encoderBlock(const Matrix& x, const EncoderBlockWeights& weights)
{
    EncoderBlockTrace trace;
    trace.place = weights.place;
    // [encoder-block]
    trace.attentionStep =
        attentionStep("attention", x, {}, weights.attention, weights.place, trace.attention);
    trace.feedForwardStep = feedForwardStep(trace.attentionStep.output, weights.feedForwardNorm,
                                            weights.place, weights.feedForward, trace.feedForward);
    // [/encoder-block]
    return trace;
}

DecoderBlockTrace decoderBlock(const Matrix& x, const Matrix& memory, const DecoderBlockWeights& weights)
{
    requireUsable("memory", memory);
    DecoderBlockTrace trace;
    trace.place = weights.place;
    // [decoder-block]
    AttentionSublayer causal = weights.selfAttention;
    causal.settings.mask = {"all", 0, {}, {{"causal", 0, {}, {}}, weights.selfAttention.settings.mask}};
    trace.selfAttentionStep =
        attentionStep("self-attention", x, {}, causal, weights.place, trace.selfAttention);
    trace.crossAttentionStep = attentionStep("cross-attention", trace.selfAttentionStep.output, memory,
                                             weights.crossAttention, weights.place, trace.crossAttention);
    trace.feedForwardStep = feedForwardStep(trace.crossAttentionStep.output, weights.feedForwardNorm,
                                            weights.place, weights.feedForward, trace.feedForward);
    // [/decoder-block]
    return trace;
}

} // namespace casefile::engine
