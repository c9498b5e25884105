#include "app/figures/tensor_letters.h"

using namespace Qt::StringLiterals;

namespace casefile::figures {

QString letterOf(engine::TensorId tensor)
{
    using enum engine::TensorId;
    switch (tensor) {
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
    case Weights:
        return u"A"_s;
    case Context:
        return u"AV"_s;
    default:
        return QString::fromUtf8(engine::tensorName(tensor).data(),
                                 qsizetype(engine::tensorName(tensor).size()));
    }
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
