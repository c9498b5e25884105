#include "engine/block/feed_forward.h"

#include "engine/block/shape_check.h"

namespace casefile::engine {

/// The activation of every cell.
static Matrix activate(Matrix x, Activation activation)
{
    for (double& value : x.values())
        value = rowOf(activation).value(value);
    return x;
}

/// Cell by cell; the shapes are equal.
static Matrix product(Matrix left, const Matrix& right)
{
    for (std::size_t i = 0; i < left.values().size(); ++i)
        left.values()[i] *= right.values()[i];
    return left;
}

FeedForwardTrace feedForward(const Matrix& x, const FeedForwardWeights& weights)
{
    requireUsable("x", x);
    FeedForwardTrace trace{weights, x, {}, {}, {}, {}, {}};
    // [feed-forward]
    trace.expanded = linear(x, weights.expand, "expand"); // n x d_hidden
    if (weights.isGated()) {
        trace.gate = linear(x, weights.gate, "gate"); // n x d_hidden
        requireShape("gate", trace.gate, trace.expanded.shape());
        trace.activated = activate(trace.gate, weights.activation); // n x d_hidden
        trace.hidden = product(trace.activated, trace.expanded);    // n x d_hidden
    } else {
        trace.activated = activate(trace.expanded, weights.activation); // n x d_hidden
        trace.hidden = trace.activated;                                 // n x d_hidden
    }
    trace.output = linear(trace.hidden, weights.contract, "contract"); // n x d_model
    // [/feed-forward]
    requireUsable("output", trace.output);
    return trace;
}

} // namespace casefile::engine
