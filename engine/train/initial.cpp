#include "engine/train/initial.h"

#include "engine/input_error.h"

#include <cmath>

namespace casefile::engine {

static Matrix drawn(std::size_t inputs, std::size_t outputs, Gaussian& gaussian)
{
    return gaussianMatrix(inputs, outputs, 1.0 / std::sqrt(double(inputs)), gaussian);
}

void addLinear(Parameters& parameters, const std::string& prefix, std::size_t inputs, std::size_t outputs,
               Gaussian& gaussian)
{
    parameters[prefix + ".weights"] = drawn(inputs, outputs, gaussian);
    parameters[prefix + ".bias"] = Matrix(1, outputs);
}

void addNorm(Parameters& parameters, const std::string& prefix, std::size_t d, NormKind kind)
{
    parameters[prefix + ".gamma"] = Matrix(1, d, 1.0);
    if (kind == NormKind::Layer)
        parameters[prefix + ".beta"] = Matrix(1, d);
}

void addAttention(Parameters& parameters, const std::string& prefix, std::size_t dModel, std::size_t dK,
                  const AttentionPlan& plan, Gaussian& gaussian)
{
    const std::size_t keyHeads = plan.keyHeads ? plan.keyHeads : plan.heads;
    parameters[prefix + ".wq"] = drawn(dModel, plan.heads * dK, gaussian);
    parameters[prefix + ".wk"] = drawn(dModel, keyHeads * dK, gaussian);
    parameters[prefix + ".wv"] = drawn(dModel, keyHeads * dK, gaussian);
    parameters[prefix + ".wo"] = drawn(plan.heads * dK, dModel, gaussian);
}

void addFeedForward(Parameters& parameters, const std::string& prefix, std::size_t dModel, std::size_t hidden,
                    bool gated, Gaussian& gaussian)
{
    addLinear(parameters, prefix + ".expand", dModel, hidden, gaussian);
    if (gated)
        addLinear(parameters, prefix + ".gate", dModel, hidden, gaussian);
    addLinear(parameters, prefix + ".contract", hidden, dModel, gaussian);
}

/// Attention with its norm; d_k is d_model / heads, as in the paper.
static void addSublayer(Parameters& parameters, const std::string& prefix, std::size_t dModel,
                        const BlockPlan& block, const AttentionPlan& plan, Gaussian& gaussian)
{
    if (plan.heads == 0)
        throw InputError("\"" + prefix + "\" has 0 heads but needs at least 1");
    addNorm(parameters, prefix + "-norm", dModel, block.norm);
    addAttention(parameters, prefix, dModel, dModel / plan.heads, plan, gaussian);
}

/// The feed-forward half; SiLU stands for SwiGLU and gets a gate.
static void addFeedForwardSublayer(Parameters& parameters, const std::string& prefix, std::size_t dModel,
                                   std::size_t hidden, const BlockPlan& plan, Gaussian& gaussian)
{
    addNorm(parameters, prefix + ".feed-forward-norm", dModel, plan.norm);
    addFeedForward(parameters, prefix + ".feed-forward", dModel, hidden, plan.activation == Activation::Silu,
                   gaussian);
}

void addEncoderBlock(Parameters& parameters, const std::string& prefix, std::size_t dModel,
                     std::size_t hidden, const BlockPlan& plan, Gaussian& gaussian)
{
    addSublayer(parameters, prefix + ".attention", dModel, plan, plan.attention, gaussian);
    addFeedForwardSublayer(parameters, prefix, dModel, hidden, plan, gaussian);
}

void addDecoderBlock(Parameters& parameters, const std::string& prefix, std::size_t dModel,
                     std::size_t hidden, const BlockPlan& plan, Gaussian& gaussian)
{
    addSublayer(parameters, prefix + ".self-attention", dModel, plan, plan.attention, gaussian);
    addSublayer(parameters, prefix + ".cross-attention", dModel, plan, plan.cross, gaussian);
    addFeedForwardSublayer(parameters, prefix, dModel, hidden, plan, gaussian);
}

void addGate(Parameters& parameters, const std::string& prefix, std::size_t d, std::size_t hidden,
             Gaussian& gaussian)
{
    parameters[prefix + ".input"] = drawn(d, hidden, gaussian);
    parameters[prefix + ".recurrent"] = drawn(hidden, hidden, gaussian);
    parameters[prefix + ".bias"] = Matrix(1, hidden);
}

} // namespace casefile::engine
