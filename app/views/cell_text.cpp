#include "app/views/cell_text.h"

#include "app/figures/head_panels.h"
#include "app/figures/plot_tools.h"
#include "app/figures/tensor_symbol.h"
#include "app/playback/model_names.h"
#include "app/playback/prose_fields.h"

#include <QCoreApplication>

namespace casefile::views {

using namespace Qt::StringLiterals;
using engine::Rule;
using engine::TensorId;
using playback::formatCell;

namespace {

QString number(double value)
{
    return formatCell(value, inspectorDecimals);
}

bool hasOneColumn(TensorId tensor)
{
    return tensor == TensorId::RowMaximum || tensor == TensorId::RowSum;
}

} // namespace

QString cellName(const engine::AttentionTrace& trace, const engine::CellRef& cell)
{
    const QString row = figures::rowName(trace, cell.tensor, cell.row);
    if (hasOneColumn(cell.tensor))
        return u"%1[%2]"_s.arg(figures::tensorSymbol(cell.tensor), row);
    return u"%1[%2, %3]"_s.arg(figures::tensorSymbol(cell.tensor), row,
                               figures::columnName(trace, cell.tensor, cell.head, cell.column));
}

QString pairedCellName(const engine::AttentionTrace& trace, const engine::CellRef& cell)
{
    using engine::TensorId;
    const QString number = QString::number(cell.column + 1);
    QString shared = number;
    for (const auto& [tensor, letter] : {std::pair(TensorId::Key, u'k'), std::pair(TensorId::Query, u'q')})
        if (const QString own = figures::columnName(trace, tensor, cell.head, cell.column);
            own != letter + number)
            shared = own;
    return u"%1[%2, %3]"_s.arg(figures::tensorSymbol(cell.tensor),
                               figures::rowName(trace, cell.tensor, cell.row), shared);
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
    case Rule::Mean:
        return QCoreApplication::translate("provenance", "The mean of %n number(s).", nullptr, count);
    case Rule::MeanOfSquares:
        return QCoreApplication::translate("provenance", "The mean of %n square(s).", nullptr, count);
    case Rule::Root:
        return QCoreApplication::translate("provenance", "The square root, after adding %1.")
            .arg(number(provenance.bias));
    case Rule::Activation:
        return QCoreApplication::translate("provenance", "The activation function of one number.");
    case Rule::Complement:
        return QCoreApplication::translate("provenance", "One minus this number.");
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
    case Rule::MeanOfSquares:
        return u"%1²"_s.arg(left);
    case Rule::Root:
        return u"√(%1 + %2)"_s.arg(left, number(provenance.bias));
    case Rule::Complement:
        return u"1 − %1"_s.arg(left);
    case Rule::Given:
    case Rule::Sum:
    case Rule::Hidden:
    case Rule::Maximum:
    case Rule::Copy:
    case Rule::Mean:
    case Rule::Activation:
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
    case Rule::Root:
    case Rule::Activation:
    case Rule::Complement:
        return provenance.value;
    case Rule::MeanOfSquares:
        return term.leftValue * term.leftValue;
    case Rule::Given:
    case Rule::Sum:
    case Rule::Hidden:
    case Rule::Maximum:
    case Rule::Copy:
    case Rule::Mean:
        return term.leftValue;
    }
    return term.leftValue;
}

QString equalityText(const engine::Provenance& provenance)
{
    const QString value = number(provenance.value);
    if (provenance.terms.empty())
        return value;
    const double calculated = engine::rebuild(provenance);
    const double error = calculated == provenance.value ? 0.0 : calculated - provenance.value;
    const QString rebuilt = number(calculated);
    const QString difference = figures::differenceText(error);
    if (provenance.bias != 0.0 && provenance.rule == Rule::SumOfProducts)
        return QCoreApplication::translate(
                   "provenance", "The terms and the bias %1 give %2; the engine says %3; difference %4.")
            .arg(number(provenance.bias), rebuilt, value, difference);
    return QCoreApplication::translate("provenance", "The terms give %1; the engine says %2; difference %3.")
        .arg(rebuilt, value, difference);
}

} // namespace casefile::views
