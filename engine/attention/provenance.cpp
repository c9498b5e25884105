#include "engine/attention/provenance.h"

#include "engine/attention/mistakes.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace casefile::engine {

namespace {

using enum TensorId;

/// Collects the terms of one cell; one function for each tensor that is computed.
class Explainer
{
public:
    Explainer(const AttentionTrace& trace, const CellRef& cell)
        : m_trace(trace)
        , m_cell(cell)
    {
        m_answer.cell = cell;
        m_answer.value = trace.at(cell);
    }

    Provenance answer();

private:
    void add(const CellRef& left) { m_answer.terms.push_back({left, m_trace.at(left), {}, 0.0}); }
    void add(const CellRef& left, const CellRef& right)
    {
        m_answer.terms.push_back({left, m_trace.at(left), right, m_trace.at(right)});
    }
    CellRef here(TensorId tensor) const { return {tensor, m_cell.head, m_cell.row, m_cell.column}; }
    /// The maximum or sum that this cell is normalised by.
    CellRef normaliser(TensorId tensor) const
    {
        return overColumns() ? CellRef{tensor, m_cell.head, 0, m_cell.column}
                             : CellRef{tensor, m_cell.head, m_cell.row, 0};
    }
    bool overColumns() const { return m_trace.mistake == Mistake::SoftmaxOverColumns; }
    bool noExponential() const { return m_trace.mistake == Mistake::NoExponential; }

    void hidden(double written);
    void copyOf(const CellRef& cell);
    void sumOverLine(Rule rule, TensorId tensor);
    void queryKeyOrValue();
    void projection(TensorId input, TensorId parameter, const std::vector<double>& bias);
    void x();
    void scores();
    void scaled();
    void masked();
    void shifted();
    void rowSum();
    void weights();
    void context();
    void output();

    const AttentionTrace& m_trace;
    CellRef m_cell;
    Provenance m_answer;
};

void Explainer::hidden(double written)
{
    m_answer.rule = Rule::Hidden;
    m_answer.hidden = written;
}

void Explainer::copyOf(const CellRef& cell)
{
    m_answer.rule = Rule::Copy;
    add(cell);
}

/// Maximum or sum over the row that is normalised (over the column under that mistake).
void Explainer::sumOverLine(Rule rule, TensorId tensor)
{
    m_answer.rule = rule;
    const std::size_t length = overColumns() ? m_trace.queries() : m_trace.keys();
    for (std::size_t i = 0; i < length; ++i)
        add(overColumns() ? CellRef{tensor, m_cell.head, i, m_cell.column}
                          : CellRef{tensor, m_cell.head, m_cell.row, i});
}

/// input (n x d_model) * parameter (d_model x d) + bias; the biases of all heads lie side by side.
void Explainer::projection(TensorId input, TensorId parameter, const std::vector<double>& bias)
{
    m_answer.rule = Rule::SumOfProducts;
    const Shape shape = m_trace.shape(parameter);
    for (std::size_t t = 0; t < shape.rows; ++t)
        add({input, 0, m_cell.row, t}, {parameter, m_cell.head, t, m_cell.column});
    if (!bias.empty())
        m_answer.bias = bias[m_cell.head * shape.columns + m_cell.column];
}

/// Keys and values of cross-attention come from the memory.
void Explainer::queryKeyOrValue()
{
    const AttentionWeights& parameters = m_trace.weights();
    const TensorId source = m_trace.memory.empty() ? X : Memory;
    if (m_cell.tensor == Query)
        projection(X, Wq, parameters.bq);
    else if (m_cell.tensor == Key)
        projection(source, Wk, parameters.bk);
    else
        projection(source, Wv, parameters.bv);
}

void Explainer::x()
{
    if (m_trace.embedding.empty())
        return;
    m_answer.rule = Rule::Sum;
    add(here(Embedding));
    add(here(Position));
}

void Explainer::scores()
{
    m_answer.rule = Rule::SumOfProducts;
    for (std::size_t t = 0; t < m_trace.shape(Query).columns; ++t)
        add({Query, m_cell.head, m_cell.row, t}, {Key, m_cell.head, m_cell.column, t});
}

void Explainer::scaled()
{
    m_answer.rule = Rule::Divide;
    m_answer.divisor = m_trace.divisor();
    add(here(Scores));
}

void Explainer::masked()
{
    if (m_trace.hides(m_cell.row, m_cell.column))
        hidden(m_answer.value);
    else
        copyOf(here(Scaled));
}

void Explainer::shifted()
{
    if (std::isinf(m_answer.value))
        return hidden(m_answer.value);
    m_answer.rule = Rule::Difference;
    add(here(Masked), normaliser(RowMaximum));
}

void Explainer::rowSum()
{
    if (!noExponential())
        return sumOverLine(Rule::Sum, Exponential);
    m_answer.rule = Rule::Sum;
    for (std::size_t key = 0; key < m_trace.keys(); ++key)
        if (!m_trace.hides(m_cell.row, key))
            add({Masked, m_cell.head, m_cell.row, key});
}

void Explainer::weights()
{
    const bool allowed = allows(m_trace.settings.mask, m_cell.row, m_cell.column, m_trace.keys());
    const TensorId numerator = noExponential() ? Masked : Exponential;
    const double quotient = m_trace.at(here(numerator)) / m_trace.at(normaliser(RowSum));
    const bool maskCounts = m_trace.mistake != Mistake::MaskWithZero;
    // A quotient that is not finite was replaced by 0: scores that sum to 0 cannot be divided by their sum.
    if ((maskCounts && !allowed) || !std::isfinite(quotient))
        return hidden(0.0);
    m_answer.rule = Rule::Quotient;
    add(here(numerator), normaliser(RowSum));
}

void Explainer::context()
{
    m_answer.rule = Rule::SumOfProducts;
    for (std::size_t key = 0; key < m_trace.keys(); ++key)
        add({Weights, m_cell.head, m_cell.row, key}, {Value, m_cell.head, key, m_cell.column});
}

void Explainer::output()
{
    if (m_trace.weights().wo.empty())
        return copyOf(here(Concat));
    m_answer.rule = Rule::SumOfProducts;
    for (std::size_t t = 0; t < m_trace.concat.columns(); ++t)
        add({Concat, 0, m_cell.row, t}, {Wo, 0, t, m_cell.column});
    if (!m_trace.weights().bo.empty())
        m_answer.bias = m_trace.weights().bo[m_cell.column];
}

Provenance Explainer::answer()
{
    const std::size_t dV = m_trace.weights().dV();
    switch (m_cell.tensor) {
    case Embedding:
    case Position:
    case Memory:
    case Wq:
    case Wk:
    case Wv:
    case Wo:
        break;
    case X:
        x();
        break;
    case Query:
    case Key:
    case Value:
        queryKeyOrValue();
        break;
    case Scores:
        scores();
        break;
    case Scaled:
        scaled();
        break;
    case Masked:
        masked();
        break;
    case RowMaximum:
        sumOverLine(Rule::Maximum, Masked);
        break;
    case Shifted:
        shifted();
        break;
    case Exponential:
        m_answer.rule = Rule::Exponential;
        add(here(Shifted));
        break;
    case RowSum:
        rowSum();
        break;
    case Weights:
        weights();
        break;
    case Context:
        context();
        break;
    case Concat:
        copyOf({Context, m_cell.column / dV, m_cell.row, m_cell.column % dV});
        break;
    case Output:
        output();
        break;
    }
    return std::move(m_answer);
}

} // namespace

Provenance explain(const AttentionTrace& trace, const CellRef& cell)
{
    return Explainer(trace, cell).answer();
}

} // namespace casefile::engine
