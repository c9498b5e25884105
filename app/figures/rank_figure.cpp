#include "app/figures/rank_figure.h"

#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"
#include "app/figures/token_grid.h"
#include "app/playback/prose_fields.h"
#include "engine/measure/spectrum.h"

#include <QCoreApplication>

#include <algorithm>

namespace casefile::figures {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t mostTokens = 48; ///< whose rows and columns are measured
constexpr double barGap = 0.25;        ///< of the width of a bar

engine::Matrix corner(const engine::Matrix& matrix)
{
    engine::Matrix part(std::min(matrix.rows(), mostTokens), std::min(matrix.columns(), mostTokens));
    for (std::size_t row = 0; row < part.rows(); ++row) {
        for (std::size_t column = 0; column < part.columns(); ++column)
            part(row, column) = matrix(row, column);
    }
    return part;
}

/// One table and where its bars stand.
struct Panel
{
    QString title;
    engine::Spectrum spectrum;
    QRectF area;
    int row = 0;
};

class RankLayout
{
public:
    explicit RankLayout(const Frame& frame)
        : m_frame(reserveLegend(m_scene = explained(frame), frame))
        , m_pixels(std::min(textPixels(m_frame, 14.0), m_frame.size.height() / 12.0))
    {
        const engine::HeadTrace& head = frame.trace->heads[std::size_t(shownHead(frame))];
        const double half = m_frame.size.height() / 2.0;
        const QRectF upper(10.0, 0.0, m_frame.size.width() - 20.0, half - 4.0);
        m_panels = {{u"QKᵀ"_s, engine::spectrumOf(corner(head.scores)), upper, 0},
                    {u"A"_s, {}, upper.translated(0.0, half), 1}};
        if (frame.revealed) // the weights are the answer
            m_panels[1].spectrum = engine::spectrumOf(corner(head.weights));
        m_dK = head.query.columns();
    }

    Scene make()
    {
        for (const Panel& panel : m_panels) {
            addTitle(panel);
            addBars(panel);
        }
        const QString weights =
            m_frame.revealed ? QString::number(m_panels[1].spectrum.rank) : unansweredText();
        m_scene.summary = QCoreApplication::translate(
                              "figures", "Rank of the scores: %1, at most d_k = %2. Rank of the weights: %3.")
                              .arg(m_panels[0].spectrum.rank)
                              .arg(m_dK)
                              .arg(weights);
        return m_scene;
    }

private:
    static Scene explained(const Frame& frame)
    {
        using Sample = LegendEntry::Sample;
        Scene scene = explainedBy(
            frame, {{Sample::Swatch,
                     {Role::Accent},
                     QCoreApplication::translate(
                         "figures", "singular value, falling; the height is its share of the largest")},
                    {Sample::Frame,
                     {Role::Muted},
                     QCoreApplication::translate("figures", "zero but for rounding")}});
        if (frame.trace->memory.empty())
            addCutNote(scene, frame, int(mostTokens));
        return scene;
    }

    void addTitle(const Panel& panel)
    {
        const QString text =
            panel.row == 0
                ? QCoreApplication::translate("figures",
                                              "scores QKᵀ: rank %1, and d_k = %2; the table is %3 × %4")
                : QCoreApplication::translate(
                      "figures", "weights A, after softmax: rank %1 (d_k = %2); the table is %3 × %4");
        const QString rank =
            panel.row == 0 || m_frame.revealed ? QString::number(panel.spectrum.rank) : unansweredText();
        const auto rows = std::min(m_frame.trace->queries(), mostTokens);
        const auto columns = std::min(m_frame.trace->keys(), mostTokens);
        TextMark title = textLine(text.arg(rank).arg(m_dK).arg(rows).arg(columns), panel.area.left(),
                                  panel.area.top(), panel.area.width(), m_pixels, {Role::Ink});
        title.bold = true;
        m_scene.marks.append(title);
    }

    void addBars(const Panel& panel)
    {
        const QRectF plot = panel.area.adjusted(0.0, textHeight(m_pixels) + 4.0, 0.0, -3.0);
        const auto& values = panel.spectrum.values;
        const double step = plot.width() / double(std::max<std::size_t>(values.size(), 12));
        const double largest = values.empty() ? 0.0 : values.front();
        m_scene.marks.append(LineMark{
            .from = plot.bottomLeft(), .to = plot.bottomRight(), .ink = {Role::Line}, .meaning = {}});
        for (std::size_t i = 0; i < values.size(); ++i) {
            const bool counts = i < panel.spectrum.rank;
            const double share = counts && largest > 0.0 ? values[i] / largest : 0.0;
            const double height = std::max(3.0, share * plot.height() * between(m_frame.progress, 0.0, 0.5));
            SceneItem item;
            item.rect =
                QRectF(plot.left() + double(i) * step, plot.bottom() - height, step * (1.0 - barGap), height);
            item.name =
                QCoreApplication::translate("figures", "singular value %1 of %2").arg(i + 1).arg(panel.title);
            item.value = counts ? playback::formatCell(values[i], 4)
                                : QCoreApplication::translate("figures", "zero but for rounding");
            item.meaning.description =
                QCoreApplication::translate("figures", "%1: %2", "name, value").arg(item.name, item.value);
            item.gridRow = panel.row;
            item.gridColumn = int(i);
            m_scene.marks.append(RectMark{.rect = item.rect,
                                          .fill = counts ? std::optional(Ink{Role::Accent}) : std::nullopt,
                                          .stroke = Ink{counts ? Role::Accent : Role::Muted},
                                          .meaning = item.meaning});
            m_scene.items.append(item);
        }
    }

    Scene m_scene;
    Frame m_frame;
    double m_pixels;
    std::vector<Panel> m_panels;
    std::size_t m_dK = 0;
};

} // namespace

Scene RankFigure::layout(const Frame& frame) const
{
    return sceneOf<RankLayout>(frame);
}

} // namespace casefile::figures
