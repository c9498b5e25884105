#include "app/figures/tensor_symbol.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace casefile::figures {

QString tensorSymbol(engine::TensorId tensor)
{
    using enum engine::TensorId;
    switch (tensor) {
    case Embedding:
        return u"E"_s;
    case Position:
        return u"P"_s;
    case X:
        return u"X"_s;
    case Memory:
        return u"M"_s;
    case Wq:
        return u"W_Q"_s;
    case Wk:
        return u"W_K"_s;
    case Wv:
        return u"W_V"_s;
    case Wo:
        return u"W_O"_s;
    case Query:
        return u"Q"_s;
    case Key:
        return u"K"_s;
    case Value:
        return u"V"_s;
    case Scores:
        return u"QKᵀ"_s;
    case Scaled:
        return u"S"_s;
    case Masked:
        return u"S+M"_s;
    case RowMaximum:
        return QCoreApplication::translate("figures", "max", "symbol of a tensor");
    case Shifted:
        return u"S−max"_s;
    case Exponential:
        return u"exp"_s;
    case RowSum:
        return QCoreApplication::translate("figures", "sum", "symbol of a tensor");
    case Weights:
        return u"A"_s;
    case Context:
        return u"AV"_s;
    case Concat:
        return QCoreApplication::translate("figures", "concat");
    case Output:
        return u"O"_s;
    }
    return {};
}

Axis rowAxis(engine::TensorId tensor)
{
    using enum engine::TensorId;
    switch (tensor) {
    case Wq:
    case Wk:
    case Wv:
    case Wo:
        return Axis::None;
    case Memory:
    case Key:
    case Value:
        return Axis::Key;
    default:
        return Axis::Query;
    }
}

Axis columnAxis(engine::TensorId tensor)
{
    using enum engine::TensorId;
    switch (tensor) {
    case Scores:
    case Scaled:
    case Masked:
    case Shifted:
    case Exponential:
    case Weights:
        return Axis::Key;
    default:
        return Axis::None;
    }
}

} // namespace casefile::figures
