#include "app/figures/dense_network_scene.h"

#include "app/figures/dense_network_plan.h"
#include "app/figures/design.h"
#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"
#include "app/playback/prose_fields.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace casefile::figures {

namespace {

constexpr double ringShare = 0.94;     ///< of a ring's width that a number may take
constexpr double smallestNumber = 0.7; ///< of the small text size
constexpr double spotShare = 0.7;      ///< of a line from its start: where it is pointed to
constexpr double spotSize = 8.0;

/// How far the wave has come into a layer: 0 not there, 1 passed. Layer 0 always stands.
double reached(const DenseNetworkPlan& plan, std::size_t layer, double progress)
{
    if (layer == 0)
        return 1.0;
    const double steps = static_cast<double>(plan.layers - 1);
    return between(progress, static_cast<double>(layer - 1) / steps, static_cast<double>(layer) / steps);
}

double largestWeight(const engine::DenseNetwork& network)
{
    double largest = 1e-12;
    for (const engine::DenseLayer& layer : network.layers) {
        for (const double weight : layer.weights.values())
            largest = std::max(largest, std::abs(weight));
    }
    return largest;
}

QString neuronName(std::size_t layers, std::size_t layer, std::size_t neuron)
{
    if (layer == 0)
        return QCoreApplication::translate("figures", "input %1").arg(neuron + 1);
    if (layer + 1 == layers)
        return QCoreApplication::translate("figures", "output %1").arg(neuron + 1);
    return QCoreApplication::translate("figures", "layer %1, neuron %2").arg(layer).arg(neuron + 1);
}

/// A weight that is still without words.
SceneItem weightItem(const LineMark& line)
{
    const QPointF spot = line.from + (line.to - line.from) * spotShare;
    SceneItem item;
    item.rect = QRectF(spot - QPointF(spotSize / 2.0, spotSize / 2.0), QSizeF(spotSize, spotSize));
    return item;
}

/// The words of weight number `index` of a layer, whose item this is.
SceneItem spokenWeight(SceneItem item, const engine::DenseNetwork& network, std::size_t index)
{
    const std::size_t layer = static_cast<std::size_t>(item.gridColumn);
    const std::size_t layers = network.layers.size() + 1;
    const engine::Matrix& weights = network.layers[layer].weights;
    const QString from = neuronName(layers, layer, index / weights.columns());
    const QString to = neuronName(layers, layer + 1, index % weights.columns());
    const double weight = weights.values()[index];
    item.name = QCoreApplication::translate("figures", "weight from %1 to %2").arg(from, to);
    item.value =
        QCoreApplication::translate("figures", "%1, a parameter", "weight").arg(playback::formatCell(weight));
    item.meaning.description = QCoreApplication::translate("figures", "%1: %2").arg(item.name, item.value);
    return item;
}

/// One line for each weight, drawn again as far as the wave has come; the items of the lines, which stand
/// below the neurons that they come from.
QList<SceneItem> addWeights(Scene& scene, const engine::DenseNetwork& network, const DenseNetworkPlan& plan,
                            double progress)
{
    QList<SceneItem> items;
    const double largest = largestWeight(network);
    const int rowOfFirst = static_cast<int>(std::ranges::max(plan.sizes));
    scene.speak = [&network, rowOfFirst](SceneItem item) {
        const auto index = static_cast<std::size_t>(item.gridRow - rowOfFirst);
        return spokenWeight(std::move(item), network, index);
    };
    for (std::size_t layer = 0; layer + 1 < plan.layers; ++layer) {
        const engine::Matrix& weights = network.layers[layer].weights;
        const double wave = reached(plan, layer + 1, progress);
        for (std::size_t i = 0; i < weights.values().size(); ++i) {
            const std::size_t from = i / weights.columns();
            const std::size_t to = i % weights.columns();
            const double level = weights(from, to) / largest;
            LineMark line;
            line.from = plan.centre(layer, from);
            line.to = plan.centre(layer + 1, to);
            line.width = 0.5 + 3.0 * std::abs(level);
            line.ink = {Role::Diverging, level >= 0.0 ? 1.0 : -1.0, 0.15};
            SceneItem item = weightItem(line);
            item.mark = static_cast<int>(scene.marks.size());
            item.gridRow = rowOfFirst + static_cast<int>(i);
            item.gridColumn = static_cast<int>(layer);
            items.append(item);
            scene.marks.append(line);
            if (wave <= 0.0)
                continue;
            line.to = line.from + (line.to - line.from) * wave;
            line.ink.opacity = 0.25 + 0.55 * std::abs(level);
            scene.marks.append(line);
        }
    }
    return items;
}

/// The activation as the size of the coloured disc within the neuron's ring.
void addNeuron(Scene& scene, const DenseNetworkPlan& plan, std::size_t layer, std::size_t neuron,
               double activation, double wave)
{
    const QString name = neuronName(plan.layers, layer, neuron);
    const QString number = playback::formatCell(activation);
    CircleMark ring;
    ring.centre = plan.centre(layer, neuron);
    ring.radius = plan.radius;
    ring.fill = Ink{Role::Panel};
    ring.stroke = Ink{wave >= 1.0 ? Role::Ink : Role::Line};
    ring.strokeWidth = 1.5;
    ring.meaning.description = QCoreApplication::translate("figures", "%1: %2").arg(name, number);
    scene.marks.append(ring);
    CircleMark disc = ring;
    disc.radius = plan.radius * std::sqrt(std::min(std::abs(activation), 1.0)) * wave;
    disc.fill = Ink{Role::Diverging, activation >= 0.0 ? 0.7 : -0.7};
    disc.stroke.reset();
    if (disc.radius > 0.0)
        scene.marks.append(disc);
    SceneItem item;
    item.rect =
        QRectF(ring.centre - QPointF(plan.radius, plan.radius), QSizeF(2.0 * plan.radius, 2.0 * plan.radius));
    item.name = name;
    item.value = wave >= 1.0 ? number : QCoreApplication::translate("figures", "not computed yet");
    item.meaning = ring.meaning;
    item.gridRow = static_cast<int>(neuron);
    item.gridColumn = static_cast<int>(layer);
    scene.items.append(item);
}

/// Pixel size at which numbers fit into the rings; 0 when they would be too small to read.
double innerNumberSize(const DenseNetworkPlan& plan)
{
    const double width = textWidth(QStringLiteral("−0.00"), plan.type.small);
    const double size = plan.type.small * std::min(1.0, 2.0 * plan.radius * ringShare / width);
    return size >= plan.type.small * smallestNumber ? size : 0.0;
}

/// The number of a neuron: inside its ring where it fits, else beside it in the output layer.
void addNumber(Scene& scene, const DenseNetworkPlan& plan, std::size_t layer, std::size_t neuron,
               double activation)
{
    const double inside = innerNumberSize(plan);
    if (inside <= 0.0 && layer + 1 < plan.layers)
        return;
    const double size = inside > 0.0 ? inside : plan.type.small;
    const QString number = playback::formatCell(activation);
    const QSizeF extent(textWidth(number, size) + 2.0, textHeight(size));
    if (extent.height() > plan.net.height() / static_cast<double>(plan.sizes[layer]))
        return;
    const QPointF centre = plan.centre(layer, neuron);
    const QPointF corner = inside > 0.0
                               ? centre - QPointF(extent.width(), extent.height()) / 2.0
                               : centre + QPointF(plan.radius + design::space1, -extent.height() / 2.0);
    scene.marks.append(textMark(QRectF(corner, extent), number, size, Role::Ink));
}

void addHandle(Scene& scene, const DenseHandle& handle, std::size_t neuron)
{
    RectMark track;
    track.rect = handle.track;
    track.radius = trackWidth / 2.0;
    track.fill = Ink{Role::Line};
    track.meaning.description =
        QCoreApplication::translate("figures", "drag, or Up and Down: change input %1").arg(neuron + 1);
    scene.marks.append(track);
    CircleMark knob;
    knob.centre = handle.knob.center();
    knob.radius = handle.knob.width() / 2.0;
    knob.fill = Ink{Role::Accent};
    knob.stroke = Ink{Role::Panel};
    knob.strokeWidth = 2.0;
    knob.meaning = track.meaning;
    scene.marks.append(knob);
}

void addWords(Scene& scene, const DenseNetworkPlan& plan)
{
    const double column = plan.net.width() / static_cast<double>(std::max<std::size_t>(plan.layers - 1, 1));
    for (std::size_t layer = 0; layer < plan.layers; ++layer) {
        const bool isInput = layer == 0;
        const bool isOutput = layer + 1 == plan.layers;
        const QString text = isInput    ? QCoreApplication::translate("figures", "input")
                             : isOutput ? QCoreApplication::translate("figures", "output")
                                        : QCoreApplication::translate("figures", "layer %1").arg(layer);
        const double x = plan.centre(layer, 0).x();
        const double width = std::min(column - 4.0, 2.0 * (plan.net.left() - plan.layerNames.left()));
        scene.marks.append(
            textMark(QRectF(x - width / 2.0, plan.layerNames.top(), width, plan.layerNames.height()), text,
                     plan.type.small, Role::Muted));
    }
    const double line = plan.note.height() / 2.0;
    const QRectF first(plan.note.left(), plan.note.top(), plan.note.width(), line);
    scene.marks.append(
        textMark(first,
                 QCoreApplication::translate(
                     "figures", "These weights are parameters: they do not change with the input."),
                 plan.type.note, Role::Ink));
    scene.marks.append(textMark(
        first.translated(0.0, line),
        QCoreApplication::translate("figures", "Attention's weights are computed anew from every input."),
        plan.type.note, Role::Accent));
}

QList<LegendEntry> legendOf()
{
    using Sample = LegendEntry::Sample;
    return {{Sample::LineThick,
             {Role::Diverging, 1.0},
             QCoreApplication::translate("figures", "positive weight; the thicker, the larger")},
            {Sample::LineThin,
             {Role::Diverging, -1.0},
             QCoreApplication::translate("figures", "negative weight")},
            {Sample::Swatch,
             {Role::Diverging, 0.7},
             QCoreApplication::translate("figures", "positive activation; the fuller, the larger")},
            {Sample::Swatch,
             {Role::Diverging, -0.7},
             QCoreApplication::translate("figures", "negative activation")},
            {Sample::Swatch,
             {Role::Accent},
             QCoreApplication::translate("figures", "drag, or Up and Down: change an input")}};
}

} // namespace

double DenseHandle::valueAt(QPointF point) const
{
    return std::clamp(1.0 - 2.0 * (point.y() - track.top()) / track.height(), -1.0, 1.0);
}

QList<DenseHandle> denseInputHandles(const engine::DenseTrace& trace, QSizeF size, double textScale)
{
    if (trace.activations.empty())
        return {};
    Scene legend;
    legend.legend = legendOf();
    return handlesOf(planDenseNetwork(trace, reserveLegend(legend, size, textScale), textScale), trace);
}

Scene layoutDenseNetwork(const engine::DenseNetwork& network, const engine::DenseTrace& trace, QSizeF size,
                         double progress, double textScale)
{
    Scene scene;
    scene.size = size;
    if (trace.activations.empty() || network.layers.size() + 1 != trace.activations.size())
        return scene;
    scene.legend = legendOf();
    const DenseNetworkPlan plan = planDenseNetwork(trace, reserveLegend(scene, size, textScale), textScale);
    const QList<SceneItem> weights = addWeights(scene, network, plan, progress);
    for (std::size_t layer = 0; layer < plan.layers; ++layer) {
        const double wave = reached(plan, layer, progress);
        for (std::size_t neuron = 0; neuron < plan.sizes[layer]; ++neuron) {
            const double activation = trace.activations[layer][neuron];
            addNeuron(scene, plan, layer, neuron, activation, wave);
            if (wave >= 1.0)
                addNumber(scene, plan, layer, neuron, activation);
        }
    }
    scene.items += weights;
    const QList<DenseHandle> handles = handlesOf(plan, trace);
    for (qsizetype i = 0; i < handles.size(); ++i)
        addHandle(scene, handles[i], static_cast<std::size_t>(i));
    addWords(scene, plan);
    scene.summary = QCoreApplication::translate(
        "figures",
        "A dense network: activations run from input to output through weights that do not change with "
        "the input; the weights of attention do.");
    return scene;
}

} // namespace casefile::figures
