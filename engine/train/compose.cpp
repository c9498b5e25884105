#include "engine/train/compose.h"

#include "engine/attention/forward.h"
#include "engine/block/alibi.h"
#include "engine/input_error.h"
#include "engine/train/fast_layers.h"
#include "engine/train/operations.h"

#include <functional>

namespace casefile::engine {

/// Whether whole layers are calculated in float32.
static bool isFast(const Tape& tape)
{
    return tape.arithmetic().precision == Precision::Single;
}

/// x times one parameter, plus another if it exists.
static Variable affine(Tape& tape, const Bound& parameters, const std::string& weights,
                       const std::string& bias, Variable x)
{
    if (isFast(tape))
        return fastLinear(tape, x, parameters(weights),
                          parameters.has(bias) ? std::optional(parameters(bias)) : std::nullopt);
    const Variable y = multiply(tape, x, parameters(weights));
    return parameters.has(bias) ? addBias(tape, y, parameters(bias)) : y;
}

/// Dropout in training; the next one draws differently.
static Variable thinned(Tape& tape, Variable x, Mode& mode)
{
    if (!mode.training || mode.dropout == 0.0)
        return x;
    return dropout(tape, x, mode.dropout, ++mode.seed, mode.sequences);
}

Variable linear(Tape& tape, const Bound& parameters, const std::string& prefix, Variable x)
{
    return affine(tape, parameters, prefix + ".weights", prefix + ".bias", x);
}

Variable norm(Tape& tape, const Bound& parameters, const std::string& prefix, Variable x, NormKind kind,
              double epsilon)
{
    const Variable gamma = parameters(prefix + ".gamma");
    const Variable beta = parameters.has(prefix + ".beta")
                              ? parameters(prefix + ".beta")
                              : tape.input(Matrix(1, tape.value(gamma).columns()));
    return isFast(tape) ? fastNorm(tape, x, gamma, beta, kind, epsilon)
                        : normaliseRows(tape, x, gamma, beta, kind, epsilon);
}

namespace {

/// Queries, keys and values, all heads side by side.
struct Projected
{
    Variable query, key, value;
};

std::size_t wholeHeads(const Matrix& all, std::size_t heads)
{
    if (heads == 0 || all.columns() % heads != 0)
        throw InputError("attention: " + std::to_string(all.columns()) + " columns do not divide into " +
                         std::to_string(heads) + " heads");
    return all.columns() / heads;
}

/// [n, d_v]: the context of one head.
Variable attendHead(Tape& tape, const Projected& all, std::size_t head, const AttentionPlan& plan, Mode mode)
{
    const std::size_t keyHeads = plan.keyHeads ? plan.keyHeads : plan.heads;
    if (plan.heads % keyHeads != 0)
        throw InputError("attention: every key head needs the same number of heads");
    const std::size_t dK = wholeHeads(tape.value(all.query), plan.heads);
    const std::size_t dV = wholeHeads(tape.value(all.value), keyHeads);
    const std::size_t keyHead = head / (plan.heads / keyHeads);
    const double divisor = scoreDivisor(dK, plan.settings.scale, plan.settings.temperature);
    // [attend-head]
    const Variable q = sliceColumns(tape, all.query, head * dK, dK);    // n x d_k
    const Variable k = sliceColumns(tape, all.key, keyHead * dK, dK);   // m x d_k
    const Variable v = sliceColumns(tape, all.value, keyHead * dV, dV); // m x d_v
    const Variable raw = multiply(tape, q, transpose(tape, k));         // n x m
    Variable s = scale(tape, raw, 1.0 / divisor);                       // n x m
    const Shape shape = tape.value(s).shape();
    if (plan.position == ScorePosition::Alibi)
        s = addConstant(tape, s, alibiBias(shape.rows, shape.columns, alibiSlope(head, plan.heads)));
    const Variable a = softmaxRows(tape, s, plan.settings.mask); // n x m
    return multiply(tape, thinned(tape, a, mode), v);            // n x d_v
    // [/attend-head]
}

/// Rows of one of the sequences that lie one below the other.
Variable sequenceOf(Tape& tape, Variable all, std::size_t sequence, const Mode& mode)
{
    const std::size_t rows = tape.value(all).rows();
    if (mode.sequences == 0 || rows % mode.sequences != 0)
        throw InputError("attention: " + std::to_string(rows) + " rows do not divide into " +
                         std::to_string(mode.sequences) + " sequences");
    const std::size_t length = rows / mode.sequences;
    return mode.sequences == 1 ? all : sliceRows(tape, all, sequence * length, length);
}

/// [n, heads * d_v]: the contexts of all heads of one sequence, each with a draw of its own.
Variable attendSequence(Tape& tape, const Projected& stacked, std::size_t sequence, const AttentionPlan& plan,
                        Mode mode)
{
    Projected all{sequenceOf(tape, stacked.query, sequence, mode),
                  sequenceOf(tape, stacked.key, sequence, mode),
                  sequenceOf(tape, stacked.value, sequence, mode)};
    if (plan.position == ScorePosition::Rotary) {
        all.query = rotateColumns(tape, all.query, plan.heads);
        all.key = rotateColumns(tape, all.key, plan.keyHeads ? plan.keyHeads : plan.heads);
    }
    std::vector<Variable> contexts;
    for (std::size_t head = 0; head < plan.heads; ++head)
        contexts.push_back(attendHead(
            tape, all, head, plan, {mode.training, mode.dropout, sequenceSeed(mode.seed + head, sequence)}));
    return concatColumns(tape, contexts);
}

/// Whether the kernels can take these shapes: what they refuse, the readable layer may still do.
bool isFastAttention(const Tape& tape, Variable x, std::optional<Variable> memory)
{
    return isFast(tape) && (!memory || tape.value(x).columns() == tape.value(*memory).columns());
}

/// Attention that carries the draws of its mode on.
Variable attentionIn(Tape& tape, const Bound& parameters, const std::string& prefix, Variable x,
                     std::optional<Variable> memory, const AttentionPlan& plan, Mode& mode)
{
    if (isFastAttention(tape, x, memory))
        return fastAttention(tape, parameters, prefix, x, memory, plan, mode);
    const auto of = [&](const std::string& name, Variable from) {
        return affine(tape, parameters, prefix + ".w" + name, prefix + ".b" + name, from);
    };
    const Variable source = memory.value_or(x);
    const Projected all{of("q", x), of("k", source), of("v", source)};
    std::vector<Variable> sequences;
    for (std::size_t sequence = 0; sequence < mode.sequences; ++sequence)
        sequences.push_back(attendSequence(tape, all, sequence, plan, mode));
    if (mode.training && mode.dropout > 0.0)
        mode.seed += plan.heads; // one draw for each head
    const Variable joined =
        sequences.size() == 1 ? sequences.front() : concatRows(tape, sequences); // n x (heads * d_v)
    return parameters.has(prefix + ".wo") ? of("o", joined) : joined;
}

/// Residual, norm and dropout round the work of one sublayer.
Variable sublayer(Tape& tape, const Bound& parameters, const std::string& prefix, Variable x,
                  const BlockPlan& plan, Mode& mode, const std::function<Variable(Variable)>& work)
{
    const auto normed = [&](Variable rows) {
        return norm(tape, parameters, prefix + "-norm", rows, plan.norm, plan.epsilon);
    };
    if (plan.place == NormPlace::Before)
        return add(tape, x, thinned(tape, work(normed(x)), mode));
    return normed(add(tape, x, thinned(tape, work(x), mode)));
}

} // namespace

Variable attention(Tape& tape, const Bound& parameters, const std::string& prefix, Variable x,
                   std::optional<Variable> memory, const AttentionPlan& plan, Mode mode)
{
    return attentionIn(tape, parameters, prefix, x, memory, plan, mode);
}

Variable feedForward(Tape& tape, const Bound& parameters, const std::string& prefix, Variable x,
                     Activation activation)
{
    if (isFast(tape))
        return fastFeedForward(tape, parameters, prefix, x, activation);
    const Variable expanded = linear(tape, parameters, prefix + ".expand", x); // n x d_hidden
    Variable hidden = expanded;
    if (parameters.has(prefix + ".gate.weights")) {
        const Variable gate = linear(tape, parameters, prefix + ".gate", x); // n x d_hidden
        hidden = hadamard(tape, activate(tape, gate, activation), expanded); // n x d_hidden
    } else {
        hidden = activate(tape, expanded, activation); // n x d_hidden
    }
    return linear(tape, parameters, prefix + ".contract", hidden); // n x d_model
}

Variable encoderBlock(Tape& tape, const Bound& parameters, const std::string& prefix, Variable x,
                      const BlockPlan& plan, Mode mode)
{
    if (isFast(tape))
        return fastEncoderBlock(tape, parameters, prefix, x, plan, mode);
    const std::string attends = prefix + ".attention", feeds = prefix + ".feed-forward";
    const Variable middle = sublayer(tape, parameters, attends, x, plan, mode, [&](Variable in) {
        return attentionIn(tape, parameters, attends, in, std::nullopt, plan.attention, mode);
    });
    return sublayer(tape, parameters, feeds, middle, plan, mode,
                    [&](Variable in) { return feedForward(tape, parameters, feeds, in, plan.activation); });
}

Variable decoderBlock(Tape& tape, const Bound& parameters, const std::string& prefix, Variable x,
                      Variable memory, const BlockPlan& plan, Mode mode)
{
    const std::string self = prefix + ".self-attention", cross = prefix + ".cross-attention";
    const std::string feeds = prefix + ".feed-forward";
    AttentionPlan causal = plan.attention;
    causal.settings.mask = {"all", 0, {}, {{"causal", 0, {}, {}}, plan.attention.settings.mask}};
    const Variable first = sublayer(tape, parameters, self, x, plan, mode, [&](Variable in) {
        return attentionIn(tape, parameters, self, in, std::nullopt, causal, mode);
    });
    const Variable second = sublayer(tape, parameters, cross, first, plan, mode, [&](Variable in) {
        return attentionIn(tape, parameters, cross, in, memory, plan.cross, mode);
    });
    return sublayer(tape, parameters, feeds, second, plan, mode,
                    [&](Variable in) { return feedForward(tape, parameters, feeds, in, plan.activation); });
}

} // namespace casefile::engine
