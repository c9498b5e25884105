#include "engine/fast/packed_block.h"

#include "engine/fast/checks.h"
#include "engine/fast/kernel_table.h"
#include "engine/input_error.h"

#include <algorithm>
#include <cmath>

namespace casefile::engine::fast {

namespace {

PackedNorm packNorm(const NormView& norm, std::size_t dModel)
{
    requireNumbers("gamma", norm.gamma, dModel);
    if (!norm.beta.empty())
        requireNumbers("beta", norm.beta, dModel);
    if (!(norm.epsilon >= 0.0f) || !std::isfinite(norm.epsilon))
        throw InputError("\"epsilon\" must be a finite number, 0 or greater");
    PackedNorm packed{norm.kind, norm.epsilon, Buffer(dModel), Buffer(dModel)};
    std::ranges::copy(norm.gamma, packed.gamma.data());
    std::fill_n(packed.beta.data(), dModel, 0.0f);
    std::ranges::copy(norm.beta, packed.beta.data());
    return packed;
}

/// A linear map of the feed-forward half.
void checkLinear(const std::string& name, std::span<const float> matrix, std::span<const float> bias,
                 std::size_t inputs, std::size_t outputs)
{
    requireShape({name, matrix, inputs, outputs});
    requireFinite({name, matrix, inputs, outputs});
    if (!bias.empty())
        requireNumbers(name + " bias", bias, outputs);
}

PackedFeedForward packFeedForward(const FeedForwardView& view, std::size_t dModel, std::size_t width)
{
    requirePositive("d_hidden", view.dHidden);
    checkLinear("expand", view.expand, view.expandBias, dModel, view.dHidden);
    checkLinear("contract", view.contract, view.contractBias, view.dHidden, dModel);
    PackedFeedForward packed;
    packed.activation = view.activation;
    packed.gated = !view.gate.empty();
    packed.dHidden = view.dHidden;
    packed.contract = packMatrix(view.contract, view.contractBias, view.dHidden, dModel, width);
    if (packed.gated) {
        checkLinear("gate", view.gate, view.gateBias, dModel, view.dHidden);
        packed.expand =
            packGated(view.gate, view.gateBias, view.expand, view.expandBias, dModel, view.dHidden, width);
        return packed;
    }
    if (!view.gateBias.empty())
        throw InputError("\"gate bias\" has " + std::to_string(view.gateBias.size()) +
                         " numbers but there is no \"gate\"");
    packed.expand = packMatrix(view.expand, view.expandBias, dModel, view.dHidden, width);
    return packed;
}

PackedSublayer packSublayer(const std::string& name, const AttentionSublayerView& view, std::size_t dModel,
                            Isa isa)
{
    PackedSublayer packed;
    packed.norm = inPart(name + " norm", [&] { return packNorm(view.norm, dModel); });
    inPart(name, [&] {
        const WeightsView& weights = view.weights;
        if (weights.dModel != dModel)
            throw InputError("\"d_model\" is " + std::to_string(weights.dModel) + " but the block has " +
                             std::to_string(dModel));
        packed.attention = pack(weights, isa);
        packed.projectsOutput = packed.attention.projectsOutput;
        packed.output = std::move(packed.attention.output);
        packed.attention.projectsOutput = false;
        const std::size_t joined = weights.heads * weights.dV;
        if (!packed.projectsOutput && joined != dModel)
            throw InputError("there is no \"wo\" and the heads are " + std::to_string(joined) +
                             " columns wide: a residual needs " + std::to_string(dModel));
    });
    return packed;
}

template <typename Packed, typename View>
void packCommon(Packed& packed, const View& block, std::size_t dModel, Isa isa)
{
    packed.isa = isa;
    packed.dModel = dModel;
    packed.place = block.place;
    packed.feedForwardNorm =
        inPart("feed-forward norm", [&] { return packNorm(block.feedForwardNorm, dModel); });
    packed.feedForward = inPart(
        "feed-forward", [&] { return packFeedForward(block.feedForward, dModel, kernelsFor(isa).width); });
}

} // namespace

PackedEncoderBlock pack(const EncoderBlockView& block, Isa isa)
{
    const std::size_t dModel = block.attention.weights.dModel;
    requirePositive("d_model", dModel);
    PackedEncoderBlock packed;
    packed.attention = packSublayer("attention", block.attention, dModel, isa);
    packCommon(packed, block, dModel, isa);
    return packed;
}

PackedDecoderBlock pack(const DecoderBlockView& block, Isa isa)
{
    const std::size_t dModel = block.selfAttention.weights.dModel;
    requirePositive("d_model", dModel);
    PackedDecoderBlock packed;
    packed.selfAttention = packSublayer("self-attention", block.selfAttention, dModel, isa);
    packed.crossAttention = packSublayer("cross-attention", block.crossAttention, dModel, isa);
    packCommon(packed, block, dModel, isa);
    return packed;
}

} // namespace casefile::engine::fast
