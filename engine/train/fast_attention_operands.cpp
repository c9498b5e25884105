#include "engine/train/fast_attention_operands.h"

#include "engine/attention/forward.h"
#include "engine/block/alibi.h"
#include "engine/input_error.h"
#include "engine/train/matrix_algebra.h"
#include "engine/train/operations.h"

namespace casefile::engine {

namespace {

constexpr double rotaryBase = 10000.0; // positionFrequency

/// How many rows each of so many sequences has.
std::size_t lengthOf(const Matrix& rows, std::size_t sequences)
{
    if (sequences == 0 || rows.rows() % sequences != 0)
        throw InputError("attention: " + std::to_string(rows.rows()) + " rows do not divide into " +
                         std::to_string(sequences) + " sequences");
    return rows.rows() / sequences;
}

std::size_t columnsOfHead(const Matrix& all, std::size_t heads)
{
    if (heads == 0 || all.columns() % heads != 0)
        throw InputError("attention: " + std::to_string(all.columns()) + " columns do not divide into " +
                         std::to_string(heads) + " heads");
    return all.columns() / heads;
}

} // namespace

AttentionOperands::AttentionOperands(const Tape& tape, const Bound& parameters, const std::string& prefix,
                                     Variable x, std::optional<Variable> memory, const AttentionPlan& plan)
    : wq(parameters(prefix + ".wq"))
    , wk(parameters(prefix + ".wk"))
    , wv(parameters(prefix + ".wv"))
    , wo(optionalParameter(parameters, prefix + ".wo"))
    , bq(optionalParameter(parameters, prefix + ".bq"))
    , bk(optionalParameter(parameters, prefix + ".bk"))
    , bv(optionalParameter(parameters, prefix + ".bv"))
    , bo(wo ? optionalParameter(parameters, prefix + ".bo") : std::nullopt)
{
    const Matrix &in = tape.value(x), &source = tape.value(memory.value_or(x));
    const auto fit = [&](Variable weights, std::optional<Variable> bias, const Matrix& left) {
        const Matrix& w = tape.value(weights);
        requireFit(!left.empty() && !w.empty() && w.rows() == left.columns(), "attention", left, w);
        if (bias)
            requireFit(tape.value(*bias).shape() == Shape{1, w.columns()}, "attention", w, tape.value(*bias));
    };
    fit(wq, bq, in);
    fit(wk, bk, source);
    fit(wv, bv, source);
    requireFit(in.columns() == source.columns(), "attention", in, source);
    setSizes(tape, plan);
    if (wo)
        fit(*wo, bo, Matrix(1, heads * dV));
}

void AttentionOperands::setSizes(const Tape& tape, const AttentionPlan& plan)
{
    heads = plan.heads;
    keyHeads = plan.keyHeads ? plan.keyHeads : plan.heads;
    if (heads % keyHeads != 0)
        throw InputError("attention: every key head needs the same number of heads");
    dK = columnsOfHead(tape.value(wq), heads);
    dV = columnsOfHead(tape.value(wv), keyHeads);
    requireFit(columnsOfHead(tape.value(wk), keyHeads) == dK, "attention", tape.value(wq), tape.value(wk));
    if (plan.position == ScorePosition::Rotary && dK % 2 != 0)
        throw InputError("rotary positions need an even number of columns in each head, but " +
                         std::to_string(heads * dK) + " columns were given for " + std::to_string(heads) +
                         " heads");
}

std::size_t AttentionOperands::outputColumns(const Tape& tape) const
{
    return wo ? tape.value(*wo).columns() : heads * dV;
}

void AttentionOperands::addGradients(Tape& tape, const fast::AttentionLayer& layer) const
{
    using Layer = fast::AttentionLayer;
    addSingles(tape, wq, layer.toWeights(Layer::Query));
    addSingles(tape, wk, layer.toWeights(Layer::Key));
    addSingles(tape, wv, layer.toWeights(Layer::Value));
    addSingles(tape, wo, layer.toWeights(Layer::Output));
    addSingles(tape, bq, layer.toBias(Layer::Query));
    addSingles(tape, bk, layer.toBias(Layer::Key));
    addSingles(tape, bv, layer.toBias(Layer::Value));
    addSingles(tape, bo, layer.toBias(Layer::Output));
}

AttentionNumbers::AttentionNumbers(const Tape& tape, const AttentionOperands& operands)
    : wq(singles(tape, operands.wq))
    , wk(singles(tape, operands.wk))
    , wv(singles(tape, operands.wv))
    , wo(singles(tape, operands.wo))
    , bq(singles(tape, operands.bq))
    , bk(singles(tape, operands.bk))
    , bv(singles(tape, operands.bv))
    , bo(singles(tape, operands.bo))
{}

fast::WeightsView AttentionNumbers::view(const Tape& tape, const AttentionOperands& operands) const
{
    return {tape.value(operands.wq).rows(),
            operands.heads,
            operands.keyHeads,
            operands.dK,
            operands.dV,
            wq,
            wk,
            wv,
            wo,
            bq,
            bk,
            bv,
            bo};
}

fast::AttentionRules attentionRules(const Tape& tape, const AttentionOperands& operands, Variable x,
                                    std::optional<Variable> memory, const AttentionPlan& plan,
                                    const Mode& mode)
{
    fast::AttentionRules rules;
    rules.mask = plan.settings.mask;
    rules.divisor = float(scoreDivisor(operands.dK, plan.settings.scale, plan.settings.temperature));
    rules.sequences = mode.sequences;
    rules.queries = lengthOf(tape.value(x), mode.sequences);
    rules.keys = lengthOf(tape.value(memory.value_or(x)), mode.sequences);
    rules.crossed = memory.has_value();
    if (plan.position == ScorePosition::Alibi)
        for (std::size_t head = 0; head < operands.heads; ++head)
            rules.slopes.push_back(float(alibiSlope(head, operands.heads)));
    if (plan.position == ScorePosition::Rotary)
        rules.rotaryBase = rotaryBase;
    check(rules.mask, rules.queries, rules.keys);
    return rules;
}

void drawFactors(fast::AttentionLayer& layer, const fast::AttentionRules& rules, std::size_t heads,
                 Mode& mode)
{
    if (!mode.training || mode.dropout == 0.0)
        return;
    for (std::size_t head = 0; head < heads; ++head) {
        ++mode.seed;
        for (std::size_t sequence = 0; sequence < rules.sequences; ++sequence)
            layer.setFactors(sequence, head,
                             singles(dropoutFactors(rules.queries, rules.keys, mode.dropout,
                                                    sequenceSeed(mode.seed, sequence))));
    }
}

} // namespace casefile::engine
