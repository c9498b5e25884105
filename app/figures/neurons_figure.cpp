#include "app/figures/neurons_figure.h"

#include "app/figures/layout_tools.h"
#include "app/figures/named_rows.h"
#include "app/figures/plot_tools.h"
#include "app/figures/round_ticks.h"
#include "app/figures/token_grid.h"
#include "app/playback/prose_fields.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace casefile::figures {

using namespace Qt::StringLiterals;

namespace {

constexpr double reach = 4.0; ///< of the axis of the curve, both ways
constexpr double gridShare = 0.46;
constexpr int curvePieces = 80;
constexpr int neuronTickSteps = 4; ///< of the axis across

/// The neurons of one token as a grid, and the curve that their inputs and outputs lie on.
class NeuronsLayout
{
public:
    NeuronsLayout(const Frame& frame, const engine::FeedForwardTrace& network, std::size_t token)
        : m_frame(reserveLegend(m_scene = explained(frame), frame))
        , m_row(engine::rowOf(network.weights.activation))
        , m_before(network.expanded.row(token))
        , m_after(network.hidden.row(token))
    {
        m_line = textPixels(m_frame, 14.0) * 1.6;
    }

    /// `check` is the second line, where another token is replaced; else empty.
    Scene make(const QString& token, const QString& check)
    {
        const double wide = m_frame.size.width();
        const double tall = m_frame.size.height();
        const auto active = std::ranges::count_if(m_after, [](double value) { return value > 0.0; });
        const QString words =
            QCoreApplication::translate("figures", "“%1”: %2 of %3 neurons give something above 0")
                .arg(token)
                .arg(active)
                .arg(m_after.size());
        m_scene.marks.append(textLine(words, 4.0, 0.0, wide - 8.0, m_line / 1.6, {}));
        const double head = check.isEmpty() ? m_line : 2.0 * m_line;
        if (!check.isEmpty()) {
            TextMark line = textLine(check, 4.0, m_line, wide - 8.0, m_line / 1.6, {Role::Accent});
            line.bold = true;
            m_scene.marks.append(line);
        }
        addGrid({4.0, head + 4.0, wide * gridShare, tall - head - 8.0});
        addCurve({wide * (gridShare + 0.06), head + 4.0, wide * (0.92 - gridShare), tall - head - 8.0});
        m_scene.summary = check.isEmpty() ? words : check;
        return m_scene;
    }

private:
    static Scene explained(const Frame& frame)
    {
        using Sample = LegendEntry::Sample;
        Scene scene = explainedBy(
            frame,
            {{Sample::Ramp,
              {Role::Diverging},
              QCoreApplication::translate("figures", "one cell for each neuron: what it gives")},
             {Sample::LineThick,
              {Role::Muted},
              QCoreApplication::translate("figures", "the activation: across what a neuron receives, up "
                                                     "what it gives; each dot is a neuron")},
             {Sample::None, {}, untrainedText(frame)}});
        addCutNote(scene, frame, int(blockTokens));
        return scene;
    }

    void addGrid(const QRectF& area)
    {
        const int count = int(m_after.size());
        const int columns = std::max(1, int(std::ceil(std::sqrt(count * area.width() / area.height()))));
        const int rows = (count + columns - 1) / columns;
        const double side = std::min(area.width() / columns, area.height() / rows);
        const double scale = largestSize(m_after);
        for (int neuron = 0; neuron < count; ++neuron) {
            const double given = m_after[std::size_t(neuron)];
            SceneItem item;
            item.rect = QRectF(area.left() + side * (neuron % columns),
                               area.top() + side * (neuron / columns), side - 1.0, side - 1.0);
            item.name = QCoreApplication::translate("figures", "neuron %1").arg(neuron + 1);
            item.value =
                QCoreApplication::translate("figures", "receives %1, gives %2")
                    .arg(playback::formatCell(m_before[std::size_t(neuron)]), playback::formatCell(given));
            item.meaning.description =
                QCoreApplication::translate("figures", "%1, %2", "name, value").arg(item.name, item.value);
            item.gridRow = neuron / columns;
            item.gridColumn = neuron % columns;
            m_scene.marks.append(RectMark{.rect = item.rect,
                                          .fill = Ink{Role::Diverging, given / scale},
                                          .stroke = Ink{Role::Line},
                                          .meaning = item.meaning});
            m_scene.items.append(item);
        }
    }

    QPointF at(const QRectF& plot, double input, double output) const
    {
        const double unit = std::min(plot.width() / (2.0 * reach), plot.height() / (reach + 1.0));
        const QPointF origin(plot.center().x(), plot.top() + reach * unit);
        return origin +
               QPointF(std::clamp(input, -reach, reach) * unit, -std::clamp(output, -1.0, reach) * unit);
    }

    /// Both axes with round numbers; across stands what a neuron receives, up what it gives.
    void addAxes(const QRectF& plot)
    {
        const QPointF left = at(plot, -reach, 0), right = at(plot, reach, 0), top = at(plot, 0, reach);
        const double unit = (right.x() - left.x()) / (2.0 * reach), size = std::min(m_line / 1.9, unit * 0.6);
        const double line = textHeight(size), gap = 4.0;
        m_scene.marks.append(LineMark{.from = left, .to = right, .ink = {Role::Line}, .meaning = {}});
        m_scene.marks.append(
            LineMark{.from = at(plot, 0, -1), .to = top, .ink = {Role::Line}, .meaning = {}});
        double widest = 0.0;
        for (const double tick : roundTicks(-reach, reach, neuronTickSteps)) {
            const QString label = playback::formatSetting(tick);
            const double wide = textWidth(label, size) + 2.0;
            const double x = std::min(at(plot, tick, 0).x() - wide / 2, plot.right() - wide);
            if (tick != 0.0)
                m_scene.marks.append(textLine(label, x, left.y() + gap, wide, size, {Role::Muted}));
            if (tick > 0.0)
                m_scene.marks.append(textLine(label, top.x() - gap - wide, at(plot, 0, tick).y() - line / 2,
                                              wide, size, {Role::Muted}, TextAlign::Right));
            widest = std::max(widest, wide);
        }
        m_scene.marks.append(textLine(QCoreApplication::translate("figures", "gives"), left.x(),
                                      top.y() - line / 2, top.x() - left.x() - widest - 2 * gap, size,
                                      {Role::Muted}, TextAlign::Right));
        m_scene.marks.append(textLine(QCoreApplication::translate("figures", "receives"), top.x() + gap,
                                      right.y() - line - 2.0, right.x() - top.x() - gap, size, {Role::Muted},
                                      TextAlign::Right));
    }

    void addCurve(const QRectF& plot)
    {
        addAxes(plot);
        for (int piece = 0; piece < curvePieces; ++piece) {
            const double left = -reach + 2.0 * reach * piece / curvePieces;
            const double right = left + 2.0 * reach / curvePieces;
            m_scene.marks.append(LineMark{.from = at(plot, left, m_row.value(left)),
                                          .to = at(plot, right, m_row.value(right)),
                                          .width = 2.0,
                                          .ink = {Role::Muted},
                                          .meaning = {}});
        }
        const double shown = m_frame.progress * double(m_before.size());
        for (std::size_t neuron = 0; double(neuron) < shown; ++neuron)
            m_scene.marks.append(CircleMark{.centre = at(plot, m_before[neuron], m_after[neuron]),
                                            .radius = 3.0,
                                            .fill = Ink{Role::Accent, 0, 0.6},
                                            .stroke = {},
                                            .meaning = {}});
    }

    Scene m_scene;
    Frame m_frame;
    const engine::ActivationRow& m_row;
    std::span<const double> m_before;
    std::span<const double> m_after;
    double m_line = 20.0;
};

/// A row of the network's input is replaced: its own numbers, backwards and with the other sign.
engine::Matrix withOtherRow(const engine::Matrix& x, std::size_t row)
{
    engine::Matrix replaced = x;
    for (std::size_t column = 0; column < x.columns(); ++column)
        replaced(row, column) = -x(row, x.columns() - 1 - column);
    return replaced;
}

std::size_t movedNeurons(const engine::FeedForwardTrace& before, const engine::FeedForwardTrace& after,
                         std::size_t token)
{
    std::size_t moved = 0;
    for (std::size_t neuron = 0; neuron < before.hidden.columns(); ++neuron)
        moved += before.hidden(token, neuron) != after.hidden(token, neuron) ? 1 : 0;
    return moved;
}

/// What replacing the token beside this one does to the neurons of both.
QString replacedText(const Frame& frame, const engine::FeedForwardTrace& network, std::size_t token)
{
    const std::size_t other = token > 0 ? token - 1 : 1;
    if (network.x.rows() < 2)
        return QCoreApplication::translate("figures", "no other token to replace");
    const engine::FeedForwardTrace after =
        engine::feedForward(withOtherRow(network.x, other), network.weights);
    const auto changed = [&](std::size_t row) {
        return frame.revealed ? QString::number(movedNeurons(network, after, row)) : unansweredText();
    };
    return QCoreApplication::translate(
               "figures", "“%1” replaced behind the attention: changed neurons of “%1”: %2, of “%3”: %4")
        .arg(tokenText(*frame.trace, int(other)), changed(other), tokenText(*frame.trace, int(token)),
             changed(token));
}

} // namespace

Scene NeuronsFigure::layout(const Frame& frame) const
{
    if (!isDrawable(frame)) {
        Scene scene;
        scene.size = frame.size;
        return scene;
    }
    const auto& block = m_run.of(blockInput(*frame.trace), blockSettings(frame)).front();
    const std::size_t token = blockToken(frame);
    const QString check =
        frame.knob(u"replace-other"_s) > 0.5 ? replacedText(frame, block.feedForward, token) : QString();
    return NeuronsLayout(frame, block.feedForward, token).make(tokenText(*frame.trace, int(token)), check);
}

} // namespace casefile::figures
