#pragma once

#include "app/figures/dense_network_scene.h"
#include "app/figures/plot_tools.h"

#include <vector>

namespace casefile::figures {

inline constexpr double trackWidth = 6.0;

/// Where the neurons stand.
struct DenseNetworkPlan
{
    TypeScale type;
    QRectF layerNames;
    QRectF note; ///< two lines that separate this from attention
    QRectF net;
    double radius = 0.0;
    std::size_t layers = 0;
    std::vector<std::size_t> sizes;

    QPointF centre(std::size_t layer, std::size_t neuron) const
    {
        const double x = layers < 2 ? net.center().x()
                                    : net.left() + net.width() * static_cast<double>(layer) /
                                                       static_cast<double>(layers - 1);
        const double step = net.height() / static_cast<double>(sizes[layer]);
        return {x, net.top() + step * (static_cast<double>(neuron) + 0.5)};
    }
};

DenseNetworkPlan planDenseNetwork(const engine::DenseTrace& trace, QSizeF size, double textScale);
QList<DenseHandle> handlesOf(const DenseNetworkPlan& plan, const engine::DenseTrace& trace);

} // namespace casefile::figures
