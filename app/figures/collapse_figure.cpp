#include "app/figures/collapse_figure.h"

#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"
#include "app/figures/token_grid.h"
#include "app/playback/prose_fields.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace casefile::figures {

using namespace Qt::StringLiterals;

namespace {

constexpr int deepest = 24;
constexpr double lowest = 1e-16; ///< where the axis ends: about the last digit of a double
constexpr int decades = 16;
constexpr int layersOfATick = 4;

/// Token spread against depth on a logarithmic axis, both ways.
class CollapseLayout
{
public:
    CollapseLayout(const Frame& frame, const engine::SpreadByDepth& curves)
        : m_frame(reserveLegend(m_scene = explained(frame), frame))
        , m_curves(curves)
        , m_depth(int(frame.knob(u"block-depth"_s)))
        , m_size(textPixels(m_frame, 13.0))
    {
        const double line = m_size * 1.5;
        m_plot = QRectF(QPointF(m_size * 4.6, 2.5 * line),
                        QPointF(m_frame.size.width() - 12.0, m_frame.size.height() - 2.5 * line));
    }

    Scene make()
    {
        addAxes();
        addCurve(m_curves.bare, {Role::Head2});
        addCurve(m_curves.residual, {Role::Head0});
        const QString words =
            QCoreApplication::translate("figures", "%1 layers: spread %2 without residuals, %3 with them")
                .arg(m_depth)
                .arg(written(m_curves.bare[std::size_t(m_depth)]),
                     written(m_curves.residual[std::size_t(m_depth)]));
        m_scene.marks.append(textLine(words, 4.0, 0.0, m_frame.size.width() - 8.0, m_size, {}));
        m_scene.summary = words;
        addItems();
        return m_scene;
    }

private:
    static Scene explained(const Frame& frame)
    {
        using Sample = LegendEntry::Sample;
        Scene scene = explainedBy(
            frame,
            {{Sample::LineThick,
              {Role::Head0},
              QCoreApplication::translate("figures", "with residuals: spread, 0 = all alike")},
             {Sample::LineThick,
              {Role::Head2},
              QCoreApplication::translate("figures", "without; at 10⁻¹⁶ the digits of a double end")},
             {Sample::LineThick, {Role::Accent}, QCoreApplication::translate("figures", "layers chosen")},
             {Sample::None,
              {},
              QCoreApplication::translate("figures", "untrained, norm in front, seed %1")
                  .arg(int(frame.knob(u"block-draw"_s)))}});
        addCutNote(scene, frame, int(blockTokens));
        return scene;
    }

    static QString written(double spread)
    {
        if (spread >= 0.01)
            return playback::formatCell(spread);
        if (spread <= 0.0)
            return u"0"_s;
        return playback::formatPower(spread, 0);
    }

    QPointF at(int depth, double spread) const
    {
        const double share = std::clamp(-std::log10(std::max(spread, lowest)) / decades, 0.0, 1.0);
        return {m_plot.left() + m_plot.width() * depth / deepest, m_plot.top() + m_plot.height() * share};
    }

    void addAxes()
    {
        for (int decade = 0; decade <= decades; decade += 4) {
            const double y = m_plot.top() + m_plot.height() * decade / decades;
            m_scene.marks.append(LineMark{
                .from = {m_plot.left(), y}, .to = {m_plot.right(), y}, .ink = {Role::Line}, .meaning = {}});
            m_scene.marks.append(textLine(playback::formatPower(std::pow(10.0, -decade)), 0.0,
                                          y - m_size * 0.7, m_plot.left() - 6.0, m_size, {Role::Muted},
                                          TextAlign::Right));
        }
        for (int layer = 0; layer <= deepest; layer += layersOfATick)
            m_scene.marks.append(textLine(
                QString::number(layer),
                std::min(at(layer, 1.0).x() - m_size, m_frame.size.width() - 2.0 * m_size),
                m_plot.bottom() + m_size * 0.7, m_size * 2.0, m_size, {Role::Muted}, TextAlign::Centre));
        m_scene.marks.append(textLine(QCoreApplication::translate("figures", "spread"), 0.0, m_size * 1.5,
                                      m_plot.left() - 6.0, m_size, {Role::Muted}, TextAlign::Right));
        const double x = at(m_depth, 1.0).x();
        m_scene.marks.append(LineMark{.from = {x, m_plot.top()},
                                      .to = {x, m_plot.bottom()},
                                      .width = 2.0,
                                      .ink = {Role::Accent},
                                      .meaning = {}});
        m_scene.marks.append(textLine(QCoreApplication::translate("figures", "layers"), m_plot.left(),
                                      m_frame.size.height() - m_size * 1.5, m_plot.width(), m_size,
                                      {Role::Muted}, TextAlign::Right));
    }

    void addCurve(const std::vector<double>& curve, const Ink& ink)
    {
        const int shown = int(std::lround(m_frame.progress * deepest));
        for (int layer = 0; layer < shown; ++layer)
            m_scene.marks.append(LineMark{.from = at(layer, curve[std::size_t(layer)]),
                                          .to = at(layer + 1, curve[std::size_t(layer) + 1]),
                                          .width = 2.5,
                                          .ink = ink,
                                          .meaning = {}});
        for (int layer = 0; layer <= shown; layer += 2)
            m_scene.marks.append(CircleMark{.centre = at(layer, curve[std::size_t(layer)]),
                                            .radius = 3.0,
                                            .fill = ink,
                                            .stroke = {},
                                            .meaning = {}});
    }

    /// A column of the plot for each depth.
    void addItems()
    {
        const double pitch = m_plot.width() / (deepest + 1);
        for (int layer = 0; layer <= deepest; ++layer) {
            SceneItem item;
            item.rect = QRectF(m_plot.left() + pitch * layer, m_plot.top(), pitch - 0.5, m_plot.height());
            item.name = QCoreApplication::translate("figures", "%n layer(s)", nullptr, layer);
            item.value = QCoreApplication::translate("figures", "spread %1 without residuals, %2 with them")
                             .arg(written(m_curves.bare[std::size_t(layer)]),
                                  written(m_curves.residual[std::size_t(layer)]));
            item.meaning.description =
                QCoreApplication::translate("figures", "%1, %2", "name, value").arg(item.name, item.value);
            item.gridRow = 0;
            item.gridColumn = layer;
            RectMark mark{.rect = item.rect, .fill = {}, .stroke = {}, .meaning = item.meaning};
            m_scene.marks.append(mark);
            m_scene.items.append(item);
        }
    }

    Scene m_scene;
    Frame m_frame;
    const engine::SpreadByDepth& m_curves;
    int m_depth;
    double m_size;
    QRectF m_plot;
};

} // namespace

const engine::SpreadByDepth& CollapseFigure::curves(const Frame& frame) const
{
    const engine::Matrix x = blockInput(*frame.trace);
    const engine::StackSettings settings = blockSettings(frame);
    if (m_curves.bare.empty() || x != m_x || settings.seed != m_seed) {
        m_curves = engine::spreadByDepth(x, settings.sizes, deepest, settings.seed);
        m_x = x;
        m_seed = settings.seed;
    }
    return m_curves;
}

Scene CollapseFigure::layout(const Frame& frame) const
{
    if (!isDrawable(frame)) {
        Scene scene;
        scene.size = frame.size;
        return scene;
    }
    return CollapseLayout(frame, curves(frame)).make();
}

} // namespace casefile::figures
