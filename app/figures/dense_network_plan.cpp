#include "app/figures/dense_network_plan.h"

#include "app/figures/design.h"
#include "app/figures/layout_tools.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace casefile::figures {

namespace {

constexpr double lineOfText = 1.45;    ///< of the pixel size
constexpr double largestRadius = 26.0; ///< at 100 % text size
constexpr double knobSize = 16.0;
constexpr double trackShare = 0.8; ///< of the room of one input

} // namespace

DenseNetworkPlan planDenseNetwork(const engine::DenseTrace& trace, QSizeF size, double textScale)
{
    DenseNetworkPlan plan;
    plan.type = typeScale(size, textScale, QSizeF(460.0, 300.0));
    std::size_t largest = 1;
    for (const auto& layer : trace.activations) {
        plan.sizes.push_back(layer.size());
        largest = std::max(largest, layer.size());
    }
    plan.layers = plan.sizes.size();
    const double line = plan.type.note * lineOfText;
    const QRectF room =
        QRectF(QPointF(), size).adjusted(design::space3, design::space2, -design::space3, -design::space2);
    plan.layerNames = QRectF(room.left(), room.top(), room.width(), line);
    plan.note = QRectF(room.left(), room.bottom() - 2.0 * line, room.width(), 2.0 * line);
    const double top = plan.layerNames.bottom() + design::space1;
    const double height = std::max(plan.note.top() - design::space2 - top, 1.0);
    plan.radius = std::min({largestRadius * plan.type.factor, height / static_cast<double>(largest) * 0.42,
                            room.width() / static_cast<double>(std::max<std::size_t>(plan.layers, 1)) * 0.3});
    const double side = plan.radius + textWidth(QStringLiteral("−0.00"), plan.type.small) + design::space5;
    plan.net = QRectF(room.left() + side, top, room.width() - 2.0 * side, height);
    return plan;
}

QList<DenseHandle> handlesOf(const DenseNetworkPlan& plan, const engine::DenseTrace& trace)
{
    QList<DenseHandle> handles;
    const double height =
        std::max(plan.net.height() / static_cast<double>(plan.sizes.front()) * trackShare, 1.0);
    const double x = plan.layerNames.left() + knobSize / 2.0;
    for (std::size_t neuron = 0; neuron < plan.sizes.front(); ++neuron) {
        DenseHandle handle;
        handle.track =
            QRectF(x - trackWidth / 2.0, plan.centre(0, neuron).y() - height / 2.0, trackWidth, height);
        const double value = std::clamp(trace.activations.front()[neuron], -1.0, 1.0);
        handle.knob = QRectF(0.0, 0.0, knobSize, knobSize);
        handle.knob.moveCenter({x, handle.track.top() + (1.0 - value) / 2.0 * height});
        handles.append(handle);
    }
    return handles;
}

} // namespace casefile::figures
