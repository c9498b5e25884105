#include "app/content/quantity.h"

#include <algorithm>
#include <cmath>

namespace casefile::content {
namespace {

using engine::AttentionTrace;
using engine::AttentionWeights;
using engine::CellRef;

double rowSum(const AttentionTrace& trace, const CellRef& cell)
{
    double sum = 0.0;
    for (const double weight : trace.heads[cell.head].weights.row(cell.row))
        sum += weight;
    return sum;
}

double rowMax(const AttentionTrace& trace, const CellRef& cell)
{
    return std::ranges::max(trace.heads[cell.head].weights.row(cell.row));
}

/// In nats: 0 when one key has all the weight, ln n when all have the same.
double rowEntropy(const AttentionTrace& trace, const CellRef& cell)
{
    double entropy = 0.0;
    for (const double weight : trace.heads[cell.head].weights.row(cell.row))
        entropy -= weight > 0.0 ? weight * std::log(weight) : 0.0;
    return entropy;
}

/// Numbers learned in one layer: the four matrices and their biases.
double parameterCount(const AttentionWeights& weights)
{
    std::size_t count = 0;
    for (const engine::Matrix* matrix : {&weights.wq, &weights.wk, &weights.wv, &weights.wo})
        count += matrix->values().size();
    for (const std::vector<double>* bias : {&weights.bq, &weights.bk, &weights.bv, &weights.bo})
        count += bias->size();
    return double(count);
}

} // namespace

const QList<Quantity>& quantityTable()
{
    static const QList<Quantity> table{
        {"cell", Place::Cell,
         [](const AttentionTrace& trace, const CellRef& cell) { return trace.at(cell); }},
        {"row-sum", Place::Row, rowSum},
        {"row-max", Place::Row, rowMax},
        {"row-entropy", Place::Row, rowEntropy},
        {"score-count", Place::Nothing,
         [](const AttentionTrace& trace, const CellRef&) { return double(trace.queries() * trace.keys()); },
         true},
        {"token-count", Place::Nothing,
         [](const AttentionTrace& trace, const CellRef&) { return double(trace.queries()); }, true},
        {"head-count", Place::Nothing,
         [](const AttentionTrace& trace, const CellRef&) { return double(trace.headCount()); }},
        {"d_model", Place::Nothing,
         [](const AttentionTrace& trace, const CellRef&) { return double(trace.x.columns()); }},
        {"d_k", Place::Nothing,
         [](const AttentionTrace& trace, const CellRef&) { return double(trace.weights().dK()); }},
        {"d_v", Place::Nothing,
         [](const AttentionTrace& trace, const CellRef&) { return double(trace.weights().dV()); }},
        {"parameter-count", Place::Nothing,
         [](const AttentionTrace& trace, const CellRef&) { return parameterCount(trace.weights()); }},
    };
    return table;
}

const Quantity* quantityNamed(const QString& name)
{
    for (const Quantity& quantity : quantityTable()) {
        if (name == QLatin1StringView(quantity.name))
            return &quantity;
    }
    return nullptr;
}

QStringList quantityNames()
{
    QStringList names;
    for (const Quantity& quantity : quantityTable())
        names.append(QString::fromLatin1(quantity.name));
    return names;
}

std::optional<double> valueOf(const Quantity& quantity, const AttentionTrace& trace, CellRef cell)
{
    if (quantity.place != Place::Nothing) {
        if (trace.headCount() == 1) // with heads not split, one head stands for all
            cell.head = 0;
        const engine::Shape shape = trace.shape(cell.tensor);
        const bool inside = cell.row < shape.rows && cell.column < shape.columns;
        if (!inside || (engine::isPerHead(cell.tensor) && cell.head >= trace.headCount()))
            return std::nullopt;
    }
    return quantity.value(trace, cell);
}

} // namespace casefile::content
