#include "app/views/cell_text.h"

#include "app/figures/plot_tools.h"
#include "app/playback/model_names.h"
#include "app/playback/prose_fields.h"

#include <QCoreApplication>

namespace casefile::views {

using namespace Qt::StringLiterals;
using engine::Rule;
using engine::TensorId;
using playback::formatCell;

namespace {

constexpr int inspectorDecimals = 4;

QString number(double value)
{
    return formatCell(value, inspectorDecimals);
}

/// What a row or column of a tensor is: a token, a dimension of the embedding, or nothing with a name.
enum class Axis { Token, Model, Single, Other };

std::pair<Axis, Axis> axes(TensorId tensor)
{
    switch (tensor) {
    case TensorId::Embedding:
    case TensorId::Position:
    case TensorId::X:
    case TensorId::Memory:
    case TensorId::Output:
        return {Axis::Token, Axis::Model};
    case TensorId::Wq:
    case TensorId::Wk:
    case TensorId::Wv:
        return {Axis::Model, Axis::Other};
    case TensorId::Wo:
        return {Axis::Other, Axis::Model};
    case TensorId::Query:
    case TensorId::Key:
    case TensorId::Value:
    case TensorId::Context:
    case TensorId::Concat:
        return {Axis::Token, Axis::Other};
    case TensorId::RowMaximum:
    case TensorId::RowSum:
        return {Axis::Token, Axis::Single};
    case TensorId::Scores:
    case TensorId::Scaled:
    case TensorId::Masked:
    case TensorId::Shifted:
    case TensorId::Exponential:
    case TensorId::Weights:
        return {Axis::Token, Axis::Token};
    }
    return {Axis::Other, Axis::Other};
}

QString indexName(const engine::AttentionTrace& trace, Axis axis, std::size_t index)
{
    if (axis == Axis::Token && index < trace.tokens.size())
        return QString::fromStdString(trace.tokens[index].text);
    if (axis == Axis::Model)
        return playback::dimensionName(trace.model, index);
    return QString::number(index + 1);
}

} // namespace

QString tensorSymbol(TensorId tensor)
{
    switch (tensor) {
    case TensorId::Embedding:
        return u"E"_s;
    case TensorId::Position:
        return u"P"_s;
    case TensorId::X:
        return u"X"_s;
    case TensorId::Memory:
        return u"M"_s;
    case TensorId::Wq:
        return u"W_Q"_s;
    case TensorId::Wk:
        return u"W_K"_s;
    case TensorId::Wv:
        return u"W_V"_s;
    case TensorId::Wo:
        return u"W_O"_s;
    case TensorId::Query:
        return u"Q"_s;
    case TensorId::Key:
        return u"K"_s;
    case TensorId::Value:
        return u"V"_s;
    case TensorId::Scores:
        return u"QKᵀ"_s;
    case TensorId::Scaled:
        return u"S"_s;
    case TensorId::Masked:
        return u"S+M"_s;
    case TensorId::RowMaximum:
        return QCoreApplication::translate("provenance", "max");
    case TensorId::Shifted:
        return u"S−max"_s;
    case TensorId::Exponential:
        return u"exp"_s;
    case TensorId::RowSum:
        return QCoreApplication::translate("provenance", "sum");
    case TensorId::Weights:
        return u"A"_s;
    case TensorId::Context:
        return u"AV"_s;
    case TensorId::Concat:
        return u"concat"_s;
    case TensorId::Output:
        return u"O"_s;
    }
    return {};
}

QString cellName(const engine::AttentionTrace& trace, const engine::CellRef& cell)
{
    const auto [rowAxis, columnAxis] = axes(cell.tensor);
    const QString row = indexName(trace, rowAxis, cell.row);
    if (columnAxis == Axis::Single)
        return u"%1[%2]"_s.arg(tensorSymbol(cell.tensor), row);
    const QString column = columnAxis == Axis::Other
                               ? figures::columnName(trace, cell.tensor, cell.head, cell.column)
                               : indexName(trace, columnAxis, cell.column);
    return u"%1[%2, %3]"_s.arg(tensorSymbol(cell.tensor), row, column);
}

QString ruleSentence(const engine::Provenance& provenance)
{
    const int count = int(provenance.terms.size());
    switch (provenance.rule) {
    case Rule::Given:
        return QCoreApplication::translate("provenance",
                                           "Given: an input or a parameter. Nothing lies behind it.");
    case Rule::Sum:
        return QCoreApplication::translate("provenance", "Sum of %n number(s).", nullptr, count);
    case Rule::SumOfProducts:
        return QCoreApplication::translate("provenance", "Sum of %n product(s).", nullptr, count);
    case Rule::Divide:
        return QCoreApplication::translate("provenance", "Divided by %1.").arg(number(provenance.divisor));
    case Rule::Hidden:
        return QCoreApplication::translate("provenance", "Hidden: the mask forbids this look.");
    case Rule::Maximum:
        return QCoreApplication::translate("provenance", "The largest of %n number(s).", nullptr, count);
    case Rule::Difference:
        return QCoreApplication::translate("provenance", "A difference.");
    case Rule::Exponential:
        return QCoreApplication::translate("provenance", "The exponential of one number.");
    case Rule::Quotient:
        return QCoreApplication::translate("provenance", "Its share of the row's sum.");
    case Rule::Copy:
        return QCoreApplication::translate("provenance", "The same number, unchanged.");
    }
    return {};
}

QString termText(const engine::Provenance& provenance, const engine::Term& term)
{
    const QString left = number(term.leftValue);
    const QString right = number(term.rightValue);
    switch (provenance.rule) {
    case Rule::SumOfProducts:
        return u"%1 × %2"_s.arg(left, right);
    case Rule::Divide:
        return u"%1 / %2"_s.arg(left, number(provenance.divisor));
    case Rule::Difference:
        return u"%1 − %2"_s.arg(left, right);
    case Rule::Exponential:
        return u"exp(%1)"_s.arg(left);
    case Rule::Quotient:
        return u"%1 / %2"_s.arg(left, right);
    case Rule::Given:
    case Rule::Sum:
    case Rule::Hidden:
    case Rule::Maximum:
    case Rule::Copy:
        return left;
    }
    return left;
}

double termResult(const engine::Provenance& provenance, const engine::Term& term)
{
    switch (provenance.rule) {
    case Rule::SumOfProducts:
        return term.leftValue * term.rightValue;
    case Rule::Divide:
    case Rule::Difference:
    case Rule::Exponential:
    case Rule::Quotient:
        return provenance.value;
    case Rule::Given:
    case Rule::Sum:
    case Rule::Hidden:
    case Rule::Maximum:
    case Rule::Copy:
        return term.leftValue;
    }
    return term.leftValue;
}

QString equalityText(const engine::Provenance& provenance)
{
    const QString value = number(provenance.value);
    if (provenance.terms.empty())
        return value;
    if (provenance.terms.size() == 1 && provenance.rule != Rule::SumOfProducts)
        return {};
    const QString rebuilt = number(engine::rebuild(provenance));
    if (provenance.bias != 0.0)
        return QCoreApplication::translate("provenance",
                                           "The terms and the bias %1 give %2; the engine says %3.")
            .arg(number(provenance.bias), rebuilt, value);
    return QCoreApplication::translate("provenance", "The terms give %1; the engine says %2.")
        .arg(rebuilt, value);
}

} // namespace casefile::views
