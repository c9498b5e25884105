#include "app/content/walk_tensor.h"

#include "app/content/engine_names.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

using engine::TensorId;

constexpr std::array loops{Loop::Head, Loop::Query, Loop::Key, Loop::Tile};

/// Which loops run along the axes of a tensor of the trace.
WalkTensor axesOf(TensorId tensor)
{
    WalkTensor row{toQString(engine::tensorName(tensor)), tensor, {}, {}, false};
    if (tensor >= TensorId::Wq && tensor <= TensorId::Wo)
        return row;
    const bool isOfKeys = tensor == TensorId::Memory || tensor == TensorId::Key || tensor == TensorId::Value;
    row.rows = isOfKeys ? Loop::Key : Loop::Query;
    const bool isPair = tensor >= TensorId::Scores && tensor <= TensorId::Weights;
    if (isPair && tensor != TensorId::RowMaximum && tensor != TensorId::RowSum)
        row.columns = Loop::Key;
    if (tensor == TensorId::Concat)
        row.columns = Loop::Head;
    return row;
}

} // namespace

QString loopName(Loop loop)
{
    switch (loop) {
    case Loop::Head:
        return u"h"_s;
    case Loop::Query:
        return u"i"_s;
    case Loop::Key:
        return u"j"_s;
    case Loop::Tile:
        return u"t"_s;
    }
    return {};
}

QStringList loopNames()
{
    QStringList names;
    for (const Loop loop : loops)
        names.append(loopName(loop));
    return names;
}

std::optional<Loop> loopNamed(const QString& name)
{
    const auto found = std::ranges::find(loops, name, loopName);
    return found == loops.end() ? std::nullopt : std::optional(*found);
}

const QList<WalkTensor>& walkTensors()
{
    static const QList<WalkTensor> table = [] {
        QList<WalkTensor> rows;
        for (const TensorId tensor : engine::allTensors())
            rows.append(axesOf(tensor));
        const auto grows = [&rows](const QString& name, TensorId ends) {
            rows.append({name, ends, Loop::Query, {}, true});
        };
        grows(u"running-maximum"_s, TensorId::RowMaximum);
        grows(u"correction"_s, TensorId::RowMaximum);
        grows(u"running-sum"_s, TensorId::RowSum);
        grows(u"blend"_s, TensorId::Context);
        return rows;
    }();
    return table;
}

QStringList walkTensorNames()
{
    QStringList names;
    for (const WalkTensor& row : walkTensors())
        names.append(row.name);
    return names;
}

const WalkTensor* walkTensorNamed(const QString& name)
{
    const auto found = std::ranges::find(walkTensors(), name, &WalkTensor::name);
    return found == walkTensors().cend() ? nullptr : &*found;
}

} // namespace casefile::content
