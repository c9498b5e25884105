#include "engine/train/readable.h"

namespace casefile::engine {

/// The one row of a bias, gamma or beta; no numbers when there is no such parameter.
static std::vector<double> numbers(const Parameters& parameters, const std::string& name)
{
    const auto found = parameters.find(name);
    if (found == parameters.end())
        return {};
    const auto values = found->second.values();
    return {values.begin(), values.end()};
}

Linear linearWeights(const Parameters& parameters, const std::string& prefix)
{
    return {parameter(parameters, prefix + ".weights"), numbers(parameters, prefix + ".bias")};
}

NormWeights normWeights(const Parameters& parameters, const std::string& prefix, NormKind kind,
                        double epsilon)
{
    const auto gamma = parameter(parameters, prefix + ".gamma").values();
    return {kind, {gamma.begin(), gamma.end()}, numbers(parameters, prefix + ".beta"), epsilon};
}

AttentionWeights attentionWeights(const Parameters& parameters, const std::string& prefix, std::size_t heads)
{
    AttentionWeights weights;
    weights.wq = parameter(parameters, prefix + ".wq");
    weights.wk = parameter(parameters, prefix + ".wk");
    weights.wv = parameter(parameters, prefix + ".wv");
    if (parameters.contains(prefix + ".wo"))
        weights.wo = parameter(parameters, prefix + ".wo");
    weights.bq = numbers(parameters, prefix + ".bq");
    weights.bk = numbers(parameters, prefix + ".bk");
    weights.bv = numbers(parameters, prefix + ".bv");
    weights.bo = numbers(parameters, prefix + ".bo");
    weights.heads = heads;
    return weights;
}

FeedForwardWeights feedForwardWeights(const Parameters& parameters, const std::string& prefix,
                                      Activation activation)
{
    FeedForwardWeights weights;
    weights.expand = linearWeights(parameters, prefix + ".expand");
    if (parameters.contains(prefix + ".gate.weights"))
        weights.gate = linearWeights(parameters, prefix + ".gate");
    weights.contract = linearWeights(parameters, prefix + ".contract");
    weights.activation = activation;
    return weights;
}

/// One attention sublayer.
static AttentionSublayer attentionSublayer(const Parameters& parameters, const std::string& prefix,
                                           const BlockPlan& block, const AttentionPlan& plan)
{
    return {normWeights(parameters, prefix + "-norm", block.norm, block.epsilon),
            std::make_shared<AttentionWeights>(attentionWeights(parameters, prefix, plan.heads)),
            plan.settings,
            {plan.keyHeads, plan.position}};
}

EncoderBlockWeights encoderBlockWeights(const Parameters& parameters, const std::string& prefix,
                                        const BlockPlan& plan)
{
    const std::string feeds = prefix + ".feed-forward";
    return {plan.place, attentionSublayer(parameters, prefix + ".attention", plan, plan.attention),
            normWeights(parameters, feeds + "-norm", plan.norm, plan.epsilon),
            feedForwardWeights(parameters, feeds, plan.activation)};
}

DecoderBlockWeights decoderBlockWeights(const Parameters& parameters, const std::string& prefix,
                                        const BlockPlan& plan)
{
    const std::string feeds = prefix + ".feed-forward";
    return {plan.place, attentionSublayer(parameters, prefix + ".self-attention", plan, plan.attention),
            attentionSublayer(parameters, prefix + ".cross-attention", plan, plan.cross),
            normWeights(parameters, feeds + "-norm", plan.norm, plan.epsilon),
            feedForwardWeights(parameters, feeds, plan.activation)};
}

Gate gateWeights(const Parameters& parameters, const std::string& prefix)
{
    return {parameter(parameters, prefix + ".input"), parameter(parameters, prefix + ".recurrent"),
            numbers(parameters, prefix + ".bias")};
}

} // namespace casefile::engine
