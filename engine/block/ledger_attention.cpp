#include "engine/block/alibi.h"
#include "engine/block/derivations.h"
#include "engine/block/ledger_entries.h"
#include "engine/block/ledgers.h"
#include "engine/block/rotary.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace casefile::engine {

namespace {

constexpr double minusInfinity = -std::numeric_limits<double>::infinity();

/// Enters one attention: projections, positions, cache, heads.
class AttentionEntries
{
public:
    AttentionEntries(Ledger& ledger, const std::string& prefix, const GroupedTrace& trace,
                     const AttentionInputs& from)
        : m_ledger(ledger)
        , m_prefix(prefix)
        , m_trace(trace)
        , m_from(from)
        , m_weights(*trace.input.weights)
    {}

    void enter();

private:
    std::string named(const std::string& tensor) const { return m_prefix + tensor; }
    /// One matrix for each head.
    template <typename OfHead>
    std::vector<Matrix> heads(const OfHead& ofHead) const
    {
        std::vector<Matrix> parts;
        for (const GroupedHeadTrace& head : m_trace.heads)
            parts.push_back(ofHead(head));
        return parts;
    }
    template <typename OfHead>
    void addHeads(const std::string& tensor, const OfHead& ofHead, Ledger::Derive derive)
    {
        m_ledger.addParts(named(tensor), heads(ofHead), std::move(derive));
    }
    bool isRotary() const { return m_trace.input.position == ScorePosition::Rotary; }
    bool isAlibi() const { return m_trace.input.position == ScorePosition::Alibi; }
    /// Where heads cut their queries, keys or values from.
    std::string placed(const std::string& which) const;

    void projections();
    void turns();
    void cache();
    void addCache(const std::string& which, const std::string& added, const Matrix& values);
    void headColumns();
    void scores();
    void alibi();
    void masked();
    void softmax();
    void weights();
    void outputs();

    Ledger& m_ledger;
    std::string m_prefix;
    const GroupedTrace& m_trace;
    const AttentionInputs& m_from;
    const GroupedWeights& m_weights;
};

void AttentionEntries::projections()
{
    const AttentionWeights& shared = m_weights.shared;
    const std::string& parameters = m_from.parameters;
    m_ledger.add(named("projected.q"), m_trace.query,
                 affine(m_from.x, parameters + "wq", shared.wq.rows(), shared.bq));
    m_ledger.add(named("projected.k"), m_trace.key,
                 affine(m_from.source, parameters + "wk", shared.wk.rows(), shared.bk));
    m_ledger.add(named("projected.v"), m_trace.value,
                 affine(m_from.source, parameters + "wv", shared.wv.rows(), shared.bv));
}

/// The turn of one number: cosine * own + sine * other, where the table of sines holds the sign.
Ledger::Derive turnOf(const std::string& prefix, const std::string& from, std::size_t dK)
{
    return [=](const LedgerCell& cell) {
        const std::size_t inHead = cell.column % dK;
        const std::size_t other = cell.column % 2 == 0 ? cell.column + 1 : cell.column - 1;
        LedgerProvenance turned = derivation(Rule::SumOfProducts, {from, 0, cell.row, cell.column},
                                             {prefix + "cosine", 0, cell.row, inHead});
        TermOf<LedgerCell>& second = turned.terms.emplace_back();
        second.left = {from, 0, cell.row, other};
        second.right = {prefix + "sine", 0, cell.row, inHead};
        return turned;
    };
}

/// Tables of cosines and sines [places, d_k], and queries and keys turned by them.
void AttentionEntries::turns()
{
    const std::size_t dK = m_weights.dK();
    const std::size_t places = std::max(m_trace.query.rows(), m_trace.key.rows());
    Matrix cosine(places, dK), sine(places, dK);
    for (std::size_t row = 0; row < places; ++row)
        for (std::size_t column = 0; column < dK; ++column) {
            const double angle = rotaryAngle(m_trace.firstPlace + row, column / 2, dK);
            cosine(row, column) = std::cos(angle);
            sine(row, column) = column % 2 == 0 ? -std::sin(angle) : std::sin(angle);
        }
    m_ledger.give(named("cosine"), cosine);
    m_ledger.give(named("sine"), sine);
    m_ledger.add(named("turned.q"), m_trace.turnedQuery, turnOf(m_prefix, named("projected.q"), dK));
    m_ledger.add(named("turned.k"), m_trace.turnedKey, turnOf(m_prefix, named("projected.k"), dK));
}

std::string AttentionEntries::placed(const std::string& which) const
{
    if (m_from.cache && which != "q")
        return named("cache." + which);
    return named((isRotary() && which != "v" ? "turned." : "projected.") + which);
}

/// One half of the cache: the last row was added by this token, the rows above stood there.
void AttentionEntries::addCache(const std::string& which, const std::string& added, const Matrix& values)
{
    const std::string earlier = m_from.earlier.empty() ? "" : m_from.earlier + "cache." + which;
    m_ledger.add(named("cache." + which), values, [=, last = values.rows() - 1](const LedgerCell& cell) {
        if (cell.row == last)
            return derivation(Rule::Copy, {added, 0, 0, cell.column});
        return earlier.empty() ? LedgerProvenance{} : derivation(Rule::Copy, samePlace(cell, earlier));
    });
}

void AttentionEntries::cache()
{
    addCache("k", named(isRotary() ? "turned.k" : "projected.k"), m_from.cache->key);
    addCache("v", named("projected.v"), m_from.cache->value);
}

/// The columns of one head; query heads of a group cut the same key head.
void AttentionEntries::headColumns()
{
    const auto columns = [](const std::string& from, std::size_t width, std::size_t shared) {
        return [=](const LedgerCell& cell) {
            return derivation(Rule::Copy, {from, 0, cell.row, cell.part / shared * width + cell.column});
        };
    };
    const std::size_t shared = m_weights.shared.heads / m_weights.keyHeads;
    addHeads(
        "q", [](const auto& head) { return head.query; }, columns(placed("q"), m_weights.dK(), 1));
    addHeads(
        "k", [](const auto& head) { return head.key; }, columns(placed("k"), m_weights.dK(), shared));
    addHeads(
        "v", [](const auto& head) { return head.value; }, columns(placed("v"), m_weights.dV(), shared));
}

/// [n, m]: scores / divisor.
Matrix scaledScores(const GroupedHeadTrace& head)
{
    Matrix result = head.scores;
    for (double& value : result.values())
        value /= head.divisor;
    return result;
}

void AttentionEntries::scores()
{
    const std::string q = named("q"), k = named("k"), raw = named("scores");
    addHeads(
        "scores", [](const auto& head) { return head.scores; },
        [=, dK = m_weights.dK()](const LedgerCell& cell) {
            LedgerProvenance dot;
            dot.rule = Rule::SumOfProducts;
            for (std::size_t t = 0; t < dK; ++t)
                dot.terms.push_back(
                    {{q, cell.part, cell.row, t}, 0.0, LedgerCell{k, cell.part, cell.column, t}, 0.0});
            return dot;
        });
    addHeads("scaled", scaledScores, [=, divisor = m_trace.heads.front().divisor](const LedgerCell& cell) {
        LedgerProvenance quotient = derivation(Rule::Divide, samePlace(cell, raw));
        quotient.divisor = divisor;
        return quotient;
    });
}

/// Slope of each head, distances (negative), and their products.
void AttentionEntries::alibi()
{
    std::vector<Matrix> slopes;
    for (std::size_t head = 0; head < m_trace.heads.size(); ++head)
        slopes.push_back(Matrix(1, 1, alibiSlope(head, m_trace.heads.size())));
    const Shape shape = m_trace.heads.front().scores.shape();
    const std::string slope = named("slope"), distance = named("minus-distance");
    m_ledger.addParts(slope, std::move(slopes), {});
    m_ledger.give(distance, alibiBias(shape.rows, shape.columns, 1.0, m_trace.firstPlace));
    addHeads(
        "alibi", [](const auto& head) { return head.bias; },
        [=](const LedgerCell& cell) {
            return derivation(Rule::SumOfProducts, {slope, cell.part, 0, 0},
                              {distance, 0, cell.row, cell.column});
        });
}

void AttentionEntries::masked()
{
    const std::vector<Matrix> values = heads([](const auto& head) { return head.masked; });
    m_ledger.addParts(named("masked"), values,
                      unlessHidden(values, minusInfinity,
                                   isAlibi() ? sumOf(named("scaled"), named("alibi"))
                                             : cellByCell(Rule::Copy, named("scaled"))));
}

void AttentionEntries::softmax()
{
    const auto shifted = [](const auto& head) { return shiftedScores(head.masked, head.rowMaximum); };
    const std::size_t keys = m_trace.heads.front().scores.columns();
    addHeads(
        "row_maximum", [](const auto& head) { return asColumn(head.rowMaximum); },
        overRow(Rule::Maximum, named("masked"), keys));
    const std::vector<Matrix> values = heads(shifted);
    m_ledger.addParts(named("shifted"), values,
                      unlessHidden(values, minusInfinity,
                                   withRowNumber(Rule::Difference, named("masked"), named("row_maximum"))));
    addHeads(
        "exponential", [=](const auto& head) { return exponentials(shifted(head)); },
        cellByCell(Rule::Exponential, named("shifted")));
    addHeads(
        "row_sum", [](const auto& head) { return asColumn(head.rowSum); },
        overRow(Rule::Sum, named("exponential"), keys));
    weights();
}

/// The share of the row's sum; 0 where the mask forbids the look.
void AttentionEntries::weights()
{
    addHeads(
        "weights", [](const auto& head) { return head.weights; },
        unlessHidden(heads([](const auto& head) { return head.masked; }), 0.0,
                     withRowNumber(Rule::Quotient, named("exponential"), named("row_sum"))));
}

void AttentionEntries::outputs()
{
    const std::size_t keys = m_trace.heads.front().scores.columns();
    const std::string a = named("weights"), v = named("v"), blended = named("context");
    addHeads(
        "context", [](const auto& head) { return head.context; },
        [=](const LedgerCell& cell) {
            LedgerProvenance blend;
            blend.rule = Rule::SumOfProducts;
            for (std::size_t j = 0; j < keys; ++j)
                blend.terms.push_back(
                    {{a, cell.part, cell.row, j}, 0.0, LedgerCell{v, cell.part, j, cell.column}, 0.0});
            return blend;
        });
    m_ledger.add(named("concat"), m_trace.concat, [=, dV = m_weights.dV()](const LedgerCell& cell) {
        return derivation(Rule::Copy, {blended, cell.column / dV, cell.row, cell.column % dV});
    });
    const AttentionWeights& shared = m_weights.shared;
    m_ledger.add(named("output"), m_trace.output,
                 shared.wo.empty()
                     ? cellByCell(Rule::Copy, named("concat"))
                     : affine(named("concat"), m_from.parameters + "wo", shared.wo.rows(), shared.bo));
}

void AttentionEntries::enter()
{
    projections();
    if (isRotary())
        turns();
    if (m_from.cache)
        cache();
    headColumns();
    scores();
    if (isAlibi())
        alibi();
    masked();
    softmax();
    outputs();
}

} // namespace

void enterAttention(Ledger& ledger, const std::string& prefix, const GroupedTrace& trace,
                    const AttentionInputs& from)
{
    AttentionEntries(ledger, prefix, trace, from).enter();
}

} // namespace casefile::engine
